import { describe, expect, test } from 'vitest'
import { problemsOf, read, TARGET } from './registries.js'

const METRICS =
  'Known: success, retrieval.precision@1,3,5,10, retrieval.ndcg@1,3,5,10, tokens.total, tokens.share, latency.p95, score.signed.'

/** Writes a suite with one gate per line; the first gate is on line 3. */
function gates(...entries: string[]): string {
  return `${TARGET}gates:\n${entries.map((entry) => `  - ${entry}\n`).join('')}`
}

describe('parseGates', () => {
  test('numbers the gates on one metric in their order, even thousands of them', () => {
    const entries = Array.from({ length: 4000 }, (_, at) => `{ metric: tokens.total, max: ${at + 1} }`)
    const ids = read(gates(...entries)).suite.gates.map(({ id }) => id)
    expect([ids.length, ids[0], ids[1], ids[3999]]).toEqual([
      4000,
      'tokens.total',
      'tokens.total #2',
      'tokens.total #4000',
    ])
  })

  test('resolves metrics, margins and defaults', () => {
    const { suite, warnings } = read(
      gates(
        '{ metric: precision@5, max_drop: 2.3%, evidence: non-inferior, where: "tag:auth,!id:b*" }',
        '{ metric: success, max_drop: 7pp, primary: true }',
        '{ metric: tokens.total, max_rise: 150 }',
        '{ metric: total, min: 1, max: 900, severity: warn }',
        '{ metric: score.signed, max_drop: 0 }',
      ),
    )
    expect(warnings).toEqual([])
    const plain = {
      severity: 'fail',
      evidence: 'significant',
      primary: false,
      margin: null,
      min: null,
      max: null,
      where: null,
    }
    expect(suite.gates).toEqual([
      {
        ...plain,
        id: 'retrieval.precision@5',
        metric: 'retrieval.precision@5',
        evidence: 'non-inferior',
        margin: { kind: 'relative', value: 0.023 },
        where: 'tag:auth,!id:b*',
      },
      { ...plain, id: 'success', metric: 'success', primary: true, margin: { kind: 'absolute', value: 0.07 } },
      { ...plain, id: 'tokens.total', metric: 'tokens.total', margin: { kind: 'absolute', value: 150 } },
      { ...plain, id: 'tokens.total (warn)', metric: 'tokens.total', severity: 'warn', min: 1, max: 900 },
      { ...plain, id: 'score.signed', metric: 'score.signed', margin: { kind: 'absolute', value: 0 } },
    ])
  })

  test('uses the default margin only for a gate without any of its own', () => {
    const { suite } = read(
      gates(
        'metric: success',
        '{ metric: success, min: 0.5 }',
        '{ metric: success, where: tag:auth }',
        '{ metric: success, where: tag:auth, severity: warn }',
      ),
    )
    expect(suite.gates.map(({ id, margin }) => ({ id, margin }))).toEqual([
      { id: 'success', margin: { kind: 'absolute', value: 0.05 } },
      { id: 'success #2', margin: null },
      { id: 'success where tag:auth', margin: { kind: 'absolute', value: 0.05 } },
      { id: 'success where tag:auth (warn)', margin: { kind: 'absolute', value: 0.05 } },
    ])
  })

  test('warns of a gate whose metric can be scored for no case', () => {
    const { warnings } = read(
      gates('metric: success', 'metric: precision@5'),
      '- { id: a, query: q, expected_answer: x }',
    )
    expect(warnings).toEqual([
      'golden/suite.yaml:4: neither the suite nor any case provides what `retrieval.precision@5` needs, so its gate can never be decided.',
    ])
  })

  test.each<[string, string]>([
    ['metric: ndgc', `metric \`ndgc\` is unknown. Did you mean \`retrieval.ndcg@5\`? ${METRICS}`],
    [
      'metric: retrieval.pression@10',
      `metric \`retrieval.pression@10\` is unknown. Did you mean \`retrieval.precision@10\`? ${METRICS}`,
    ],
    ['metric: sucess', `metric \`sucess\` is unknown. Did you mean \`success\`? ${METRICS}`],
    ['metric: precision', `metric \`precision\` is unknown. Did you mean \`retrieval.precision@5\`? ${METRICS}`],
    ['metric: zebra', `metric \`zebra\` is unknown. ${METRICS}`],
    [
      'metric: precision@7',
      'metric `precision@7` is not measured, because `scoring.k` has no 7. Add it to `scoring.k`, or use one of `retrieval.precision@1`, `retrieval.precision@3`, `retrieval.precision@5`, `retrieval.precision@10`.',
    ],
    [
      '{ metric: success, max_rise: 5% }',
      '`max_rise` does not fit `success`, where higher is better. Write `max_drop`.',
    ],
    [
      '{ metric: tokens.total, max_drop: 5% }',
      '`max_drop` does not fit `tokens.total`, where lower is better. Write `max_rise`.',
    ],
    [
      '{ metric: tokens.share, max_drop: 5% }',
      '`tokens.share` has no better or worse direction, so it takes no `max_drop`. Give `min` or `max` instead.',
    ],
    ['metric: tokens.share', '`tokens.share` has no default margin. Give `min` or `max`.'],
    ['metric: ndcg@5', '`retrieval.ndcg@5` has no default margin. Give `max_drop`, `min` or `max`.'],
    ['metric: latency.p95', '`latency.p95` has no default margin. Give `max_rise`, `min` or `max`.'],
    [
      '{ metric: tokens.total, max_rise: 10pp }',
      'points (`10pp`) are for ratios, and `tokens.total` is in tokens. Give a number, or a share such as `10%`.',
    ],
    [
      '{ metric: success, max_drop: 100% }',
      '`max_drop` is `100%`, but nothing can drop by the whole baseline or more. Give less than 100%.',
    ],
    [
      '{ metric: score.signed, max_drop: 5% }',
      'a share of the baseline (`5%`) does not fit `score.signed`, which can be below 0. Give an absolute margin.',
    ],
    [
      '{ metric: success, max_drop: 5 }',
      '`max_drop` is `5`, but `success` lies between 0 and 1, so no gate could fail. Write `5pp` or `5%`?',
    ],
    [
      '{ metric: success, max_drop: 500pp }',
      '`max_drop` is `500pp`, but `success` lies between 0 and 1, so no gate could fail. Give less than 100pp.',
    ],
    [
      '{ metric: success, max_drop: 500 }',
      '`max_drop` is `500`, but `success` lies between 0 and 1, so no gate could fail. Give less than 100pp.',
    ],
    ['{ metric: success, max_drop: -1 }', '`gates[0].max_drop` must be at least 0, but is `-1`.'],
    ...['5 percent', '-5pp', '+5%'].map((margin): [string, string] => [
      `{ metric: success, max_drop: ${margin} }`,
      `\`gates[0].max_drop\` must be a number, a share of the baseline such as \`5%\`, or points of a ratio such as \`5pp\`, without a sign, but is the text \`${margin}\`.`,
    ]),
    ['{ metric: success, max_drop: [1] }', '`gates[0].max_drop` must be a number or text, but is a list.'],
    ['{ metric: success, min: 60 }', '`min` is 60, but `success` lies between 0 and 1. Did you mean `0.6`?'],
    [
      '{ metric: tokens.total, max: -5 }',
      '`max` is -5, but `tokens.total` is never below 0. Give a value it can have.',
    ],
    ['{ metric: success, min: 0.7, max: 0.6 }', '`min` is 0.7 and `max` is 0.6, so no value fits between. Swap them?'],
    [
      '{ metric: success, min: 0.7, evidence: non-inferior }',
      '`evidence: non-inferior` needs a margin. Give `max_drop` or `max_rise`.',
    ],
    [
      '{ metric: latency.p95, max_rise: 5%, evidence: non-inferior }',
      '`latency.p95` is one figure for the whole run, for which `non-inferior` cannot be shown. Use `significant` or `threshold`.',
    ],
    [
      '{ metric: success, min: 0.7, primary: true }',
      'the primary gate must compare two runs. Give it `max_drop` or `max_rise`, or remove `primary`.',
    ],
    ['{ metric: success, where: tag:atuh }', '`where` matches no case: `tag:atuh`. Known tags: auth.'],
    [
      '{ metric: success, where: "tga:x" }',
      '`where`: The selection `tga:x` has an unknown term: `tga:x`. Known: tag:<tag>, id:<id or glob>, difficulty:<easy|medium|hard|branching|coordination|hard_coordination>, profile:<default|multi_hop|branching|coordination>, use_case:<name>, category:<name>, <tag or id glob>. A comma means "or"; a leading ! excludes.',
    ],
    ['{ metric: success, severity: error }', '`gates[0].severity` must be one of fail, warn, but is the text `error`.'],
    ['{ metrik: success }', '`gates[0].metric` is missing. Give text.'],
    ['success', '`gates[0]` must be a mapping of keys to values, but is the text `success`.'],
    ['{ metric: success, min: 80% }', '`gates[0].min` must be a number, but is the text `80%`. Did you mean `0.8`?'],
    [`metric: ${'a'.repeat(1_000_000)}`, `metric \`${'a'.repeat(59)}…\` is unknown. ${METRICS}`],
  ])('reports for the gate %.80s', (gate, problem) => {
    expect(problemsOf(gates(gate))[0]).toBe(`suite.yaml:3: ${problem}`)
  })

  test('checks well-formed gates even if others are not', () => {
    expect(problemsOf(gates('{ metric: success, min: x }', 'metric: zebra'))).toEqual([
      'suite.yaml:3: `gates[0].min` must be a number, but is the text `x`.',
      `suite.yaml:4: metric \`zebra\` is unknown. ${METRICS}`,
    ])
  })

  test('does not check metrics if the settings they depend on are broken', () => {
    expect(problemsOf(`${gates('metric: precision@7')}scoring: { k: 7 }\n`)).toEqual([
      'suite.yaml:4: `scoring.k` must be a list, but is `7`.',
    ])
  })

  test('refuses two primary gates, the same gate twice, a primary gate that warns, and only warning gates', () => {
    expect(problemsOf(gates('{ metric: success, primary: true }', '{ metric: tokens.total, primary: true }'))).toEqual([
      'suite.yaml:4: the gate on line 3 is already primary. Mark only one.',
    ])
    expect(problemsOf(gates('metric: success', '{ metric: success, max_drop: 0.05 }'))).toEqual([
      'suite.yaml:4: this gate on `success` is the same as the one on line 3. Remove one.',
    ])
    expect(problemsOf(gates('{ metric: success, primary: true, severity: warn }', 'metric: tokens.total'))).toEqual([
      'suite.yaml:3: the primary gate must be able to fail. Remove `severity: warn`, or `primary`.',
    ])
    expect(problemsOf(gates('{ metric: success, severity: warn }'))).toEqual([
      'suite.yaml:2: all gates have `severity: warn`, so the check could never fail. Give one of them `severity: fail`.',
    ])
    expect(problemsOf(`${TARGET}gates: []`)).toEqual([
      'suite.yaml:2: `gates` is an empty list. Give an item, or leave the key out.',
    ])
  })
})
