import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileHome } from '../run/custom-metrics/compile-home.js'
import { locatePrograms } from '../../../src/measure/targets/target.js'
import type { TargetPrograms } from '../../../src/measure/targets/target.js'
import { startOpenAiDouble } from '../../doubles/openai/server.js'
import type { Scripted } from '../../doubles/openai/script.js'
import { FIXTURES } from './start-session.js'

/** Features that a kind of target cannot support, so that they are not tested. */
type Unable = 'hear' | 'count' | 'fail' | 'break' | 'break-at-length' | 'stay-silent' | 'run-a-process'

/** One kind of target for the system in test/fixtures/targets/known.mjs. */
export interface KnownTarget extends AsyncDisposable {
  readonly options: Readonly<Record<string, unknown>>
  /** Options with which the target can never answer. */
  readonly broken: Readonly<Record<string, unknown>>
  readonly workingDirectory: string
  readonly programs?: TargetPrograms
  readonly unable: readonly Unable[]
}

const WORDS = Array.from({ length: 40 }, (_, index) => `plum${index}`)

/** A factory for every target of the registry, by name. */
export const KNOWN_TARGETS: Readonly<Record<string, () => Promise<KnownTarget>>> = {
  command: async () =>
    Promise.resolve({
      ...inFixtures,
      options: { command: [process.execPath, 'known-lines.mjs'], shutdown_seconds: 1 },
      broken: { command: ['no-such-program-here'] },
      unable: [],
    }),
  http: async () =>
    Promise.resolve({
      ...inFixtures,
      options: {
        url: 'http://127.0.0.1:${PORT}/',
        start: [process.execPath, 'known-server.mjs'],
        shutdown_seconds: 1,
      },
      broken: { url: 'http://127.0.0.1:${PORT}/', start: ['no-such-program-here'] },
      // The tests of this target cover replies that are too long, declared and undeclared.
      unable: ['break-at-length'],
    }),
  module: async () => ({
    ...inFixtures,
    options: { module: 'known.mjs', shutdown_seconds: 1 },
    broken: { module: 'known.mjs', export: 'missing' },
    programs: locatePrograms(await compileHome()),
    // Its lines are read by the same code as those of a command, and 65 MB would take long.
    unable: ['break-at-length'],
  }),
  openai: async () => {
    const double = await startOpenAiDouble({ key: null })
    const asked = new Map<string, number>()
    double.answerAll(({ messages }) => {
      const query = messages.at(-1)?.content ?? ''
      asked.set(query, (asked.get(query) ?? 0) + 1)
      return answerAsModel(query, asked)
    })
    return {
      workingDirectory: FIXTURES,
      options: { base_url: double.url, model: 'plum-1', user: '{{query}}', stream: false },
      broken: { base_url: double.url, model: 'plum-1', prompt: 'no-such-prompt.md' },
      // The tests of this target check the seed, the settings and the length of a reply against the contract of the provider.
      unable: ['hear', 'break-at-length', 'run-a-process'],
      [Symbol.asyncDispose]: async () => double[Symbol.asyncDispose](),
    }
  },
  replay: async () => {
    const lines = [
      ...WORDS.map((word) => ({ case: `answer ${word}`, latency_ms: 5, answer: word })),
      { case: 'wrong', answer: 7 },
      { case: 'outage', error: { status: 429, message: 'slow down', retry_after_s: 3 } },
      { case: 'refuse', error: { message: 'the index is empty' } },
    ].map((line) => JSON.stringify(line))
    const folder = await makeFolder({
      'log.jsonl': [...lines, '{"id":"nan","answer":"x","cost_usd":NaN}'].join('\n'),
    })
    return {
      ...folder,
      options: { from: 'log.jsonl' },
      broken: { from: 'missing.jsonl' },
      unable: ['hear', 'count', 'break-at-length', 'stay-silent', 'run-a-process'],
    }
  },
  search: async () => {
    const files = Object.fromEntries(WORDS.map((word) => [`${word}.md`, `# ${word}\nThe answer is ${word}.\n`]))
    const folder = await makeFolder(files)
    return {
      ...folder,
      options: { include: ['*.md'] },
      broken: { include: ['*.none'] },
      unable: ['hear', 'count', 'fail', 'break', 'stay-silent', 'run-a-process'],
    }
  },
}

/** Answers like known.mjs, in the form of a provider. */
function answerAsModel(query: string, asked: ReadonlyMap<string, number>): Scripted {
  const [word, ...rest] = query.split(' ')
  const completion = (content: string, usage: string): Scripted => ({
    raw: `{"id":"c","object":"chat.completion","created":1,"model":"plum-1","choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":${content}}}],"usage":${usage}}`,
  })
  switch (word ?? '') {
    case 'times':
      return { text: String(asked.get(rest.join(' ')) ?? 0) }
    case 'silent':
      return 'silence'
    case 'wrong':
      return completion('7', 'null')
    case 'nan':
      // JSON that ends early or contains NaN counts as a broken connection.
      return completion('["x", 7]', 'null')
    case 'outage':
      return { status: 429, message: 'slow down', headers: { 'retry-after': '3' } }
    case 'refuse':
      return { status: 400, message: 'the index is empty' }
    default:
      return { text: rest.join(' ') }
  }
}

const inFixtures = { workingDirectory: FIXTURES, [Symbol.asyncDispose]: () => Promise.resolve() }

async function makeFolder(files: Readonly<Record<string, string>>) {
  const workingDirectory = await mkdtemp(join(tmpdir(), 'goldenpair-known-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(workingDirectory, name), text)
  return { workingDirectory, [Symbol.asyncDispose]: async () => rm(workingDirectory, { recursive: true }) }
}
