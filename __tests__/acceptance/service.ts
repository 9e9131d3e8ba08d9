import { bytesOf } from '../../simulator/http/answer.ts'
import { closeServer, listen, serve } from '../../simulator/http/serve.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import { SimulatedService } from '../../simulator/service.ts'

/** The same in all jobs: the service's address is a part of a step's identity. */
const PORT = 21_847
export type Service = Awaited<ReturnType<typeof openService>>

/** Serves the simulated service. Job IDs hold the run's ID, to tell runs apart. */
export async function openService(run: string, script: JobScript, port = PORT) {
  const simulated = new SimulatedService({ job: script })
  /** Awaited before each answer. */
  const onAsked = async (_operation: string): Promise<void> => {}
  const service = { script, asked: [] as string[], onAsked, jobs: simulated.jobs, url: '' }
  const server = serve(async (request) => {
    const known = { ...request, path: request.path.replace(`job_${run}_`, 'job_') }
    const operation = simulated.operationOf(known)
    service.asked.push(operation)
    await service.onAsked(operation)
    const answer = simulated.answer(known)
    return { ...answer, body: bytesOf(answer).replaceAll('"job_', `"job_${run}_`) }
  })
  service.url = await listen(server, port)
  return Object.assign(service, { close: () => closeServer(server) })
}
