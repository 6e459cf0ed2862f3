// Measures what Goldenpair adds to a server: 5,000 cases answered after 50 ms each, through the built command line, beside a bare
// script with the same connections. Median of 5, taken in turns.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportSamples, sample } from './sample.js'

const CASES = 5000
const CONCURRENCY = 32
const ROUNDS = 5
const MAX_RATIO = 1.15
const MAX_MEGABYTES = 250

const root = fileURLToPath(new URL('../..', import.meta.url))
const MEASURED = [join(root, 'dist/cli.js'), 'run', '--suite', 'suite.yaml', '--out', 'out']
const BARE = [join(root, 'scripts/bench/bare-http.js'), 'queries.json', String(CONCURRENCY)]

/** Prints the figures beside their limits; false when one is missed. */
export async function benchHttp() {
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
    writeInput(folder, url)
    for (let round = 0; round < ROUNDS; round++) {
      measured.push(await sampleAsked(MEASURED))
      bare.push(await sampleAsked(BARE))
    }
    for (const file of ['out/trials.jsonl', 'bare.jsonl']) {
      const answered = readFileSync(join(folder, file), 'utf8').match(/"answer":"What is case-\d+\?"/g) ?? []
      if (answered.length !== CASES) throw new Error(`${file} has ${answered.length} answers instead of ${CASES}`)
    }
  } finally {
    server.stdin.end()
    rmSync(folder, { recursive: true })
  }
  const title = `${CASES} cases over HTTP, each answered after 50 ms, concurrency ${CONCURRENCY}`
  return reportSamples({ title, measured, bare, maxRatio: MAX_RATIO, maxMegabytes: MAX_MEGABYTES })
}

function writeInput(folder, url) {
  const ids = Array.from({ length: CASES }, (_, index) => `case-${index}`)
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
