import { describe, expect, test } from 'vitest'
import type { CaseData } from '../../../src/model/result/case-data.js'
import type { ChartImage } from '../../../src/model/result/chart.js'
import type { Block, FlipItem, Report } from '../../../src/model/result/report.js'
import { renderComment, renderSummary } from '../../../src/report/render/markdown.js'
import { renderHtml } from '../../../src/report/render/html.js'
import { REGISTRY } from '../../../src/report/render/index.js'
import { renderTerminal } from '../../../src/report/render/terminal.js'

const HOSTILE = '</details><script>x</script> @me #1 | `a` \u001b[31m\u202e [l](javascript:1)\n\n# h'

const item = (id: string, text: string): FlipItem => ({
  case_id: id,
  summary: [{ kind: 'code', text: id }, ' (broke)'],
  blocks: [{ kind: 'preformatted', label: 'main’s answer', text }],
})

const reportWith = (facts: Partial<Report>): Report => ({
  suite: 'golden',
  headline: ['✅ Unchanged on all 60 cases'],
  second_line: null,
  collapsed: false,
  blocks: [],
  footer: ['seed 1'],
  ...facts,
})

const table: Block = {
  kind: 'table',
  columns: [
    { title: 'gate', align: 'left' },
    { title: 'main', align: 'right' },
    { title: 'verdict', align: 'left' },
  ],
  rows: [
    [
      [{ kind: 'strong', text: 'success' }],
      ['82\u202f%'],
      ['❓ cannot tell: flags ≥ 14 points, rules out ≥ 20 points'],
    ],
    [['precision@5'], ['.61'], ['✅ improved']],
  ],
}

describe('a case', () => {
  const report = reportWith({ blocks: [{ kind: 'list', items: [[{ kind: 'case', text: 'a-b', url: null }]] }] })
  const linked = reportWith({
    blocks: [{ kind: 'list', items: [[{ kind: 'case', text: 'a-b', url: 'https://x.example/r.html#case=a-b' }]] }],
  })

  test('links to the published page if there is one', () => {
    expect(renderComment(report)).toContain('- `a-b`')
    expect(renderComment(linked)).toContain('- [`a-b`](https://x.example/r.html#case=a-b)')
    const unsafe = reportWith({
      blocks: [{ kind: 'list', items: [[{ kind: 'case', text: 'a', url: 'javascript:1' }]] }],
    })
    expect(renderComment(unsafe)).toContain('- `a`')
  })

  test('links to its position on a page that lists it', () => {
    expect(renderHtml(linked)).toContain('<li><code>a-b</code></li>')
  })
})

describe('every format', () => {
  test.each(Object.entries(REGISTRY))('%s is named for a file and survives hostile text', (_, renderer) => {
    expect(renderer.file).toMatch(/^[a-z-]+\.[a-z]+$/)
    const report = reportWith({
      headline: [HOSTILE],
      second_line: [{ kind: 'strong', text: HOSTILE }],
      blocks: [
        { kind: 'heading', text: [HOSTILE] },
        { kind: 'note', text: [{ kind: 'link', text: HOSTILE, url: 'javascript:alert(1)' }] },
        { ...table, rows: [[[HOSTILE], [{ kind: 'code', text: HOSTILE }], ['x']]] },
        {
          kind: 'flips',
          lead: [HOSTILE],
          items: [{ case_id: HOSTILE, summary: [{ kind: 'code', text: HOSTILE }], blocks: [table] }],
          left_out: 2,
        },
        { kind: 'details', summary: [HOSTILE], blocks: [{ kind: 'list', items: [[HOSTILE]] }] },
      ],
      footer: [HOSTILE],
    })
    const document = renderer.render(report)
    expect(['\u001b', '\u202e'].some((unseen) => document.includes(unseen))).toBe(false)
    if (/md|html/.test(renderer.file)) {
      expect(document).not.toMatch(/<script>|href="javascript/)
      // The report has two folds; a page also folds its table of contents.
      const folded = renderer.file === 'report.html' ? 3 : 2
      expect(document.match(/<details[ >]/g)).toHaveLength(folded)
      // The `</details>` in the hostile text must not end a fold.
      expect(document.match(/<\/details>/g)).toHaveLength(folded)
    }
  })
})

const chart = (id: string, rest: Partial<ChartImage>): Block => ({
  kind: 'chart',
  chart: {
    id,
    title: id,
    alt: `${id} [a] $1`,
    config: { type: 'bar', data: { datasets: [] }, options: { plugins: { title: { text: id } } } },
    height: 240,
    table: { columns: [], rows: [] },
    place: 'open',
    url: null,
    mermaid: null,
    diagram: null,
    ...rest,
  },
})

describe('a comment', () => {
  test('is a single line if nothing else matters', () => {
    expect(renderComment(reportWith({ collapsed: true, blocks: [table] }))).toBe('### ✅ Unchanged on all 60 cases\n')
  })

  test('shows neighbouring charts on one line', () => {
    const report = reportWith({
      blocks: [chart('one', { url: 'https://c.example/1' }), chart('two', { url: 'https://c.example/(2)' })],
    })
    expect(renderComment(report)).toBe(
      '### ✅ Unchanged on all 60 cases\n\n<img src="https://c.example/1" width="480" alt="one [a] USD\u202f1"> <img src="https://c.example/%282%29" width="480" alt="two [a] USD\u202f1">\n\n<sub>seed 1</sub>\n',
    )
  })

  test('shows a chart as a diagram that cannot leave its fence, or else in words, folded', () => {
    const report = reportWith({
      blocks: [chart('pie', { mermaid: 'pie title `a`\n  "b" : 1' }), chart('words', {})],
    })
    expect(renderComment(report)).toBe(
      '### ✅ Unchanged on all 60 cases\n\n```mermaid\npie title a\n  "b" : 1\n```\n\n<sub>pie \\[a\\] USD\u202f1</sub>\n\n<details><summary>words</summary>\n\nwords \\[a\\] <span>$</span>1\n\n</details>\n\n<sub>seed 1</sub>\n',
    )
  })

  const flips = (count: number, length: number, summary = 30): Block => ({
    kind: 'flips',
    lead: ['flips'],
    items: Array.from({ length: count }, (_, index) => item(`case-${index}`.padEnd(summary, 'x'), 'y'.repeat(length))),
    left_out: 0,
  })

  test('shows the ten worst cases and folds the rest, unless only one or two remain', () => {
    const listed = (count: number): string => {
      const items = Array.from({ length: count }, (_, index) => ({ ...item(`c${index}`, ''), blocks: [] }))
      return renderComment(reportWith({ blocks: [{ kind: 'flips', lead: ['flips'], items, left_out: 3 }] }))
    }
    expect(listed(12)).not.toContain('<details>')
    expect(listed(13)).toContain(
      '- `c9` (broke)\n\n<details><summary>3 more cases</summary>\n\n- `c10` (broke)\n- `c11` (broke)\n- `c12` (broke)\n\n</details>\n\n… and 3 more.',
    )
  })

  test.each<[string, readonly Block[], string]>([
    ['long answers', [flips(20, 5000)], 'answers beyond 1000 characters'],
    ['many long answers', [flips(100, 5000)], 'answers beyond 300 characters'],
    ['more answers than fit', [flips(200, 5000)], 'the answers of all but the 10 worst cases'],
    ['long names', [flips(200, 100, 400)], 'the answers of the cases; all but the 25 worst cases'],
    [
      'a long folded table',
      [
        flips(3, 100),
        {
          kind: 'details',
          summary: ['all'],
          blocks: [{ ...table, rows: Array.from({ length: 3000 }, () => [['a'], ['b'], ['c']]) }],
        },
        { kind: 'paragraph', text: ['z'.repeat(50_000)] },
      ],
      'the answers of the cases; the folded sections',
    ],
    ['one endless paragraph', [{ kind: 'paragraph', text: ['z'.repeat(70_000)] }], 'everything but the verdict'],
  ])('states what it left out of %s', (_, blocks, cut) => {
    const comment = renderComment(reportWith({ blocks }))
    expect(comment.length).toBeLessThanOrEqual(60_000)
    expect(comment).toContain(`> ✂️ Left out to fit a comment: ${cut}. The full report has all of it.`)
  })

  test('fits even if the verdict itself consists of the characters with the longest escapes', () => {
    const comment = renderComment(reportWith({ headline: ['$@#'.repeat(30_000)], second_line: ['$'.repeat(90_000)] }))
    expect(comment.length).toBeLessThanOrEqual(60_000)
    expect(comment).toContain('everything but the verdict')
  })
})

test('a job summary counts bytes, has more room than a comment, and is never collapsed', () => {
  const blocks: Block[] = [{ kind: 'paragraph', text: ['é'.repeat(400_000)] }]
  expect(renderSummary(reportWith({ blocks, collapsed: true }))).toContain('é'.repeat(400_000))
  const tooLong = renderSummary(reportWith({ blocks: [{ kind: 'paragraph', text: ['é'.repeat(600_000)] }] }))
  expect(tooLong).toContain('Left out to fit a job summary')
})

describe('on a terminal', () => {
  const report = reportWith({
    headline: ['❓ Cannot tell: 60 cases cannot rule out a drop of 5\u202fpoints'],
    blocks: [
      table,
      {
        kind: 'flips',
        lead: [{ kind: 'strong', text: '2 cases broke.' }],
        items: [item('a', 'x'), item('b', 'y')],
        left_out: 3,
      },
      { kind: 'details', summary: ['folded'], blocks: [table] },
    ],
  })

  test('columns are aligned, the last one wraps under itself, and folded text is left to the report', () => {
    expect(renderTerminal(report, { width: 50 })).toBe(
      [
        '❓ Cannot tell: 60 cases cannot rule out a drop of',
        '5 points',
        '',
        'gate         main  verdict',
        'success      82 %  ❓ cannot tell: flags ≥ 14',
        '                   points, rules out ≥ 20 points',
        'precision@5   .61  ✅ improved',
        '',
        '2 cases broke.',
        '- a (broke)',
        '- b (broke)',
        '… and 3 more',
        '',
        'seed 1',
        '',
      ].join('\n'),
    )
  })

  test('the verdict is bold and the footer dim if colours are wanted', () => {
    expect(renderTerminal(reportWith({}), { color: true })).toBe(
      '\u001b[1m✅ Unchanged on all 60 cases\u001b[0m\n\n\u001b[2mseed 1\u001b[0m\n',
    )
  })
})

describe('the page', () => {
  const cases = {
    arms: ['main', 'this PR'],
    columns: [],
    shown: 0,
    rows: [{ id: "a'&\u202e<b>", tags: [], states: [], flip: null, critical: false, passed: [null, null] }].map(
      (row) => ({ ...row, changes: [], stage: null, detail: null }),
    ),
  } satisfies CaseData

  test('links flipped cases to their rows, whatever their ids', () => {
    const items = [
      { ...item("a'&\u202e<b>", 'old'), blocks: [] },
      item("a'&\u202e<b>", 'old'),
      item('elsewhere', 'old'),
    ]
    const report = reportWith({ blocks: [{ kind: 'flips', lead: ['flips'], items, left_out: 0 }] })
    const link = `<a href="#case=a&#39;%26%3Cb%3E">a&#39;&amp;&lt;b&gt; in the list of cases</a>`
    const page = renderHtml(report, { page: { scripts: [], hash: () => '', deflate: () => '' }, cases })
    expect(page).toContain(`<p><code>a&#39;&amp;&lt;b&gt;</code> (broke) · ${link}</p>`)
    expect(page).toContain(`</div>\n<p>${link}</p>\n</details>`)
    expect(page.match(/href="#case=/g)).toHaveLength(2)
    expect(renderHtml(report, { cases })).not.toContain('#case=')
  })

  test('leaves out what its appendix contains in full, which a comment shortens', () => {
    const short: Block = { kind: 'details', summary: ['2 metrics moved'], blocks: [table], abridged: true }
    const report = reportWith({
      blocks: [short],
      appendix: [{ kind: 'details', summary: ['All 9 metrics'], blocks: [table] }],
    })
    expect(renderComment(report)).toContain('2 metrics moved')
    expect(renderHtml(report)).toContain('All 9 metrics')
    expect(renderHtml(report)).not.toContain('2 metrics moved')
  })

  test('writes the numbers of a chart without the rounding errors of binary fractions', () => {
    const numbers = {
      columns: ['arm', 'value'],
      rows: [
        ['main', 0.1 + 0.2],
        ['this PR', null],
      ],
    }
    expect(renderHtml(reportWith({ blocks: [chart('one', { table: numbers })] }))).toContain(
      '<tr><td>main</td><td class="right">0.3</td></tr>\n<tr><td>this PR</td><td class="right">–</td></tr>',
    )
  })

  test('needs nothing from outside, and states that', () => {
    const page = renderHtml(
      reportWith({
        blocks: [chart('success <b>', { url: 'https://c.example/1' })],
      }),
    )
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
    expect(page).not.toMatch(/c\.example|<script|<link|<img|@import|url\(/)
    expect(page).toContain('success &lt;b&gt; [a] $1')
    expect(page).toContain('prefers-color-scheme: dark')
  })

  test('puts neighbouring answers side by side', () => {
    const [first, second] = [item('a', 'old').blocks[0], item('a', 'new').blocks[0]]
    const page = renderHtml(reportWith({ blocks: [first, second].filter((block) => block !== undefined) }))
    expect(page).toContain(
      '<div class="answers">\n<div><p><strong>main’s answer</strong></p><pre>old</pre></div>\n<div><p><strong>main’s answer</strong></p><pre>new</pre></div>\n</div>',
    )
  })
})
