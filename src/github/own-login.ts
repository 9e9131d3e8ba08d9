import * as v from 'valibot'
import { unlessNotFound } from '../http/unless-it-fails.ts'
import type { Caller } from './call.ts'

const UserSchema = v.object({ login: v.pipe(v.string(), v.nonEmpty()) })
const ViewerSchema = v.object({ data: v.object({ viewer: UserSchema }) })

/** The login that a token acts as. */
export async function findOwnLogin(call: Caller['call'], apiUrl: string): Promise<string> {
  const about = { name: 'Asking whose the github-token is', permission: 'a valid token' }
  // An enterprise server has REST at /api/v3 and GraphQL beside it.
  const graphqlUrl = `${apiUrl.replace(/\/api\/v3\/?$/, '/api')}/graphql`
  // The token of a workflow, like that of any app, may not GET /user; GraphQL tells it.
  const viewer = await unlessNotFound(() =>
    call({
      ...about,
      route: `POST ${graphqlUrl}`,
      kind: 'read',
      parameters: { query: '{ viewer { login } }' },
      parse: (body) => v.parse(ViewerSchema, body).data.viewer.login,
    }),
  )
  // Gitea and Forgejo have no GraphQL. Any other failure must not send us to another question, whose
  // refusal would mislead.
  const parse = (body: unknown) => v.parse(UserSchema, body).login
  return viewer ?? call({ ...about, route: 'GET /user', parse })
}
