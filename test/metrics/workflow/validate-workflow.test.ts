import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveName, validateCalls, validateWorkflow } from '../../../src/metrics/workflow/validate-calls.js'
import { plainName } from '../../../src/model/plain-names.js'
import { DEFAULT_SCORING, type Scoring } from '../../../src/model/suite/scoring.js'
import { makeCase, makeFailure, makeReply, scoreWith } from '../make-trial.js'

const DOCUMENT = {
  required_agents: ['document_agent', 'web_agent'],
  forbidden_agents: ['sql_agent'],
  required_tools: ['search_documents', 'web_search'],
  forbidden_tools: ['run_sql'],
}
const rules = (parts: Partial<Scoring> = {}): Scoring => ({ ...DEFAULT_SCORING, ...parts })
const calls = (...names: readonly string[]) => names.map((name) => ({ name }))
const validate = (written: Record<string, unknown>, reply: Record<string, unknown>, scoring = rules()) =>
  validateWorkflow(makeCase(written), reply, scoring)

describe('names', () => {
  test('are equal except for case, composition and surrounding white space', () => {
    expect(plainName(' Web_Search ')).toBe('web_search')
    expect(plainName('ｓｅａｒｃｈ')).toBe('search')
    expect(plainName('\ud800')).toBe('\ud800')
  })

  test('have aliases, in any spelling, but no aliases of aliases', () => {
    expect(resolveName('WebSearch', { websearch: 'web_search' })).toBe('web_search')
    expect(resolveName('a', { A: 'b', b: 'c' })).toBe('b')
    expect(resolveName('constructor', {})).toBe('constructor')
  })
})

describe('the rules of the workflow validation', () => {
  test('pass if all required names and nothing else were called; the orchestrator is always expected', () => {
    const reply = {
      agents: ['orchestrator', 'Document_Agent', 'web_agent'],
      tools: calls('search_documents', 'web_search', 'web_search'),
    }
    expect(validate(DOCUMENT, reply)).toEqual({
      agents: {
        included: ['document_agent', 'web_agent'],
        excluded: ['sql_agent'],
        missing: [],
        unexpected: [],
        pass: true,
      },
      tools: {
        included: ['search_documents', 'web_search'],
        excluded: ['run_sql'],
        missing: [],
        unexpected: [],
        pass: true,
      },
    })
  })

  test('name missing, forbidden and unexpected calls, each once', () => {
    const reply = { agents: ['sql_agent', 'poet', 'POET'], tools: calls('web_search', 'run_sql') }
    expect(validate(DOCUMENT, reply)).toEqual({
      agents: {
        included: [],
        excluded: [],
        missing: ['document_agent', 'web_agent'],
        unexpected: ['sql_agent', 'poet'],
        pass: false,
      },
      tools: {
        included: ['web_search'],
        excluded: [],
        missing: ['search_documents'],
        unexpected: ['run_sql'],
        pass: false,
      },
    })
  })

  test.each([
    ['an optional tool', { optional_tools: ['calculator'] }, {}, true],
    ['a tool that the case does not name', {}, {}, false],
    ['the same where the suite is not strict', {}, { workflow: { strict: false, require_trace: false } }, true],
    [
      'an alias of a required tool',
      {},
      { aliases: { agents: {}, tools: { Calculator: 'search_documents' }, route_tiers: {} } },
      true,
    ],
  ])('%s', (_what, more, parts, pass) => {
    const reply = { tools: calls('search_documents', 'web_search', 'calculator') }
    const { tools } = validate({ ...DOCUMENT, ...more }, reply, rules(parts))
    expect(tools).toMatchObject({ pass })
  })

  test('treat an always expected agent as unexpected if it is forbidden', () => {
    const { agents } = validate({ forbidden_agents: ['Orchestrator'] }, { agents: ['orchestrator'] })
    expect(agents).toMatchObject({ unexpected: ['orchestrator'], pass: false })
  })

  test('ignore what the case does not name or the target does not report', () => {
    expect(validate({}, { agents: ['a'], tools: calls('t') })).toEqual({ agents: null, tools: null })
    expect(validate({ required_tools: [], forbidden_agents: [] }, {})).toEqual({ agents: null, tools: null })
    expect(validate(DOCUMENT, {})).toEqual({ agents: 'trace_missing', tools: 'trace_missing' })
    expect(validate(DOCUMENT, { tools: [] }).agents).toBe('trace_missing')
  })

  test('take agents from tool calls if no agents are listed', () => {
    const { agents } = validate(
      { required_agents: ['research'] },
      { tools: [{ name: 't', agent: 'Research' }, { name: 't' }] },
    )
    expect(agents).toMatchObject({ included: ['research'], pass: true })
  })
})

test('classify each required name as included or missing and each unexpected one as called, regardless of order and repetition', () => {
  const names = fc.array(fc.constantFrom('a', 'A', ' b', 'b', 'c', 'd', '\ud800', ''), { maxLength: 8 })
  fc.assert(
    fc.property(names, names, names, names, fc.boolean(), (called, required, optional, forbidden, strict) => {
      const expected = { required, optional, forbidden }
      const rest = { expected, aliases: { d: 'c' }, always: ['a'], strict }
      const result = validateCalls({ called, ...rest })
      const key = (name: string) => resolveName(name, rest.aliases)
      const keys = (list: readonly string[]) => new Set(list.map(key))
      expect(keys([...result.included, ...result.missing])).toEqual(keys(required))
      expect(result.included.filter((name) => result.missing.includes(name))).toEqual([])
      for (const name of result.unexpected) expect(called).toContain(name)
      expect(result.pass).toBe(result.missing.length + result.unexpected.length === 0)
      const shuffled = validateCalls({ called: [...called, ...called].reverse(), ...rest })
      expect({ ...shuffled, unexpected: keys(shuffled.unexpected) }).toEqual({
        ...result,
        unexpected: keys(result.unexpected),
      })
    }),
  )
})

describe('metrics of the workflow', () => {
  const IDS = ['workflow.pass', 'workflow.agents-pass', 'workflow.tools-pass', 'workflow.tools-missing']
  const NO_TOOLS = 'the target did not report its tool calls'
  const NO_AGENTS = 'the target did not report which agents it called'
  const outcomes = (written: Record<string, unknown>, reply: Record<string, unknown>, scoring = rules()) => {
    const { scores, unscored } = scoreWith(written, makeReply(reply), { scoring })
    return IDS.map((id) => scores[id] ?? unscored[id])
  }
  const REQUIRING = rules({ workflow: { strict: true, require_trace: true } })

  test.each<[string, Record<string, unknown>, Record<string, unknown>, Scoring, unknown]>([
    ['nothing is named', {}, { tools: [] }, rules(), [undefined, undefined, undefined, undefined]],
    ['tools alone', { required_tools: ['t'] }, { tools: calls('t') }, rules(), [1, undefined, 1, 0]],
    ['tools fail', { required_tools: ['t', 'u'] }, { tools: calls('v') }, rules(), [0, undefined, 0, 2]],
    ['nothing is reported', DOCUMENT, {}, rules(), [NO_AGENTS, NO_AGENTS, NO_TOOLS, NO_TOOLS]],
    ['nothing is reported, though required', DOCUMENT, {}, REQUIRING, [0, 0, 0, NO_TOOLS]],
    ['tools fail, agents are not reported', DOCUMENT, { tools: [] }, rules(), [0, NO_AGENTS, 0, 2]],
  ])('%s', (_what, written, reply, scoring, expected) => {
    expect(outcomes(written, reply, scoring)).toEqual(expected)
  })

  test('do not pass a failed trial, and leave its counts unscored', () => {
    const { scores, unscored } = scoreWith(DOCUMENT, makeFailure('crash', 'x'))
    expect(scores['workflow.pass']).toBe(0)
    expect(unscored['workflow.tools-missing']).toBe('the trial failed (crash): x')
  })
})
