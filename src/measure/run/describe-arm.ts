import { buildMetrics } from '../../metrics/build-metrics.js'
import { tableFiguresOfGates } from '../../metrics/tables/table-figures.js'
import type { Run } from '../../model/run/run.js'
import { selectShard } from '../../model/run/shard.js'
import { selectSubset } from '../../model/suite/selection.js'
import { REGISTRY as TARGETS } from '../targets/index.js'
import { describeRun } from './arm/describe-run.js'
import type { SuiteArm } from './input.js'
import type { MeasureRequest } from './measure.js'
import { overrideSuite } from './override-suite.js'

/**
 * run.json of an arm as `measure` would begin it, with nothing started: its judge has no fingerprint yet, and neither have models and corpus. Null
 * where the suite has no such variant. Throws as `selectCases` does.
 */
export function describeArm(
  request: Omit<Parameters<typeof describeRun>[0]['input'], 'metrics' | 'seed' | 'session_id' | 'targets'> &
    Pick<MeasureRequest, 'overrides'>,
  arm: SuiteArm,
  index = 0,
): Run | null {
  const suite = overrideSuite(request.suite, request.overrides ?? {})
  const variant = suite.variants[arm.variant]
  if (variant === undefined) return null
  const selected = selectSubset(suite.cases, request.subset)
  const cases = request.shard ? selectShard(selected, request.shard) : selected
  const metrics = buildMetrics(suite, [...(suite.custom_metrics?.metrics ?? []), ...tableFiguresOfGates(suite.gates)])
  const input = { ...request, suite, metrics, seed: suite.seed, session_id: '', targets: TARGETS }
  return describeRun({ input, arm, index, suite, selected, cases, variant, judge: null })
}
