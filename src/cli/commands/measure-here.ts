import { measure, type MeasureRequest } from '../../run/measure.js'
import type { FinishedArm } from '../../run/run-suite.js'
import { readCheckout, type Checkout } from '../../github/checkout.js'
import type { Terminal } from './command.js'
import { showProgress } from './progress.js'
import type { Surroundings } from './surroundings.js'

/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
export async function measureHere(
  {
    checkout,
    ...request
  }: Omit<MeasureRequest, keyof Surroundings | 'commit' | 'branch' | 'onProgress'> & {
    /** From who had something else to do while git looks for it. */
    readonly checkout?: Promise<Checkout<string | null>>
  },
  surroundings: Surroundings,
  terminal: Terminal,
): Promise<readonly FinishedArm[]> {
  const { workingDirectory } = surroundings
  const { sha: commit } = await (checkout ?? readCheckout({ workingDirectory, fallbackSha: null }))
  return measure({ ...request, ...surroundings, commit, branch: null, onProgress: showProgress(terminal) })
}
