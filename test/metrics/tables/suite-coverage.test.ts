import { expect, test } from 'vitest'
import { openTables } from '../../../src/metrics/tables/index.js'
import { caseMeansOf } from '../../../src/stats/scores/case-means.js'
import { scoredRun } from '../../compare/build-runs.js'
import { makeCase, makeFailure, makeReply, SETTINGS } from '../make-trial.js'

const { run } = scoredRun({ cases: [], trials: [] })

function build(trials: readonly { golden: ReturnType<typeof makeCase>; observation: ReturnType<typeof makeReply> }[]) {
  const tables = openTables(SETTINGS)
  for (const trial of trials) tables.add(0, { ...trial, trial: 0, judgments: null, scores: {}, unscored: {} })
  return tables.build([{ name: 'main', run, means: caseMeansOf([]) }]).find(({ id }) => id === 'suite-coverage') ?? null
}

test('the table counts the existing items that cases name, in one spelling, and lists the others by frequency', () => {
  const golden = makeCase({
    expected_spans: [
      { path: './docs/a.md', symbol: '## Keys' },
      { path: 'docs/x.md', relevance: 0 },
    ],
    expected_sources: ['docs/b.md'],
    required_tools: ['Search'],
  })
  const spans = ['docs/a.md', 'docs/c.md', 'docs/c.md', 'docs/d.md'].map((path) => ({ path, symbol: 'Keys' }))
  const table = build([
    { golden, observation: makeReply({ spans, tools: [{ name: 'search' }, { name: 'delete' }] }) },
    { golden, observation: makeReply({ spans: [{ path: 'docs/d.md' }] }) },
    { golden, observation: makeFailure('crash', 'x') },
  ])
  expect(table?.rows).toEqual([
    ['documents', 4, 2, 0.5, '██████████░░░░░░░░░░', 'docs/d.md and docs/c.md'],
    ['headings and symbols', 3, 1, 1 / 3, '███████░░░░░░░░░░░░░', 'docs/c.md::Keys and docs/d.md::Keys'],
    ['tools', 2, 1, 0.5, '██████████░░░░░░░░░░', 'delete'],
  ])
  expect([table?.place, table?.names_cases]).toEqual(['page', true])
})

test('the table is absent if nothing is known', () => {
  expect(build([{ golden: makeCase(), observation: makeReply() }])).toBeNull()
})
