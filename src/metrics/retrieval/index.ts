import type { MetricDefinition } from '../../model/metric.js'
import { averagePrecisionAtK, map } from './average-precision.js'
import { contextWaste, contextTotal, contextRelevant, contextWasted, contextEstimated } from './context-tokens.js'
import { contextWastePooled } from './context-waste-pooled.js'
import { hit } from './hit.js'
import { mrr } from './mrr.js'
import { ndcg } from './ndcg.js'
import { precision } from './precision.js'
import { rPrecision } from './r-precision.js'
import { recall } from './recall.js'
import { retrievalF1 } from './retrieval-f1.js'
import { returned, duplicates, matchedByPath } from './retrieved-spans.js'
import { sourcePrecision, sourceRecall, sourceF1 } from './sources.js'
import { success, successRetrieval, successAnswer, successWorkflow } from '../success.js'
import { zeroRecall } from './zero-recall.js'

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
