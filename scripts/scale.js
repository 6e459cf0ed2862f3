// Measures how Goldenpair scales with the size of a suite, against a target that answers at once. Prints the time and the peak memory
// of each process.
//
// Usage: npm run scale [-- PART …] [--write]
//   PART (all but million if none is given):
//     trials   runs and compares up to 100,000 trials, 5 per case
//     arms     compares 2 to 10 variants in one job
//     shards   splits one run into 1 to 64 shards and merges them
//     suggest  reads a log of 100,000 questions
//     million  merges a million trials from 20 shards and compares them with another run (about 25 minutes, 8 GB of disk)
//   --write              saves the figures to scripts/scale/figures.json and updates the docs
//   TRIALS=10000,20000   environment variable: other sizes for `trials`, which are not saved
//   GOLDENPAIR=path      environment variable: another cli.js to measure; dist/cli.js by default
//
// Exits with 1 if a process of `trials` needs more than 1 GB, or if its time per trial more than doubles from the smallest size to
// the largest.
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
 * Upper limit for the CPU time per trial at the largest size, divided by that at the smallest size. (CPU time does not depend on the load
 * of the machine.) A constant start-up time lowers the ratio; quadratic growth raises it tenfold for ten times the trials.
 */
const MAX_GROWTH = 2
/** The size at which the comparison is also measured with a small heap for Node. */
const SMALL_HEAP = { trials: 30_000, megabytes: 300 }
const LOG = { lines: 100_000, questions: 85_000, words: 20_000, answer: 3000 }

const root = fileURLToPath(new URL('..', import.meta.url))
const cli = process.env.GOLDENPAIR ?? join(root, 'dist/cli.js')
const sizes = process.env.TRIALS?.split(',').map(Number) ?? [1000, 10_000, 30_000, 100_000]
const VARIANTS = ['old', 'new', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** Writes a suite whose variants fail different cases. */
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
 * Reads the peak memory and the CPU time (user and system) of a process from the kernel, without its child processes. Polled, so the
 * last 20 ms are missed. `null` if the system is not Linux.
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

/** Measures, for each size, a run without and a run with a baseline, and the comparison of the two. */
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

/** Measures the same comparison with a small heap, and the bytes of a trial on disk, plain and compressed. */
async function measureHeap(folder, free) {
  const { trials, megabytes: limit } = SMALL_HEAP
  const measured = await measure(folder, COMPARE, { NODE_OPTIONS: `--max-old-space-size=${limit}` })
  tell(`${String(trials).padStart(7)} trials  compare, heap of ${limit} MB`, measured, trials)
  const text = readFileSync(join(folder, 'old/trials.jsonl'))
  const bytes = { kept: Math.round(text.length / trials), packed: Math.round(deflateSync(text).length / trials) }
  console.log(`${bytes.kept} bytes a trial, ${bytes.packed} compressed`)
  return { heap: { trials, limit, free, limited: used(measured) }, bytes }
}

/** Measures one job with 2 to 10 variants on 200 cases, five trials each. */
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

/** Measures a run in shards, one after the other, and their merge. `after` makes further measurements on the merged run. */
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

/** Measures a run of 10,000 trials in 1 to 64 shards. */
async function measureShards() {
  const rows = []
  for (const shards of [1, 4, 16, 64]) rows.push(await measureMerge(shards, { cases: 2000, trials: TRIALS_PER_CASE }))
  return { shards: rows }
}

/** Measures a million trials: the shards, their merge, and the comparison with another run. */
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

/**
 * Copies a recorded run with other times, tokens and costs, and with 2 % wrong answers. Takes a minute; a second run would take half
 * an hour.
 */
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

/** Measures `suggest` on a log of eight-word questions (common words are frequent, some questions repeat) for a suite of 200 cases. */
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
