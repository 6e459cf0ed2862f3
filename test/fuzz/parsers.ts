import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import protobuf from 'protobufjs/light.js'
import { parseDocument } from 'yaml'
import { lastVerdict, readPullHistory } from '../../src/github/sticky-comment.js'
import { parseMarker } from '../../src/github/marker.js'
import { extractTarball, TarballRefused } from '../../src/github/check-out-commit.js'
import { extractZip, readZipTexts, ZIP_LIMITS, ZipRefused } from '../../src/github/read-zip.js'
import { maskPersonalData } from '../../src/exchange/import/logs/gather-questions.js'
import { suggestCases } from '../../src/exchange/import/logs/suggest-cases.js'
import { writeDrafts } from '../../src/exchange/import/logs/write-drafts.js'
import { readTextFile } from '../../src/io/files.js'
import { withinTime } from '../../src/io/within-time.js'
import { splitLines } from '../../src/io/split-lines.js'
import { checkJsonSchema, openJsonSchema } from '../../src/metrics/answer/json-schema.js'
import {
  listEarlier,
  findEpisode,
  isNight,
  isWholeHistory,
  mergeHistories,
  parseHistory,
  sumMonth,
} from '../../src/compare/nights/history.js'
import { readChunks, readCompletion } from '../../src/measure/providers/read-chat.js'
import { measureSource } from '../../src/measure/run/code/measure-code.js'
import { readLogs } from '../../src/measure/import/read-logs.js'
import { describeInputs, readResultInput } from '../../src/measure/import/read-results.js'
import { queryTerms } from '../../src/measure/search/tokenize.js'
import { readRunHeader } from '../../src/store/baselines/fetch-candidate.js'
import { readConfirmations, readUnjudged } from '../../src/store/runs/confirmations.js'
import { readObservations, readRun, readScoredRun } from '../../src/store/runs/read-run.js'
import { openSpendFile } from '../../src/store/spend-ledger.js'
import { compileReader } from '../../src/measure/targets/http/read-body.js'
import { parseBeginning, parseReply, parseRest } from '../../src/measure/targets/json-lines/parse-reply.js'
import { chooseCodec, OTLP_DESCRIPTOR } from '../../src/measure/targets/traces/otlp-codec.js'
import { mapTrace } from '../../src/measure/traces/map-trace.js'
import { readSpans } from '../../src/measure/traces/read-spans.js'
import { goldenpair } from '../entry/cli/recorded-terminal.js'
import { packTarball } from '../doubles/github/archives/tarball.js'
import { packZip } from '../doubles/github/artifacts/zip.js'
import { startOpenAiDouble } from '../doubles/openai/server.js'
import { FULL, makeRequest } from '../measure/judges/questions/make-request.js'
import { LIMITS, startJudge } from '../measure/judges/start-judge.js'
import { makeRun, makeTrial } from '../store/runs/make-run.js'
import { recordLog, startSession } from '../measure/targets/start-session.js'
import { mapResponse, parsePath } from '../../src/measure/targets/http/options.js'
import { replay } from '../../src/measure/targets/replay/replay.js'

/** A part of the product that reads input from others. */
export interface Parser {
  readonly name: string
  /** Valid inputs, from which the mutated ones are made. */
  readonly samples: readonly Buffer[]
  /** Reads an input as the product does, in a separate folder. An error is a bug unless it is a `UserError` or in `refusals`. */
  readonly read: (bytes: Buffer, folder: string) => unknown
  /** Error classes, besides `UserError`, that refuse an input. */
  readonly refusals?: readonly (abstract new (...args: never[]) => Error)[]
  /** The cost of one input, relative to other parsers; 1 by default. */
  readonly weight?: number
  /** The most CPU seconds seen for one megabyte, for parsers known to need more than 2 s. */
  readonly seconds?: number
  /** The most memory for one megabyte, for parsers known to need more than 200 MB. */
  readonly bytes?: number
}

const read = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url))
const corpus = (...names: readonly string[]): readonly Buffer[] =>
  names.map((name) => read(`test/fixtures/fuzz/${name}`))
const resultFiles = (...names: readonly string[]): readonly Buffer[] =>
  names.map((name) => read(`test/exchange/import/results/files/${name}`))
const examples = (...names: readonly string[]): readonly Buffer[] =>
  names.map((name) => read(`examples/import/${name}`))
const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
const lines = (...values: readonly unknown[]): Buffer =>
  Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join(''))

/** Thrown if the command line refuses an input (exit code 3). */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
}

/** Runs a command line in this process. Throws if it ends with exit code 4 (a bug), with the stack. */
async function command(folder: string, ...args: readonly string[]): Promise<void> {
  const { code, out, log } = await goldenpair(folder, args)
  if (code === 3) throw new CommandRefused(`${log}\n${out}`)
  if (code === 4) throw new Error(`exit code 4 of ${args.join(' ')}: ${log.slice(0, 3000)}`)
}

function leave(folder: string, files: Readonly<Record<string, Buffer | string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/**
 * The limits of a whole command, which needs more than its parser. Of the measured values, the yaml package alone needed up to 6.3 s
 * for a megabyte (November 2026, two busy cores), and a table of commas 445 MB.
 */
const WHOLE_COMMAND = { weight: 3, seconds: 15, bytes: 700e6 }

const SUITE = 'name: fruit\ncases: [cases/*]\ntarget: { type: search }\n'

/** A file of a suite, read by `validate`. */
function suiteFile(path: string, samples: readonly Buffer[]): Parser {
  const caseOf = (id: string): string => `- { id: ${id}, query: Which?, tags: [red], expected_answer: this }\n`
  const others = {
    'golden/suite.yaml': SUITE,
    'golden/cases/other.yaml': caseOf('other'),
    // The sample from this repository's own suite refers to these files.
    'golden/cases/docs/guide.yaml': caseOf('guide'),
    'golden/cases/docs/must-abstain.yaml': caseOf('must-abstain'),
  }
  return {
    name: `validate ${path}`,
    samples,
    read: async (bytes, folder) => {
      leave(folder, { ...others, [`golden/${path}`]: bytes })
      await command(folder, 'validate', '--json')
    },
    ...WHOLE_COMMAND,
  }
}

/** A file of cases in another format. `others` are the files next to it. */
function imported(format: string, path: string, samples: readonly Buffer[], ...others: readonly string[]): Parser {
  return {
    name: `import ${format} ${path}`,
    samples,
    read: async (bytes, folder) => {
      leave(folder, {
        ...Object.fromEntries(others.map((other) => [other, read(`examples/import/${other}`)])),
        [path]: bytes,
      })
      const out = 'golden/cases/imported.yaml'
      await command(folder, 'import', format, path, ...others, '--out', out, '--force')
    },
    ...WHOLE_COMMAND,
  }
}

/** A file of results, imported as a run. */
function results(path: string, samples: readonly Buffer[], qrels?: string): Parser {
  return {
    name: `import ${path}`,
    samples,
    read: async (bytes, folder) => {
      leave(folder, {
        'bm25.run': read('test/fixtures/fuzz/bm25.run'),
        'qrels.txt': read('test/fixtures/fuzz/qrels.txt'),
        [path]: bytes,
      })
      const file = path.startsWith('qrels') ? 'bm25.run' : path
      const inputs = await readResultInput(file, qrels === undefined ? {} : { qrels }, { workingDirectory: folder })
      if (inputs === null) throw new CommandRefused('it is of no format')
      const arms = inputs.map(({ arm }) => arm)
      describeInputs(
        arms,
        {},
        {
          refuse: (_option, got) => new CommandRefused(got) as never,
          correct: (option) => option,
          log: recordLog(),
          file,
        },
      )
      const argument = arms.length > 1 ? `${file}#${arms[0]?.name ?? ''}` : file
      await command(
        folder,
        'import',
        argument,
        ...(qrels === undefined ? [] : ['--qrels', qrels]),
        '--out',
        'run',
        '--force',
      )
    },
    ...WHOLE_COMMAND,
  }
}

const ASKED = { id: 'apple#0', query: 'Which fruit?', top_k: 5, seed: 1, settings: {} }
const RUN = makeRun()
const TRIALS = lines(
  makeTrial('a', 0, {
    observation: { status: 'ok', latency_ms: 12.5, reply: { answer: 'a', spans: [{ path: 'a.md' }], cost_usd: 0.5 } },
    unscored: { 'answer.f1': 'there is no expected answer' },
  }),
  makeTrial('b', 0, {
    observation: { status: 'failed', latency_ms: 1, failure: { kind: 'timeout', message: 'no reply' } },
    scores: { success: 0 },
  }),
)
const UNJUDGED = lines({ case: 'a', trial: 0, retries: 0, observation: makeTrial('a').observation })
const CONFIRMATIONS = lines(
  { schema_version: 1, run_id: RUN.run_id, baseline_run_id: 'session-0-default' },
  makeTrial('a', 1),
  {
    stopped_by: 'budget',
    cases: ['b'],
  },
)

/** A file of a run folder, read by everything that reads run folders. */
function runFile(path: string, samples: readonly Buffer[]): Parser {
  return {
    name: `the ${path} of a run`,
    samples,
    read: async (bytes, folder) => {
      leave(folder, { 'run.json': json(RUN), 'trials.jsonl': TRIALS, [path]: bytes })
      const log = recordLog()
      await readRunHeader(folder, 'fruit')
      const run = await readRun(folder)
      await readScoredRun(folder, { log })
      await readObservations(folder, { caseIds: new Set(['a', 'b']), log })
      await readConfirmations(folder, { run, log, keep: (trial) => trial })
      for await (const { case: id } of readUnjudged(folder, log)) assert.equal(typeof id, 'string')
    },
  }
}

/** A whole comparison of a run with a mutated one. */
function comparedFile(path: string, samples: readonly Buffer[]): Parser {
  return {
    name: `compare with a changed ${path}`,
    samples,
    read: async (bytes, folder) => {
      leave(folder, { 'base/run.json': json(RUN), 'base/trials.jsonl': TRIALS })
      leave(folder, { 'head/run.json': json(RUN), 'head/trials.jsonl': TRIALS, [`head/${path}`]: bytes })
      await command(folder, 'compare', 'base', 'head')
    },
    ...WHOLE_COMMAND,
    weight: 15,
  }
}

/** Reads the body or the stream of an HTTP target in pieces. */
function body(name: string, options: Parameters<typeof compileReader>[0], samples: readonly Buffer[]): Parser {
  return {
    name,
    samples,
    read: (bytes) => {
      const reader = compileReader(options)({
        id: 'apple#0',
        status: 200,
        headers: {},
        secrets: [],
        elapsedMs: () => 1,
      })
      const middle = Math.floor(bytes.length / 2)
      reader.push(bytes.subarray(0, middle))
      reader.push(bytes.subarray(middle))
      return reader.finish()
    },
  }
}

const MAPPING = {
  answer: '$.answer',
  spans: { each: '$.docs[*]', path: '$.id', score: "$['score']" },
  usage: { input_tokens: '$.usage.prompt_tokens' },
}

/** Spans as received from a target. Whatever they contain, they become part of an observation. */
async function readTrace(contentType: string, bytes: Buffer): Promise<void> {
  const codec = await chooseCodec(contentType)
  let request: unknown
  try {
    request = readSpans(codec?.decode(bytes))
  } catch {
    // The receiver answers this with 400.
    return
  }
  if (request !== null) mapTrace((request as NonNullable<ReturnType<typeof readSpans>>).spans, 'ca11e4ca11e4ca11')
}

function encodeTrace(sample: Buffer): Buffer {
  const request = protobuf.Root.fromJSON(OTLP_DESCRIPTOR).lookupType('ExportTraceServiceRequest')
  const hex = JSON.parse(sample.toString(), (key, value: unknown) =>
    /^(?:trace|span|parentSpan)Id$/.test(key) ? Buffer.from(String(value), 'hex').toString('base64') : value,
  ) as Record<string, unknown>
  return Buffer.from(request.encode(request.fromObject(hex)).finish())
}

let double: Awaited<ReturnType<typeof startOpenAiDouble>> | null = null

/** Stops everything that the parsers have started. */
export async function stopParsers(): Promise<void> {
  await double?.[Symbol.asyncDispose]()
  double = null
}

/** The answer of a model that is used as a judge, for every question. */
async function askJudge(bytes: Buffer): Promise<void> {
  double ??= await startOpenAiDouble()
  const providers = { openaiApiKey: double.key, openaiBaseUrl: double.url }
  const session = await startJudge('openai', { providers, options: { embedding: { model: 'e' } } })
  double.answerNext({ raw: bytes.toString() })
  await session.ask(makeRequest('similarity', FULL), LIMITS)
  for (const question of ['answer', 'quality', 'rubric', 'claims'] as const) {
    const reply = { text: bytes.toString(), usage: { input: 1, output: 1 } }
    double.answerNext(reply, reply)
    await session.ask(makeRequest(question, FULL), LIMITS)
  }
}

const ZIP_FILES = { 'run.json': json(RUN), 'trials.jsonl': TRIALS, 'report/page.html': '<p>hello</p>'.repeat(20) }
const TAR_FILES = [
  { path: 'o-r-1/' },
  { path: 'o-r-1/a.txt', content: Buffer.from('hello') },
  { path: 'o-r-1/b/run.sh', content: Buffer.from('#!/bin/sh\n'), mode: '100755' },
]

/** Reads a text file of the folder as the product does. Invalid UTF-8 is a user error. */
async function textOf(bytes: Buffer, folder: string): Promise<string> {
  leave(folder, { input: bytes })
  return readTextFile({ path: join(folder, 'input'), maxBytes: 10_000_000 })
}

export const PARSERS: readonly Parser[] = [
  suiteFile('suite.yaml', [...corpus('suite.yaml'), read('golden/suite.yaml')]),
  suiteFile('cases/a.yaml', [...corpus('cases.yaml'), read('golden/cases/docs/guide.yaml')]),
  suiteFile('cases/a.json', corpus('cases.json')),
  suiteFile('cases/a.jsonl', corpus('cases.jsonl')),
  suiteFile('cases/a.csv', corpus('cases.csv')),
  imported('csv', 'questions.csv', examples('questions.csv')),
  imported('trec', 'topics.txt', examples('trec/topics.txt'), 'trec/qrels.txt'),
  imported('trec', 'qrels.txt', examples('trec/qrels.txt'), 'trec/topics.txt'),
  imported('beir', 'queries.jsonl', examples('beir/queries.jsonl'), 'beir/qrels.tsv'),
  imported('beir', 'qrels.tsv', examples('beir/qrels.tsv'), 'beir/queries.jsonl'),
  imported('promptfoo', 'promptfooconfig.yaml', examples('promptfooconfig.yaml', 'more-tests.yaml'), 'more-tests.yaml'),
  imported('llmc', 'llmc.json', examples('llmc.json')),
  results('results.json', [
    ...resultFiles('promptfoo.json', 'braintrust-eval.json'),
    ...corpus('inspect.json', 'deepeval.json', 'langsmith.json', 'ragas.json', 'table.json'),
  ]),
  results('results.jsonl', [...resultFiles('promptfoo.jsonl'), ...corpus('lm-eval.jsonl', 'openai-evals.jsonl')]),
  results('results.csv', corpus('ragas.csv')),
  results('results.tsv', corpus('table.tsv')),
  results('results.xml', resultFiles('pytest.xml', 'jest.xml', 'vitest.xml')),
  results('results.eval', resultFiles('inspect-deflate.eval', 'inspect-zstd.eval')),
  results('results.run', corpus('bm25.run'), 'qrels.txt'),
  results('qrels.txt', corpus('qrels.txt'), 'qrels.txt'),
  runFile('run.json', [json(RUN)]),
  runFile('trials.jsonl', [TRIALS]),
  runFile('confirmations.jsonl', [CONFIRMATIONS]),
  runFile('unjudged.jsonl', [UNJUDGED]),
  comparedFile('run.json', [json(RUN)]),
  comparedFile('trials.jsonl', [TRIALS]),
  {
    name: 'the history of nights',
    samples: corpus('history.jsonl'),
    read: async (bytes, folder) => {
      const text = await textOf(bytes, folder)
      const rows = mergeHistories([parseHistory(text)])
      return [
        isWholeHistory(text, 812),
        listEarlier(rows, 813),
        sumMonth(rows, '2026-01'),
        findEpisode(rows.filter(isNight)),
      ]
    },
  },
  {
    name: 'the file of what was spent',
    samples: corpus('spend.jsonl'),
    read: async (bytes, folder) => {
      leave(folder, { 'spend.jsonl': bytes })
      return openSpendFile(join(folder, 'spend.jsonl')).spentUsd({ suite: 'fruit', month: '2026-01' })
    },
  },
  {
    name: 'the lines of a target',
    samples: corpus('reply.jsonl'),
    read: (bytes) => {
      const all: unknown[] = []
      const splitter = splitLines({
        maxLength: 100_000,
        onLine: (line) => all.push(parseReply(line), parseRest(line)),
        onTooLong: (beginning) => all.push(parseBeginning(beginning, 'too long')),
      })
      splitter.push(bytes)
      splitter.end()
      return all
    },
  },
  body('the body of a target', {}, corpus('reply.jsonl', 'chat.json')),
  body('a mapped body of a target', { response: MAPPING }, corpus('chat.json')),
  body('server-sent events', { stream: 'sse' }, corpus('events.sse')),
  body('mapped server-sent events', { stream: 'sse', response: MAPPING }, corpus('events.sse')),
  body('a stream of JSON lines', { stream: 'ndjson' }, corpus('reply.jsonl')),
  {
    name: 'a path into a reply',
    samples: ['$.docs[*].text', "$['a b'][-1].c", '$["x\\"y"].*'].map((text) => Buffer.from(text)),
    read: (bytes) => {
      const path = bytes.toString()
      if (typeof parsePath(path) === 'object')
        mapResponse({ answer: path }, { docs: [{ text: 1 }], 'a b': [[{ c: 2 }]] })
    },
  },
  {
    name: 'the reply of a provider',
    samples: corpus('chat.json'),
    read: async (bytes) => {
      let value: unknown
      try {
        value = JSON.parse(bytes.toString())
      } catch {
        // The openai package says that it is none.
        return
      }
      readCompletion(value)
      await readChunks(Readable.from([value ?? '', value ?? '']), () => 1)
    },
  },
  {
    name: 'the reply of a judge',
    samples: corpus('judge-answer.json', 'judge-quality.md', 'judge-rubric.json', 'judge-claims.json'),
    read: askJudge,
    weight: 10,
  },
  {
    name: 'logs of questions',
    samples: ['app.jsonl', 'otel.jsonl', 'langfuse-traces.json', 'langfuse-observations.csv'].map((name) =>
      read(`test/fixtures/logs/${name}`),
    ),
    read: async (bytes, folder) => {
      const files = ['log.jsonl', 'log.json', 'log.csv']
      for (const file of files) writeFileSync(join(folder, file), bytes)
      const mask = maskPersonalData
      for (const file of files) {
        const { questions } = await readLogs([file], { fields: {}, mask, workingDirectory: folder })
        const { suggested, asked } = suggestCases(questions, [], queryTerms)
        parseDocument(writeDrafts(suggested, { asked, taken: new Set() })).toJS()
      }
    },
    weight: 3,
  },
  {
    name: 'spans in JSON',
    samples: corpus('otlp.json'),
    read: async (bytes) => readTrace('application/json', bytes),
  },
  {
    name: 'spans in protobuf',
    samples: corpus('otlp.json').map(encodeTrace),
    read: async (bytes) => readTrace('application/x-protobuf', bytes),
  },
  {
    name: 'a JSON Schema',
    samples: corpus('json-schema.json'),
    read: (bytes) => {
      let schema: unknown
      try {
        schema = JSON.parse(bytes.toString())
      } catch {
        return
      }
      if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return
      if (checkJsonSchema(schema as Record<string, unknown>) !== null) return
      const meets = openJsonSchema(schema as Record<string, unknown>)
      withinTime(() => meets({ name: 'a'.repeat(30), more: ['apple', {}], weight: 1.5, 'x-': 1 }))
    },
  },
  {
    name: 'the markers of a comment',
    samples: corpus('comment.md'),
    read: (bytes) => {
      const text = bytes.toString()
      const marker = parseMarker(text)
      lastVerdict(text)
      readPullHistory(
        [{ body: text }, { body: text }],
        marker ?? { suite: 'fruit', run: 812, attempt: 1, sha: '9d0e4c1' },
      )
    },
  },
  {
    name: 'an artifact',
    samples: [packZip(ZIP_FILES), packZip({ 'a/b/c.txt': 'hello' })],
    read: async (bytes, folder) => {
      leave(folder, { 'artifact.zip': bytes, 'out/.keep': '' })
      await extractZip({
        archive: join(folder, 'artifact.zip'),
        folder: join(folder, 'out'),
        archiveBytes: bytes.length,
      })
      await readRunHeader(join(folder, 'out'), 'fruit')
    },
    refusals: [ZipRefused],
  },
  {
    name: 'the texts of a zip',
    samples: [packZip(ZIP_FILES), ...resultFiles('inspect-zstd.eval')],
    read: async (bytes, folder) => {
      leave(folder, { 'a.zip': bytes })
      const limits = { ...ZIP_LIMITS, maxEntryBytes: 2 ** 24 }
      await readZipTexts({
        archive: join(folder, 'a.zip'),
        archiveBytes: bytes.length,
        limits,
        wants: () => true,
        use: () => {},
      })
    },
    refusals: [ZipRefused],
  },
  {
    name: 'the archive of a commit',
    samples: [packTarball(TAR_FILES)],
    read: async (bytes, folder) => {
      mkdirSync(join(folder, 'out'))
      await extractTarball({ body: Readable.from([bytes]), folder: join(folder, 'out') })
    },
    refusals: [TarballRefused],
  },
  {
    name: 'the logs of a planner',
    samples: corpus('planner.jsonl'),
    read: async (bytes, folder) => {
      leave(folder, { 'planner.jsonl': bytes, 'more.jsonl': bytes })
      const sources = { planner: 'planner.jsonl', enrichment: 'more.jsonl', join: 'query_id' }
      await using session = await startSession(replay, sources, { workingDirectory: folder })
      for (const trial of [0, 1]) await session.ask({ ...ASKED, case: 'apple', trial }, LIMITS)
    },
  },
  {
    name: 'recorded replies',
    samples: [...corpus('reply.jsonl'), TRIALS],
    read: async (bytes, folder) => {
      leave(folder, { 'replies.jsonl': bytes })
      await using session = await startSession(replay, { from: 'replies.jsonl' }, { workingDirectory: folder })
      for (const id of ['apple', 'a']) await session.ask({ ...ASKED, case: id, trial: 0 }, LIMITS)
    },
  },
  ...['source.py', 'source.ts'].map((path): Parser => ({
    name: `the measures of ${path}`,
    samples: corpus(path),
    read: async (bytes) => measureSource({ path, bytes, prefixes: ['fruit'] }),
  })),
]
