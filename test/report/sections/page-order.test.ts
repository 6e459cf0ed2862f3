import { expect, test } from 'vitest'
import { renderHtml } from '../../../src/report/render/html.js'
import { buildReport } from '../build-pair-report.js'
import type { Block } from '../../../src/model/result/report.js'
import { SUCCESS } from './facts.js'
import { regressed } from './stories.js'

test('a page has the verdict, where to start, the flips, the gates, and folded below all that the explanations, and every metric once', () => {
  const html = renderHtml(buildReport(regressed))
  expect([...html.matchAll(/<li><a href="#(?:s-|all-)[^"]*">(.*?)<\/a>/g)].map(([, title]) => title)).toEqual([
    '13 cases broke, 2 cases were fixed.',
    'Summary',
    'Why “regressed”',
    'Numbers: gates, intervals, tags and metrics',
    'What it means, and how it was decided',
    'All numbers',
  ])
  const places = ['<h1>', 'Start here', '13 cases broke', '<table>', 'Why “regressed”', 'What it means'].map((words) =>
    html.indexOf(
      words,
      html.indexOf('<body>') + (words === '<h1>' ? 0 : html.slice(html.indexOf('<body>')).indexOf('<main>')),
    ),
  )
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(html).not.toContain('moved: exploratory')
})

/** Returns the tables among blocks, including folded ones. */
const tablesIn = (blocks: readonly Block[]): readonly Extract<Block, { kind: 'table' }>[] =>
  blocks.flatMap((block) =>
    block.kind === 'table'
      ? [block]
      : block.kind === 'details'
        ? tablesIn(block.blocks)
        : block.kind === 'flips'
          ? block.items.flatMap((item) => tablesIn(item.blocks))
          : [],
  )

test('every table has the same order: the baseline, this PR, the change', () => {
  const { comparison } = regressed
  const [gate] = comparison.gates
  if (gate === undefined) throw new Error('the story has gates')
  const slice = { tag: 'auth', result: { ...gate, metric: SUCCESS, reason: null }, p_adjusted: 0.1 }
  const report = buildReport({ ...regressed, comparison: { ...comparison, slices: [slice] } })
  const sections = (report.sections ?? []).flatMap(({ blocks }) => blocks)
  const told = tablesIn([...report.blocks, ...(report.explanation ?? []), ...(report.appendix ?? []), ...sections]).map(
    ({ columns }) =>
      columns.flatMap(({ title }) => ['main', 'this PR', 'change'].filter((word) => title.startsWith(word))),
  )
  const both = told.filter((titles) => titles.includes('main') && titles.includes('this PR'))
  expect(both.length).toBeGreaterThan(5)
  expect(both.filter((titles) => !['main,this PR', 'main,this PR,change'].includes(titles.join()))).toEqual([])
})
