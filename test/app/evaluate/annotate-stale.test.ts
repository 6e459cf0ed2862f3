import { describe, expect, test } from 'vitest'
import { annotateStale } from '../../../src/app/evaluate/annotate-stale.js'
import { makeCase, makeRun } from '../../shell/runs/make-run.js'

const span = (path: string) => ({ path, relevance: 1 })
const cases = [
  makeCase('old', { expected_spans: [span('gone.md')] }),
  makeCase('new', {
    at: { file: 'golden/cases/b.yaml', line: 7 },
    expected_spans: ['a.md', 'b.md', 'a.md', 'c.md', 'd.md'].map(span),
  }),
]
const baseline = makeRun({ cases, stale_cases: ['old'] })
const candidate = makeRun({ cases, stale_cases: ['old', 'new'] })

describe('remarks on stale cases', () => {
  test.each([
    ['full', 'An expected span (a.md, b.md, c.md …) is'],
    ['ids', 'An expected span is'],
  ] as const)('are on the line of those that this change made stale, in %s', (show, beginning) => {
    expect(annotateStale({ baseline, candidate }, show)).toEqual([
      {
        ...{ level: 'warning', file: 'golden/cases/b.yaml', line: 7, title: 'new expects what is gone' },
        message: `${beginning} not in the code of this change, so the case is not compared. Edit the case, or restore what it expects.`,
      },
    ])
  })

  test('are not made where nothing of cases is to be shown, or nobody knows who did it', () => {
    expect(annotateStale({ baseline, candidate }, 'none')).toEqual([])
    expect(annotateStale({ baseline: null, candidate }, 'full')).toEqual([])
  })
})
