import { joinNames } from '../../format/join-names.js'
import type { Log } from '../../io/log.js'
import { REGISTRY as JUDGES } from '../judges/index.js'
import { buildMetrics } from '../../metrics/build-metrics.js'
import { UserError } from '../../model/error.js'
import type { MetricFacts } from '../../model/metric.js'
import type { Gate } from '../../model/suite/gate.js'
import type { Inference } from '../../model/suite/inference.js'
import type { Suite, Variant } from '../../model/suite/suite.js'

/** What a caller may say over the suite; undefined is "as the suite says". */
export interface Overrides {
  readonly seed?: number | undefined
  readonly rounds?: number | undefined
  readonly concurrency?: number | undefined
  readonly timeout_seconds?: number | undefined
  readonly max_cost_usd?: number | undefined
  readonly inference?: Inference | undefined
  /** For the suite's judge. */
  readonly judge_model?: string | undefined
  /** Over those of every variant, key by key; handed to the target with every request. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/**
 * The suite as the caller wants it. A setting that is laid over the variants counts as declared by each of them. Throws `flag-invalid` for a
 * model that the suite's judge does not take.
 */
export function overrideSuite(suite: Suite, overrides: Overrides): Suite {
  const { judge_model: judgeModel, settings = {} } = overrides
  return {
    ...(judgeModel === undefined ? suite : overrideJudgeModel(suite, judgeModel)),
    seed: overrides.seed ?? suite.seed,
    rounds: overrides.rounds ?? suite.rounds,
    concurrency: overrides.concurrency ?? suite.concurrency,
    timeout_seconds: overrides.timeout_seconds ?? suite.timeout_seconds,
    max_cost_usd: overrides.max_cost_usd ?? suite.max_cost_usd,
    inference: overrides.inference ?? suite.inference,
    variants: Object.keys(settings).length === 0 ? suite.variants : overrideVariants(suite.variants, settings),
  }
}

/** Without a prototype, as `parseVariants` gives them. */
function overrideVariants(
  variants: Suite['variants'],
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Variant>> {
  const names = Object.keys(settings).map((name) => `settings.${name}`)
  const changed: Record<string, Variant> = {}
  Object.setPrototypeOf(changed, null)
  for (const [name, variant] of Object.entries(variants))
    changed[name] = {
      ...variant,
      target: { ...variant.target, settings: { ...variant.target.settings, ...settings } },
      declared: variant.declared && [...new Set([...variant.declared, ...names])].sort(),
    }
  return changed
}

/**
 * The suite with another model for its judge. Throws `flag-invalid` where it has no judge that is asked anything, or one without a model.
 */
function overrideJudgeModel(suite: Suite, model: string): Suite {
  const { judge, scoring } = suite
  const refuse = (expected: string): UserError<'flag-invalid'> =>
    new UserError('flag-invalid', { flag: 'judge-model', got: model, expected })
  if (judge === undefined || scoring.judged.length === 0)
    throw refuse('none: the suite names no `judge` and `scoring.judged`')
  const definition = JUDGES.find(({ name }) => name === judge.type)
  const parsed = definition?.options.safeParse({ ...judge.options, model })
  if (parsed?.success !== true) throw refuse(`none: a judge of type \`${judge.type}\` takes no such model`)
  return { ...suite, judge: { ...judge, options: { ...judge.options, model } } }
}

/** Of the source code: everything, or what a judge says of it. */
export type SkippedCode = 'quality' | 'review'

/** The suite without its source code, or without the review of it, and without the gates that only that could decide, which are named. */
export function skipCodeQuality(
  suite: Suite,
  { skipped, log }: { readonly skipped: SkippedCode; readonly log: Log },
): Suite {
  const gates = dropCodeGates(suite.gates, { skipped, metrics: buildMetrics(suite) })
  const left = suite.gates.filter((gate) => !gates.includes(gate))
  const what = skipped === 'quality' ? 'the code quality' : 'the code review'
  if (left.length > 0)
    log.warning(`Not decided, because ${what} is skipped: the gates on ${joinNames(left.map(({ id }) => id))}.`)
  const variants: Record<string, Variant> = {}
  // As `parseVariants` gives them.
  Object.setPrototypeOf(variants, null)
  for (const [name, variant] of Object.entries(suite.variants)) variants[name] = withoutCode(variant, skipped)
  return { ...suite, variants, gates }
}

/** The gates without those that only the source code, or the review of it, could decide. */
export function dropCodeGates(
  gates: readonly Gate[],
  { skipped, metrics }: { readonly skipped: SkippedCode; readonly metrics: readonly MetricFacts[] },
): readonly Gate[] {
  const isSkipped = ({ measured_on: on }: MetricFacts): boolean =>
    on === 'code-review' || (on === 'code' && skipped === 'quality')
  const lost = new Set(metrics.filter(isSkipped).map(({ id }) => id))
  return gates.filter(({ metric }) => !lost.has(metric))
}

function withoutCode({ code_quality: code, ...variant }: Variant, skipped: SkippedCode): Variant {
  if (code === undefined || skipped === 'quality') return variant
  return { ...variant, code_quality: { ...code, reviewed: undefined } }
}
