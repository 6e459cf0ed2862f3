import type { GoldenCase } from '../model/case.js'
import { fingerprintMetrics } from '../metrics/fingerprint-metrics.js'
import { canonicalJson } from '../model/fingerprint.js'
import type { Metric } from '../model/metric.js'
import type { Pricing } from '../model/pricing.js'
import type { Fingerprints } from '../model/run.js'
import type { Suite, Variant } from '../model/suite.js'
import { sha256 } from '../io/sha256.js'
import { VERSION } from '../model/version.js'

const hash = (value: unknown): string => sha256(canonicalJson(value))

/** The hash of what a suite asks and calls a success, whatever the order of its cases. */
export function fingerprintSuite(
  { name, version, k, primary_k, success }: Pick<Suite, 'name' | 'version' | 'k' | 'primary_k' | 'success'>,
  cases: readonly GoldenCase[],
): string {
  const fingerprints = new Map(cases.map(({ id, fingerprint }) => [id, fingerprint]))
  // By code units, the same in every locale.
  const texts = [...fingerprints.keys()].sort().map((id) => [id, fingerprints.get(id)])
  return hash({ name, version, k, primary_k, success, cases: texts })
}

/** What a run was made of, each part hashed on its own so that a comparison can name what differs. `models` starts empty. */
export function fingerprintRun(parts: {
  readonly suite: Suite
  readonly cases: readonly GoldenCase[]
  readonly variant: Variant
  readonly metrics: readonly Metric[]
  readonly pricing: Pricing
  readonly corpus: string | null
}): Fingerprints {
  const { suite, cases, variant, metrics, pricing, corpus } = parts
  const { gates, alpha, min_scored_share, zero_tolerance } = suite
  return {
    suite: fingerprintSuite(suite, cases),
    gates: hash({ gates, alpha, min_scored_share, zero_tolerance }),
    target: hash({ target: variant.target, controlled: suite.controlled }),
    metrics: fingerprintMetrics(metrics, sha256),
    pricing: hash(pricing),
    models: [],
    corpus,
    goldenpair: VERSION,
  }
}
