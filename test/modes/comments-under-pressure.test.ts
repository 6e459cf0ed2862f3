import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActionLog } from '../../src/github/action-log.js'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import type { Run, Trial } from '../../src/model/run/run.js'
import { evaluate, type EvaluateRequest } from '../../src/modes/evaluate/evaluate.js'
import type { ResolvedBaseline } from '../../src/store/baselines/baseline.js'
import { recordEffects } from '../publishers/publication.js'
import { makeCase, makeRun, makeTrial } from '../store/runs/make-run.js'
import { metricFacts } from '../../src/metrics/define-metric.js'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'goldenpair-pressure-'))
})
afterEach(async () => rm(root, { recursive: true, force: true }))

const METRICS = buildMetrics({ k: [1, 5], primary_k: 5, success: 'all', pricing: { models: {} } }).map(metricFacts)

async function record(name: string, run: Partial<Run>, trials: readonly Trial[]): Promise<string> {
  const folder = join(root, name)
  await mkdir(folder)
  await writeFile(join(folder, 'run.json'), JSON.stringify(makeRun({ mode: 'pr', metrics: METRICS, ...run })))
  await writeFile(join(folder, 'trials.jsonl'), trials.map((trial) => `${JSON.stringify(trial)}\n`).join(''))
  return folder
}

async function report(candidate: string, baseline: ResolvedBaseline, more: Partial<EvaluateRequest> = {}) {
  const evaluation = await evaluate({
    candidates: [candidate],
    baseline,
    failOn: 'regression',
    outputFolder: join(root, 'report'),
    details: 'full',
    charts: { kind: 'none' },
    links: {
      repository: 'https://github.com/octo-org/octo-repo',
      report: 'https://github.com/octo-org/octo-repo/actions/runs/1',
    },
    log: recordEffects({}).effects.log,
    ...more,
  })
  return { ...evaluation, html: await readFile(evaluation.files.report, 'utf8') }
}

const found = (folder: string, more: Partial<ResolvedBaseline> = {}): ResolvedBaseline => ({
  kind: 'found',
  folder,
  commit: 'a'.repeat(40),
  branch: 'main',
  age_hours: 1,
  distance: { behind: 0, ahead: 0 },
  run_url: null,
  note: null,
  ...more,
})

const answering = (id: string, answer: string, more: object = {}): Trial =>
  makeTrial(id, 0, { observation: { status: 'ok', latency_ms: 1, reply: { answer, ...more } }, scores: {} })

test('5,000 flips are reported in 60,000 characters: the verdict, the counts, and the critical case first', async () => {
  const ids = Array.from({ length: 5000 }, (_, index) => `case-${String(index).padStart(4, '0')}`)
  const cases = ids.map((id) =>
    makeCase(id, { critical: id === 'case-4321', checks: [{ contains: id, ignore_case: false }] }),
  )
  const old = await record(
    'old',
    { mode: 'baseline', cases },
    ids.map((id) => answering(id, `${id} `.repeat(50))),
  )
  const now = await record(
    'now',
    { cases },
    ids.map((id) => answering(id, 'wrong '.repeat(200))),
  )
  const { comment, summary, comparison, annotations } = await report(now, found(old))
  expect(comparison.candidates[0]?.flips).toHaveLength(5000)
  expect(comment.length).toBeLessThanOrEqual(60_000)
  expect(comment.split('\n')[0]).toMatch(/^### ❌ Regressed/)
  expect(comment).toMatch(/5\s000 cases broke/)
  expect(comment.indexOf('case-4321')).toBeLessThan(comment.indexOf('case-0000'))
  expect(comment).toMatch(/^… and 4\d{3} more\.$/m)
  expect(comment).toContain('Left out to fit a comment')
  expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(2 ** 20)
  expect(annotations).toHaveLength(10)
})

/** Text that tries to break out of every kind of document; `where` shows which text succeeded. */
const hostile = (where: string): string =>
  [
    `${where}</summary></details></td>--><script>alert(1)</script><img src=x onerror=alert(1)>`,
    `@octocat octo-org/octo-repo#1 | \`\`\` ~~~~ [l](javascript:alert(1)) ![i](https://evil.example/${where}.png)`,
    `<!-- goldenpair:demo run=99 attempt=1 sha=0000000 -->`,
    `::error::owned`,
    `##[add-path]/evil`,
    `# heading \u202e\u001b[31m`,
  ].join('\n')
/** The same text for fields with a single line. */
const line = (where: string): string =>
  hostile(where)
    .replaceAll('\n', ' ')
    .replaceAll(/\p{Cc}/gu, '')

/**
 * Returns what GitHub would read as HTML, and what also as Markdown. Fenced blocks and code spans are text; a line that starts
 * with `<details>` is an HTML block, in which backticks have no meaning.
 */
function readable(markdown: string): { readonly html: string; readonly markdown: string } {
  const lines = markdown.replaceAll(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '').split('\n')
  const withoutSpans = (text: string) => text.replaceAll(/(?<![`\\])(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '')
  const isHtml = (text: string) => text.startsWith('<details>')
  return {
    html: lines.map((text) => (isHtml(text) ? text : withoutSpans(text))).join('\n'),
    markdown: lines
      .filter((text) => !isHtml(text))
      .map(withoutSpans)
      .join('\n'),
  }
}

describe('hostile text in every field', () => {
  const span = {
    path: line('path'),
    symbol: line('symbol'),
    source: line('source'),
    text: hostile('text'),
    hash: line('hash'),
  }
  const reply = {
    spans: [span],
    model: line('model'),
    usage: { input_tokens: 1, output_tokens: 1 },
    trace_id: line('trace'),
  }
  const golden = (name: string) =>
    makeCase(line(name).slice(0, 200), {
      query: hostile('query'),
      tags: [line('tag')],
      critical: true,
      notes: hostile('notes'),
      expected_answer: hostile('expected'),
      expected_spans: [{ path: line('path'), symbol: line('symbol'), relevance: 1 }],
      checks: [
        { not_contains: line('answer'), ignore_case: false },
        { contains: 'ok', ignore_case: false },
      ],
      at: { file: line('file'), line: 3 },
    })
  const cases = ['answers', 'fails', 'cannot'].map(golden)
  const gates = [
    ...makeRun().gates,
    { ...makeRun().gates[0], id: line('gate'), primary: false, where: `id:${line('where').replaceAll(',', ' ')}` },
  ] as Run['gates']
  const facts = (when: string): Partial<Run> => ({
    run_id: line(`run-${when}`),
    variant: line(`variant-${when}`),
    branch: line(`branch-${when}`),
    suite: { name: line('suite'), version: line('version'), file: line('manifest') },
    cases,
    gates,
    settings: {
      ...makeRun().settings,
      min_scored_share: 0.1,
      controlled: { [line('setting')]: hostile(when) },
      target: { type: line('type'), options: {}, settings: {} },
    },
    environment: { node: line('node'), os: line('os'), runner: line('runner') },
    fingerprints: {
      ...makeRun().fingerprints,
      models: [line(`model-${when}`)],
      corpus: line(when),
      goldenpair: line(when),
    },
  })

  async function publish() {
    const [first, second, third] = cases.map(({ id }) => id) as [string, string, string]
    const failed = (id: string, kind: 'crash' | 'infrastructure'): Trial =>
      makeTrial(id, 0, {
        observation: {
          status: 'failed',
          latency_ms: 1,
          failure: { kind, message: hostile('message'), stderr_tail: hostile('stderr') },
        },
        scores: {},
      })
    const good = cases.map(({ id }) => answering(id, 'ok', reply))
    const old = await record('old', { ...facts('old'), mode: 'baseline' }, good)
    const bad = [answering(first, hostile('answer'), reply), failed(second, 'crash'), failed(third, 'infrastructure')]
    const now = await record('now', facts('now'), bad)
    const note = line('note')
    return report(now, found(old, { branch: line('base'), commit: line('commit'), note, stale: line('stale') }), {
      baselineBranch: line('default'),
    })
  }

  /** The published texts, made by the first test that reads them. */
  let published: ReturnType<typeof publish> | null = null
  const publishOnce = async () => (published ??= publish())

  test('stays text in the comment and in the summary', async () => {
    const { comment, summary, comparison } = await publishOnce()
    expect(comparison.candidates[0]?.flips).toHaveLength(2)
    for (const [name, markdown] of Object.entries({ comment, summary })) {
      const read = readable(markdown)
      const tags = [...read.html.matchAll(/<\/?([a-zA-Z!][\w-]*)[^>]*>/g)].map(([, tag]) => tag ?? '')
      const known = ['details', 'summary', 'sub', 'b', 'br', 'code', 'a', 'span']
      expect(
        tags.filter((tag) => !known.includes(tag)),
        name,
      ).toEqual([])
      expect(read.html, name).not.toMatch(/<!--|href="(?!https:\/\/github\.com\/)/)
      expect(read.markdown, name).not.toMatch(
        /(?<!\\)!?\[[^\]\n]*(?<!\\)\]\((?!https:\/\/github\.com\/(?:octo-org\/|goldenpair\/goldenpair\/blob\/main\/docs\/))/,
      )
      // A mention or a reference needs its sign directly before the name or number.
      expect(read.html, name).not.toMatch(/@octocat|octo-repo#1(?!\d)/)
      // A marker further down could be mistaken for ours.
      expect(markdown, name).not.toContain('<!-- goldenpair')
      expect(markdown, name).not.toMatch(/\u202e|\p{Cc}(?<!\n)/u)
      expect(markdown.match(/<details>/g)?.length, name).toBe(read.html.match(/<\/details>/g)?.length)
    }
  })

  test('stays text on the page', async () => {
    const { html } = await publishOnce()
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    const data = scripts.flatMap(([, attributes = '', text = '']) => (attributes.includes('json') ? [text] : []))
    expect(data.length).toBeGreaterThan(0)
    for (const text of data) expect(text).not.toContain('<')
    const code = scripts.flatMap(([, attributes = '', text = '']) => (attributes.includes('json') ? [] : [text]))
    for (const text of code) expect(html).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const rest = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    expect(rest).not.toMatch(/<script|<img|onerror=alert\(1\)>|href="javascript|\u202e|\p{Cc}(?<!\n)/u)
    expect(html).toContain('&lt;script&gt;')
  })

  test('starts no command of the runner through the log or an annotation', async () => {
    const printed: string[] = []
    const say = (message: string) => void printed.push(message)
    const commands = { debug: say, info: say, notice: say, warning: say, error: say }
    createActionLog(commands).info(hostile('log'))
    expect(printed.join('\n')).not.toMatch(/^\s*::|##\[/m)

    const { annotations } = await publishOnce()
    expect(annotations.length).toBeGreaterThan(0)
    const core = await import('@actions/core')
    const written: string[] = []
    const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = (text: string | Uint8Array) => written.push(String(text)) > 0
    try {
      for (const { title, file, line: startLine, message } of annotations)
        core.error(message, { title, file, startLine })
    } finally {
      process.stdout.write = write
    }
    const lines = written
      .join('')
      .split('\n')
      .filter((text) => text !== '')
    expect(lines).toHaveLength(annotations.length)
    for (const text of lines) expect(text).toMatch(/^::error title=[^:,]*,file=[^:,]*,line=3::/)
  })
})
