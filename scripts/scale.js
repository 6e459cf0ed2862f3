// Measures whether Goldenpair keeps its promise: runs and compares 10,000, 30,000 and 100,000 trials (5 a case)
// against a target that answers at once, and prints seconds and the peak memory of each process. Exit 1 above 1 GB, or where
// the time grows faster than the trials. Usage: node scripts/scale.js [TRIALS …] (GOLDENPAIR=path measures another cli.js)
// node scripts/scale.js arms: 1 to 10 variants side by side; node scripts/scale.js shards: one run in 1 to 64 shards, and its merge.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TRIALS_PER_CASE = 5
const CASES_PER_FILE = 5000
const MAX_MEGABYTES = 1024
/**
 * Processor time a trial of the largest size over that of the smallest, which a busy machine does not change: a start-up that weighs less
 * makes it fall, a square makes it 10.
 */
const MAX_GROWTH = 2

const root = fileURLToPath(new URL('..', import.meta.url))
const cli = process.env.GOLDENPAIR ?? join(root, 'dist/cli.js')
const asked = process.argv.slice(2)
const sizes = asked.length > 0 ? asked.map(Number) : [10_000, 30_000, 100_000]
const VARIANTS = ['old', 'new', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** A suite whose two variants fail different cases. */
function writeSuite(folder, cases) {
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
    trials: TRIALS_PER_CASE,
    concurrency: 16,
    target,
    variants: Object.fromEntries(
      VARIANTS.map((salt) => [salt, { settings: { salt, wrong: salt === 'old' ? 10 : 12 } }]),
    ),
    default_variant: 'old',
  }
  writeFileSync(join(folder, 'suite.yaml'), JSON.stringify(suite))
}

async function measure(folder, args) {
  const from = performance.now()
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
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

function tell(name, { seconds, cpuSeconds, megabytes }, trials) {
  const time = `${seconds.toFixed(1).padStart(6)} s  ${cpuSeconds.toFixed(1).padStart(6)} s CPU`
  const share = `${((cpuSeconds / trials) * 1e6).toFixed(0).padStart(5)} µs a trial`
  console.log(`${name}  ${time}  ${share}  ${megabytes.toFixed(0).padStart(5)} MB`)
}

async function inFolder(cases, work) {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-scale-'))
  try {
    writeSuite(folder, cases)
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** 200 cases, five times each, by so many variants in one job. */
async function measureArms() {
  for (const arms of [2, 3, 5, 10])
    await inFolder(200, async (folder) => {
      const variants = VARIANTS.slice(0, arms).join(',')
      const args = ['ab', '--suite', 'suite.yaml', '--variants', variants, '--out', 'report', '--fail-on', 'never']
      tell(`${String(arms).padStart(3)} arms  `, await measure(folder, args), arms * 200 * TRIALS_PER_CASE)
    })
}

/** 10,000 trials in so many shards one after the other, and their merge. */
async function measureShards() {
  for (const shards of [1, 4, 16, 64])
    await inFolder(2000, async (folder) => {
      const taken = []
      const outs = []
      for (let shard = 1; shard <= shards; shard++) {
        outs.push(`part-${shard}`)
        taken.push(
          await measure(folder, [
            'run',
            '--suite',
            'suite.yaml',
            '--shard',
            `${shard}/${shards}`,
            '--out',
            outs.at(-1),
          ]),
        )
      }
      const most = (field) => Math.max(...taken.map((one) => one[field]))
      const slowest = { seconds: most('seconds'), cpuSeconds: most('cpuSeconds'), megabytes: most('megabytes') }
      tell(`${String(shards).padStart(3)} shards, the slowest`, slowest, 10_000 / shards)
      tell(
        `${String(shards).padStart(3)} shards, the merge  `,
        await measure(folder, ['merge', ...outs, '--out', 'whole']),
        10_000,
      )
    })
}

async function measureTrials() {
  const rows = []
  for (const trials of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'goldenpair-scale-'))
    try {
      writeSuite(folder, trials / TRIALS_PER_CASE)
      const run = (variant) => [
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
      const steps = {
        run: run('old'),
        'run --baseline': [...run('new'), '--baseline', 'old'],
        compare: ['compare', 'old', 'new', '--out', 'report', '--fail-on', 'never'],
      }
      for (const [step, args] of Object.entries(steps)) {
        const { seconds, megabytes, cpuSeconds } = await measure(folder, args)
        rows.push({ trials, step, megabytes, cpuSeconds })
        tell(`${String(trials).padStart(7)} trials  ${step.padEnd(14)}`, { seconds, cpuSeconds, megabytes }, trials)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  for (const step of new Set(rows.map((row) => row.step))) {
    const [first, ...others] = rows.filter((row) => row.step === step)
    const last = others.at(-1) ?? first
    const growth = last.cpuSeconds / last.trials / (first.cpuSeconds / first.trials)
    const peak = Math.max(...rows.filter((row) => row.step === step).map((row) => row.megabytes))
    console.log(
      `${step}: ${growth.toFixed(2)} × the time a trial (limit ${MAX_GROWTH}), peak ${peak.toFixed(0)} MB (limit ${MAX_MEGABYTES})`,
    )
    if (growth > MAX_GROWTH || peak > MAX_MEGABYTES) process.exitCode = 1
  }
}

await (asked[0] === 'arms' ? measureArms() : asked[0] === 'shards' ? measureShards() : measureTrials())
