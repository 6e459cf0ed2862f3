import type { Margin, MetricFacts } from '../../../model/metric.js'
import type { Gate } from '../../../model/suite/gate.js'
import { ownValue } from '../../../model/json.js'
import { omitUndefined } from '../../../model/omit-undefined.js'
import { mean } from '../../../stats/moments.js'
import { makeCaseId } from '../importer.js'
import { shorten } from './parse-file.js'
import type { ResultArm, ResultFile, ResultRow } from './result-arm.js'
import { splitWords } from './rows.js'
import { createIdMaker } from '../write-cases.js'

/**
 * Scores with a misleading name, and scores that are shares even if all values are 0 or 1. Names are in lower case, with their words
 * separated by blanks.
 */
const KNOWN: ReturnType<typeof facts> = {
  // Ragas 0.4, https://docs.ragas.io/en/stable/concepts/metrics/available_metrics/
  ...shares('higher', ['faithfulness', 'factual correctness', 'context entity recall']),
  ...shares('higher', ['context precision', 'llm context precision with reference', 'context recall']),
  ...shares('higher', ['llm context precision without reference', 'non llm context precision with reference']),
  ...shares('higher', ['non llm context recall', 'context relevance', 'nv context relevance', 'nv accuracy']),
  ...shares('higher', ['nv response groundedness', 'bleu score', 'rouge score', 'summary score']),
  ...shares('lower', ['noise sensitivity', 'noise sensitivity relevant', 'noise sensitivity irrelevant']),
  // DeepEval 3, https://deepeval.com/docs/metrics-introduction: some scores named after a fault measure its absence.
  ...shares('higher', ['contextual precision', 'contextual recall', 'contextual relevancy', 'pii leakage']),
  ...shares('higher', ['non advice', 'summarization']),
  ...shares('lower', ['hallucination', 'bias', 'toxicity', 'misuse']),
  ...facts('higher', ['role violation']),
  // Cosine similarities and means of them.
  ...shares('higher', ['answer relevancy', 'response relevancy', 'semantic similarity'], -1),
  ...shares('higher', ['answer similarity', 'answer correctness'], -1),
  // Our own scores, whose names contain a word for a cost.
  ...facts('higher', ['token f1', 'answer token f1', 'latency score', 'performance latency score', 'cost score']),
  // autoevals: 1 for equal texts, though the name is that of a distance.
  ...facts('higher', ['levenshtein', 'levenshtein scorer', 'numeric diff', 'json diff']),
  // lm-evaluation-harness, lm_eval/api/metrics.py: `higher_is_better`.
  ...facts('lower', ['bits per byte', 'byte perplexity', 'word perplexity', 'perplexity', 'ter', 'brier score']),
}

type Direction = 'higher' | 'lower'

function facts(direction: Direction, names: readonly string[], { isShare = false, least = 0 } = {}) {
  return Object.fromEntries(names.map((name) => [name, { direction, isShare, least }]))
}

/** `least` is the lowest possible value: cosines can be negative. */
function shares(direction: Direction, names: readonly string[], least = 0) {
  return facts(direction, names, { isShare: true, least })
}

/** How far above 1 a share can be because of rounding: cosines of 32-bit numbers are up to 1.0000002. */
const ROUNDING = 1e-6

/**
 * Throws the error of `refuse` for a value that a score known as a share cannot have, unless half of the score's values or more are such: then
 * the score is on another scale.
 * @param chosen the scores to look at; all if empty
 */
export function checkShares({ rows }: ResultArm, chosen: readonly string[], refuse: ResultFile['refuse']): void {
  for (const name of new Set(rows.flatMap(({ scores }) => Object.keys(scores)))) {
    const { isShare, least } = ownValue(KNOWN, writeWords(name)) ?? { isShare: false, least: 0 }
    if (!isShare || (chosen.length > 0 && !chosen.includes(name))) continue
    const filled = rows.flatMap(({ id, scores }) =>
      hasValue(name, [{ scores }]) ? { id, value: scores[name] ?? 0 } : [],
    )
    const odd = filled.filter(({ value }) => value < least || value > 1 + ROUNDING)
    const [first] = odd
    if (first !== undefined && 2 * odd.length < filled.length)
      refuse(
        `${name} of ${shorten(first.id)} is ${first.value}, but this score goes from ${least} to 1, as ${filled.length - odd.length} of ${filled.length} values do. Correct the value, give a score of another scale another name, or choose the scores that count with --score (in the Action, \`score: …\` in \`results-options\`)`,
      )
  }
}

/** Whether a score that is known as a share is on another scale. */
export const isRescaled = (name: string, rows: readonly ResultRow[]): boolean =>
  ownValue(KNOWN, writeWords(name))?.isShare === true &&
  rows.some(({ scores }) => (ownValue(scores, name) ?? 0) > 1 + ROUNDING)

/** Words in the names of scores for which lower is better. */
const LOWER =
  /\b(?:latency|duration|elapsed|time|seconds|secs?|ms|millis(?:econds)?|ttft|costs?|price|usd|spend|tokens?|toxicity|bias|hallucinations?|errors?|perplexity|loss|wer|cer|mer|mae|mse|rmse|mape|distance|levenshtein|harmful(?:ness)?|violations?|leakage|failures?|fail(?:ed)? rate|false (?:positives?|negatives?)|retries|refusals?)\b/
/** Words that reverse the meaning of a name that matches `LOWER`. */
const HIGHER =
  /\blog ?(?:probs?|probability|likelihood)\b|\b(?:timely|timeliness|on time|similarity|inverse|robustness|free)\b/
/** Words in the names of amounts for which neither direction is better. */
const NEUTRAL =
  /\b(?:num|number|count|index|length|words?|characters?|chars|sentences|chunks|temperature|size|turns|steps?|calls|top k|k|n)\b/
/** Words in the names of scores for which higher is better, on any scale. */
const GOOD =
  /\b(?:scores?|ratings?|grades?|points|accuracy|precision|recall|f1|relevanc[ey]|faithfulness|correctness|similarity|quality|coherence|fluency|groundedness|helpfulness|completeness|rank|ndcg|mrr|map|bleu|rouge|meteor|reward|satisfaction|retention|adherence|likelihood|logprobs?|confidence|passed|success)\b/

/** The user's choices about the scores. */
export interface ScoreChoices {
  readonly lower: readonly string[]
  readonly higher: readonly string[]
  /** Scores that are never read as yes or no, whatever their values. */
  readonly continuous: readonly string[]
  /** The score that decides the verdict; `null` for the default: whether a case passed, else the first score. */
  readonly primary: string | null
}

export interface DescribedScores {
  /** The scores in the order of the files. */
  readonly scores: readonly { readonly name: string; readonly facts: MetricFacts }[]
  readonly gates: readonly Gate[]
}

/** The retrieval metrics that get gates; the first one is primary if neither passing nor a score is. */
const RETRIEVAL = ['retrieval.ndcg@10', 'retrieval.recall@10', 'retrieval.map', 'retrieval.mrr']

/**
 * Returns a score's id among the metrics.
 * @example scoreId('Answer Relevancy') // 'custom.answer-relevancy'
 */
const scoreId = (name: string): string => `custom.${makeCaseId(name, 'score')}`

/**
 * Describes the scores of all arms as metrics: yes or no if all values are 0 or 1, a ratio if all values lie between, else a plain number.
 * The direction comes from the user, else from the file or the score's name.
 */
export function describeScores(arms: readonly ResultArm[], choices: ScoreChoices): DescribedScores {
  const rows = arms.flatMap((arm) => arm.rows)
  const names = [...new Set(rows.flatMap(({ scores }) => Object.keys(scores)))].filter(
    // A single run keeps the score, because the run it is compared with later may have other values.
    (name) => arms.length === 1 || !repeatsPassing(name, rows, choices),
  )
  const directions = new Map(arms.flatMap((arm) => Object.entries(arm.directions ?? {})))
  // Scores whose names differ only in case or punctuation are numbered.
  const separate = createIdMaker(new Set())
  const scores = names.map((name) => {
    const values = rows.flatMap(({ scores: given }) => ownValue(given, name) ?? [])
    const facts = describeScore(name, values, { ...choices, id: separate(scoreId(name)), seen: directions.get(name) })
    // A run with values from 0 to 1 is not compared with it.
    const definition = `${facts.definition}${isRescaled(name, rows) ? ', on another scale than 0 to 1' : ''}`
    return { name, facts: { ...facts, definition } }
  })
  // The first arm decides, because the others are compared with it: an arm that does not record passing is then unmeasured.
  const hasPassed = arms[0]?.rows.some(({ passed }) => passed !== null) === true
  const retrieval = arms.every((arm) => arm.rows.some((row) => row.retrieval)) ? RETRIEVAL : []
  const gated = scores.filter(({ facts }) => facts.direction !== 'neutral').map(({ name }) => name)
  const valued = gated.filter((name) => hasValue(name, arms[0]?.rows ?? []))
  const directed = valued.length > 0 ? valued : gated
  const first = directed.find((name) => !NEUTRAL.test(writeWords(name))) ?? directed[0]
  const chosen = choices.primary ?? (hasPassed ? null : (first ?? retrieval[0] ?? null))
  const isCounted = rows.every(
    ({ input_tokens: input, output_tokens: output, error }) => error !== undefined || (input ?? 0) + (output ?? 0) > 0,
  )
  const yesNo = yesNoMargin(arms[0]?.rows.length ?? 0)
  const gates = [
    ...(hasPassed ? [gateOn('success', { isPrimary: chosen === null, margin: yesNo })] : []),
    ...scores.flatMap(({ name, facts }) => {
      const margin = facts.kind === 'binary' ? yesNo : (facts.default_margin ?? TENTH)
      return facts.direction === 'neutral' ? [] : [gateOn(facts.id, { isPrimary: name === chosen, margin })]
    }),
    ...retrieval.map((metric) => gateOn(metric, { isPrimary: metric === chosen })),
    ...(isCounted ? [gateOn('tokens.total', { isPrimary: false, margin: TENTH })] : []),
  ]
  return { scores, gates }
}

/** Whether a score only repeats pass or fail as 1 or 0, as promptfoo's `score` does without weights; `success` has that already. */
function repeatsPassing(name: string, rows: readonly ResultRow[], { primary, lower, higher }: ScoreChoices): boolean {
  if (name !== 'score' || [primary, ...lower, ...higher].includes(name)) return false
  return rows.every(
    ({ passed, scores }) => (ownValue(scores, name) ?? null) === (passed === null ? null : Number(passed)),
  )
}

/** Writes a name as words in lower case. Ragas appends a mode: `noise_sensitivity(mode=relevant)`. */
const writeWords = (name: string): string =>
  splitWords(name.replace(/\(mode=.*\)$/, ''))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function describeScore(
  name: string,
  values: readonly number[],
  { lower, higher, continuous, id, seen }: ScoreChoices & { readonly id: string; readonly seen: Direction | undefined },
): MetricFacts {
  const words = writeWords(name)
  const entry = ownValue(KNOWN, words)
  const isContinuous = entry?.isShare === true || continuous.includes(name)
  const isBinary = !isContinuous && values.every((value) => value === 0 || value === 1)
  const isRatio = values.every((value) => value >= 0 && value <= (entry?.isShare === true ? 1 + ROUNDING : 1))
  const isSigned = values.some((value) => value < 0)
  const chosen = lower.includes(name) ? 'lower' : higher.includes(name) ? 'higher' : undefined
  const direction = chosen ?? seen ?? entry?.direction ?? directionOf(words, isRatio)
  // A relative margin means nothing if values can be negative, so the margin is a tenth of the mean absolute value.
  const tenth = (): number => Number((0.1 * mean(values.map(Math.abs))).toPrecision(2))
  const margin: Margin = isRatio ? FIVE_POINTS : isSigned ? { kind: 'absolute', value: tenth() } : TENTH
  return omitUndefined<MetricFacts>({
    id,
    title: name,
    unit: isRatio ? 'ratio' : 'score',
    kind: isBinary ? 'binary' : 'continuous',
    direction,
    range: isRatio ? [0, 1] : [isSigned ? null : 0, null],
    environment: 'free',
    scale: 'linear',
    default_margin: direction === 'neutral' ? undefined : margin,
    absolute_margin: 0.05,
    definition: `${id}/1 ${direction === 'neutral' ? 'neither' : direction} is better`,
    custom: true,
  })
}

/** Whether a score has a value in any row. */
export const hasValue = (name: string, rows: readonly Pick<ResultRow, 'scores'>[]): boolean =>
  rows.some(({ scores }) => typeof ownValue(scores, name) === 'number')

/** Whether a name shows a direction. */
export const hasDirection = (name: string): boolean => directionOf(writeWords(name), false) !== 'neutral'

/** Returns the direction that a name shows. If it shows none, a share counts as a score, any other number as an amount. */
function directionOf(words: string, isRatio: boolean): 'higher' | 'lower' | 'neutral' {
  if (HIGHER.test(words)) return 'higher'
  if (LOWER.test(words)) return 'lower'
  if (GOOD.test(words)) return 'higher'
  return isRatio && !NEUTRAL.test(words) ? 'higher' : 'neutral'
}

const TENTH: Margin = { kind: 'relative', value: 0.1 }
const FIVE_POINTS: Margin = { kind: 'absolute', value: 0.05 }

/**
 * Returns the margin of a yes/no score: five points, or the smallest whole number of points that so many answers can rule out where no
 * answer differs (3/n, Clopper & Pearson 1934). McNemar's test shows a loss from five answers on, so the wider margin hides none.
 */
function yesNoMargin(answers: number): Margin {
  return { kind: 'absolute', value: Math.min(50, Math.max(5, Math.ceil(300 / answers))) / 100 }
}

function gateOn(
  metric: string,
  { isPrimary, margin = FIVE_POINTS }: { readonly isPrimary: boolean; readonly margin?: Margin },
): Gate {
  const limits = { min: null, max: null, where: null }
  return { id: metric, metric, severity: 'fail', evidence: 'significant', primary: isPrimary, margin, ...limits }
}
