// Measures the overhead of Goldenpair: 1,000 cases against a target that answers at once, through the built command line and through a
// bare script that uses the same protocol with the same target. Median of 5 alternating runs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sample, tellSamples } from './sample.js'

const CASES = 1000
const CONCURRENCY = 8
const ROUNDS = 5
const LIMITS = { ratio: 12, cpu: 2.5, megabytes: 200 }
const AIMS = { ratio: 2.5 }

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The arguments of Node for the measured command. */
const MEASURED = [join(root, 'dist/cli.js'), 'run', '--suite', 'suite.yaml', '--out', 'out']
const BARE = [join(root, 'scripts/bench/bare.js'), 'queries.json', String(CONCURRENCY)]
const TARGET = [process.execPath, join(root, 'test/fixtures/targets/instant.mjs')]

/** Prints the figures with their limits. Returns false if a limit is exceeded. */
export async function benchRun() {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-bench-'))
  writeInput(folder)
  const measured = []
  const bare = []
  try {
    // These two only warm the file cache.
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
  return tellSamples({ title: '1,000 instant cases', measured, bare, limits: LIMITS, aims: AIMS })
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
