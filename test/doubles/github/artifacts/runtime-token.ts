import type { WorkflowRunState } from '../state.js'

/** Makes the JWT that a runner passes to a job. The artifact service reads the run and the job from its `scp`. */
export function runtimeToken(run: Pick<WorkflowRunState, 'backend_id' | 'job_backend_id'>): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = { typ: 'JWT', alg: 'RS256', kid: 'double' }
  const scp = `Actions.Example Actions.Results:${run.backend_id}:${run.job_backend_id}`
  return `${encode(header)}.${encode({ scp, iss: 'double', exp: 4_102_444_800 })}.signature`
}
