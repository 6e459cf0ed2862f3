import type { ZodType } from 'zod'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Gate } from '../../model/suite/gate.js'
import type { Metric, MetricFacts, MetricSettings } from '../../model/metric.js'

/** What a suite may say about a target or a judge: the adapter's name and the schema of its options. */
export interface AdapterOptions {
  readonly name: string
  /** A strict object of the adapter's own keys, so without `type` and the other keys that all adapters of its kind share. */
  readonly options: ZodType
}

/** The options of an adapter as data; they are an object where its schema is one. */
export function optionsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

/** A mapping without the keys that all adapters of a kind share. */
export function withoutKeys(entry: object, shared: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !shared.includes(key)))
}

export interface TargetOptions extends AdapterOptions {
  /** What `deterministic` is when the suite does not say; false when absent. */
  readonly deterministic?: boolean
}

/** What a suite may name, handed in by the app so that reading a suite knows no metric or target by itself. */
export interface SuiteRegistries {
  readonly targets: readonly TargetOptions[]
  readonly judges: readonly AdapterOptions[]
  /** Goldenpair's, then the suite's `own`. */
  readonly metrics: (settings: MetricSettings, own?: readonly MetricFacts[]) => readonly Metric[]
  /** The metric of a full, short or other name; or what to say of a name that is none. */
  readonly resolveMetric: (
    metrics: readonly Metric[],
    name: string,
  ) => Metric | { readonly unknown: string; readonly suggestion: string | null }
  /** What a gate may name of a table, `table.scorecard.capability`; null for a name that is none. */
  readonly tableFigure: (name: string) => MetricFacts | null
  /** Metrics that people's labels are held against, in the order in which they are named. */
  readonly judgeMeasures: readonly string[]
  /** The gates of a suite that has no `gates`. */
  readonly defaultGates: (suite: {
    readonly metrics: readonly Metric[]
    readonly cases: readonly GoldenCase[]
  }) => readonly Gate[]
  /** What is wrong with the schema of a `json_schema` check, null when nothing is. */
  readonly checkJsonSchema: (schema: Readonly<Record<string, unknown>>) => string | null
}
