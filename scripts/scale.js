// Measures whether Goldenpair keeps its promise: runs and compares up to 100,000 trials (5 a case) against a target that answers at once, and
// prints seconds and the peak memory of each process. Exit 1 above 1 GB, or where the time grows faster than the trials.
// Usage: npm run scale [-- trials|arms|shards|suggest|million …]; all parts but million without one (GOLDENPAIR=path measures another cli.js). arms: 2 to 10
// variants side by side; shards: one run in 1 to 64 shards, and its merge; suggest: a log of 100,000 questions; million: a million trials in 20 shards,
// their merge, and its comparison with another run (some 25 minutes, 8 GB of disk). --write keeps the figures (scale/figures.json)
// and writes them into the docs. TRIALS=10000,20000 takes other sizes, which are not kept.
import { spawn } from 'node:child_process'
import {
  closeSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'
import { deflateSync } from 'node:zlib'
import { keepFigures } from './keep-figures.js'

const TRIALS_PER_CASE = 5
const CASES_PER_FILE = 5000
const MAX_MEGABYTES = 1024
/**
 * Processor time a trial of the largest size over that of the smallest, which a busy machine does not change: a start-up that weighs less
 * makes it fall, a square makes it 10.
 */
const MAX_GROWTH = 2
/** Of so many trials, comparing is also measured with so many megabytes for Node's heap. */
const SMALL_HEAP = { trials: 30_000, megabytes: 300 }
const LOG = { lines: 100_000, questions: 85_000, words: 20_000, answer: 3000 }

const root = fileURLToPath(new URL('..', import.meta.url))
const cli = process.env.GOLDENPAIR ?? join(root, 'dist/cli.js')
const sizes = process.env.TRIALS?.split(',').map(Number) ?? [1000, 10_000, 30_000, 100_000]
const VARIANTS = ['old', 'new', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** A suite whose two variants fail different cases. */
function writeSuite(folder, cases, trials) {
  const files = []
  for (let from = 0; from < cases; from += CASES_PER_FILE) {
    const count = Math.min(CASES_PER_FILE, cases - from)
    const text = Array.from({ length: count }, (_, index) => {
      const id = `case-${from + index}`
      const facts = { id, query: `What is ${id}?`, tags: [`t${index % 20}`], expected_answer: `What is ${id}?` }
      return `- ${JSON.stringify({ ...facts, expected_spans: [{ path: 'a.md', symbol: 'A' }] })}\n`
    }).join('')
    files.push(`cases-${files.length}.yaml`)
    writeFileSync(join(folder, files.at(-1)), text)
  }
  const target = { type: 'command', command: [process.execPath, join(root, 'scripts/scale/target.js')] }
  const suite = {
    name: 'scale',
    cases: files,
    trials,
    concurrency: 16,
    target,
    variants: Object.fromEntries(
      VARIANTS.map((salt) => [salt, { settings: { salt, wrong: salt === 'old' ? 10 : 12 } }]),
    ),
    default_variant: 'old',
  }
  writeFileSync(join(folder, 'suite.yaml'), JSON.stringify(suite))
}

async function measure(folder, args, env = {}) {
  const from = performance.now()
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  let usage = { megabytes: 0, cpuSeconds: 0 }
  const watch = setInterval(() => (usage = readUsage(child.pid) ?? usage), 20)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`)
  return { seconds: (performance.now() - from) / 1000, ...usage }
}

/**
 * The kernel's own high-water mark of memory and the processor's time (user and system, in hundredths), of the process alone, without
 * its target; only the last 20 ms are missed. Null off Linux.
 */
function readUsage(pid) {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return kilobytes === undefined
      ? null
      : { megabytes: kilobytes / 1024, cpuSeconds: (Number(ticks[11]) + Number(ticks[12])) / 100 }
  } catch {
    return null
  }
}

const used = ({ cpuSeconds, megabytes }) => ({ cpuSeconds, megabytes: Math.round(megabytes) })

function tell(name, { seconds, cpuSeconds, megabytes }, trials) {
  const time = `${seconds.toFixed(1).padStart(6)} s  ${cpuSeconds.toFixed(1).padStart(6)} s CPU`
  const share = `${((cpuSeconds / trials) * 1e6).toFixed(0).padStart(5)} µs each`
  console.log(`${name}  ${time}  ${share}  ${megabytes.toFixed(0).padStart(5)} MB`)
}

async function inFolder(cases, work, trials = TRIALS_PER_CASE) {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-scale-'))
  try {
    writeSuite(folder, cases, trials)
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const runOf = (variant) => [
  'run',
  '--suite',
  'suite.yaml',
  '--variant',
  variant,
  '--out',
  variant,
  '--fail-on',
  'never',
]
const COMPARE = ['compare', 'old', 'new', '--out', 'report', '--fail-on', 'never']

/** Runs of so many trials, alone and beside a baseline, and their comparison. */
async function measureTrials() {
  const trials = []
  let others = {}
  for (const size of sizes)
    await inFolder(size / TRIALS_PER_CASE, async (folder) => {
      const row = { trials: size }
      const steps = { run: runOf('old'), both: [...runOf('new'), '--baseline', 'old'], compare: COMPARE }
      for (const [step, args] of Object.entries(steps)) {
        const measured = await measure(folder, args)
        row[step] = used(measured)
        tell(
          `${String(size).padStart(7)} trials  ${(step === 'both' ? 'run --baseline' : step).padEnd(14)}`,
          measured,
          size,
        )
      }
      trials.push(row)
      if (size === SMALL_HEAP.trials) others = await measureHeap(folder, row.compare)
    })

  for (const step of ['run', 'both', 'compare']) {
    const [first, last] = [trials[0], trials.at(-1)]
    const growth = last[step].cpuSeconds / last.trials / (first[step].cpuSeconds / first.trials)
    const peak = Math.max(...trials.map((row) => row[step].megabytes))
    console.log(
      `${step}: ${growth.toFixed(2)} × the time a trial (limit ${MAX_GROWTH}), peak ${peak} MB (limit ${MAX_MEGABYTES})`,
    )
    if (growth > MAX_GROWTH || peak > MAX_MEGABYTES) process.exitCode = 1
  }
  return process.env.TRIALS === undefined ? { trials, ...others } : {}
}

/** The same comparison with a small heap, and what a trial takes on the disk and compressed. */
async function measureHeap(folder, free) {
  const { trials, megabytes: limit } = SMALL_HEAP
  const measured = await measure(folder, COMPARE, { NODE_OPTIONS: `--max-old-space-size=${limit}` })
  tell(`${String(trials).padStart(7)} trials  compare, heap of ${limit} MB`, measured, trials)
  const text = readFileSync(join(folder, 'old/trials.jsonl'))
  const bytes = { kept: Math.round(text.length / trials), packed: Math.round(deflateSync(text).length / trials) }
  console.log(`${bytes.kept} bytes a trial, ${bytes.packed} compressed`)
  return { heap: { trials, limit, free, limited: used(measured) }, bytes }
}

/** 200 cases, five times each, by so many variants in one job. */
async function measureArms() {
  const rows = []
  for (const arms of [2, 3, 5, 10])
    await inFolder(200, async (folder) => {
      const variants = VARIANTS.slice(0, arms).join(',')
      const args = ['ab', '--suite', 'suite.yaml', '--variants', variants, '--out', 'report', '--fail-on', 'never']
      const measured = await measure(folder, args)
      const trials = arms * 200 * TRIALS_PER_CASE
      tell(`${String(arms).padStart(3)} arms  `, measured, trials)
      rows.push({ arms, trials, ...used(measured) })
    })
  return { arms: rows }
}

/** A run in so many shards one after the other, and their merge; `after` measures more of the merged run. */
async function measureMerge(shards, { cases, trials: trialsPerCase, after = () => ({}) }) {
  const trials = cases * trialsPerCase
  return inFolder(
    cases,
    async (folder) => {
      const taken = []
      const outs = Array.from({ length: shards }, (_, index) => `part-${index + 1}`)
      for (const [index, out] of outs.entries()) {
        const part = ['--shard', `${index + 1}/${shards}`, '--out', out]
        taken.push(await measure(folder, ['run', '--suite', 'suite.yaml', ...part]))
      }
      const most = (field) => Math.max(...taken.map((one) => one[field]))
      const slowest = { seconds: most('seconds'), cpuSeconds: most('cpuSeconds'), megabytes: most('megabytes') }
      tell(`${String(shards).padStart(3)} shards, the slowest`, slowest, trials / shards)
      const merge = await measure(folder, ['merge', ...outs, '--out', 'whole'])
      tell(`${String(shards).padStart(3)} shards, the merge  `, merge, trials)
      return { shards, trials, slowest: used(slowest), merge: used(merge), ...(await after(folder, trials)) }
    },
    trialsPerCase,
  )
}

/** 10,000 trials. */
async function measureShards() {
  const rows = []
  for (const shards of [1, 4, 16, 64]) rows.push(await measureMerge(shards, { cases: 2000, trials: TRIALS_PER_CASE }))
  return { shards: rows }
}

/** What a night of a million trials is merged from, and what comparing it with another takes. */
async function measureMillion() {
  const after = async (folder, trials) => {
    await alterRun(join(folder, 'whole'), join(folder, 'other'))
    const args = ['compare', 'whole', 'other', '--out', 'report', '--fail-on', 'never']
    const compared = await measure(folder, args, { NODE_OPTIONS: '--max-old-space-size=12000' })
    tell('compared with another', compared, trials)
    return { compare: used(compared) }
  }
  return { million: await measureMerge(20, { cases: 20_000, trials: 50, after }) }
}

/** Another run of a recorded one, in a minute in place of half an hour: other times, tokens and costs, and two answers in a hundred wrong. */
async function alterRun(from, to) {
  mkdirSync(to)
  const run = JSON.parse(readFileSync(join(from, 'run.json'), 'utf8'))
  writeFileSync(join(to, 'run.json'), JSON.stringify({ ...run, run_id: `other-${run.run_id}` }))
  const file = openSync(join(to, 'trials.jsonl'), 'w')
  let count = 0
  for await (const line of createInterface({ input: createReadStream(join(from, 'trials.jsonl')) })) {
    const share = ((count++ * 2654435761) >>> 0) / 2 ** 32
    const trial = JSON.parse(line)
    const { reply } = trial.observation
    trial.observation.latency_ms *= 1.02 + 0.05 * share
    reply.usage.output_tokens += Math.floor(3 * share)
    reply.cost_usd *= 1 + 0.1 * share
    if (share < 0.02) reply.answer = 'I do not know.'
    writeSync(file, `${JSON.stringify(trial)}\n`)
  }
  closeSync(file)
}

/** A log of questions of eight words, the common ones often, of which one in seven was asked before, beside a suite of 200 cases. */
async function measureSuggest() {
  return inFolder(200, async (folder) => {
    const path = join(folder, 'log.jsonl')
    const file = openSync(path, 'w')
    const different = new Set()
    let state = 1
    const draw = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    const questions = Array.from({ length: LOG.questions }, () =>
      Array.from({ length: 8 }, () => `w${Math.floor(LOG.words * draw() ** 2)}`).join(' '),
    )
    for (let line = 0; line < LOG.lines; line++) {
      const question = questions[line % LOG.questions]
      different.add(question)
      writeSync(file, `${JSON.stringify({ question, answer: 'a'.repeat(LOG.answer) })}\n`)
    }
    closeSync(file)
    const readMegabytes = Math.round(statSync(path).size / 1e6)
    const measured = await measure(folder, ['suggest', 'log.jsonl', '--suite', 'suite.yaml'])
    tell(`${LOG.lines} lines, ${different.size} different, ${readMegabytes} MB`, measured, LOG.lines)
    return { suggest: { lines: LOG.lines, different: different.size, readMegabytes, ...used(measured) } }
  })
}

const USUAL = { trials: measureTrials, arms: measureArms, shards: measureShards, suggest: measureSuggest }
const PARTS = { ...USUAL, million: measureMillion }

const names = process.argv.slice(2).filter((word) => word !== '--write')
const unknown = names.filter((name) => PARTS[name] === undefined)
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`)
let figures = {}
for (const name of names.length > 0 ? names : Object.keys(USUAL)) figures = { ...figures, ...(await PARTS[name]()) }
if (process.argv.includes('--write')) keepFigures('scale', figures)
