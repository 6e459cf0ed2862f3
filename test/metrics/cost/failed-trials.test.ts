import { describe, expect, test } from 'vitest'
import { FAILURE_KINDS } from '../../../src/model/run/observation.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

describe('failed trials', () => {
  test.each([
    ['timeout', 1, 1],
    ['crash', 0, 1],
    ['protocol', 0, 1],
    ['target', 0, 1],
    ['infrastructure', undefined, undefined],
  ] as const)('%s: timed out %j, failed %j', (kind, timedOut, failed) => {
    const { scores } = scoreWith({}, makeFailure(kind, 'x'))
    expect([scores['performance.timeout'], scores['performance.failure']]).toEqual([timedOut, failed])
  })

  test('every kind of failure is covered', () => {
    expect(FAILURE_KINDS).toEqual(['timeout', 'crash', 'protocol', 'target', 'infrastructure'])
  })

  test('an answer is neither a timeout nor a failure', () => {
    expect(scoreWith({}, makeReply()).scores).toMatchObject({ 'performance.timeout': 0, 'performance.failure': 0 })
  })
})
