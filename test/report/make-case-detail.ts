import type { CaseDetail, CaseSide, TrialDetail } from '../../src/model/result/case-data.js'

/** A trial that answered "yes" and passes. */
export const makeTrial = (facts: Partial<TrialDetail> = {}): TrialDetail => ({
  number: 0,
  answer: 'yes',
  failure: null,
  reasons: [],
  spans: [],
  judged: [],
  trace: [],
  facts: [],
  ...facts,
})

/** An arm of a case with one trial. */
export const makeSide = (facts: Partial<TrialDetail> = {}, trials: CaseSide['trials'] = []): CaseSide => ({
  detail: makeTrial(facts),
  trials,
})

/** Makes a retrieved span; with `finds`, one that matches an expected span of relevance 1. */
export const makeSpan = (label: string, rank: number, finds: string | null = null): TrialDetail['spans'][number] => ({
  label,
  rank,
  finds: finds === null ? null : { label: finds, relevance: 1 },
  score: null,
  text: null,
})

/** A case of two arms that both answered "yes". */
export const makeDetail = (facts: Partial<CaseDetail> = {}): CaseDetail => ({
  case_id: 'a',
  query: 'Where?',
  at: { file: 'golden/cases.yaml', line: null },
  critical: false,
  expected_answers: [],
  expected_spans: [],
  top_k: 5,
  baseline: makeSide(),
  candidates: [makeSide()],
  cut: false,
  ...facts,
})
