import { join } from 'node:path'
import { UserError } from '../../model/error.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { ActionRequest } from '../../run/action-request.js'

/**
 * Publishes suite after suite, several into folders of their own, and gives the worst exit code. A mistake in one keeps none of the others from
 * being published; the first is thrown after them, and the others are logged.
 */
export async function publishEach<Measured extends { readonly suite: string }>(
  request: ActionRequest,
  suites: readonly Measured[],
  publish: (request: ActionRequest, measured: Measured) => Promise<ExitCode>,
): Promise<ExitCode> {
  let worst: ExitCode = 0
  let mistake: UserError | null = null
  for (const measured of suites) {
    const outputFolder = suites.length === 1 ? request.outputFolder : join(request.outputFolder, measured.suite)
    try {
      const code = await publish({ ...request, outputFolder }, measured)
      if (code > worst) worst = code
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      if (mistake !== null) request.effects.log.error(error.message)
      mistake ??= error
    }
  }
  if (mistake !== null) throw mistake
  return worst
}
