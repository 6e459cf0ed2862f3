// A Mastra agent that keeps the settings of a shop: it reads a setting, changes it, runs the checks, and takes back what breaks one.
import { Agent } from '@mastra/core/agent'
import { createTool } from '@mastra/core/tools'
import { z } from 'zod'
import { describeFailures, SETTINGS } from './shop.js'
import { startStandIn } from './stand-in.js'

const url = await startStandIn()
const name = z.enum(Object.keys(SETTINGS))

/** The agent of one question, with settings of its own to change. */
function makeAgent(settings, { runs_checks: runsChecks = true }) {
  const tools = {
    read_setting: createTool({
      id: 'read_setting',
      description: 'The value of a setting.',
      inputSchema: z.object({ name }),
      execute: async (input) => ({ current: settings[input.name] }),
    }),
    change_setting: createTool({
      id: 'change_setting',
      description: 'Gives a setting another value.',
      inputSchema: z.object({ name, value: z.number() }),
      execute: async (input) => ({ current: (settings[input.name] = input.value) }),
    }),
    run_checks: createTool({
      id: 'run_checks',
      description: 'What is wrong with the settings now.',
      inputSchema: z.object({}),
      execute: async () => ({ failures: describeFailures(settings) }),
    }),
  }
  if (!runsChecks) delete tools.run_checks
  const model = { id: 'stand-in/stand-in', url, apiKey: 'none' }
  return new Agent({ id: 'keeper', name: 'keeper', instructions: 'Keep the settings of the shop.', model, tools })
}

// From here on it is Goldenpair's: what it asks, and what it wants to know.
export default async function answer({ query, settings: variant }, { signal }) {
  const settings = { ...SETTINGS }
  const started = performance.now()
  const result = await makeAgent(settings, variant).generate(query, { maxSteps: 8, abortSignal: signal })
  const results = new Map(result.toolResults.map(({ payload }) => [payload.toolCallId, payload]))
  const calls = result.toolCalls.map(({ payload }) => ({ ...payload, ...results.get(payload.toolCallId) }))
  const { inputTokens: input_tokens, outputTokens: output_tokens } = result.totalUsage
  return {
    answer: result.text,
    model: result.response.modelId,
    usage: { input_tokens, output_tokens },
    attempts: [
      {
        model: result.response.modelId,
        input_tokens,
        output_tokens,
        latency_ms: performance.now() - started,
        result: 'ok',
      },
    ],
    tools: calls.map(({ toolName, args, isError = false }) => ({ name: toolName, arguments: args, ok: !isError })),
    agents: ['keeper'],
    steps: calls.map(({ toolName, args }, at) => ({
      id: `${at + 1}`,
      type: toolName === 'change_setting' ? 'execution' : 'tool',
      is_backtrack: isTakenBack(args),
      completed: true,
    })),
    progress: progressOf(calls),
    changes: changesOf(calls),
  }
}

/** The value that the shop opened with is only ever set to take back a change. */
function isTakenBack({ name, value }) {
  return value !== undefined && value === SETTINGS[name]
}

/** Which of the case's `expected_steps` were made; another action is one that served none. */
function progressOf(calls) {
  const names = calls.map(({ toolName }) => toolName)
  const steps = { read: 'read_setting', change: 'change_setting', check: 'run_checks' }
  const achieved = Object.keys(steps).filter((step) => names.includes(steps[step]))
  return {
    achieved: achieved.map((step_id) => ({ step_id, completed: true })),
    actions_total: names.length,
    actions_aligned: new Set(names).size,
  }
}

/** Every change, whether it broke a check, and whether it was taken back later. */
function changesOf(calls) {
  const made = calls.filter(({ toolName }) => toolName === 'change_setting').map(({ args }) => args)
  return made
    .filter((args) => !isTakenBack(args))
    .map(({ name, value }) => ({
      id: `${name}=${value}`,
      caused_failure: describeFailures({ ...SETTINGS, [name]: value }).length > 0,
      reverted: made.some((other) => other.name === name && isTakenBack(other)),
    }))
}
