import { canonicalJson, type Hash } from '../model/fingerprint.js'
import {
  type AnsweredTrial,
  type Metric,
  type MetricDefinition,
  type MetricDocs,
  type MetricFacts,
  metricFactsSchema,
  type MetricSettings,
  type ExampleTrial,
} from '../model/metric.js'
import { omitUndefined, pick } from '../model/omit-undefined.js'
import type { Failure } from '../model/run/observation.js'
import type { RunFigure } from '../model/run/run-figure.js'
import { combineScores, type Reason, type Score } from '../model/score.js'
import type { GoldenCase } from '../model/suite/case.js'
import { DEFAULT_SCORING, type JudgedQuestion, type Scoring } from '../model/suite/scoring.js'
import type { Fingerprints } from '../model/run/run.js'

/** A part of a suite's scoring that a definition can name: a member, or one kind of aliases. */
export type ScoringMember = keyof Scoring | 'aliases.agents' | 'aliases.tools'

/**
 * Returns the given members whose values differ from the default, as the end of a definition; empty if none differs.
 * @example describeScoring({ ...DEFAULT_SCORING, success_spans: 'critical' }, ['success_spans']) // ' {"success_spans":"critical"}'
 */
export function describeScoring(scoring: Scoring, members: readonly ScoringMember[]): string {
  const changed = members.flatMap((member): readonly (readonly [string, unknown])[] => {
    const value = read(scoring, member)
    return canonicalJson(value) === canonicalJson(read(DEFAULT_SCORING, member)) ? [] : [[member, value]]
  })
  return changed.length === 0 ? '' : ` ${canonicalJson(Object.fromEntries(changed))}`
}

function read(scoring: Scoring, member: ScoringMember): unknown {
  if (member === 'aliases.agents') return scoring.aliases.agents
  return member === 'aliases.tools' ? scoring.aliases.tools : scoring[member]
}

/** What a metric's functions may use besides the trial. `k` is `primary_k` for a metric that is not measured at each k. */
export interface MetricContext {
  readonly k: number
  readonly settings: MetricSettings
  /** The suite's own scoring, else the defaults. */
  readonly scoring: Scoring
}

/** What every metric states, whether it measures a trial or a run. The default `environment` is `free`. */
type CommonSpec = MetricDocs &
  Omit<MetricFacts, 'id' | 'kind' | 'environment' | 'scale' | 'per_run' | 'definition' | 'judged_by'> &
  Partial<Pick<Metric, 'environment' | 'aliases'>>

/**
 * A metric as its file defines it: the facts and two pure functions. Defaults: `scale` is `linear`, `when_failed` is `unscored`. At each k,
 * `default_gate` is the role of the metric at `primary_k`.
 */
export interface MetricSpec
  extends
    CommonSpec,
    Pick<MetricFacts, 'kind'>,
    Partial<Pick<Metric, 'scale' | 'default_gate' | 'warn_margin' | 'criterion'>> {
  /** The version of the meaning; must change with it. Default 1. */
  readonly version?: number
  /** Further parts of the meaning: rules that several metrics share, and choices of the suite. */
  readonly rules?: string | ((context: MetricContext) => string)
  /** The judge's questions that the metric uses, as far as the suite asks them. A function if they depend on more of the suite. */
  readonly judged_by?: readonly JudgedQuestion[] | ((context: MetricContext) => readonly JudgedQuestion[])
  /** One metric for each k of the suite, `name@k`, instead of one. */
  readonly at_each_k?: boolean
  /** Default: applies to every case. */
  readonly applies?: (golden: GoldenCase, context: MetricContext) => boolean
  readonly score: (trial: AnsweredTrial, context: MetricContext) => Score
  /** Explains why a trial is not scored 1, from the same conditions as the score. */
  readonly explain?: (trial: AnsweredTrial, context: MetricContext) => readonly Reason[]
  readonly when_failed?: number | 'unscored' | ((failure: Failure, context: MetricContext) => number | 'unscored')
}

// Facts that many metrics share.

/** Yes or no, and yes is good. */
export const YES_NO = {
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
} as const
/** Yes or no, and yes is bad. */
export const BAD_YES_NO = { ...YES_NO, direction: 'lower' } as const
/** A share that is compared by its relative change; more is good. */
export const SHARE = {
  unit: 'ratio',
  kind: 'continuous',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'relative', value: 0.1 },
  absolute_margin: 0.05,
} as const
/** A share that is compared by points; more is good. */
export const GOOD_SHARE = { ...YES_NO, kind: 'continuous' } as const
/** A share that is compared by points; more is bad. */
export const BAD_SHARE = { ...BAD_YES_NO, kind: 'continuous' } as const
/** Yes or no, and neither is better. */
export const NEUTRAL_YES_NO = { unit: 'ratio', kind: 'binary', direction: 'neutral', range: [0, 1] } as const
/** A share of which neither more nor less is better. */
export const NEUTRAL_SHARE = { unit: 'ratio', kind: 'continuous', direction: 'neutral', range: [0, 1] } as const
/** A number of which neither more nor less is better. */
export const COUNT = { unit: 'count', kind: 'continuous', direction: 'neutral', range: [0, null] } as const
/** An amount that is used up, in its own unit: less is better. */
export const EXPENSE = {
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  default_margin: { kind: 'relative', value: 0.1 },
} as const

/** What an answer takes in time, tokens or money: an expense that is compared by its ratio, and unknown for a failed trial. */
export const AMOUNT = { ...EXPENSE, scale: 'log-ratio' } as const

/** Makes an entry of the registry from a spec. Its ks are those of the suite and `primary_k`, ascending, without duplicates. */
export function defineMetric(spec: MetricSpec): MetricDefinition {
  return {
    ...spec,
    expand: (settings) => {
      const context = contextOf(settings)
      if (!spec.at_each_k) return [metricOf(spec, context)]
      const ks = [...new Set([...settings.k, settings.primary_k])].sort((a, b) => a - b)
      return ks.map((k) => metricOf(spec, { ...context, k }))
    },
  }
}

/** A metric as a row of its family: its own facts, and those that differ from what the family shares. `undefined` removes a shared fact. */
type MetricRow<Measure, Shared> = Omit<MetricSpec, keyof Shared> & {
  readonly [Key in keyof MetricSpec]?: MetricSpec[Key] | undefined
} & { readonly measure: Measure }

/**
 * Defines metrics of one family. `share` returns what they have in common, including their score, given what each of them measures. If they
 * share an example, each adds its own text and value.
 * @example defineFamily((measure: (scores: SetScores) => number) => ({ ...SHARE, score: (trial) => scoreSources(trial, measure) }))
 */
export function defineFamily<Measure, Shared extends SharedFacts>(share: (measure: Measure) => Shared) {
  return ({ measure, ...row }: MetricRow<Measure, Shared>): MetricDefinition => {
    const shared: SharedFacts = share(measure)
    return defineMetric({ ...shared, ...row, example: { ...shared.example, ...row.example } } as unknown as MetricSpec)
  }
}

type SharedFacts = Partial<Omit<MetricSpec, 'example'> & { readonly example: Partial<MetricSpec['example']> }>

/** Returns what a metric means for a suite. Runs whose definitions differ are never compared. */
export function definitionOf({ name, version = 1, rules = '' }: MetricSpec, context: MetricContext): string {
  return `${name}/${version} ${typeof rules === 'string' ? rules : rules(context).trim()}`.trim()
}

function contextOf(settings: MetricSettings): MetricContext {
  return { k: settings.primary_k, settings, scoring: settings.scoring ?? DEFAULT_SCORING }
}

function metricOf(spec: MetricSpec, context: MetricContext): Metric {
  const suffix = spec.at_each_k ? `@${context.k}` : ''
  const isMain = context.k === context.settings.primary_k
  const { applies = () => true, explain, judged_by: questions = [], when_failed: failed = 'unscored' } = spec
  const all = typeof questions === 'function' ? questions(context) : questions
  const asked = all.filter((question) => context.scoring.judged.includes(question))
  return omitUndefined<Metric>({
    ...factsOf(spec),
    id: `${spec.name}${suffix}`,
    title: `${spec.title}${suffix}`,
    scale: spec.scale ?? 'linear',
    definition: definitionOf(spec, context),
    judged_by: asked.length > 0 ? asked : undefined,
    default_gate: isMain ? spec.default_gate : undefined,
    warn_margin: isMain ? spec.warn_margin : undefined,
    criterion: spec.criterion,
    applies: (golden) => applies(golden, context),
    score: (trial) => spec.score(trial, context),
    explain: explain && ((trial) => explain(trial, context)),
    when_failed: typeof failed === 'function' ? (failure) => failed(failure, context) : failed,
  })
}

function factsOf<Spec extends CommonSpec>(spec: Spec) {
  const { name: id, environment = 'free', aliases = [] } = spec
  return { ...metricFacts(spec), id, environment, aliases }
}

/** A metric that is computed from other metrics' scores of the same trial. */
interface ComposedSpec extends Omit<MetricSpec, 'judged_by' | 'applies' | 'score' | 'at_each_k'> {
  readonly parts: readonly MetricDefinition[]
  /** A score of the trial that counts besides the parts. */
  readonly beside?: (trial: AnsweredTrial) => Score
  /** Gets the scores of the parts in order, then that of `beside`. */
  readonly combine: (values: readonly number[], context: MetricContext) => number | string
  readonly rules?: (context: MetricContext) => string
}

/** Defines a metric from its parts. It applies where all parts do, includes their definitions, and is unscored if one of them is. */
export function defineComposed(composed: ComposedSpec): MetricDefinition {
  const { parts: definitions, beside, combine, rules, ...spec } = composed
  return {
    ...spec,
    expand: (settings) => {
      const parts = definitions.flatMap((definition) => definition.expand(settings))
      const scores = parts.flatMap(({ score }) => score ?? []).concat(beside ?? [])
      return defineMetric({
        ...spec,
        rules: (context) => [rules?.(context) ?? '', ...parts.map(({ definition }) => definition)].join(' | '),
        judged_by: parts.flatMap(({ judged_by: asked = [] }) => asked),
        applies: (golden) => parts.every((part) => part.applies(golden)),
        score: (trial, context) =>
          combineScores(
            scores.map((score) => score(trial)),
            (...values) => combine(values, context),
          ),
      }).expand(settings)
    },
  }
}

/** A figure of the whole run as its file defines it: the facts, and how the figure is computed from other metrics. */
export interface RunMetricSpec extends CommonSpec {
  /** The version of the meaning, which includes the figure; must change with it. Default 1. */
  readonly version?: number
  readonly default_gate?: Metric['default_gate']
  readonly per_run: (context: MetricContext) => RunFigure
}

/** Makes an entry of the registry for a figure of the whole run. `buildMetrics` restricts it to the cases to which all its parts apply. */
export function defineRunMetric(spec: RunMetricSpec): MetricDefinition {
  const { name, version = 1 } = spec
  return {
    ...spec,
    expand: (settings) => {
      const figure = spec.per_run(contextOf(settings))
      return [
        omitUndefined<Metric>({
          ...factsOf(spec),
          default_gate: spec.default_gate,
          kind: 'continuous',
          scale: 'linear',
          per_run: figure,
          definition: `${name}/${version} ${JSON.stringify(figure)}`,
          applies: () => true,
          score: null,
          when_failed: 'unscored',
        }),
      ]
    },
  }
}

/**
 * Describes the range, direction and unit of a metric and what else decides how it is compared, in the words of its section of
 * docs/metrics.md.
 * @example describeScale(success) // '0 to 1, higher is better, unit ratio; binary'
 */
export function describeScale(input: MetricFacts): string {
  const { range, direction, unit, kind, scale, per_run, measured_on, environment } = input
  const [low, high] = range
  const better = direction === 'neutral' ? 'neither' : direction
  const facts = [
    `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${better} is better, unit ${unit}`,
    kind === 'binary' && 'binary',
    scale === 'log-ratio' && 'compared as a ratio (log scale)',
    per_run !== undefined && 'one figure for the whole run',
    measured_on !== undefined && `one number for ${measured_on === 'table' ? 'a table' : 'the source code'}`,
    environment === 'bound' && 'depends on the machine',
  ]
  return facts.filter((fact) => fact !== false).join('; ')
}

/**
 * Describes the margin of a gate that gives none, in the words of docs/metrics.md.
 * @example describeDefaultMargin(precision) // '10 % relative; 0.05 if the baseline is 0'
 */
export function describeDefaultMargin({ default_margin: margin, absolute_margin: absolute }: MetricFacts): string {
  if (margin === undefined) return 'None'
  if (margin.kind === 'absolute') return `${margin.value} absolute`
  const relative = `${Number((margin.value * 100).toPrecision(10))} % relative`
  return absolute === undefined ? relative : `${relative}; ${absolute} if the baseline is 0`
}

const FACTS = Object.keys(metricFactsSchema.shape)

/** Returns the facts of a metric without its functions, as stored in `run.json`. */
export function metricFacts<Facts extends object>(metric: Facts) {
  return pick(metric, FACTS as (keyof Facts & keyof MetricFacts)[])
}

/**
 * Hashes what each metric means, by id. For the suite's own metrics all facts are hashed: they are not defined by Goldenpair's code, so a
 * run could claim the definition of another and reverse its direction.
 */
export function fingerprintMetrics(metrics: readonly Metric[], hash: Hash): Fingerprints['metrics'] {
  return Object.fromEntries(
    metrics.map((metric) => [metric.id, hash(metric.custom ? canonicalJson(metricFacts(metric)) : metric.definition)]),
  )
}

interface Measured extends Pick<RunMetricSpec, 'unit' | 'environment'> {
  readonly of: string
  readonly title: string
  /** Text before "of the median query". */
  readonly what: string
  /** The cases of the example, their median and their 95th percentile, in words. */
  readonly example: Readonly<Record<'cases' | '50' | '95', string>>
  readonly exampleOf: (amount: number) => Omit<ExampleTrial, 'case'>
}

/** Defines the median and the 95th percentile of a metric over the cases of a run. */
export function definePercentiles({ of, title, what, example, exampleOf, ...facts }: Measured) {
  return ([50, 95] as const).map((percentile) =>
    defineRunMetric({
      ...facts,
      name: `${of}-p${percentile}`,
      title: `${title} p${percentile}`,
      source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default): linear at (n − 1)·p",
      summary: `${what} ${percentile === 50 ? 'of the median query' : 'that one query in twenty exceeds'}.`,
      formula: `The ${percentile}th percentile over cases of \`${of}\`, each its mean over trials, interpolated linearly at position (n − 1)·${percentile / 100} of the sorted values.`,
      edge_cases: `As \`${of}\`.`,
      example: {
        text: `Cases of ${example.cases}: ${example[percentile]}.`,
        trials: [1, 2, 3, 4, 10].map(exampleOf),
        value: percentile === 50 ? 3 : 8.8,
      },
      ...EXPENSE,
      per_run: () => ({ figure: 'percentile', of, percentile }),
    }),
  )
}
