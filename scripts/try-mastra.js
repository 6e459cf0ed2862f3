// Measures examples/mastra (a Mastra agent) and checks what it reports about its steps and changes.
//
// Usage: node scripts/try-mastra.js [OUT] [CLI], after `npm ci` in examples/mastra, on Node 22.13 or newer
//   OUT       the folder for the report; .goldenpair/mastra by default
//   CLI       the command line to run; dist/cli.js by default
//   RECORD=1  environment variable: records the replies (scripts/recorded-replies.js)
//
// Fails at the first unexpected result.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkRecorded } from './recorded-replies.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const cli = resolve(process.argv[3] ?? join(root, 'dist/cli.js'))
const out = resolve(process.argv[2] ?? '.goldenpair/mastra')
const args = ['ab', '--variants', 'careful,hasty', '--out', out, '--fail-on', 'never']
const cwd = join(root, 'examples/mastra')
const started = performance.now()
assert.equal(spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit', cwd }).status, 0)

/** Checks the replies of a variant and returns a function from a metric to its mean. */
function readRun(variant) {
  const read = (name) => readFileSync(join(out, 'runs', variant, name), 'utf8').trimEnd()
  const trials = read('trials.jsonl')
    .split('\n')
    .map((line) => JSON.parse(line))
  const replies = trials.map(({ observation }) => observation.reply)
  // Goldenpair asks a deterministic target again about cases that differ; those extra trials are not counted.
  assert.equal(trials.filter((trial) => trial.asked_on !== true).length, 12)
  checkRecorded('mastra', replies)
  const { summaries } = JSON.parse(read('run.json'))
  return (metric) => summaries[metric].mean
}

const [careful, hasty] = ['careful', 'hasty'].map(readRun)
assert.deepEqual([careful('success'), hasty('success')], [1, 7 / 12])
assert.deepEqual([careful('run.progress'), hasty('run.progress')], [1, 3 / 4])
// Five changes break a check. Only the careful variant runs the checks, and reverts those changes.
assert.deepEqual([careful('changes.failed'), hasty('changes.failed')], [5 / 12, 5 / 12])
assert.deepEqual([careful('changes.reverted'), hasty('changes.reverted')], [5 / 12, 0])
// Measured by Goldenpair, not reported by the target.
for (const metric of ['resources.memory-mb', 'resources.cpu-seconds']) assert.ok(careful(metric) > 0, metric)
console.log(`\nMastra: 2 variants of 12 cases as expected, ${Math.round(performance.now() - started)} ms`)
