// Measures examples/frameworks, one RAG system built with three frameworks from npm, and checks what each reports.
// Usage: node scripts/try-frameworks.js OUT [CLI], after `npm ci` in that folder.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = resolve(process.argv[2] ?? '.goldenpair/frameworks')
const cli = resolve(process.argv[3] ?? join(root, 'dist/cli.js'))
const VARIANTS = ['langchain', 'llamaindex', 'ai-sdk', 'langchain-large-chunks']
const args = ['ab', '--variants', VARIANTS.join(), '--out', out, '--fail-on', 'never']
const started = performance.now()
const { status } = spawnSync(process.execPath, [cli, ...args], {
  stdio: 'inherit',
  cwd: join(root, 'examples/frameworks'),
})
assert.equal(status, 0)

const tokens = VARIANTS.map((variant) => {
  const run = JSON.parse(readFileSync(join(out, 'runs', variant, 'run.json'), 'utf8'))
  const trials = readFileSync(join(out, 'runs', variant, 'trials.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  assert.equal(trials.length, 14)
  for (const line of trials) {
    const { case: id, observation } = JSON.parse(line)
    assert.equal(observation.status, 'ok', `${variant}: ${id}`)
    const { spans, usage, model } = observation.reply
    assert.equal(spans.length, 3, `${variant}: ${id}`)
    for (const { path, start_line, end_line } of spans)
      assert.ok(/^documents\/\w+\.md$/.test(path) && start_line >= 1 && end_line >= start_line, `${variant}: ${id}`)
    assert.ok(usage.input_tokens > 0 && usage.output_tokens > 0 && model !== undefined, `${variant}: ${id}`)
  }
  const { summaries } = run
  assert.ok(summaries.success.mean >= 0.8, `${variant}: success ${summaries.success.mean}`)
  return summaries['tokens.total'].mean
})
const [small, , , large] = tokens
assert.ok(large > 1.5 * small, `large chunks took ${large} tokens, small ones ${small}`)
console.log(`\nFrameworks: 4 variants of 14 cases as expected, ${Math.round(performance.now() - started)} ms`)
