import type { MetricDefinition } from '../../model/metric.js'
import { success, successAnswer, successRetrieval, successWorkflow } from '../success.js'
import {
  contextEstimated,
  contextRelevant,
  contextTotal,
  contextWaste,
  contextWasted,
  contextWastePooled,
} from './context.js'
import { RANKING } from './ranking.js'
import { duplicates, matchedByPath, returned, zeroRecall } from './retrieved-spans.js'
import { sourceF1, sourcePrecision, sourceRecall } from './sources.js'

/** Whether a case succeeded, and what was retrieved for it. */
export const RETRIEVAL: readonly MetricDefinition[] = [
  success,
  successRetrieval,
  successAnswer,
  successWorkflow,
  ...RANKING,
  zeroRecall,
  returned,
  duplicates,
  matchedByPath,
  sourcePrecision,
  sourceRecall,
  sourceF1,
  contextWaste,
  contextWastePooled,
  contextTotal,
  contextRelevant,
  contextWasted,
  contextEstimated,
]
