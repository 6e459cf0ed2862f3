import type { CompareInput } from '../../../src/compare/pair/open-pair.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { goldenCase, scoredRun } from '../build-runs.js'
import type { Arm, RandomSuite } from './random-suite.js'

/** Builds the two runs as Goldenpair would have stored them. */
export function buildInput(suite: RandomSuite): CompareInput {
  const candidate = buildRun(suite, 'candidate')
  const confirmations = suite.cases.flatMap(({ id, confirmations: again }) =>
    again.map((value, trial) => makeTrial(id, 100 + trial, [['success', value]])),
  )
  return {
    baseline: suite.hasBaseline ? buildRun(suite, 'baseline') : null,
    candidate,
    failOn: suite.failOn,
    confirmations: { trials: confirmations, stopped: null },
    ...(suite.ruleSet === null
      ? {}
      : { ruleSet: { ...suite.ruleSet, rules: { ...suite.ruleSet.rules, gates: suite.gates } } }),
  }
}

function buildRun(suite: RandomSuite, arm: Arm): ReturnType<typeof scoredRun> {
  const absent = arm === 'baseline' ? ['added'] : ['removed', ...(suite.hasSubset ? ['outside'] : [])]
  const cases = suite.cases.filter(({ status }) => !absent.includes(status))
  const stale = suite.cases.filter((one) => one.stale === 'both' || (one.stale !== 'no' && arm === 'candidate'))
  const deleted = suite.cases.filter((one) => one.stale === 'deleted' && arm === 'candidate')
  const silent = suite.metrics.filter(({ scale, environment }) => scale === 'log-ratio' || environment === 'bound')
  const isSilent = new Set(silent.map(({ id }) => id))
  const built = scoredRun({
    session_id: suite.isInterleaved ? 'same' : arm,
    subset: arm === 'candidate' && suite.hasSubset ? '!tag:outside' : null,
    settings: suite.settings,
    gates: suite.gates,
    metrics: suite.metrics,
    metricFingerprints: Object.fromEntries(
      suite.metrics.map(({ id }) => [id, suite.redefined.includes(id) ? arm : 'same']),
    ),
    stale_cases: stale.map(({ id }) => id),
    cases: cases.map(({ id, tags, critical, cluster, status }) =>
      goldenCase({
        ...{ id, critical, tags: status === 'outside' ? [...tags, 'outside'] : [...tags] },
        ...(cluster === undefined ? {} : { cluster }),
        fingerprint: status === 'edited' ? arm : 'same',
      }),
    ),
    trials: cases.flatMap(({ id, columns, failed }) => {
      const count = Math.max(1, ...Object.values(columns).map((column) => column[arm].length))
      return Array.from({ length: count }, (_, trial) => {
        const isFailed = failed[arm].includes(trial)
        const made = makeTrial(
          id,
          trial,
          Object.entries(columns).flatMap(([metric, column]): [string, number | null][] => {
            const value = column[arm][trial]
            return value === undefined ? [] : [[metric, isFailed && isSilent.has(metric) ? null : value]]
          }),
        )
        return isFailed ? { ...made, failed: true } : made
      })
    }),
  })
  return deleted.length === 0 ? built : { ...built, run: { ...built.run, deleted_cases: deleted.map(({ id }) => id) } }
}

function makeTrial(id: string, trial: number, values: readonly (readonly [string, number | null])[]): ScoredTrial {
  const scores: Record<string, number> = {}
  const unscored: Record<string, string> = {}
  for (const [metric, value] of values) {
    if (value === null) unscored[metric] = 'infrastructure'
    else scores[metric] = value
  }
  return { case: id, trial, scores, unscored }
}
