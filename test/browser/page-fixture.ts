import type { CaseData, CaseRow, CaseSide, PageCase, TrialDetail } from '../../src/model/result/case-data.js'
import type { Report, Text } from '../../src/model/result/report.js'
import { buildCaseData } from '../../src/report/build-case-data.js'
import { comparisonWith, gateOn, SUCCESS, TOKENS } from '../report/sections/facts.js'
import { makeCase, makeRun } from '../store/runs/make-run.js'
import { comparisonOf } from '../report/build-pair-report.js'
import { makeDetail, makeSide } from '../report/make-case-detail.js'

export const HOSTILE = '</script><img src=x onerror=alert(1)>&amp;"\'=&'

export const MARKDOWN =
  '# Title\n\n- one\n- two <b>\n\n**bold** [words](javascript:alert(1)) ![x](https://c.example)\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```\n# code\n```\n> q\n> > r'

const side = (facts: Partial<TrialDetail> = {}, passed = true): CaseSide =>
  makeSide({ answer: 'an answer', facts: [['model', 'm']], ...facts }, [
    { trial: 0, passed, latency: '500\u202fms', cost: '$0.001' },
  ])

const pageCase = (query: string, facts: Partial<PageCase> = {}): PageCase => ({
  ...makeDetail({
    query,
    at: { file: 'golden/cases.yaml', line: 1 },
    baseline: side(),
    candidates: [side()],
  }),
  answer_diff: null,
  ...facts,
})

const row = (id: string, states: CaseRow['states'], facts: Partial<CaseRow> = {}): CaseRow => ({
  id,
  tags: [],
  states,
  flip: null,
  critical: false,
  passed: [
    [1, 1],
    [1, 1],
  ],
  changes: [],
  stage: null,
  detail: pageCase(`the question of ${id}`),
  ...facts,
})

const span = { label: 'auth.ts::rotate', relevance: 1 }
const newly = pageCase('How are keys rotated?', {
  expected_spans: [span],
  baseline: side({ answer: null, spans: [{ rank: 1, label: span.label, finds: span, score: 3, text: 'code' }] }),
  candidates: [
    side(
      {
        answer: null,
        reasons: [{ about: 'judge', text: 'judged wrong (correctness 2/5)' }],
        spans: [{ rank: 1, label: 'other.ts', finds: null, score: null, text: null }],
        judged: [
          {
            kind: 'judged',
            question: 'answer',
            scores: [{ name: 'correctness', value: 2, most: 5 }],
            reasoning: 'It is wrong.',
          },
        ],
        trace: [
          { kind: 'phase', title: 'retrieve', detail: null, ms: 40, ok: null },
          { kind: 'tool', title: 'search', detail: '{"q":1}', ms: 12, ok: false },
        ],
      },
      false,
    ),
  ],
  answer_diff: [
    { kind: 'same', text: 'Take ' },
    { kind: 'removed', text: 'the old ' },
    { kind: 'added', text: 'every new ' },
    { kind: 'same', text: 'key' },
  ],
})

const failed = side({ answer: null, failure: { kind: 'crash', message: 'exit 1', stderr_tail: 'boom' } }, false)

export const someCases: CaseData = {
  arms: ['main', 'this PR'],
  columns: [
    {
      ...{ id: 'performance.latency', title: 'latency', unit: 's', direction: 'lower', share: false },
      values: () => [
        [8, 0.5, 0.5, 0.5, 0.5, 0.5, 2],
        [9, 0.5, 0.5, 0.25, 0.5, 0.5, 3],
      ],
    },
    {
      ...{ id: 'retrieval.precision@5', title: 'precision@5', unit: 'ratio', direction: 'higher', share: false },
      values: () => [Array<number>(7).fill(0.5), [0.5, 0.5, 0.5, null, 0.5, 0.5, 1]],
    },
  ],
  shown: 1,
  rows: [
    row('fine', ['passing'], { tags: ['auth'], changes: ['answer', 'judge'] }),
    row('better', ['fixed', 'passing'], {
      flip: 'newly-passing',
      passed: [
        [0, 1],
        [1, 1],
      ],
    }),
    row('failing', ['failing'], {
      passed: [
        [1, 1],
        [0, 1],
      ],
      detail: pageCase('q', { candidates: [failed] }),
    }),
    row('newly', ['broke', 'failing'], { tags: ['auth'], flip: 'newly-failing', critical: true, detail: newly }),
    row('flaky', ['flaky', 'passing'], { flip: 'flaky', detail: pageCase(MARKDOWN) }),
    row(HOSTILE, ['flaky'], { tags: [HOSTILE], detail: pageCase(HOSTILE) }),
    row('brief', ['edited', 'passing'], { detail: null }),
  ],
}

const MANY = 10_000
const DESCRIBED = 1700

/** Ten thousand cases of two runs, as the app passes them on. The detailed cases have more text than fits, in three-byte characters. */
export function manyCases(): CaseData {
  const cases = Array.from({ length: MANY }, (_, at) => makeCase(`case-${at}`, { tags: ['tag-a', `tag-${at % 20}`] }))
  const trials = cases.map(({ id }, at) => ({
    ...{ case: id, trial: 0, unscored: {} },
    scores: { success: at % 10 === 0 ? 0 : 1, 'tokens.total': 1000 + at },
  }))
  const scored = { run: makeRun({ cases, metrics: [SUCCESS, TOKENS] }), trials }
  const text = '検索の答えは'.repeat(40)
  const spans = Array.from({ length: 10 }, (_, at) => ({
    rank: at + 1,
    label: `src/${at}.ts`,
    finds: null,
    score: 1,
    text,
  }))
  const described = cases.filter((_, at) => at % 10 === 0 || at < 700 * (10 / 9)).slice(0, DESCRIBED)
  return buildCaseData({
    comparison: comparisonOf(comparisonWith({ gates: [gateOn(SUCCESS), gateOn(TOKENS)] })),
    arms: ['main', 'this PR'].map((name) => ({ name, scored })),
    described: described.map(({ id }) =>
      makeDetail({
        case_id: id,
        baseline: side({ answer: text, spans }),
        candidates: [side({ answer: `${text} and more`, spans })],
      }),
    ),
    changedAnswers: new Set(),
  })
}

const chart = {
  id: 'delta',
  title: 'Change by metric, points',
  alt: 'Success fell by 12 points.',
  config: {
    type: 'bar',
    data: { labels: ['success'], datasets: [{ data: [-12], backgroundColor: '#d55e00' }] },
    options: { animation: false, plugins: { title: { display: true, text: 'Change' } } },
  },
  height: 300,
  table: { columns: ['metric', 'change'], rows: [['success', -12]] },
  place: 'open',
  url: null,
  mermaid: null,
  diagram: null,
} as const

export const report: Report = {
  suite: HOSTILE,
  headline: ['❌ ', { kind: 'strong', text: 'Regressed' }, `: success fell ${HOSTILE}`],
  second_line: ['3 cases were not compared.'],
  collapsed: false,
  blocks: [
    { kind: 'heading', text: ['Why “regressed”'] },
    { kind: 'list', items: [['A gate fails.']] },
    {
      kind: 'flips',
      lead: ['2 cases flipped.'],
      items: [
        { case_id: HOSTILE, summary: [{ kind: 'code', text: HOSTILE }], blocks: [] },
        {
          case_id: 'newly',
          summary: [{ kind: 'code', text: 'newly' }, ' (broke)'],
          blocks: [{ kind: 'paragraph', text: ['Why it fails.'] }],
        },
      ],
      left_out: 0,
    },
    { kind: 'chart', chart },
    {
      kind: 'details',
      summary: ['Many rows'],
      blocks: [
        {
          kind: 'table',
          columns: [
            { title: 'name', align: 'left', group: 'who' },
            { title: 'value', align: 'right', group: 'what', hint: 'Less is more.' },
          ],
          rows: Array.from({ length: 14 }, (_, at): Text[] => [[`row ${at}`], [at === 0 ? '🟢 0' : `\u2212${at}`]]),
        },
      ],
    },
  ],
  appendix: [{ kind: 'details', summary: ['Scorecard'], blocks: [{ kind: 'paragraph', text: ['All of it.'] }] }],
  footer: ['seed 1'],
}
