import { describe, expect, test } from 'vitest'
import { mapTrace } from '../../../src/measure/traces/map-trace.js'
import { readSpans } from '../../../src/measure/traces/read-spans.js'
import { MAX_SPANS, type TraceSpan } from '../../../src/measure/traces/attribute-names.js'

const CALLER = 'ca11e4ca11e4ca11'
const TRACE = 'a'.repeat(32)
const id = (number: number): string => number.toString(16).padStart(16, '0')

interface Given {
  readonly id: number
  /** The parent; absent for a child of the span of the caller. */
  readonly parent?: number | null
  readonly name?: string
  /** In milliseconds. */
  readonly at?: readonly [start: number, end: number]
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly events?: readonly unknown[]
  readonly error?: string
}

/** As OTLP/JSON has it. */
function exportOf(given: readonly Given[]): unknown {
  const spans = given.map(
    ({ id: spanId, parent, name = '', at: [start, end] = [1, 2], attributes = {}, events, error }) => ({
      traceId: TRACE.toUpperCase(),
      spanId: id(spanId),
      parentSpanId: parent === undefined ? CALLER : parent === null ? '' : id(parent),
      name,
      startTimeUnixNano: String(start * 1_000_000),
      endTimeUnixNano: String(end * 1_000_000),
      attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) })),
      ...(events && { events }),
      ...(error !== undefined && { status: { code: 2, message: error } }),
    }),
  )
  return { resourceSpans: [{ scopeSpans: [{ spans }] }] }
}

function anyValue(value: unknown): unknown {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(anyValue) } }
  const pairs = Object.entries(Object(value) as object).map(([key, item]) => ({ key, value: anyValue(item) }))
  return { kvlistValue: { values: pairs } }
}

const read = (given: readonly Given[]): readonly TraceSpan[] => readSpans(exportOf(given))?.spans ?? []
const map = (...given: readonly Given[]) => mapTrace(read(given), CALLER)

const op = (operation: string, more: Readonly<Record<string, unknown>> = {}) => ({
  attributes: { 'gen_ai.operation.name': operation, ...more },
})
const chat = (model: string, input?: number, output?: number, more: Readonly<Record<string, unknown>> = {}) =>
  op('chat', {
    'gen_ai.response.model': model,
    ...(input !== undefined && { 'gen_ai.usage.input_tokens': input }),
    ...(output !== undefined && { 'gen_ai.usage.output_tokens': output }),
    ...more,
  })

describe('a trace with the conventions for generative AI', () => {
  test('contains agents, tools, tokens, models, steps, times and errors', () => {
    const traced = map(
      {
        id: 1,
        name: 'invoke_agent boss',
        at: [0.001, 100],
        ...op('invoke_agent', { 'gen_ai.agent.name': 'boss', 'gen_ai.usage.input_tokens': 40 }),
      },
      { id: 2, parent: 1, name: 'plan', at: [1, 2], ...op('plan') },
      { id: 3, parent: 1, name: 'retrieval docs', at: [2, 12], ...op('retrieval') },
      { id: 4, parent: 3, at: [3, 6], ...op('embeddings', { 'gen_ai.usage.input_tokens': 7 }) },
      {
        id: 5,
        parent: 1,
        name: 'chat m',
        at: [12, 20],
        ...chat('m', 10, 5, {
          'gen_ai.usage.cache_read.input_tokens': 4,
          'gen_ai.response.finish_reasons': ['tool_calls'],
        }),
      },
      {
        id: 6,
        parent: 1,
        name: 'execute_tool search',
        at: [20, 25.5],
        ...op('execute_tool', { 'gen_ai.tool.name': 'search', 'gen_ai.tool.call.arguments': '{"q":"x"}' }),
      },
      { id: 7, parent: 1, name: 'invoke_agent clerk', at: [30, 90], ...op('invoke_agent') },
      {
        id: 8,
        parent: 7,
        at: [31, 32],
        error: 'timed out',
        ...op('execute_tool', { 'gen_ai.tool.name': 'file', 'gen_ai.tool.call.arguments': { path: 'a', depth: 2 } }),
      },
      {
        id: 9,
        parent: 7,
        name: 'chat m',
        at: [40, 80],
        ...chat('m', 30, 8),
      },
    )
    expect(traced).toEqual({
      agents: ['boss', 'clerk'],
      tools: [
        { name: 'search', arguments: { q: 'x' }, ok: true, duration_ms: 5.5, agent: 'boss' },
        {
          name: 'file',
          arguments: { path: 'a', depth: 2 },
          ok: false,
          error: 'timed out',
          duration_ms: 1,
          agent: 'clerk',
        },
      ],
      usage: { input_tokens: 40, output_tokens: 13, cached_tokens: 4 },
      model: 'm',
      steps: [
        { type: 'plan', text: 'plan', agent: 'boss' },
        { type: 'other', text: 'retrieval docs', agent: 'boss' },
        { type: 'decision', text: 'chat m', agent: 'boss' },
        { type: 'tool', text: 'search', agent: 'boss' },
        { type: 'handoff', text: 'invoke_agent clerk', agent: 'clerk' },
        { type: 'tool', text: 'file', agent: 'clerk' },
        { type: 'other', text: 'chat m', agent: 'clerk' },
      ],
      trace_id: TRACE,
    })
  })

  test('has an attempt for each of several models, failed ones before answered ones', () => {
    const { model, usage, attempts } = map(
      { id: 1, at: [1, 3], ...chat('big', 10, 1) },
      { id: 2, at: [4, 5], error: 'overloaded', ...chat('other') },
      { id: 3, at: [6, 7], ...chat('big', 20, 2) },
      { id: 4, at: [8, 9], ...chat('small', 5, 1) },
      { id: 5, at: [9, 10], error: 'overloaded', ...chat('other') },
    )
    expect({ model, usage, attempts }).toEqual({
      model: 'small',
      usage: { input_tokens: 35, output_tokens: 4 },
      attempts: [
        { model: 'other', latency_ms: 2, result: 'failed', error: 'overloaded' },
        { model: 'big', input_tokens: 30, output_tokens: 3, latency_ms: 3, result: 'ok' },
        { model: 'small', input_tokens: 5, output_tokens: 1, latency_ms: 1, result: 'ok' },
      ],
    })
  })

  test('orders calls that end in the same millisecond: JavaScript’s SDK begins each at a whole one', () => {
    const { model, attempts } = map(
      { id: 1, at: [1, 1.4], ...chat('big', 10, 1) },
      { id: 2, at: [1, 1.2], ...chat('small', 5, 1) },
    )
    expect(model).toBe('small')
    expect(attempts?.map((attempt) => attempt.model)).toEqual(['big', 'small'])
  })
})

describe('tokens', () => {
  test.each<{ readonly why: string; readonly given: readonly Given[]; readonly usage: unknown }>([
    {
      why: 'of a framework’s call and its client library’s are counted once',
      given: [
        { id: 1, ...chat('m', 10, 5) },
        { id: 2, parent: 1, ...chat('m', 10, 5) },
      ],
      usage: { input_tokens: 10, output_tokens: 5 },
    },
    {
      why: 'are the outer’s where the inner call tells none',
      given: [
        { id: 1, ...chat('m', 10, 5) },
        { id: 2, parent: 1, ...chat('m') },
      ],
      usage: { input_tokens: 10, output_tokens: 5 },
    },
    {
      why: 'are an agent’s own where it does not say what it called',
      given: [{ id: 1, ...op('invoke_agent', { 'gen_ai.usage.input_tokens': 6, 'gen_ai.usage.output_tokens': 2 }) }],
      usage: { input_tokens: 6, output_tokens: 2 },
    },
    {
      why: 'of a call whose parent is missing are still within the agent’s',
      given: [
        { id: 1, ...op('invoke_agent', { 'gen_ai.usage.input_tokens': 9 }) },
        { id: 3, parent: 2, ...chat('m', 9, 1) },
      ],
      usage: { input_tokens: 9, output_tokens: 1 },
    },
    {
      why: 'are unknown where one call that succeeded does not tell them',
      given: [
        { id: 1, ...chat('m', 10, 5) },
        { id: 2, ...chat('m', 4) },
      ],
      usage: { input_tokens: 14 },
    },
    {
      why: 'of a failed call may be missing',
      given: [
        { id: 1, ...chat('m', 10, 5) },
        { id: 2, error: 'reset', ...chat('m') },
      ],
      usage: { input_tokens: 10, output_tokens: 5 },
    },
    {
      why: 'that are negative, broken or too many are none',
      given: [
        {
          id: 1,
          ...chat('m', -1, undefined, {
            'gen_ai.usage.output_tokens': 'many',
            'gen_ai.usage.cache_read.input_tokens': '9'.repeat(30),
          }),
        },
      ],
      usage: undefined,
    },
  ])('$why', ({ given, usage }) => {
    expect(map(...given).usage).toEqual(usage)
  })
})

describe('other conventions', () => {
  test('of OpenInference are read', () => {
    const kind = (kind: string, more: Readonly<Record<string, unknown>> = {}) => ({
      attributes: { 'openinference.span.kind': kind, 'agent.name': 'research', ...more },
    })
    const { agents, tools, usage, model } = map(
      { id: 1, at: [1, 9], name: 'LangGraph', ...kind('CHAIN') },
      {
        id: 2,
        parent: 1,
        at: [2, 3],
        ...kind('LLM', { 'llm.model_name': 'q', 'llm.token_count.prompt': 8, 'llm.token_count.completion': 2 }),
      },
      { id: 3, parent: 1, at: [3, 4], ...kind('TOOL', { 'tool.name': 'search', 'input.value': '{"query":"a"}' }) },
    )
    expect({ agents, tools, usage, model }).toEqual({
      agents: ['research'],
      tools: [{ name: 'search', arguments: { query: 'a' }, ok: true, duration_ms: 1, agent: 'research' }],
      usage: { input_tokens: 8, output_tokens: 2 },
      model: 'q',
    })
  })

  test('of OpenLLMetry, the Vercel AI SDK and older versions are read', () => {
    const { agents, tools, usage, model } = map(
      { id: 1, at: [1, 9], attributes: { 'traceloop.span.kind': 'agent', 'traceloop.entity.name': 'joker' } },
      {
        id: 2,
        parent: 1,
        at: [2, 3],
        name: 'ai.toolCall',
        attributes: { 'ai.toolCall.name': 'dice', 'ai.toolCall.args': 'not {json' },
      },
      {
        id: 3,
        parent: 1,
        at: [3, 4],
        attributes: {
          'gen_ai.request.model': 'old',
          'gen_ai.usage.prompt_tokens': 3,
          'gen_ai.usage.completion_tokens': 4,
        },
      },
    )
    expect({ agents, tools, usage, model }).toEqual({
      agents: ['joker'],
      tools: [{ name: 'dice', arguments: 'not {json', ok: true, duration_ms: 1, agent: 'joker' }],
      usage: { input_tokens: 3, output_tokens: 4 },
      model: 'old',
    })
  })
})

describe('frameworks', () => {
  const inference = (kind: string, more: Readonly<Record<string, unknown>> = {}) => ({
    attributes: { 'openinference.span.kind': kind, ...more },
  })
  const tool = (name: string, more: Readonly<Record<string, unknown>> = {}) =>
    op('execute_tool', { 'gen_ai.tool.name': name, ...more })

  test.each<{
    readonly why: string
    readonly given: readonly Given[]
    readonly agents?: readonly string[]
    readonly tools?: readonly string[]
    readonly usage?: unknown
  }>([
    {
      why: 'ADK’s merged tools are no call (google/adk-python, telemetry/tracing.py)',
      given: [
        { id: 1, ...op('invoke_agent', { 'gen_ai.agent.name': 'planner' }) },
        { id: 2, parent: 1, ...tool('find_train') },
        { id: 3, parent: 1, ...tool('(merged tools)') },
      ],
      agents: ['planner'],
      tools: ['find_train'],
    },
    {
      why: 'OpenAI Agents’ workflow is no agent and its handoff no tool (Arize-ai/openinference, openai-agents)',
      given: [
        { id: 1, name: 'Agent workflow', ...inference('AGENT') },
        { id: 2, parent: 1, name: 'triage', ...inference('AGENT', { 'graph.node.id': 'triage' }) },
        { id: 3, parent: 2, name: 'handoff to refunds', ...inference('TOOL') },
        { id: 4, parent: 1, name: 'refunds', ...inference('AGENT', { 'graph.node.id': 'refunds' }) },
        { id: 5, parent: 4, name: 'pay', ...inference('TOOL', { 'tool.name': 'pay', 'input.value': '{}' }) },
      ],
      agents: ['triage', 'refunds'],
      tools: ['pay'],
    },
    {
      why: 'CrewAI’s agent has its name in the graph (Arize-ai/openinference, crewai)',
      given: [{ id: 1, name: 'Analyst._execute_core', ...inference('AGENT', { 'graph.node.id': 'Analyst' }) }],
      agents: ['Analyst'],
      tools: [],
    },
    {
      why: 'MCP’s span beside the tool’s own is the same call, and its other methods are none (semantic conventions, mcp)',
      given: [
        { id: 1, ...op('invoke_agent', { 'gen_ai.agent.name': 'a' }) },
        { id: 2, parent: 1, at: [2, 9], ...tool('find_train') },
        { id: 3, parent: 1, at: [3, 8], ...tool('find_train', { 'mcp.method.name': 'tools/call' }) },
        { id: 4, parent: 1, at: [10, 12], ...tool('find_seat', { 'mcp.method.name': 'tools/call' }) },
        { id: 5, parent: 1, at: [1, 2], ...tool('x', { 'mcp.method.name': 'tools/list' }) },
      ],
      agents: ['a'],
      tools: ['find_train', 'find_seat'],
    },
    {
      why: 'Azure’s run of a thread is a call of a model (azure-ai-agents, telemetry)',
      given: [
        {
          id: 1,
          ...chat('m', 70, 8, { 'gen_ai.operation.name': 'process_thread_run', 'gen_ai.agent.name': 'helper' }),
        },
      ],
      agents: ['helper'],
      tools: [],
      usage: { input_tokens: 70, output_tokens: 8 },
    },
    {
      why: 'Langfuse’s kinds and usage are read (langfuse.com, OpenTelemetry)',
      given: [
        { id: 1, name: 'desk', attributes: { 'langfuse.observation.type': 'agent' } },
        { id: 2, parent: 1, name: 'lookup', attributes: { 'langfuse.observation.type': 'tool' } },
        {
          id: 3,
          parent: 1,
          attributes: {
            'langfuse.observation.type': 'generation',
            'langfuse.observation.model.name': 'm',
            'langfuse.observation.usage_details': '{"input":30,"output":4,"total":34}',
          },
        },
      ],
      agents: ['desk'],
      tools: ['lookup'],
      usage: { input_tokens: 30, output_tokens: 4 },
    },
    {
      why: 'MLflow’s kinds and usage are read, which are JSON (mlflow.org, tracing)',
      given: [
        { id: 1, name: 'desk', attributes: { 'mlflow.spanType': '"AGENT"' } },
        { id: 2, parent: 1, name: 'lookup', attributes: { 'mlflow.spanType': '"TOOL"' } },
        {
          id: 3,
          parent: 1,
          attributes: {
            'mlflow.spanType': '"CHAT_MODEL"',
            'mlflow.chat.tokenUsage': '{"input_tokens":7,"output_tokens":2,"total_tokens":9}',
          },
        },
      ],
      agents: ['desk'],
      tools: ['lookup'],
      usage: { input_tokens: 7, output_tokens: 2 },
    },
    {
      why: 'Pydantic AI’s older run of an agent is one (pydantic/pydantic-ai, instrumentation)',
      given: [
        { id: 1, name: 'agent run', attributes: { agent_name: 'desk', model_name: 'm' } },
        { id: 2, parent: 1, name: 'running tool', attributes: { 'gen_ai.tool.name': 'lookup' } },
      ],
      agents: ['desk'],
      tools: ['lookup'],
    },
    {
      why: 'LangSmith’s and Genkit’s kinds are read (docs.langchain.com; genkit-ai/genkit, tracing)',
      given: [
        { id: 1, name: 'desk', attributes: { 'langsmith.span.kind': 'chain' } },
        { id: 2, parent: 1, name: 'lookup', attributes: { 'langsmith.span.kind': 'tool' } },
        { id: 3, parent: 1, attributes: { 'genkit:metadata:subtype': 'tool', 'genkit:name': 'book' } },
      ],
      tools: ['lookup', 'book'],
    },
    {
      why: 'AgentOps’ and LoongSuite’s kinds are read (AgentOps-AI/agentops, alibaba/loongsuite-python-agent)',
      given: [
        { id: 1, attributes: { 'agentops.span.kind': 'agent', 'agentops.entity.name': 'desk' } },
        { id: 2, parent: 1, attributes: { 'gen_ai.span.kind': 'TOOL', 'gen_ai.tool.name': 'lookup' } },
        {
          id: 3,
          parent: 1,
          name: 'tools/call book',
          attributes: { 'mcp.method.name': 'tools/call', 'mcp.tool.name': 'book' },
        },
      ],
      agents: ['desk'],
      tools: ['lookup', 'book'],
    },
    {
      why: 'cached tokens that Pydantic AI counts within the input are no more of it',
      given: [{ id: 1, ...chat('m', 90, 7, { 'gen_ai.usage.details.cache_read_tokens': 60 }) }],
      usage: { input_tokens: 90, output_tokens: 7, cached_tokens: 60 },
    },
    {
      why: 'cached tokens that Langfuse takes out of the input count',
      given: [
        {
          id: 1,
          attributes: {
            'langfuse.observation.type': 'generation',
            'langfuse.observation.usage_details': '{"input":20,"input_cache_read":60,"output":6,"total":86}',
          },
        },
      ],
      usage: { input_tokens: 80, output_tokens: 6, cached_tokens: 60 },
    },
    {
      why: 'tokens outside of output and input count (OpenInference for Gemini; the Vercel AI SDK for Anthropic)',
      given: [
        {
          id: 1,
          ...inference('LLM', {
            'llm.token_count.prompt': 40,
            'llm.token_count.completion': 6,
            'llm.token_count.completion_details.reasoning': 300,
            'llm.token_count.total': 346,
          }),
        },
        {
          id: 2,
          ...chat('m', 5, 20, { 'ai.usage.cachedInputTokens': 400, 'ai.usage.totalTokens': 25 }),
        },
      ],
      usage: { input_tokens: 445, output_tokens: 326, cached_tokens: 400 },
    },
    {
      why: 'a part of the input that was cached is no more of it (semantic conventions)',
      given: [{ id: 1, ...chat('m', 500, 20, { 'gen_ai.usage.cache_read_input_tokens': 400 }) }],
      usage: { input_tokens: 500, output_tokens: 20, cached_tokens: 400 },
    },
  ])('$why', ({ given, ...expected }) => {
    const { agents, tools, usage } = map(...given)
    expect({ agents, tools: tools?.map(({ name }) => name), usage }).toEqual({
      agents: expected.agents,
      tools: expected.tools,
      usage: expected.usage,
    })
  })

  test('a handoff is a step', () => {
    const { steps } = map(
      { id: 1, name: 'Agent workflow', ...inference('AGENT') },
      { id: 2, parent: 1, name: 'handoff to refunds', ...inference('TOOL') },
    )
    expect(steps?.map(({ type, text }) => [type, text])).toEqual([['handoff', 'handoff to refunds']])
  })
})

describe('unknown facts', () => {
  test('include everything in spans that follow no convention', () => {
    expect(map({ id: 1, name: 'GET /' })).toEqual({})
    expect(map()).toEqual({})
  })

  test('include the called tools if only calls of a model are traced', () => {
    expect(map({ id: 1, ...chat('m', 1, 1) }).tools).toBeUndefined()
    expect(map({ id: 1, name: 'invoke_agent a', ...op('invoke_agent') }).tools).toEqual([])
  })

  test('include the duration of a span whose clock went back', () => {
    const { tools } = map({ id: 1, at: [9, 2], ...op('execute_tool', { 'gen_ai.tool.name': 't' }) })
    expect(tools).toEqual([{ name: 't', ok: true }])
  })
})

describe('hostile and broken traces', () => {
  test('count a span once if it was exported twice, and a call once if two libraries traced it', () => {
    const tool = op('execute_tool', { 'gen_ai.tool.name': 't' })
    const { tools } = map(
      { id: 1, ...tool },
      { id: 1, ...tool },
      { id: 2, parent: 1, name: 'POST' },
      { id: 3, parent: 2, ...tool },
    )
    expect(tools).toHaveLength(1)
  })

  test('keep a child below its parent even if its clock is behind', () => {
    const { agents } = map(
      { id: 1, at: [50, 90], name: 'invoke_agent outer', ...op('invoke_agent') },
      { id: 2, parent: 1, at: [1, 2], name: 'invoke_agent inner', ...op('invoke_agent') },
    )
    expect(agents).toEqual(['outer', 'inner'])
  })

  test('may contain cycles, name themselves as parents, and be 10,000 deep', () => {
    const agent = (name: string) => ({ name: `invoke_agent ${name}`, ...op('invoke_agent') })
    expect(
      map({ id: 1, parent: 2, ...agent('a') }, { id: 2, parent: 1, ...agent('b') }, { id: 3, parent: 3, ...agent('c') })
        .agents,
    ).toEqual(['c', 'a', 'b'])
    const [tool] = read([{ id: 1, ...op('execute_tool', { 'gen_ai.tool.name': 't' }) }])
    if (tool === undefined) throw new Error('there is a span')
    const chain = Array.from({ length: MAX_SPANS + 5 }, (_, index) => ({
      ...tool,
      spanId: id(index + 1),
      parentId: index === 0 ? CALLER : id(index),
      name: `invoke_agent ${index}`,
      attributes: index % 2 === 0 ? tool.attributes : new Map([['gen_ai.operation.name', 'invoke_agent']]),
    }))
    expect(mapTrace(chain, CALLER).tools).toHaveLength(MAX_SPANS / 2)
  })

  test('have names and texts cut, and values cut that are nested too deeply', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 40; level++) deep = [deep]
    const [tool] =
      map({
        id: 1,
        ...op('execute_tool', {
          'gen_ai.tool.name': ` ${'n'.repeat(900)}`,
          'gen_ai.tool.call.arguments': { text: 't'.repeat(90_000), deep, __proto__: 'no' },
          'gen_ai.input.messages': 'm'.repeat(90_000),
        }),
      }).tools ?? []
    expect(tool?.name).toBe('n'.repeat(200))
    expect(JSON.stringify(tool?.arguments)).toHaveLength(8000 + '{"text":"","deep":[[[[[[[[[[[null]]]]]]]]]]]}'.length)
  })
})

describe('an export', () => {
  test.each([{ intValue: '' }, { doubleValue: ' ' }, { doubleValue: 'NaN' }, { intValue: 'many' }, {}])(
    'with %j has no number, not even 0',
    (value) => {
      const attributes = [{ key: 'gen_ai.usage.input_tokens', value }]
      const spans = [{ traceId: TRACE, spanId: id(1), attributes }]
      const [span] = readSpans({ resourceSpans: [{ scopeSpans: [{ spans }] }] })?.spans ?? []
      expect(span?.attributes).toEqual(new Map())
    },
  )

  test('with invalid ids in some spans gives the others', () => {
    const request = {
      resourceSpans: [{ scopeSpans: [{ spans: [{}, null, 7, { traceId: '0'.repeat(32), spanId: id(1) }] }, {}] }, {}],
    }
    expect(readSpans(request)).toEqual({ spans: [], rejected: 4 })
    expect(readSpans({})).toEqual({ spans: [], rejected: 0 })
  })

  test.each([null, 7, 'x', [], { resourceSpans: 7 }, { resourceSpans: [{ scopeSpans: 7 }] }])(
    'is not %j',
    (request) => {
      expect(readSpans(request)).toBeNull()
    },
  )
})
