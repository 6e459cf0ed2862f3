import type { Judgments } from '../../model/run/judgments.js'
import { readJudged } from '../answer/judged-part.js'

/** A score that a judge gives in one piece, unlike a rubric's. */
export interface JudgeMeasure {
  readonly title: string
  /** The metric, which is also the name of a label in a case's `human_labels`. */
  readonly metric: string
  readonly question: 'answer' | 'quality'
  /** Grades from 1 to 5, or a share. */
  readonly unit: 'score' | 'ratio'
  /** What the judge says in the end: null where it gave nothing usable, absent where it could not tell. */
  readonly read: (judgments: Judgments) => number | null | undefined
  /** The same of each reading that says something, where there were several. */
  readonly readEach: (judgments: Judgments) => readonly number[]
}

type Grade = 'correctness' | 'completeness' | 'faithfulness'
type QualityScore = 'answer_quality' | 'factual_correctness' | 'completeness'

function gradeOf(grade: Grade): JudgeMeasure {
  const read = (answer: Judgments['answer']): number | null | undefined => {
    const grades = readJudged(answer)
    return typeof grades === 'string' ? null : (grades[grade] ?? undefined)
  }
  return {
    title: `${grade}, 1 to 5`,
    metric: `judge.${grade}`,
    question: 'answer',
    unit: 'score',
    read: ({ answer }) => read(answer),
    readEach: ({ answer_readings: readings = [] }) => readings.flatMap((reading) => read(reading) ?? []),
  }
}

function qualityOf(title: string, metric: string, score: QualityScore): JudgeMeasure {
  const read = (quality: Judgments['quality']): number | null => {
    const scores = readJudged(quality)
    return typeof scores === 'string' ? null : scores[score]
  }
  return {
    ...{ title, metric, question: 'quality', unit: 'ratio' },
    read: ({ quality }) => read(quality),
    readEach: ({ quality_readings: readings = [] }) => readings.flatMap((reading) => read(reading) ?? []),
  }
}

/** In the order of their rows. */
export const JUDGE_MEASURES: readonly JudgeMeasure[] = [
  gradeOf('correctness'),
  gradeOf('completeness'),
  gradeOf('faithfulness'),
  qualityOf('answer quality', 'quality.answer-quality', 'answer_quality'),
  qualityOf('factual correctness', 'quality.factual-correctness', 'factual_correctness'),
  qualityOf('completeness against criteria', 'quality.completeness', 'completeness'),
]
