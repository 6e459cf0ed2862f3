import { describe, expect, test } from 'vitest'
import { problemsOf, read, TARGET } from './registries.js'

const caseOf = (text: string, manifest = TARGET) => read(manifest, text).suite.cases[0]
const warningsOf = (text: string) => read(TARGET, text).warnings.map((one) => one.replace('golden/cases/', ''))

const FULL = `- id: a
  query: q
  profile: coordination
  use_case: refunds
  category: autonomous
  difficulty: hard_coordination
  expected_sources: [a.md]
  expected_answer_criteria: [names the buyer]
  key_points: [the buyer]
  requirements: [{ id: r1, description: names the buyer, weight: 2, evaluation: binary }]
  expected_claims: [the buyer is paid]
  multi_hop: true
  required_hops: [{ id: who, any_of: [the buyer], source: a.md, match: word }]
  branching: true
  branching_points: 2
  coordination_points: 1
  required_tools: [search]
  optional_tools: [browse]
  forbidden_tools: [shell]
  required_agents: [research]
  optional_agents: [writer]
  forbidden_agents: [clarification]
  clarification_expected: false
  expected_steps: [{ step_id: s1, description: d, weight: 0.5 }]
  expected_route: local
  human_labels: { score.signed: 4 }
`

describe('a case with the work that leads to its answer', () => {
  test('is read as written', () => {
    expect(caseOf(FULL)).toMatchObject({
      profile: 'coordination',
      use_case: 'refunds',
      category: 'autonomous',
      difficulty: 'hard_coordination',
      required_hops: [{ id: 'who', any_of: ['the buyer'], source: 'a.md', match: 'word' }],
      forbidden_tools: ['shell'],
      expected_steps: [{ step_id: 's1', description: 'd', weight: 0.5 }],
      human_labels: { 'score.signed': 4 },
    })
    expect(warningsOf(FULL)).toEqual([])
  })

  test('causes a warning for a label of no metric, of an unjudged metric, or with an impossible value: each kind once', () => {
    const cases = [
      '{ ndgc@5: 1 }',
      '{ ndgc@5: 1, share: 0.5 }',
      '{ success: 1 }',
      '{ success: 2, tokens.share: 2 }',
      '{ tokens.share: 1, tokens.total: -1 }',
    ]
    const text = cases.map(
      (labels, index) => `- { id: c${index}, query: q, expected_answer: a, human_labels: ${labels} }`,
    )
    expect(warningsOf(text.join('\n')).map((line) => line.replace(/ Known: .*/, ''))).toEqual([
      'a.yaml:1: `human_labels` of case `c0`: metric `ndgc@5` is unknown. Did you mean `retrieval.ndcg@5`?',
      'a.yaml:2: `human_labels` of case `c1`: metric `share` is unknown. Did you mean `tokens.share`?',
      'a.yaml:3: `human_labels` of case `c2`: `success` is a metric, but labels are compared only with a judge’s metrics: `tokens.total`, `tokens.share`, `score.signed`.',
      'a.yaml:4: `human_labels` of case `c3`: `tokens.share` cannot be 2: it goes from 0 to 1.',
      'a.yaml:5: `human_labels` of case `c4`: `tokens.total` cannot be -1: it goes from 0 to infinity.',
    ])
  })

  test('accepts older names for its tools and agents', () => {
    const old = `- id: a
  query: q
  tools_should_include: [search]
  tools_should_exclude: [shell]
  agents_should_include: [research]
  agents_should_exclude: [clarification]
`
    const fresh = old
      .replace('tools_should_include', 'required_tools')
      .replace('tools_should_exclude', 'forbidden_tools')
      .replace('agents_should_include', 'required_agents')
      .replace('agents_should_exclude', 'forbidden_agents')
    expect(caseOf(old)).toEqual(caseOf(fresh))
    expect(problemsOf(TARGET, `${old}  forbidden_tools: [x]\n`)).toEqual([
      'a.yaml:7: case `a`: `forbidden_tools` and `tools_should_exclude` are two names for `forbidden_tools`. Keep one.',
    ])
  })

  test('changes with another expectation, but not without one', () => {
    const plain = '- { id: a, query: q, expected_spans: [{ path: a.ts }] }'
    // The hash of the tests is the text that is hashed.
    expect(caseOf(plain)?.fingerprint).toBe('{"expected_spans":[{"path":"a.ts"}],"id":"a","query":"q"}')
    expect(
      caseOf(plain.replace(' }', ' }').replace('query: q', 'query: q, required_tools: [t]'))?.fingerprint,
    ).toContain('"required_tools":["t"]')
  })

  test.each([
    [
      'required_tools: [a, b]\n  forbidden_tools: [c, " B"]',
      'a.yaml:4: case `a`: ` B` is in `required_tools` and in `forbidden_tools`. Keep it in one of them.',
    ],
    [
      'optional_agents: [x]\n  forbidden_agents: [X]',
      'a.yaml:4: case `a`: `X` is in `optional_agents` and in `forbidden_agents`. Keep it in one of them.',
    ],
    [
      'required_hops: [{ id: h, any_of: [abc] }, { id: h, any_of: [abc] }]',
      'a.yaml:3: case `a`: `required_hops[1].id` is `h`, like `required_hops[0]`. Give each its own.',
    ],
    [
      'expected_steps: [{ step_id: s }, { step_id: s }]',
      'a.yaml:3: case `a`: `expected_steps[1].step_id` is `s`, like `expected_steps[0]`. Give each its own.',
    ],
    [
      'required_hops: [{ id: h, any_of: [] }]',
      'a.yaml:3: case `a`: `required_hops[0].any_of` is an empty list. Give an item, or leave the key out.',
    ],
    [
      'required_hops: [{ id: h, any_of: ["("], match: regex }]',
      'a.yaml:3: case `a`: `required_hops[0].any_of[0]` is not a regular expression of JavaScript: Invalid regular expression: /(/iu: Unterminated group.',
    ],
    [
      'required_hops: [{ id: h, any_of: [abc], sorce: x }]',
      'a.yaml:3: case `a`: key `required_hops[0].sorce` is unknown. Did you mean `source`? Known: id, any_of, source, match.',
    ],
    [
      'profile: multihop',
      'a.yaml:3: case `a`: `profile` must be one of default, multi_hop, branching, coordination, but is the text `multihop`. Did you mean `multi_hop`?',
    ],
    ['branching_points: -1', 'a.yaml:3: case `a`: `branching_points` must be at least 0, but is `-1`.'],
    ['requird_tools: [a]', 'a.yaml:3: case `a`: key `requird_tools` is unknown. Did you mean `required_tools`?'],
  ])('refuses %j', (text, problem) => {
    expect(problemsOf(TARGET, `- id: a\n  query: q\n  ${text}\n`)).toEqual([problem])
  })

  test('causes a warning for texts that many answers contain by chance, and for a source that nothing expects', () => {
    const text = `- id: a
  query: q
  expected_sources: [a.md]
  required_hops:
    - { id: h, any_of: ['2', abc], source: b.md }
    - { id: i, any_of: ['\\d'], match: regex, source: a.md }
`
    expect(warningsOf(text)).toEqual([
      'a.yaml:5: case `a`: `required_hops[0].any_of[0]` is `2`, so short that many answers contain it by chance. Use a longer text.',
      'a.yaml:5: case `a`: `required_hops[0].source` is `b.md`, which is not among the `expected_sources`. Add it there?',
    ])
  })

  test('takes the profile of the suite if it names none', () => {
    const cases =
      '- { id: a, query: q, required_tools: [t] }\n- { id: b, query: q, profile: default, required_tools: [t] }'
    const { suite } = read(`${TARGET}profile: branching\n`, cases)
    expect(suite.cases.map(({ profile }) => profile)).toEqual(['branching', 'default'])
  })
})

describe('the scoring settings of a suite', () => {
  test('are read with their defaults', () => {
    const { scoring } = read(
      `${TARGET}scoring:\n  aliases: { tools: { websearch: web_search } }\n  workflow: { strict: false }\n  calibration_buckets: [0, 0.5, 1]\n  token_budget: 100\n`,
    ).suite
    expect(scoring).toMatchObject({
      aliases: { agents: {}, tools: { websearch: 'web_search' } },
      workflow: { strict: false, require_trace: false },
      calibration_buckets: { edges: [0.5], closed: 'left' },
      token_budget: 100,
      always_expected_agents: ['orchestrator'],
    })
  })

  test('may close calibration buckets on the right', () => {
    const { scoring } = read(`${TARGET}scoring: { calibration_buckets: { edges: [0.2, 0.8], closed: right } }\n`).suite
    expect(scoring.calibration_buckets).toEqual({ edges: [0.2, 0.8], closed: 'right' })
  })

  test.each([
    [
      'scoring: { calibration_buckets: [0.6, 0.3] }',
      'suite.yaml:2: `scoring.calibration_buckets`: edges rise from one to the next.',
    ],
    ['scoring: { grade_scale: { A: 2 } }', 'suite.yaml:2: `scoring.grade_scale.A` must be at most 1, but is `2`.'],
    [
      'profile: multihop_chain_qa',
      'suite.yaml:2: `profile` must be one of default, multi_hop, branching, coordination, but is the text `multihop_chain_qa`.',
    ],
    [
      'scoring: { workflow: { strickt: true } }',
      'suite.yaml:2: key `scoring.workflow.strickt` is unknown. Did you mean `strict`? Known: strict, require_trace.',
    ],
    [
      'scoring: { route_tiers: [] }',
      'suite.yaml:2: `scoring.route_tiers` is an empty list. Give an item, or leave the key out.',
    ],
    [
      'scoring: { composite_weights: { pass: -1, impl: 1 } }',
      'suite.yaml:2: `scoring.composite_weights.pass` must be at least 0, but is `-1`.',
    ],
  ])('do not allow %j', (text, problem) => {
    expect(problemsOf(`${TARGET}${text}\n`)).toEqual([problem])
  })

  test('may mark a stand-in for the system', () => {
    const { suite } = read('target: { type: search }\nvariants: { real: {}, fake: { mock: true } }\n')
    expect(suite.variants['real']?.target.mock).toBeUndefined()
    expect(suite.variants['fake']?.target.mock).toBe(true)
  })
})
