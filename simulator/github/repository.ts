import { type Answer, json } from '../answer.ts'
import type { Exchange, World } from './world.ts'

export function getRepository({ repository, state, world }: Exchange): Answer {
  return json(200, {
    id: idOf(repository, world),
    name: repository.split('/')[1],
    full_name: repository,
    private: isPrivate(state),
    visibility: isPrivate(state) ? 'private' : 'public',
    default_branch: state.defaultBranch ?? 'main',
    html_url: `${world.serverUrl}/${repository}`,
  })
}

export function isPrivate(state: { private?: boolean }): boolean {
  return state.private ?? true
}

const FIRST_ID = 1296269

/** A repository keeps its ID when it is renamed. */
export function idOf(repository: string, { options }: Pick<World, 'options'>): number {
  return FIRST_ID + namesOf(options).indexOf(repository)
}

export function nameOfId(id: number, { options }: Pick<World, 'options'>): string | undefined {
  return namesOf(options)[id - FIRST_ID]
}

function namesOf({ repository = '', repositories = {} }: World['options']): string[] {
  return [repository, ...Object.keys(repositories)]
}
