import { describe, expect, test } from 'vitest'
import { answerWords, exactMatch, tokenF1 } from '../../../src/metrics/answer/overlap.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

// Values from SQuAD's published evaluate-v1.1, run in Python 3.11.
describe('ASCII text is compared as SQuAD does', () => {
  test.each([
    ["Gustave Eiffel's company", 'the company of Gustave Eiffel', 4 / 7, 0],
    ['Denver Broncos', 'The Denver Broncos won.', 0.8, 0],
    ['10 a.m.', 'at 10 am', 0.8, 0],
    ['the the cat cat', 'cat', 2 / 3, 0],
    ['well-known', 'well known', 0, 0],
    ['$5 ~ 6^2', '5 62', 1, 1],
    ['saint bernadette soubirous', 'Saint Bernadette', 0.8, 0],
    ['no', 'yes', 0, 0],
    ['The Eiffel Tower', ' eiffel   tower. ', 1, 1],
    ['Paris', '', 0, 0],
  ])('%j and %j: F1 %d, exact match %i', (expected, answer, f1, exact) => {
    expect(tokenF1(expected, answer)).toBeCloseTo(f1, 12)
    expect(exactMatch(expected, answer)).toBe(exact)
  })
})

describe('other text', () => {
  test.each([
    ['composed, and full width as half', 'Ｃａｆé ﬁn', ['café', 'fin']],
    ['without Unicode punctuation', '«Où?» — “là…”', ['où', 'là']],
    ['a letter beside an article is not one', 'à la a', ['à', 'la']],
    ['a character at a time in Chinese', '北京大学。', ['北', '京', '大', '学']],
    ['a character at a time in Japanese', 'タワー東京', ['タ', 'ワ', 'ー', '東', '京']],
    ['by spaces in Korean', '서울 대학교', ['서울', '대학교']],
    ['mixed', 'GPT模型', ['gpt', '模', '型']],
  ])('%s', (_what, text, words) => {
    expect(answerWords(text)).toEqual(words)
  })

  test('Chinese text that agrees in three of four characters has F1 .75', () => {
    expect(tokenF1('北京大学', '北京大楼')).toBe(0.75)
    expect(exactMatch('北京大学', '北京大学。')).toBe(1)
  })
})

describe('an expected answer of only punctuation and articles keeps them', () => {
  test.each([
    ['The The', 'the the', 1, 1],
    ['The The', '', 0, 0],
    ['++', '++', 1, 1],
    ['++', '--', 0, 0],
    [' ', '', 0, 0],
  ])('%j and %j: F1 %d, exact match %i', (expected, answer, f1, exact) => {
    expect(tokenF1(expected, answer)).toBe(f1)
    expect(exactMatch(expected, answer)).toBe(exact)
  })
})

describe('several accepted answers', () => {
  const written = { expected_answer: ['north west', 'NW'] }

  test('count by the best one', () => {
    const { scores } = scoreWith(written, makeReply({ answer: 'nw' }))
    expect([scores['answer.exact-match'], scores['answer.token-f1']]).toEqual([1, 1])
    expect(scoreWith(written, makeReply({ answer: 'west' })).scores['answer.token-f1']).toBeCloseTo(2 / 3, 12)
  })

  test('a failed trial is 0, and a case without an expected answer has neither metric', () => {
    const { scores } = scoreWith(written, makeFailure('crash', 'exit code 1'))
    expect([scores['answer.exact-match'], scores['answer.token-f1']]).toEqual([0, 0])
    const none = scoreWith({}, makeReply())
    expect(Object.keys({ ...none.scores, ...none.unscored }).filter((id) => /exact|f1/.test(id))).toEqual([])
  })
})
