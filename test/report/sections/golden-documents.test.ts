import { describe, expect, test } from 'vitest'
import type { RunTable } from '../../../src/model/run/run-table.js'
import { renderMarkdown } from '../../../src/report/render/markdown.js'
import { buildReport, type ReportInput } from '../build-pair-report.js'
import { PRECISION, SUCCESS, TOKENS } from './facts.js'
import { firstTime, regressed } from './stories.js'

const text = (title: string) => ({ title, format: 'text' }) as const
const share = (title: string) => ({ title, format: 'share' }) as const

/** Makes the tables of a suite with spans and route tiers. */
function tablesOf(...arms: readonly string[]): readonly RunTable[] {
  const last = (values: readonly number[]): readonly number[] => values.slice(-arms.length)
  return [
    {
      id: 'zero-recall-by-tag',
      title: 'Tags with cases whose expected spans were all missed',
      place: 'comment',
      columns: [text('tag'), ...arms.map(text)],
      rows: [['auth', ...['1 of 7', '3 of 7'].slice(-arms.length)]],
      notes: [],
    },
    {
      id: 'retrieval-at-k',
      title: 'Retrieval at k',
      place: 'page',
      columns: [text('measure'), ...arms.map((title) => ({ title, format: 'ratio' as const }))],
      rows: [
        ['precision@1', ...last([0.62, 0.58])],
        ['recall@1', ...last([0.41, 0.4])],
        ['precision@5', ...last([0.31, 0.28])],
        ['recall@5', ...last([0.82, 0.74])],
      ],
      notes: ['Of 92 replies of this PR, 4 have fewer than 5 spans.'],
    },
    {
      id: 'hardest-queries',
      title: 'Hardest queries',
      place: 'page',
      names_cases: true,
      columns: [
        text('case'),
        ...arms.flatMap((group) => [
          { ...share('recall@5'), group },
          { ...share('success'), group },
        ]),
      ],
      rows: [['auth-jwt-rotation', ...[1, 1, 0, 0].slice(-2 * arms.length)]],
      notes: [],
    },
    {
      id: 'zero-recall-cases',
      title: 'Queries whose expected spans were all missed',
      place: 'page',
      names_cases: true,
      columns: [text('case'), ...arms.map(share)],
      rows: [['auth-jwt-rotation', ...last([0, 1])]],
      notes: [],
    },
    {
      id: 'route-tier-usage',
      title: 'Which route tier answered',
      gist: '80 / 15 / 5\u202f%',
      place: 'comment',
      columns: [text('route tier'), ...arms.map(share)],
      rows: [
        ['local', ...last([0.75, 0.8])],
        ['api', ...last([0.2, 0.15])],
        ['codex', ...last([0.05, 0.05])],
      ],
      notes: [],
    },
  ]
}

const scored = (mean: number) => ({ mean, n: 90, applicable: 90 })
const DOCUMENTS: Readonly<Record<string, ReportInput>> = {
  regressed: { ...regressed, tables: tablesOf('main', 'this PR') },
  'single-run': {
    ...firstTime,
    tables: tablesOf('this PR'),
    measured: {
      metrics: [SUCCESS, PRECISION, TOKENS],
      summaries: { success: scored(0.81), [PRECISION.id]: scored(0.6), [TOKENS.id]: scored(1240.3) },
      primary_k: 5,
    },
  },
}

describe('a stored document equals its golden file', () => {
  test.each(Object.entries(DOCUMENTS))('%s', async (name, input) => {
    await expect(renderMarkdown(buildReport(input))).toMatchFileSnapshot(`../../golden/documents/${name}.md`)
  })

  test('with up to 100 cases, and the number of further ones', () => {
    const row = (at: number) => ({
      id: `case-${at}`,
      tags: [],
      states: ['broke' as const],
      flip: null,
      critical: false,
    })
    const rows = Array.from({ length: 120 }, (_, at) => ({
      ...row(at),
      passed: [[2, 2] as const, at === 0 ? null : ([0, 2] as const)],
      changes: [],
      stage: null,
      detail: null,
    }))
    const cases = { arms: ['main', 'this PR'], columns: [], shown: 0, rows }
    const text = renderMarkdown(buildReport(regressed), { cases })
    const [, list = ''] = text.split('## Every case\n\n')
    const [table = '', more] = list.split('\n\n')
    expect(table.split('\n')).toHaveLength(102)
    expect(table.split('\n').slice(0, 4)).toEqual([
      '| case | state | passed, main | passed, this PR |',
      '| --- | --- | ---: | ---: |',
      '| `case-0` | broke | 2 of 2 | – |',
      '| `case-1` | broke | 2 of 2 | 0 of 2 |',
    ])
    expect(more).toBe('… and 20 more cases, in `cases.csv`.')
    expect(text.indexOf('## Every case')).toBeLessThan(text.indexOf('## How this was measured'))
  })

  test('with the same bytes if it is written later', () => {
    const { context } = regressed
    const { baseline } = context
    if (baseline.kind === 'none') throw new Error('the story has a baseline')
    const later = { ...regressed, context: { ...context, baseline: { ...baseline, age_hours: 500, stale: 'old' } } }
    expect(renderMarkdown(buildReport(later))).toBe(renderMarkdown(buildReport(regressed)))
  })

  test('without requesting a picture, and with details `none` without naming a case', () => {
    const input = { ...regressed, tables: tablesOf('main', 'this PR') }
    expect(renderMarkdown(buildReport(input))).not.toMatch(/!\[|charts\.example/)
    const anonymous = renderMarkdown(buildReport({ ...input, details: 'none' }))
    expect(anonymous).not.toContain('auth-jwt-rotation')
    expect(anonymous).toContain('## Drill-down for errors')
  })
})
