// Measures what Goldenpair adds: 1,000 cases against a target that answers at once, through the built command line, beside
// a bare script that speaks the same protocol with the same program. Median of 5, taken in turns.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
const CASES = 1000
const CONCURRENCY = 8
const ROUNDS = 5
const MAX_RATIO = 2.5
const MAX_MEGABYTES = 200

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What is measured; its arguments follow. */
const MEASURED = [join(root, 'dist/cli.js'), 'run', '--suite', 'suite.yaml', '--out', 'out']
const BARE = [join(root, 'scripts/bench/bare.js'), 'queries.json', String(CONCURRENCY)]
const TARGET = [process.execPath, join(root, 'test/fixtures/targets/instant.mjs')]

/** Prints the figures beside their limits; false when one is missed. */
export async function benchRun() {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-bench-'))
  writeInput(folder)
  const measured = []
  const bare = []
  try {
    // Warms the file cache.
    await sample(MEASURED, folder)
    await sample(BARE, folder)
    for (let round = 0; round < ROUNDS; round++) {
      measured.push(await sample(MEASURED, folder))
      bare.push(await sample(BARE, folder))
    }
    const stored = readFileSync(join(folder, 'out/trials.jsonl'), 'utf8').trimEnd().split('\n')
    if (stored.length !== CASES) throw new Error(`${stored.length} trials were stored instead of ${CASES}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
  const milliseconds = (samples) => median(samples.map((one) => one.milliseconds))
  const ratio = milliseconds(measured) / milliseconds(bare)
  const peak = Math.max(...measured.map(({ megabytes }) => megabytes ?? 0))
  const list = (samples) => samples.map((one) => one.milliseconds.toFixed(0)).join(', ')
  console.log(`${CASES} cases, concurrency ${CONCURRENCY}, median of ${ROUNDS}, Node ${process.version}`)
  console.log(`goldenpair run  ${milliseconds(measured).toFixed(0)} ms  (${list(measured)})`)
  console.log(`bare script     ${milliseconds(bare).toFixed(0)} ms  (${list(bare)})`)
  console.log(`ratio           ${ratio.toFixed(2)}  (limit ${MAX_RATIO})`)
  console.log(`peak memory     ${peak === 0 ? 'unknown' : `${peak.toFixed(0)} MB`}  (limit ${MAX_MEGABYTES} MB)`)
  return ratio <= MAX_RATIO && peak <= MAX_MEGABYTES
}

function writeInput(folder) {
  const ids = Array.from({ length: CASES }, (_, index) => `case-${index}`)
  writeFileSync(
    join(folder, 'suite.yaml'),
    JSON.stringify({
      name: 'bench',
      cases: 'cases.jsonl',
      concurrency: CONCURRENCY,
      target: { type: 'command', command: TARGET },
    }),
  )
  writeFileSync(
    join(folder, 'cases.jsonl'),
    ids
      .map((id) => {
        const question = `What is ${id}?`
        const spans = [{ path: 'a.md', symbol: 'A' }]
        return `${JSON.stringify({ id, query: question, expected_answer: question, expected_spans: spans })}\n`
      })
      .join(''),
  )
  writeFileSync(
    join(folder, 'queries.json'),
    JSON.stringify({ command: TARGET, queries: ids.map((id) => ({ id, query: `What is ${id}?` })) }),
  )
}

async function sample(args, folder) {
  const from = performance.now()
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  let megabytes = null
  const watch = setInterval(() => (megabytes = peakMegabytes(child.pid) ?? megabytes), 10)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}:\n${output}`)
  return { milliseconds: performance.now() - from, megabytes }
}
function peakMegabytes(pid) {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
