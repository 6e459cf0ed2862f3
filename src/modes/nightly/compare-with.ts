import { compareRuns } from '../../compare/compare-runs.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Gate } from '../../model/suite/gate.js'
import type { RuleSet } from '../../model/suite/rules.js'
import type { Run } from '../../model/run/run.js'
import type { FailOn } from '../../model/result/verdict.js'
import type { Baseline } from '../../store/baselines/baseline.js'
import type { Log } from '../../io/log.js'
import { readRun } from '../../store/runs/read-run.js'
import { readSides } from '../evaluate/read-sides.js'
import { recordedRules } from '../../run/recorded-rules.js'

/**
 * A run beside a baseline, without a report: by all of its gates, or by some of them, on a part of the cases, at a fraction
 * (1 / `strictness`) of its alpha. Throws as `evaluate` does.
 */
export async function compareWith(request: {
  readonly candidateFolder: string
  readonly baseline: Baseline
  readonly failOn: FailOn
  readonly only?: { readonly gates: readonly Gate[]; readonly subset: string | null; readonly strictness: number }
  readonly log: Log
}): Promise<PairComparison> {
  const { candidateFolder, baseline, failOn, only, log } = request
  const ruleSet = only === undefined ? null : chooseRules(await readRun(candidateFolder), only)
  const sides = await readSides({ candidateFolder, baseline, log, ...(ruleSet && { ruleSet }) })
  return compareRuns({
    baseline: sides.baseline.kind === 'none' ? null : sides.baseline.scored,
    candidate: sides.candidate,
    failOn,
    ...(ruleSet && { ruleSet }),
  })
}

function chooseRules(
  run: Run,
  { gates, subset, strictness }: NonNullable<Parameters<typeof compareWith>[0]['only']>,
): RuleSet {
  const own = recordedRules(run)
  const settings = { ...own.settings, alpha: own.settings.alpha / strictness }
  return { rules: { ...own, gates, settings }, from: 'head', changes: [], subset }
}
