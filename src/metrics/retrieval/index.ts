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
import { averagePrecisionAtK, hit, map, mrr, ndcg, precision, recall, retrievalF1, rPrecision } from './ranking.js'
import { duplicates, matchedByPath, returned, zeroRecall } from './retrieved-spans.js'
import { sourceF1, sourcePrecision, sourceRecall } from './sources.js'

/** Whether a case succeeded, and what was retrieved for it. */
export const RETRIEVAL: readonly MetricDefinition[] = [
  success,
  successRetrieval,
  successAnswer,
  successWorkflow,
  precision,
  recall,
  retrievalF1,
  ndcg,
  averagePrecisionAtK,
  hit,
  mrr,
  map,
  rPrecision,
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
