import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { recordedRules } from '../../../src/model/suite/rules.js'
import type { JudgedQuestion } from '../../../src/model/suite/scoring.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

const judged = (judged_by: JudgedQuestion[]) => ({ ...SUCCESS, judged_by })
const QUALITIES = ['quality.answer-quality', 'quality.factual-correctness', 'quality.completeness']
const F1 = { ...SUCCESS, id: 'answer.token-f1', kind: 'continuous' as const }
const margin = { kind: 'absolute' as const, value: 0.05 }
const GATES = [gate({ primary: true, margin }), gate({ id: 'f1', metric: F1.id, margin })]

type Scores = Readonly<Record<string, number>>
type Labelled = readonly [scores: Scores, labels: Scores, failed?: true]

const grades = (...pairs: readonly (readonly [number, number])[]): readonly Labelled[] =>
  pairs.map(([grade, label]) => [{ 'judge.correctness': grade }, { 'judge.correctness': label }])

/** Forty cases, of which the first have labels; all succeed, or the first `lost` do not. */
function runOf({
  labelled = [] as readonly Labelled[],
  lost = 0,
  min_kappa = undefined as number | undefined,
  by = ['answer'] as JudgedQuestion[],
  gates = GATES,
  conduct = false,
} = {}) {
  const ids = Array.from({ length: 40 }, (_, at) => `c${at}`)
  return scoredRun({
    cases: ids.map((id, at) => goldenCase({ id, ...(labelled[at] && { human_labels: labelled[at][1] }) })),
    trials: ids.flatMap((id, at) => {
      const [scores = {}, , failed] = labelled[at] ?? []
      const one = { case: id, scores: { success: at < lost ? 0 : 1, [F1.id]: 1, ...scores }, unscored: {} }
      // People labelled an answer: a second one is another.
      return [
        { ...one, trial: 0, ...(failed && { failed }) },
        {
          ...one,
          trial: 1,
          scores: { ...one.scores, ...Object.fromEntries(Object.keys(scores).map((name) => [name, 0])) },
        },
      ]
    }),
    metrics: [
      judged(by),
      conduct ? { ...F1, aspect: 'conduct' as const } : F1,
      { ...F1, id: 'judge.correctness', range: [0, 5] },
      ...QUALITIES.map((id) => ({ ...F1, id })),
    ],
    gates,
    settings: {
      judge: {
        type: 'openai',
        options: {},
        trials: 1,
        rubric_trials: 3,
        prompts: {},
        ...(min_kappa !== undefined && { min_kappa }),
      },
    },
  })
}

const AGREEING = grades([5, 5], [4, 4], [1, 1], [2, 2])
/** κ of 0: the judge praises whatever people say. */
const PRAISING = grades([5, 5], [5, 1], [5, 1], [5, 5])

function agreementOf(labelled: readonly Labelled[], by?: JudgedQuestion[]) {
  const run = runOf({ labelled, ...(by && { by }) })
  return compareRuns({ baseline: run, candidate: run, failOn: 'regression' }).gates.map(({ agreement }) => agreement)
}

describe('the agreement of a judged gate', () => {
  test.each<[string, readonly Labelled[], JudgedQuestion[], object | undefined]>([
    ['of equal grades', AGREEING, ['answer'], { kappa: 1, n: 4 }],
    ['of a judge that praises all', PRAISING, ['answer'], { kappa: 0, n: 4 }],
    ['of near misses', grades([5, 4], [1, 2]), ['answer'], { kappa: 0.8, n: 2 }],
    [
      'of qualities, by the mean of what people labelled of them',
      [
        [
          { [QUALITIES[0] ?? '']: 1, [QUALITIES[1] ?? '']: 0 },
          { [QUALITIES[0] ?? '']: 1, [QUALITIES[1] ?? '']: 0 },
        ],
        [{ [QUALITIES[2] ?? '']: 0 }, { [QUALITIES[2] ?? '']: 0 }],
      ],
      ['quality'],
      { kappa: 1, n: 2 },
    ],
    [
      'by the metric itself, where people say that',
      [
        [{ success: 1 }, { success: 1, 'judge.correctness': 1 }],
        [{ success: 0 }, { success: 0 }],
      ],
      ['answer'],
      { kappa: 1, n: 2 },
    ],
    [
      'without what the target failed',
      [...AGREEING, [{ 'judge.correctness': 0 }, { 'judge.correctness': 5 }, true]],
      ['answer'],
      { kappa: 1, n: 4 },
    ],
    ['of one grade for all, which says nothing', grades([5, 5], [5, 5]), ['answer'], undefined],
    ['of what people do not label', AGREEING, ['claims'], undefined],
    ['without labels', [], ['answer'], undefined],
    ['of no judge', AGREEING, [], undefined],
  ])('%s', (_what, labelled, by, expected) => {
    const [success, f1] = agreementOf(labelled, by)
    if (expected === undefined) expect(success).toBeUndefined()
    else
      expect(success).toMatchObject({
        ...expected,
        kappa: expect.closeTo((expected as { kappa: number }).kappa, 9) as number,
      })
    expect(f1).toBeUndefined()
  })
})

describe('a gate whose judge agrees less than the suite asks', () => {
  const decide = (before: Parameters<typeof runOf>[0], after: Parameters<typeof runOf>[0], rules = runOf(before)) => {
    const comparison = compareRuns({
      ...{ baseline: runOf(before), candidate: runOf(after), failOn: 'regression' },
      ruleSet: { rules: recordedRules(rules.run), from: 'base', changes: [] },
    })
    const [success] = comparison.gates
    return { ...comparison.verdict, severity: success?.gate.severity, marks: success?.marks, gate: success?.verdict }
  }
  const LOST = { labelled: PRAISING, lost: 30 }

  test.each([
    ['another gate speaks for the run', {}, { word: 'unchanged', because: null }],
    [
      'and is no good news where it does not see the answers',
      { conduct: true },
      { word: 'inconclusive', because: 'ungated-loss' },
    ],
  ])('only warns and says why: %s', (_what, other, verdict) => {
    expect(decide({ labelled: PRAISING, min_kappa: 0.4, ...other }, { ...LOST, ...other })).toMatchObject({
      ...{ gate: 'regressed', severity: 'warn', primary: 'f1', ...verdict },
      marks: ['only warns: its judge agrees with people by κ 0, less than the .40 asked for (n = 4)'],
    })
  })

  test('is never the reason that a run is green: without another gate it is invalid', () => {
    const gates = [gate({ primary: true, margin })]
    const only = { labelled: PRAISING, min_kappa: 0.4, gates }
    expect(decide(only, { ...only, lost: 30 })).toMatchObject({ word: 'invalid', because: 'nothing-measured' })
  })

  test.each<[string, Parameters<typeof runOf>[0], Parameters<typeof runOf>[0]]>([
    ['it agrees as much as is asked', { labelled: AGREEING, min_kappa: 1 }, { ...LOST, labelled: AGREEING }],
    ['nothing is asked', { labelled: PRAISING }, LOST],
    ['people labelled nothing', { min_kappa: 0.4 }, { lost: 30 }],
    ['only the change has the labels that say so', { min_kappa: 0.4 }, { ...LOST, min_kappa: 0.4 }],
    ['only the change asks for it', { labelled: PRAISING }, { ...LOST, min_kappa: 0.4 }],
  ])('decides as ever where %s', (_what, before, after) => {
    expect(decide(before, after)).toMatchObject({ word: 'regressed', because: 'gate', severity: 'fail' })
  })

  test('has no word about a bound, and no baseline to ask', () => {
    const gates = [gate({ min: 0.9, margin: null }), GATES[1] ?? gate()]
    const candidate = runOf({ labelled: PRAISING, min_kappa: 0.4, lost: 30, gates })
    const { verdict, gates: results } = compareRuns({ baseline: null, candidate, failOn: 'regression' })
    expect(results[0]).toMatchObject({ failed: true, gate: { severity: 'warn' }, agreement: { least: 0.4, n: 4 } })
    expect(verdict).toMatchObject({ word: 'not-comparable', exit_code: 0 })
  })
})
