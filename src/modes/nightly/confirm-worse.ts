import { CONFIRMING_TRIALS } from '../../model/result/confirmation.js'
import { UserError } from '../../model/error.js'
import type { Run } from '../../model/run/run.js'
import { countOf } from '../../format/format-number.js'
import { CONFIRMATION_STRICTNESS } from '../../nights/confirmation-strictness.js'
import type { Against, Regression } from '../../nights/find-regressions.js'
import {
  chooseFreshCases,
  keepConfirmed,
  type FirstLook,
  type NightComparison,
} from '../../nights/weigh-comparisons.js'
import type { ActionRequest } from '../../run/action-request.js'
import { measureCheckout } from '../../run/measure-checkout.js'
import { compareWith } from './compare-with.js'
import type { Bases } from './find-bases.js'

export type Confirmation =
  | {
      readonly kind: 'confirmed'
      readonly regressions: readonly Regression[]
      /** What it was confirmed by: "a fresh run of 60 cases, judged on its own". */
      readonly by: string
    }
  /** `reason` is a clause. */
  | { readonly kind: 'unconfirmed'; readonly reason: string }

/**
 * Measures what seems worse once more, all of its cases, and judges it on the new data alone: of many gates and many nights one will always
 * look bad by chance.
 */
export async function confirmWorse(
  request: ActionRequest,
  {
    look,
    run,
    bases,
  }: { readonly look: Extract<FirstLook, { kind: 'worse' }>; readonly run: Run; readonly bases: Bases },
): Promise<Confirmation> {
  const { inputs, effects } = request
  const slices = new Map(run.gates.map(({ id, where }) => [id, where]))
  const subset = chooseFreshCases(look, { whole: run.subset, slices })
  const hasCases = look.watched.length > 0 || look.regressions.some(({ of }) => of.kind === 'case')
  const leastTrials = hasCases && !run.settings.deterministic ? CONFIRMING_TRIALS : 1
  effects.log.info('Something is worse: its cases are measured once more.')
  try {
    const commit = run.commit ?? ''
    const fresh = await measureCheckout(request, { mode: 'nightly', commit, again: { subset, leastTrials } })
    const worse = new Set(look.regressions.flatMap(({ of }) => (of.kind === 'gate' ? [of.id] : [])))
    const gates = run.gates.filter(({ id }) => worse.has(id))
    const compared: NightComparison[] = []
    const sides = new Set<Against>([...look.regressions, ...look.watched].map(({ against }) => against))
    for (const against of sides) {
      const comparison = await compareWith({
        candidateFolder: fresh.folder,
        baseline: bases[against],
        failOn: inputs.failOn,
        // Zero tolerance alone needs no gate, but a comparison without any would be invalid.
        only: { gates: gates.length === 0 ? run.gates : gates, subset, strictness: CONFIRMATION_STRICTNESS[against] },
        log: effects.log,
      })
      compared.push({ against, comparison })
    }
    if (gates.length > 0 && compared.every(({ comparison }) => comparison.verdict.word === 'invalid'))
      return { kind: 'unconfirmed', reason: 'the fresh run is invalid' }
    const regressions = keepConfirmed(look, compared)
    const by = `a fresh run of ${countOf(fresh.run.cases.length, 'case')}, judged on its own`
    return regressions.length === 0
      ? { kind: 'unconfirmed', reason: `${by}, does not show it again` }
      : { kind: 'confirmed', regressions, by }
  } catch (error) {
    if (!(error instanceof UserError) || effects.signal.aborted) throw error
    return { kind: 'unconfirmed', reason: `the fresh run failed: ${error.message}` }
  }
}
