import type { MetricDefinition } from '../../model/metric.js'
import { SUCCESS_METRICS } from '../success.js'
import { CONTEXT } from './context.js'
import { RANKING } from './ranking.js'
import { RETRIEVED_SPANS } from './retrieved-spans.js'
import { SOURCES } from './sources.js'

/** Metrics of whether a case succeeded, and of what was retrieved for it. */
export const RETRIEVAL: readonly MetricDefinition[] = [
  ...SUCCESS_METRICS,
  ...RANKING,
  ...RETRIEVED_SPANS,
  ...SOURCES,
  ...CONTEXT,
]
