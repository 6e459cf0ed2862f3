import { expect, test } from 'vitest'
import { plainText, type ReportContext } from '../../src/model/result/report.js'
import { buildReport } from './build-pair-report.js'
import { contextWith } from './sections/facts.js'
import { STORIES } from './sections/stories.js'

const tailOf = (facts: Partial<ReportContext>): string =>
  plainText(
    buildReport({ ...STORIES.unchanged, context: contextWith({ candidate: { commit: 'abc1234def' }, ...facts }) })
      .headline,
  )

test('a single line names its commit, its measurement, and the verdict of an earlier commit', () => {
  const before = { sha: '9f2e11cab', word: 'regressed' }
  expect(tailOf({ look: 2, before })).toContain(' · abc1234, measurement 2, was ❌ at 9f2e11c')
  // The recorded word of a comment is not trusted, and an equal verdict is not mentioned.
  expect(tailOf({ look: 2, before: { ...before, word: '<b>' } })).toMatch(/ · abc1234, measurement 2(?!, was)/)
  expect(tailOf({ look: 2, before: { ...before, word: 'unchanged' } })).not.toContain('was')
  expect(tailOf({ look: null })).not.toContain('look')
})
