// Measures `npm start` (the demo), and a run of one case that is answered at once. Median of 5.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tell } from './figures.js'
import { median, sample } from './sample.js'

const ROUNDS = 5
const root = fileURLToPath(new URL('../..', import.meta.url))
const cli = join(root, 'dist/cli.js')
const TARGET = [process.execPath, join(root, 'test/fixtures/targets/instant.mjs')]

/** Prints the figures with their limits. Returns false if a limit is exceeded. */
export async function benchStart() {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-bench-'))
  try {
    writeFileSync(
      join(folder, 'suite.yaml'),
      JSON.stringify({ name: 'one', cases: 'cases.jsonl', target: { type: 'command', command: TARGET } }),
    )
    writeFileSync(join(folder, 'cases.jsonl'), '{"id":"a","query":"What?","expected_answer":"What?"}\n')
    const seconds = async (args, where) => {
      const taken = []
      for (let round = 0; round < ROUNDS; round++) taken.push((await sample(args, where)).milliseconds / 1000)
      return median(taken)
    }
    return [
      tell({ name: 'npm start', value: await seconds([cli, 'init', '--demo'], root), unit: 's', limit: 5, aim: 2.5 }),
      tell({
        name: 'run of one case',
        value: await seconds([cli, 'run', '--suite', 'suite.yaml'], folder),
        unit: 's',
        limit: 1.5,
      }),
    ].every(Boolean)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
