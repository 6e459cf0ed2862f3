import { CAPABILITY_COLUMNS } from '../../../src/metrics/tables/capability/capability-scores.js'
import type { RunTable, TableCell } from '../../../src/model/run/run-table.js'
import type { ChartInput } from '../../../src/report/charts/chart.js'
import { regressed } from '../sections/stories.js'
import { chartInput } from './inputs.js'

const table = (id: string, columns: readonly string[], rows: readonly (readonly TableCell[])[]): RunTable => ({
  id,
  title: id,
  place: 'page',
  columns: columns.map((title) => ({ title, format: 'text' })),
  rows,
  notes: [],
})

/** Tables of two arms, as built by the registry, for every chart that reads a table. */
export const TABLES: readonly RunTable[] = [
  table(
    'retrieval-at-k',
    ['measure', 'main', 'this PR'],
    [
      ['precision@1', 0.8, 0.74],
      ['precision@3', 0.61, 0.52],
      ['precision@5', 0.44, 0.41],
      ['precision@10', 0.26, 0.25],
      ['recall@1', 0.38, 0.31],
      ['recall@3', 0.66, 0.57],
      ['recall@5', 0.78, 0.71],
      ['recall@10', 0.86, 0.84],
      ['nDCG@1', 0.8, 0.74],
    ],
  ),
  table(
    'route-tier-outcomes',
    ['route tier', 'arm', 'answered', 'escalated'],
    [
      ['local', 'main', 0.7, 0.25],
      ['local', 'this PR', 0.55, 0.4],
      ['api', 'main', 0.2, 0.1],
      ['api', 'this PR', 0.3, 0.15],
      ['acme-secret', 'main', 0.1, 0],
      ['acme-secret', 'this PR', 0.15, 0],
    ],
  ),
  table(
    'model-usage',
    ['model', 'arm', 'answered', 'escalated', 'other', 'correct', 'wrong'],
    [
      ['acme-small', 'main', 80, 20, 0, 60, 15],
      ['acme-small', 'this PR', 60, 36, 4, 30, 30],
      ['gpt-5-mini', 'main', 20, 0, 0, 20, 0],
      ['gpt-5-mini', 'this PR', null, null, null, null, null],
    ],
  ),
  table(
    'calibration-buckets',
    ['confidence', 'arm', 'trials', 'mean confidence', 'success rate', 'success − confidence'],
    [
      ['[0, 0.3)', 'main', 12, 0.21, 0.33, 0.12],
      ['[0, 0.3)', 'this PR', 9, 0.2, 0.22, 0.02],
      ['[0.3, 0.6)', 'main', 25, 0.47, 0.52, 0.05],
      ['[0.3, 0.6)', 'this PR', 21, 0.45, 0.43, -0.02],
      ['[0.6, 1]', 'main', 55, 0.83, 0.8, -0.03],
      ['[0.6, 1]', 'this PR', 62, 0.86, 0.68, -0.18],
    ],
  ),
  table(
    'component-cost',
    ['component', 'arm', 'input tokens', 'output tokens', 'cost', 'share of the cost'],
    [
      ['CONTEXT', 'main', 9000, 0, 0.9, 0.45],
      ['CONTEXT', 'this PR', 6000, 0, 0.6, 0.34],
      ['SYSTEM_PROMPT', 'main', 3000, 0, 0.3, 0.15],
      ['SYSTEM_PROMPT', 'this PR', 3000, 0, 0.3, 0.17],
      ['RESPONSE', 'main', 0, 800, 0.8, 0.4],
      ['RESPONSE', 'this PR', 0, 860, 0.86, 0.49],
    ],
  ),
  table(
    'capability-overall',
    ['variant', ...CAPABILITY_COLUMNS.map(({ title, weight }) => `${title} ${weight} %`), 'Overall'],
    [
      [
        'main',
        ...CAPABILITY_COLUMNS.map((_, at) => ({ value: 55 + ((at * 17) % 45), mark: 'fair' as const })),
        '71.5 (100 %)',
      ],
      [
        'this PR',
        ...CAPABILITY_COLUMNS.map((_, at) => (at === 3 ? null : `${50 + ((at * 23) % 49)} (2.3 s)`)),
        '68 (94 %)',
      ],
    ],
  ),
]

const cases = Array.from({ length: 92 }, (_, at) => at)
const latency = (at: number, slow: number): number =>
  Number((0.4 + slow + 1.3 * ((at * 37) % 92) ** 2 * 0.0002).toFixed(3))

/** An input from which every chart can be drawn. */
export const SAMPLE: ChartInput = chartInput(regressed.comparison, {
  tables: TABLES,
  values: {
    success: cases.map((at) => [at < 75 ? 1 : 0, at < 13 || (at >= 75 && at < 90) ? 0 : 1]),
    'performance.latency': cases.map((at) => [latency(at, 0), latency(at, 0.35)]),
    'tokens.total': cases.map((at) => [900 + ((at * 61) % 700), 700 + ((at * 47) % 640)]),
  },
  history: [0.84, 0.86, 0.85, 0.79, 0.83, 0.88, 0.87].map((success, at) => ({
    at: `2026-11-${String(10 + at)}T03:00:00Z`,
    commit: '3f1c2ab9d0e4c1f7a2b3c4d5e6f708192a3b4c5d',
    values: { success },
    verdict: at === 3 ? ('regressed' as const) : ('unchanged' as const),
  })),
})
