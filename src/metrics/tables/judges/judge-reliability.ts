import type { AnswerJudgment, FailedJudgment, Judgments, QualityJudgment } from '../../../model/run/judgments.js'
import type { TableTrial } from '../../../model/run/run-table.js'
import { cohenKappa, spearman, weightedKappa } from '../../../stats/agreement.js'
import { mean } from '../../../stats/moments.js'
import { listReadings, readJudged } from '../../answer/judged-part.js'
import { cutName, defineTable, tabulate } from '../define-table.js'

type Judgment = AnswerJudgment | QualityJudgment | FailedJudgment
type Part = 'correctness' | 'completeness' | 'faithfulness' | 'answer_quality' | 'factual_correctness'
/** `metric` is also the name of a label in a case's `human_labels`. */
type MeasureRow = readonly [question: 'answer' | 'quality', title: string, metric: string, part: Part]

const MEASURES: readonly MeasureRow[] = [
  ['answer', 'correctness, 1 to 5', 'judge.correctness', 'correctness'],
  ['answer', 'completeness, 1 to 5', 'judge.completeness', 'completeness'],
  ['answer', 'faithfulness, 1 to 5', 'judge.faithfulness', 'faithfulness'],
  ['quality', 'answer quality', 'quality.answer-quality', 'answer_quality'],
  ['quality', 'factual correctness', 'quality.factual-correctness', 'factual_correctness'],
  ['quality', 'completeness against criteria', 'quality.completeness', 'completeness'],
]

/** The scores that a judge gives directly, unlike those of a rubric, in the order of their rows. */
export const JUDGE_MEASURES = MEASURES.map(([question, title, metric, part]) => {
  const read = (judgment: Judgment | undefined): number | null | undefined => {
    const said: Partial<Record<Part, number | null>> | string = readJudged<AnswerJudgment | QualityJudgment>(judgment)
    return typeof said === 'string' ? null : (said[part] ?? undefined)
  }
  return {
    title,
    metric,
    question,
    /** Grades from 1 to 5, or a share. */
    unit: question === 'answer' ? ('score' as const) : ('ratio' as const),
    /** Reads the judge's final score: `null` if the judge gave nothing usable, `undefined` if it could not tell. */
    read: (judgments: Judgments) => read(judgments[question]),
    /** Reads the score of each usable reading, if there were several. */
    readEach: (judgments: Judgments): readonly number[] =>
      (judgments[`${question}_readings`] ?? []).map(read).flatMap((value) => value ?? []),
  }
})

type JudgeMeasure = (typeof JUDGE_MEASURES)[number]

/** Scores from 0 to 1 agree if they are at most this far apart; grades must be equal. */
const NEAR = 0.1
/** Rounding tolerance: 0.8 − 0.7 is slightly more than 0.1. */
const ROUNDING = 1e-9
const DECIMALS = 2

interface Agreement {
  /** The first two readings of each trial, and the range of all its readings. */
  readonly twice: (readonly [number, number])[]
  readonly ranges: number[]
  /** Pairs of the judge's and people's score, from the first trial of each case. */
  readonly labelled: (readonly [number, number])[]
  /** Pairs of the judge's score minus people's, and the length of the answer. */
  readonly lengths: (readonly [number, number])[]
}

function addTrial(
  agreement: Agreement,
  { read, readEach, metric }: JudgeMeasure,
  trial: TableTrial & { judgments: Judgments },
): void {
  const verdict = read(trial.judgments) ?? null
  const readings = readEach(trial.judgments)
  const [first, second] = readings
  if (first !== undefined && second !== undefined) {
    agreement.twice.push([first, second])
    agreement.ranges.push(Math.max(...readings) - Math.min(...readings))
  }
  const { human_labels: labels = {} } = trial.golden
  const label = Object.hasOwn(labels, metric) ? labels[metric] : undefined
  if (trial.trial !== 0 || verdict === null || label === undefined) return
  agreement.labelled.push([verdict, label])
  const { observation } = trial
  if (observation.status === 'ok') agreement.lengths.push([verdict - label, observation.reply.answer.length])
}

const rounded = (value: number | null): string | null => (value === null ? null : value.toFixed(DECIMALS))

/** Describes how well pairs of scores agree, with κ for grades; `null` for what cannot be computed. */
function describePairs(pairs: Agreement['labelled'], ranges: readonly number[], { unit }: JudgeMeasure) {
  const isGrade = unit === 'score'
  const agreeing = ranges.filter((range) => range <= (isGrade ? 0 : NEAR) + ROUNDING).length
  return {
    n: pairs.length,
    agree: pairs.length === 0 ? null : agreeing / pairs.length,
    kappa: isGrade && pairs.length > 0 ? rounded(cohenKappa(pairs)) : null,
    rho: pairs.length === 0 ? null : rounded(spearman(pairs)),
  }
}

/** Writes κ with its interval: `0.71 [0.52, 0.90]`. */
function writeKappa(pairs: Agreement['labelled'], { unit }: JudgeMeasure): string | null {
  const found = weightedKappa(pairs, unit === 'score' ? HIGHEST - LOWEST : 1)
  if (found === null) return null
  const { kappa, low, high } = found
  return `${kappa.toFixed(DECIMALS)}${low === null ? '' : ` [${low.toFixed(DECIMALS)}, ${high.toFixed(DECIMALS)}]`}`
}

/** Ends of the grading scale. */
const LOWEST = 1
const HIGHEST = 5

const distance = ([one, other]: readonly [number, number]): number => Math.abs(one - other)

export const judgeReliability = defineTable({
  name: 'judge-reliability',
  title: 'How reliable the judge is',
  start: () => JUDGE_MEASURES.map((): Agreement => ({ twice: [], ranges: [], labelled: [], lengths: [] })),
  add: (data, trial) => {
    const { judgments } = trial
    if (judgments === null || trial.observation.status === 'failed') return
    for (const [at, measure] of JUDGE_MEASURES.entries()) {
      const agreement = data[at]
      if (agreement !== undefined) addTrial(agreement, measure, { ...trial, judgments })
    }
  },
  build: (arms) => {
    const shown = JUDGE_MEASURES.flatMap((measure, at) =>
      arms.flatMap(({ name, data }) => {
        const { twice = [], ranges = [], labelled = [], lengths = [] } = data[at] ?? {}
        if (twice.length + labelled.length === 0) return []
        const range = rounded(ranges.length === 0 ? null : mean(ranges))
        const people = {
          ...describePairs(labelled, labelled.map(distance), measure),
          weighted: writeKappa(labelled, measure),
          length: lengths.length === 0 ? null : rounded(spearman(lengths)),
        }
        return [{ title: measure.title, name, itself: describePairs(twice, ranges, measure), range, people }]
      }),
    )
    const group = 'with itself'
    const byPeople = (hint: string) => ({ group: 'with people', hint })
    return {
      ...tabulate(shown, [
        ['score', 'text', ({ title }) => title],
        ['arm', 'text', ({ name }) => name],
        ['trials', 'count', ({ itself }) => itself.n, { group, hint: 'Trials that were read at least twice.' }],
        ['agree', 'share', ({ itself }) => itself.agree, { group, hint: 'All readings of a trial agree.' }],
        ['κ', 'text', ({ itself }) => itself.kappa, { group, hint: 'Cohen’s κ of the first two readings.' }],
        ['ρ', 'text', ({ itself }) => itself.rho, { group, hint: 'Spearman’s correlation of the first two readings.' }],
        ['mean range', 'text', ({ range }) => range, { group, hint: 'Highest minus lowest reading of a trial.' }],
        ['cases', 'count', ({ people }) => people.n, byPeople('Cases with such a label in `human_labels`.')],
        ['agree', 'share', ({ people }) => people.agree, { group: 'with people' }],
        [
          'weighted κ',
          'text',
          ({ people }) => people.weighted,
          byPeople('Quadratic weighted κ of judge and people, with its 95 % interval.'),
        ],
        ['ρ', 'text', ({ people }) => people.rho, { group: 'with people' }],
        [
          'length bias',
          'text',
          ({ people }) => people.length,
          byPeople(
            'Spearman’s correlation of (judge − people) with the answer’s length: above 0, the judge overrates long answers.',
          ),
        ],
      ]),
      notes: [
        'Grades agree when they are equal, scores from 0 to 1 when they are at most 0.1 apart. κ corrects agreement for chance and exists for grades only; weighted κ counts near misses in part. People’s labels (`human_labels` of the cases) are compared with the first trial of each case.',
      ],
    }
  },
})

const MAX_MODELS = 20

/** Lists the judges of each arm. Two judges have two scales, so a difference between the arms may come from them. */
export const judgeModels = defineTable({
  name: 'judge-models',
  title: 'The models that judged',
  start: () => new Set<string>(),
  add: (models, { judgments, observation }) => {
    if (judgments === null || observation.status === 'failed') return
    for (const { model } of listReadings(judgments))
      if (model !== undefined && models.size < MAX_MODELS) models.add(cutName(model))
  },
  build: (arms) => {
    const rows = arms.map(({ name, data }) => ({ name, models: [...data].sort().join(', ') }))
    const judged = rows.filter(({ models }) => models !== '')
    if (new Set(judged.map(({ models }) => models)).size < 2) return null
    return {
      ...tabulate(judged, [
        ['arm', 'text', ({ name }) => name],
        ['models', 'text', ({ models }) => models],
      ]),
      notes: ['Different models judged the arms, so their scores may not be comparable.'],
    }
  },
})
