import { join } from 'node:path'
import type { ExitCode } from '../core/model/verdict.js'
import type { ActionRequest } from './action-request.js'
import type { MeasuredSuite } from './find-measured.js'

/** Publishes suite after suite, several into folders of their own, and gives the worst exit code. */
export async function publishEach(
  request: ActionRequest,
  suites: readonly MeasuredSuite[],
  publish: (request: ActionRequest, measured: MeasuredSuite) => Promise<ExitCode>,
): Promise<ExitCode> {
  let worst: ExitCode = 0
  for (const measured of suites) {
    const outputFolder = suites.length === 1 ? request.outputFolder : join(request.outputFolder, measured.suite)
    const code = await publish({ ...request, outputFolder }, measured)
    if (code > worst) worst = code
  }
  return worst
}
