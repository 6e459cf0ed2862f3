import { describe, expect, test } from 'vitest'
import { checkJsonSchema } from '../../../src/metrics/answer/json-schema.js'
import { buildMetrics, defaultGates, resolveMetric } from '../../../src/metrics/build-metrics.js'
import { inspectSuite } from '../../../src/measure/suite/parse-suite.js'
import { formatProblem } from '../../../src/measure/suite/problem.js'
import { registries, TARGET } from './registries.js'

const CASES = '- { id: a, query: q, expected_spans: [{ path: p }] }\n- { id: b, query: q, checks: [{ contains: x }] }\n'

function inspect(manifest: string, cases = CASES) {
  const { suite, problems, warnings } = inspectSuite({
    home: { name: 'golden', directory: '' },
    manifest: { path: 'golden/suite.yaml', text: `${TARGET}${manifest}` },
    caseFiles: [{ path: 'golden/cases/a.yaml', text: cases }],
    registries: {
      ...registries,
      metrics: buildMetrics,
      resolveMetric,
      defaultGates,
      checkJsonSchema,
    },
    hash: (text) => text,
  })
  return { suite, said: [...problems, ...warnings].map(formatProblem) }
}

describe('parseCriteria', () => {
  test('makes each criterion a gate with its own bound, after the default gates', () => {
    const { suite, said } = inspect('criteria: { zero_recall: 0, empty_answer: 2.3% }\n')
    expect(said).toEqual([])
    const bound = {
      severity: 'fail',
      evidence: 'significant',
      primary: false,
      margin: null,
      min: null,
      where: null,
    }
    expect(suite?.gates.map(({ id }) => id)).toEqual([
      'success',
      'retrieval.precision@5',
      'retrieval.precision@5 (warn)',
      'tokens.total',
      'calibration.ece',
      'retrieval.zero-recall',
      'answer.empty',
    ])
    expect(suite?.gates.slice(5)).toEqual([
      { ...bound, id: 'retrieval.zero-recall', metric: 'retrieval.zero-recall', max: 0 },
      { ...bound, id: 'answer.empty', metric: 'answer.empty', max: 0.023 },
    ])
  })

  test('can be combined with gates, also on the same metric, and can be the only failure', () => {
    const { suite, said } = inspect(
      'gates: [{ metric: answer.empty, max: 0.5, severity: warn }]\ncriteria: { empty_answer: 0 }\n',
    )
    expect(said).toEqual([])
    expect(suite?.gates.map(({ id, max }) => [id, max])).toEqual([
      ['answer.empty (warn)', 0.5],
      ['answer.empty', 0],
    ])
  })

  test.each([
    [
      'zero_recal: 0',
      'criterion `zero_recal` is unknown. Did you mean `zero_recall`? Known: zero_recall, empty_answer.',
    ],
    ['empty_answer: 2', '`criteria.empty_answer`'],
    ['empty_answer: 250%', '`criteria.empty_answer`'],
  ])('refuses `%s`', (criterion, message) => {
    const { suite, said } = inspect(`criteria:\n  ${criterion}\n`)
    expect(suite).toBeNull()
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(message)
    expect(said[0]).toMatch(/^golden\/suite\.yaml:3: /)
  })

  test('warns of a criterion that no case can break', () => {
    const { said } = inspect('criteria: { zero_recall: 0 }\n', '- { id: b, query: q, checks: [{ contains: x }] }\n')
    expect(said).toContain(
      'golden/suite.yaml:2: no case provides what `retrieval.zero-recall` needs, so `zero_recall` can never fail.',
    )
  })
})
