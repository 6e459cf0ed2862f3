// Measures the overhead of Goldenpair with an HTTP target: 1,000 and 5,000 cases, each answered after 50 ms, through the built command
// line and through a bare script with the same concurrency. Median of 5 alternating runs.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sample, tellSamples } from './sample.js'

const CONCURRENCY = 32
const ROUNDS = 5
const SIZES = [
  { cases: 1000, limits: { ratio: 1.5, cpu: 2.5 }, aims: { ratio: 1.15, cpu: 0.9 } },
  { cases: 5000, limits: { ratio: 1.15, megabytes: 250 }, aims: { ratio: 1.05, megabytes: 150 } },
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const MEASURED = [join(root, 'dist/cli.js'), 'run', '--suite', 'suite.yaml', '--out', 'out']
const BARE = [join(root, 'scripts/bench/bare-http.js'), 'queries.json', String(CONCURRENCY)]

/** Prints the figures with their limits. Returns false if a limit is exceeded. */
export async function benchHttp() {
  const isMet = []
  for (const size of SIZES) isMet.push(await benchSize(size))
  return isMet.every(Boolean)
}

async function benchSize({ cases, limits, aims }) {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-bench-'))
  const server = spawn(process.execPath, [join(root, 'scripts/bench/http-server.js')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const measured = []
  const bare = []
  try {
    const port = await new Promise((resolve) => server.stdout.once('data', (bytes) => resolve(String(bytes).trim())))
    const url = `http://127.0.0.1:${port}/ask`
    const sampleAsked = async (args) => {
      const taken = await sample(args, folder)
      const { asked_ms } = await (await globalThis.fetch(url)).json()
      return { ...taken, asked: asked_ms }
    }
    writeInput(folder, url, cases)
    for (let round = 0; round < ROUNDS; round++) {
      measured.push(await sampleAsked(MEASURED))
      bare.push(await sampleAsked(BARE))
    }
    for (const file of ['out/trials.jsonl', 'bare.jsonl']) {
      const answered = readFileSync(join(folder, file), 'utf8').match(/"answer":"What is case-\d+\?"/g) ?? []
      if (answered.length !== cases) throw new Error(`${file} has ${answered.length} answers instead of ${cases}`)
    }
  } finally {
    server.stdin.end()
    rmSync(folder, { recursive: true })
  }
  const title = `${cases.toLocaleString('en')} cases over HTTP`
  return tellSamples({ title, measured, bare, limits, aims })
}

function writeInput(folder, url, cases) {
  const ids = Array.from({ length: cases }, (_, index) => `case-${index}`)
  const target = { type: 'http', url }
  const suite = { name: 'bench', cases: 'cases.jsonl', concurrency: CONCURRENCY, target }
  writeFileSync(join(folder, 'suite.yaml'), JSON.stringify(suite))
  const toCase = (id) => {
    const query = `What is ${id}?`
    return { id, query, expected_answer: query, expected_spans: [{ path: 'a.md', symbol: 'A' }] }
  }
  writeFileSync(join(folder, 'cases.jsonl'), ids.map((id) => `${JSON.stringify(toCase(id))}\n`).join(''))
  const queries = ids.map((id) => ({ id, query: `What is ${id}?` }))
  writeFileSync(join(folder, 'queries.json'), JSON.stringify({ url, queries }))
}
