import type { CaseData, CaseSide, CaseTable } from '../../src/model/result/case-data.js'
import type { ChartImage } from '../../src/model/result/chart.js'
import type { Badges, Block, Report, Text } from '../../src/model/result/report.js'
import type { TestResults } from '../../src/model/run/result-file.js'
import { drawPie, drawQuadrants, drawXy } from '../../src/report/charts/mermaid.js'

/** The only allowed destinations of links and pictures in these documents. */
export const OURS = 'https://ours.example/'
/** The only URL that a page contains by itself. */
export const GLOSSARY = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md'

/** Puts a text into every kind of running text. Only web URLs are linked; a URL of ours stays a link, whatever follows it. */
const allKinds = (text: string): Text => [
  text,
  ' ',
  { kind: 'strong', text },
  ' ',
  { kind: 'code', text },
  ' ',
  { kind: 'link', text, url: `${OURS}${text}` },
  ' ',
  { kind: 'link', text, url: /^https?:/i.test(text) ? '' : text },
  ' ',
  { kind: 'case', text, url: `${OURS}${text}` },
]

const chartOf = (text: string, facts: Partial<ChartImage>): Block => ({
  kind: 'chart',
  chart: {
    id: 'chart',
    title: text,
    alt: `alt ${text}`,
    config: {
      type: 'bar',
      data: { labels: [text], datasets: [{ label: text, data: [1] }] },
      options: { plugins: { title: { text } } },
    },
    height: 200,
    table: { columns: ['name', text], rows: [[text, 1]] },
    place: 'open',
    url: null,
    mermaid: null,
    diagram: null,
    ...facts,
  },
})

/** The diagrams of the charts. */
export const diagramsOf = (text: string): readonly string[] =>
  [
    drawPie(text, [[text, 1]]),
    drawQuadrants({
      title: text,
      x: { low: text, high: text },
      y: { low: text, high: text },
      points: [{ label: text, x: 0.5, y: 0.5 }],
      height: 300,
    }),
    drawXy({
      title: text,
      x: { title: text, labels: [text, text] },
      y: { title: text, min: 0, max: 1 },
      series: [{ kind: 'bar', values: [0, 1] }],
    }),
  ].flatMap((diagram) => diagram ?? [])

/** Makes a report with a text once per way of escaping. Small, because parsing Markdown is slow. */
export function briefReport(text: string): Report {
  const code = { kind: 'code', text } as const
  const strong = { kind: 'strong', text } as const
  return {
    suite: text,
    headline: ['headline'],
    second_line: null,
    collapsed: false,
    blocks: [
      { kind: 'paragraph', text: [text, ' ', strong, ' ', code] },
      { kind: 'list', items: [[text]] },
      { kind: 'table', columns: [{ title: 'name', align: 'left' }], rows: [[[text]], [[code]]] },
      chartOf(text, { table: { columns: ['name'], rows: [] } }),
      { kind: 'preformatted', label: 'label', text },
      { kind: 'details', summary: [text, ' ', strong], blocks: [] },
    ],
    footer: [text, ' ', { kind: 'link', text, url: `${OURS}${text}` }],
  }
}

/** Makes a report with a text in every possible place. */
export function hostileReport(text: string): Report {
  const [pie] = diagramsOf(text)
  const blocks: readonly Block[] = [
    { kind: 'heading', text: [text] },
    { kind: 'paragraph', text: [text] },
    { kind: 'note', text: [text] },
    { kind: 'list', items: [[text], allKinds(text)] },
    {
      kind: 'table',
      columns: [
        { title: text, align: 'left', group: text },
        { title: 'value', align: 'right', hint: text },
      ],
      rows: [[allKinds(text), ['🟢 ', text]]],
    },
    chartOf(text, {}),
    chartOf(text, pie === undefined ? { url: `${OURS}chart?c=${text}` } : { mermaid: pie }),
    { kind: 'preformatted', label: text, text },
    { kind: 'preformatted', label: 'label', text: `first line\n${text}\nlast line` },
    { kind: 'details', summary: allKinds(text), blocks: [{ kind: 'paragraph', text: [text] }] },
    {
      kind: 'flips',
      lead: [text],
      items: [
        { case_id: text, summary: [text], blocks: [] },
        { case_id: text, summary: [{ kind: 'code', text }], blocks: [{ kind: 'preformatted', label: 'label', text }] },
      ],
      left_out: 1,
    },
    { kind: 'paragraph', text: ['the end'] },
  ]
  return {
    suite: text,
    headline: allKinds(text),
    figures: [text],
    second_line: [text],
    collapsed: false,
    explanation: [{ kind: 'paragraph', text: [text] }],
    blocks,
    folded: [{ kind: 'details', summary: [text], blocks: [{ kind: 'paragraph', text: allKinds(text) }] }],
    appendix: [{ kind: 'details', summary: [text], blocks: [{ kind: 'paragraph', text: [text] }] }],
    footer: allKinds(text),
  }
}

function sideOf(text: string): CaseSide {
  return {
    detail: {
      number: 0,
      answer: text,
      failure: { kind: 'crash', message: text, stderr_tail: text },
      reasons: [{ about: 'reported', text }],
      spans: [{ rank: 1, label: text, finds: { label: text, relevance: 1 }, score: 1, text }],
      judged: [
        { kind: 'judged', question: 'answer', scores: [{ name: text, value: 1, most: 5 }], reasoning: text },
        { kind: 'unjudged', question: 'claims', reason: text },
      ],
      trace: [{ kind: 'tool', title: text, detail: text, ms: 1, ok: false }],
      facts: [[text, text]],
    },
    trials: [{ trial: 0, passed: false, latency: text, cost: text }],
  }
}

/** Makes cases with a text in every possible place. */
export const hostileCases = (texts: readonly string[]): CaseData => ({
  arms: [texts[0] ?? '', texts[0] ?? ''],
  columns: [
    {
      ...{ id: texts[0] ?? '', title: texts[0] ?? '', unit: 's', direction: 'lower', share: false },
      values: () => [texts.map(() => 1), texts.map(() => 2)],
    },
  ],
  shown: 1,
  rows: texts.map((text) => ({
    id: text,
    tags: [text],
    states: ['failing'],
    flip: null,
    critical: true,
    passed: [
      [1, 1],
      [0, 1],
    ],
    changes: [],
    stage: null,
    detail: {
      case_id: text,
      query: text,
      at: { file: text, line: 1 },
      critical: true,
      expected_answers: [text],
      expected_spans: [{ label: text, relevance: 1 }],
      top_k: 5,
      baseline: sideOf(text),
      candidates: [sideOf(text)],
      answer_diff: [
        { kind: 'removed', text },
        { kind: 'added', text },
      ],
      cut: false,
    },
  })),
})

/** Makes results with a text in every possible place. */
export const hostileResults = (text: string): TestResults => [
  {
    name: text,
    results: [
      {
        name: text,
        group: text,
        file: text,
        seconds: 1,
        outcome: { kind: 'failed', type: text, message: text, details: text },
      },
      { name: text, group: text, file: null, seconds: 1, outcome: { kind: 'skipped', message: text } },
      { name: text, group: text, file: null, seconds: 1, outcome: { kind: 'passed', remark: text } },
    ],
  },
]

/** Makes a table for data formats with a text in its head, alone in a cell, and after another text. */
export const hostileTable = (text: string): CaseTable => ({
  columns: ['case', 'n', text],
  rows: () => [
    [text, 1, null],
    [`a ${text}`, null, 2],
  ],
})

export function hostileBadges(text: string): Badges {
  const badge = { label: 'golden', message: text, color: 'red', is_error: true } as const
  return { verdict: badge, pass_rate: badge }
}
