import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { findDoubted, demoteJudges } from '../../../src/compare/pair/judge-agreement.js'
import { openPair } from '../../../src/compare/pair/open-pair.js'
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
      // People labelled one answer; a second answer is a different one.
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
/** A κ of 0: the judge gives good grades whatever people say. */
const PRAISING = grades([5, 5], [5, 1], [5, 1], [5, 5])
const fiveTimes = (labelled: readonly Labelled[]): readonly Labelled[] =>
  Array.from({ length: 5 }, () => labelled).flat()
/** Repeated five times, to have as many labels as are needed. */
const [AGREES, PRAISES] = [fiveTimes(AGREEING), fiveTimes(PRAISING)]

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
  const LOST = { labelled: PRAISES, lost: 30 }

  test.each([
    ['another gate speaks for the run', {}, { word: 'unchanged', because: null }],
    [
      'and is no good news where it does not see the answers',
      { conduct: true },
      { word: 'inconclusive', because: 'ungated-loss' },
    ],
  ])('only warns and says why: %s', (_what, other, verdict) => {
    expect(decide({ labelled: PRAISES, min_kappa: 0.4, ...other }, { ...LOST, ...other })).toMatchObject({
      ...{ gate: 'regressed', severity: 'warn', primary: 'f1', ...verdict },
      marks: ['only warns: its judge agrees with people by κ 0, less than the .40 asked for (20 answers)'],
    })
  })

  test('is never the reason that a run is green: without another gate it is invalid', () => {
    const gates = [gate({ primary: true, margin })]
    const only = { labelled: PRAISES, min_kappa: 0.4, gates }
    expect(decide(only, { ...only, lost: 30 })).toMatchObject({ word: 'invalid', because: 'nothing-measured' })
  })

  test.each<[string, Parameters<typeof runOf>[0], Parameters<typeof runOf>[0]]>([
    ['it agrees as much as is asked', { labelled: AGREES, min_kappa: 1 }, { ...LOST, labelled: AGREES }],
    ['nothing is asked', { labelled: PRAISES }, LOST],
    ['people labelled nothing', { min_kappa: 0.4 }, { lost: 30 }],
    ['only the change has the labels that say so', { min_kappa: 0.4 }, { ...LOST, min_kappa: 0.4 }],
    ['only the change asks for it', { labelled: PRAISES }, { ...LOST, min_kappa: 0.4 }],
    ['too few labels say so', { labelled: PRAISES.slice(0, 19), min_kappa: 0.4 }, LOST],
  ])('decides as ever where %s', (_what, before, after) => {
    expect(decide(before, after)).toMatchObject({ word: 'regressed', because: 'gate', severity: 'fail' })
  })

  test('has no word about a bound, and no baseline to ask', () => {
    const gates = [gate({ min: 0.9, margin: null }), GATES[1] ?? gate()]
    const candidate = runOf({ labelled: PRAISES, min_kappa: 0.4, lost: 30, gates })
    const { verdict, gates: results } = compareRuns({ baseline: null, candidate, failOn: 'regression' })
    expect(results[0]).toMatchObject({ failed: true, gate: { severity: 'warn' }, agreement: { least: 0.4, n: 20 } })
    expect(verdict).toMatchObject({ word: 'not-comparable', exit_code: 0 })
  })
})

test.each<[number, string | undefined]>([
  [19, 'whether its judge agrees with people is unknown: 19 labels, 20 needed'],
  [20, undefined],
])('κ of 1 over %d labels is no more than what so many can say', (count, mark) => {
  const run = runOf({ labelled: AGREES.slice(0, count), min_kappa: 0.4 })
  const { gates } = compareRuns({ baseline: run, candidate: run, failOn: 'regression' })
  expect(gates[0]?.marks?.[0]).toBe(mark)
  expect(gates[0]?.gate.severity).toBe('fail')
})

describe('zero tolerance on the word of a judge', () => {
  /** A critical case that passed is now failed three times; its tries have these scores beside. */
  const decide = (
    scores: Scores,
    {
      failed,
      min_kappa = 0.4,
      labelled = PRAISES,
    }: { failed?: true; min_kappa?: number; labelled?: readonly Labelled[] } = {},
  ) => {
    const [before, after] = [runOf({ labelled, min_kappa }), runOf({ labelled, min_kappa })]
    const critical = { ...goldenCase({ id: 'c39' }), critical: true }
    const withCritical = (run: typeof before, passes: boolean) => ({
      ...run,
      run: { ...run.run, cases: [...run.run.cases.slice(0, -1), critical] },
      trials: [
        ...run.trials.filter((one) => one.case !== 'c39'),
        ...[0, 1, 2].map((trial) => ({
          ...{ case: 'c39', trial, unscored: {} },
          scores: { [F1.id]: 1, success: passes ? 1 : 0, ...(passes ? { 'judge.correctness': 5 } : scores) },
          ...(failed && !passes && { failed }),
        })),
      ],
    })
    const comparison = compareRuns({
      ...{ baseline: withCritical(before, true), candidate: withCritical(after, false), failOn: 'regression' },
    })
    const { verdict, zero_tolerance: confirmed, zero_tolerance_doubted: doubted } = comparison
    return { because: verdict.because, exit_code: verdict.exit_code, confirmed, doubted }
  }
  const FAILS = { because: 'zero-tolerance', exit_code: 1, confirmed: ['c39'], doubted: undefined }

  test('fails nothing where that judge agrees with people too little', () => {
    expect(decide({ 'judge.correctness': 1 })).toMatchObject({ exit_code: 0, confirmed: [], doubted: ['c39'] })
  })

  test.each<[string, Parameters<typeof decide>]>([
    ['the judge agrees', [{ 'judge.correctness': 1 }, { labelled: AGREES }]],
    ['nobody knows whether it does', [{ 'judge.correctness': 1 }, { labelled: PRAISES.slice(0, 19) }]],
    ['no judge graded the case', [{}]],
    ['its passage was not retrieved', [{ 'judge.correctness': 1, 'success.retrieval': 0 }]],
    ['its workflow was lost', [{ 'judge.correctness': 1, 'success.workflow': 0 }]],
    ['the target failed', [{ 'judge.correctness': 0 }, { failed: true }]],
  ])('fails the change where %s', (_what, [scores, facts]) => {
    expect(decide(scores, facts)).toEqual(FAILS)
  })
})

describe('a failure that is doubted', () => {
  const trial = (id: string, scores: Scores, failed = false) => ({
    ...{ case: id, trial: 0, unscored: {}, scores: { success: 0, 'judge.correctness': 1, ...scores } },
    ...(failed && { failed: true as const }),
  })
  const scored = runOf({ labelled: PRAISES })
  const doubt = (tries: readonly ReturnType<typeof trial>[], asked: Partial<Parameters<typeof findDoubted>[2]> = {}) =>
    findDoubted(['a', 'b'], tries, { scored, least: 0.4, ...asked })

  test.each<[string, ReturnType<typeof trial>[], readonly string[]]>([
    ['where the judge graded a failing try', [trial('a', {})], ['a']],
    ['where it graded one of several', [trial('b', { 'success.workflow': 0 }), trial('b', {})], ['b']],
    ['not where another case failed', [trial('c', {})], []],
    ['not where the graded try passed', [trial('a', { success: 1 })], []],
    ['not where the target failed', [trial('a', {}, true)], []],
    ['not where a passage was lost too', [trial('a', { 'success.retrieval': 0 })], []],
    ['not where the workflow was lost too', [trial('a', { 'success.workflow': 0 })], []],
  ])('%s', (_what, tries, ids) => {
    expect(doubt(tries)).toEqual(ids)
  })

  test('may have lost its passage where only the answer counts', () => {
    const { run, trials } = scored
    const answers = { trials, run: { ...run, settings: { ...run.settings, success: 'answer' as const } } }
    const tries = [trial('a', { 'success.retrieval': 0 }), trial('b', { 'success.workflow': 0 })]
    expect(doubt(tries, { scored: answers })).toEqual(['a', 'b'])
  })

  test('is none where the judge agrees enough, nothing is asked of it, or nothing is measured', () => {
    const { run, trials } = scored
    expect(doubt([trial('a', {})], { least: undefined })).toEqual([])
    expect(doubt([trial('a', {})], { scored: runOf({ labelled: AGREES }) })).toEqual([])
    const others = { trials, run: { ...run, metrics: run.metrics.filter(({ id }) => id !== 'success') } }
    expect(doubt([trial('a', {})], { scored: others })).toEqual([])
  })

  test('rests on any of the qualities that people label', () => {
    const by = runOf({
      labelled: fiveTimes(
        [1, 1, 1, 1].map((said, at): Labelled => [{ [QUALITIES[1] ?? '']: said }, { [QUALITIES[1] ?? '']: at % 2 }]),
      ),
      by: ['quality'],
    })
    expect(doubt([trial('a', { [QUALITIES[2] ?? '']: 0 })], { scored: by })).toEqual(['a'])
  })
})

test('a gate that only warns is told how far its judge agrees, and nothing more', () => {
  const gates = [gate({ severity: 'warn', margin }), gate({ id: 'fails', margin })]
  const run = runOf({ labelled: PRAISES, gates })
  const { checked } = openPair({ baseline: run, candidate: run, failOn: 'never' })
  const [warns, fails] = demoteJudges(checked, { scored: run, least: 0.4 })
  expect(warns?.agreement).not.toHaveProperty('least')
  expect(warns?.agreement).toMatchObject({ kappa: 0, n: 20 })
  expect(fails).toMatchObject({ agreement: { kappa: 0, least: 0.4 }, gate: { severity: 'warn' } })
})
