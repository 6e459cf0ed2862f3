// Measures examples/agent-framework (LangGraph.js agents with a scripted model) and checks what their traces report.
//
// Usage: node scripts/try-agent-framework.js [OUT] [CLI], after `npm ci` in examples/agent-framework
//   OUT       the folder for the report; .goldenpair/agent-framework by default
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
const out = resolve(process.argv[2] ?? '.goldenpair/agent-framework')
const args = ['ab', '--variants', 'careful,hasty', '--out', out, '--fail-on', 'never']
const cwd = join(root, 'examples/agent-framework')
const started = performance.now()
const { status } = spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit', cwd })
assert.equal(status, 0)

/** Reads the replies of a variant, by case. */
const repliesOf = (variant) => {
  const lines = readFileSync(join(out, 'runs', variant, 'trials.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  return Object.fromEntries(lines.map((line) => JSON.parse(line)).map((trial) => [trial.case, trial.observation.reply]))
}
const told = ({ agents, tools, model, usage }) => ({
  agents,
  tools: tools?.map(({ name, agent, ok }) => `${agent}: ${name} ${ok ? 'ok' : 'failed'}`),
  model,
  hasTokens: usage?.input_tokens > 0 && usage?.output_tokens > 0,
})
const expected = (agent, tools) => ({ agents: ['triage', agent], tools, model: 'scripted-1', hasTokens: true })
for (const variant of ['careful', 'hasty']) {
  const replies = Object.entries(repliesOf(variant))
  assert.equal(replies.length, 13)
  for (const [id, reply] of replies) {
    const [agent, tool] = id.startsWith('order-') ? ['orders', 'find_order'] : ['catalogue', 'search_catalogue']
    const tools = variant === 'hasty' && agent === 'orders' ? [] : [`${agent}: ${tool} ok`]
    assert.deepEqual(told(reply), expected(agent, tools), `${variant}: ${id}`)
  }
}

checkRecorded('agent-framework', Object.values(repliesOf('careful')))

const { verdict, candidates } = JSON.parse(readFileSync(join(out, 'comparison.json'), 'utf8'))
assert.equal(verdict.word, 'regressed')
assert.deepEqual(
  candidates[0].gates.map(({ gate, verdict }) => [gate.id, verdict]),
  [
    ['success', 'regressed'],
    ['tools.coverage', 'regressed'],
  ],
)
console.log(`\nLangGraph.js: 26 traced trials as expected, ${Math.round(performance.now() - started)} ms`)
