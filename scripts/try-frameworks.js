// Measures the examples built on real frameworks and checks what each reports: one RAG system built with three npm packages
// (examples/frameworks), and a Python retriever that uses scikit-learn (examples/python-retriever).
//
// Usage: node scripts/try-frameworks.js [OUT] [CLI], after `npm ci` in examples/frameworks; the first python3 on PATH needs scikit-learn
//   OUT       the folder for the reports; .goldenpair/frameworks by default
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
const out = resolve(process.argv[2] ?? '.goldenpair/frameworks')
const cli = resolve(process.argv[3] ?? join(root, 'dist/cli.js'))

/** Compares the variants of an example and checks their replies. Returns, for each variant, a function from a metric to its mean. */
function compare(example, variants, cases) {
  const folder = join(out, example)
  const args = ['ab', '--variants', variants.join(), '--out', folder, '--fail-on', 'never']
  const cwd = join(root, 'examples', example)
  assert.equal(spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit', cwd }).status, 0)
  return variants.map((variant) => {
    const read = (name) => readFileSync(join(folder, 'runs', variant, name), 'utf8').trimEnd()
    const trials = read('trials.jsonl')
      .split('\n')
      .map((line) => JSON.parse(line))
    // Goldenpair asks a deterministic target again about cases that differ; those extra trials are not counted.
    assert.equal(trials.filter((trial) => trial.asked_on !== true).length, cases)
    for (const { case: id, observation } of trials) {
      assert.equal(observation.status, 'ok', `${variant}: ${id}`)
      const { spans, usage, model } = observation.reply
      assert.equal(spans.length, 3, `${variant}: ${id}`)
      for (const { path, start_line, end_line } of spans)
        assert.ok(/^documents\/\w+\.md$/.test(path) && start_line >= 1 && end_line >= start_line, `${variant}: ${id}`)
      assert.ok(usage.input_tokens > 0 && usage.output_tokens > 0 && model !== undefined, `${variant}: ${id}`)
    }
    checkRecorded(
      example,
      trials.map(({ observation }) => observation.reply),
    )
    const { summaries } = JSON.parse(read('run.json'))
    assert.ok(summaries.success.mean >= 0.8, `${variant}: success ${summaries.success.mean}`)
    return (metric) => summaries[metric].mean
  })
}

const started = performance.now()
const frameworks = ['langchain', 'llamaindex', 'ai-sdk', 'langchain-large-chunks']
const [small, , , large] = compare('frameworks', frameworks, 14).map((mean) => mean('tokens.total'))
assert.ok(large > 1.5 * small, `large chunks took ${large} tokens, small ones ${small}`)

const [both, wordsOnly] = compare('python-retriever', ['two-tiers', 'words-only'], 16)
assert.ok(both('route.escalation-rate') > 0)
assert.equal(wordsOnly('route.escalation-rate'), 0)
assert.ok(both('success') > wordsOnly('success') && both('cost.usd') > wordsOnly('cost.usd'))
for (const metric of [
  'planner.confidence',
  'components.context',
  'grounding.factual-consistency',
  'cache.hit-rate',
  'resources.memory-peak-mb',
])
  assert.ok(both(metric) !== null, metric)

/** Runs the command line in the example of the Python retriever and returns its stdout. */
function askRetriever(...args) {
  const cwd = join(root, 'examples/python-retriever')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd, encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  return stdout
}
const [main, look] = [join(out, 'python-retriever/runs/two-tiers'), join(out, 'python-first-look')]
askRetriever('run', '--variant', 'words-only', '--baseline', main, '--first', '8', '--out', look)
assert.deepEqual(JSON.parse(readFileSync(join(look, 'run.json'), 'utf8')).first_look, { cases: 8, of: 16 })
assert.match(askRetriever('audit', main), /^16 cases, 16 of them asked as they are written now in 1 run:/)
console.log(`\nFrameworks: 6 variants of two examples as expected, ${Math.round(performance.now() - started)} ms`)
