import { omitUndefined } from '../../../model/omit-undefined.js'
import {
  type AnswerJudgment,
  type ClaimsJudgment,
  type FailedJudgment,
  type Judgments,
  mapGrades,
  type QualityJudgment,
  type Reading,
} from '../../../model/run/judgments.js'
import { mean } from '../../../stats/moments.js'

/**
 * Combines all readings of one trial into the form stored with it. Grades from 1 to 5: the median (the lower of two middle values).
 * Scores from 0 to 1: the mean. Criteria: what more than half of the readings say. Claims: the list whose share of supported claims
 * is the median. Failed readings are kept but do not count, unless all failed. Readings of a rubric are stored separately; its
 * metrics form the consensus.
 * @example grades 2, 5, 4 and a failed reading: 4
 */
export function combineReadings(readings: readonly Reading[]): Judgments {
  const answers = readings.flatMap(({ question, said }) => (question === 'answer' ? [said] : []))
  const qualities = readings.flatMap(({ question, said }) => (question === 'quality' ? [said] : []))
  const runs = readings.flatMap(({ question, said }) => (question === 'rubric' ? [said] : []))
  const claims = readings.flatMap(({ question, said }) => (question === 'claims' ? [said] : []))
  return omitUndefined<Judgments>({
    answer: combine(answers, combineGrades),
    answer_readings: answers.length > 1 ? answers : undefined,
    quality: combine(qualities, combineScores),
    quality_readings: qualities.length > 1 ? qualities : undefined,
    rubric: runs.length > 0 ? { runs } : undefined,
    claims: combine(claims, chooseClaims),
    claims_readings: claims.length > 1 ? claims : undefined,
    similarity: readings.flatMap(({ question, said }) => (question === 'similarity' ? [said] : []))[0],
  })
}

/** Returns a single reading as it is, or what several usable ones agree on with the spending of all. */
function combine<Judgment extends Exclude<Reading['said'], FailedJudgment>>(
  readings: readonly (Judgment | FailedJudgment)[],
  agree: (usable: readonly [Judgment, ...Judgment[]]) => Judgment,
): Judgment | FailedJudgment | undefined {
  const [first] = readings
  if (first === undefined || readings.length === 1) return first
  const [one, ...others] = readings.filter((reading): reading is Judgment => !('error' in reading))
  const agreed = one === undefined ? first : agree([one, ...others])
  return {
    ...agreed,
    model: agreed.model ?? readings.find(({ model }) => model !== undefined)?.model,
    tokens: sumOf(readings.map(({ tokens }) => tokens)),
    cost_usd: sumOf(readings.map(({ cost_usd }) => cost_usd)),
  }
}

/** Returns a sum, or undefined if any amount is missing. */
function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce((sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount), 0)
}

function combineGrades(readings: readonly [AnswerJudgment, ...AnswerJudgment[]]): AnswerJudgment {
  const agreed = mapGrades((grade) => lowerMedian(readings.flatMap((reading) => reading[grade] ?? [])))
  return { ...findNearest(readings, agreed), ...agreed }
}

function combineScores(readings: readonly [QualityJudgment, ...QualityJudgment[]]): QualityJudgment {
  const agreed = {
    answer_quality: mean(readings.map((reading) => reading.answer_quality)),
    factual_correctness: mean(readings.map((reading) => reading.factual_correctness)),
    completeness: mean(readings.map((reading) => reading.completeness)),
  }
  const criteria = readings[0].criteria?.map(({ text }, at) => ({
    text,
    met: readings.filter((reading) => reading.criteria?.[at]?.met === true).length * 2 > readings.length,
  }))
  return omitUndefined<QualityJudgment>({ ...findNearest(readings, agreed), ...agreed, criteria })
}

/** Returns the reading with the median share: lists of claims cannot be averaged. */
function chooseClaims(readings: readonly [ClaimsJudgment, ...ClaimsJudgment[]]): ClaimsJudgment {
  const ranked = [...readings].sort((one, other) => shareOf(one) - shareOf(other))
  return ranked[Math.floor((ranked.length - 1) / 2)] ?? readings[0]
}

function shareOf({ claims }: ClaimsJudgment): number {
  const known = claims.filter(({ supported }) => supported !== null)
  return known.length === 0 ? 1 : known.filter(({ supported }) => supported).length / known.length
}

function lowerMedian(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null
}

/** Returns the reading closest to the agreed values (the first of equals), because its reasons fit best. */
function findNearest<Judgment extends object>(
  readings: readonly [Judgment, ...Judgment[]],
  agreed: { readonly [Member in keyof Judgment]?: number | null },
): Judgment {
  const distanceOf = (reading: Judgment): number => {
    const members = new Map<string, unknown>(Object.entries(reading))
    return Object.entries(agreed).reduce((sum, [name, value]) => {
      const own = members.get(name)
      return typeof own === 'number' && typeof value === 'number' ? sum + Math.abs(own - value) : sum
    }, 0)
  }
  return readings.reduce((best, reading) => (distanceOf(reading) < distanceOf(best) ? reading : best), readings[0])
}
