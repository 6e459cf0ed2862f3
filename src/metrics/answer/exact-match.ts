import type { GoldenCase } from '../../model/suite/case.js'
import { scored } from '../../model/score.js'
import { defineMetric } from '../define/define-metric.js'
import { comparableWords } from './normalize-answer.js'

/** Every answer that the case accepts; empty when it states none. */
export function acceptedAnswers({ expected_answer: expected }: GoldenCase): readonly string[] {
  return typeof expected === 'string' ? [expected] : (expected ?? [])
}

/**
 * 1 when the answer is the expected one after SQuAD's normalisation, else 0.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250.
 * @example exactMatch('The Eiffel Tower', 'eiffel tower.') // 1
 */
export function exactMatch(expected: string, answer: string): 0 | 1 {
  const [wanted, given] = comparableWords(expected, answer)
  return wanted.length > 0 && wanted.join(' ') === given.join(' ') ? 1 : 0
}

export const exactMatchMetric = defineMetric({
  name: 'answer.exact-match',
  title: 'exact match',
  source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: 'answer.exact-match/1',
  applies: (golden) => acceptedAnswers(golden).length > 0,
  score: ({ observation, golden }) =>
    scored(acceptedAnswers(golden).some((expected) => exactMatch(expected, observation.reply.answer)) ? 1 : 0),
  when_failed: 0,
})
