import type { Margin, MetricFacts } from '../../../model/metric.js'
import type { Gate } from '../../../model/suite/gate.js'
import { ownValue } from '../../../model/json.js'
import { omitUndefined } from '../../../model/omit-undefined.js'
import { mean } from '../../../stats/moments.js'
import { nameCase } from '../importer.js'
import type { ResultArm, ResultRow } from './result-arm.js'
import { splitWords } from './rows.js'
import { separateId } from '../write-cases.js'

/**
 * Scores whose names say something else than they mean, and scores that are shares even where all values are 0 or 1. Names are in lower
 * case, their words joined by blanks.
 */
const KNOWN: ReturnType<typeof facts> = {
  // Ragas 0.4, https://docs.ragas.io/en/stable/concepts/metrics/available_metrics/
  ...shares('higher', ['faithfulness', 'answer relevancy', 'response relevancy', 'semantic similarity']),
  ...shares('higher', ['answer similarity', 'answer correctness', 'factual correctness', 'context entity recall']),
  ...shares('higher', ['context precision', 'llm context precision with reference', 'context recall']),
  ...shares('higher', ['llm context precision without reference', 'non llm context precision with reference']),
  ...shares('higher', ['non llm context recall', 'context relevance', 'nv context relevance', 'nv accuracy']),
  ...shares('higher', ['nv response groundedness', 'bleu score', 'rouge score', 'summary score']),
  ...shares('lower', ['noise sensitivity', 'noise sensitivity relevant', 'noise sensitivity irrelevant']),
  // DeepEval 3, https://deepeval.com/docs/metrics-introduction: some that bear the name of a fault are what is free of it.
  ...shares('higher', ['contextual precision', 'contextual recall', 'contextual relevancy', 'pii leakage']),
  ...shares('higher', ['non advice', 'summarization']),
  ...shares('lower', ['hallucination', 'bias', 'toxicity', 'misuse']),
  ...facts('higher', ['role violation']),
  // Our own, whose names have a word of cost in them.
  ...facts('higher', ['token f1', 'answer token f1', 'latency score', 'performance latency score', 'cost score']),
  // autoevals: 1 for equal texts, though the name is a distance's.
  ...facts('higher', ['levenshtein', 'levenshtein scorer', 'numeric diff', 'json diff']),
  // lm-evaluation-harness, lm_eval/api/metrics.py: `higher_is_better`.
  ...facts('lower', ['bits per byte', 'byte perplexity', 'word perplexity', 'perplexity', 'ter', 'brier score']),
}

type Direction = 'higher' | 'lower'

function facts(direction: Direction, names: readonly string[], isShare = false) {
  return Object.fromEntries(names.map((name) => [name, { direction, isShare }]))
}

function shares(direction: Direction, names: readonly string[]) {
  return facts(direction, names, true)
}

/** Scores that are better the lower they are, by the words in their names. */
const LOWER =
  /\b(?:latency|duration|elapsed|time|seconds|secs?|ms|millis(?:econds)?|ttft|costs?|price|usd|spend|tokens?|toxicity|bias|hallucinations?|errors?|perplexity|loss|wer|cer|mer|mae|mse|rmse|mape|distance|levenshtein|harmful(?:ness)?|violations?|leakage|failures?|fail(?:ed)? rate|false (?:positives?|negatives?)|retries|refusals?)\b/
/** Names that have a word of `LOWER` in them and mean the opposite. */
const HIGHER =
  /\blog ?(?:probs?|probability|likelihood)\b|\b(?:timely|timeliness|on time|similarity|inverse|robustness|free)\b/
/** Names of amounts of which neither more nor less is better. */
const NEUTRAL =
  /\b(?:num|number|count|index|length|words?|characters?|chars|sentences|chunks|temperature|size|turns|steps?|calls|top k|k|n)\b/
/** Names that say that more is better, whatever the scale. */
const GOOD =
  /\b(?:scores?|ratings?|grades?|points|accuracy|precision|recall|f1|relevanc[ey]|faithfulness|correctness|similarity|quality|coherence|fluency|groundedness|helpfulness|completeness|rank|ndcg|mrr|map|bleu|rouge|meteor|reward|satisfaction|retention|adherence|likelihood|logprobs?|confidence|passed|success)\b/

/** What the user says of the scores. */
export interface ScoreChoices {
  readonly lower: readonly string[]
  readonly higher: readonly string[]
  /** Scores that are no yes or no, whatever their values. */
  readonly continuous: readonly string[]
  /** The score that the verdict is about; null: whether a case passed, else the first score. */
  readonly primary: string | null
}

export interface DescribedScores {
  /** In the order in which the files have them. */
  readonly scores: readonly { readonly name: string; readonly facts: MetricFacts }[]
  readonly gates: readonly Gate[]
}

/** What the gates on the metrics of retrieval are, the first of them primary. */
const RETRIEVAL = ['retrieval.ndcg@10', 'retrieval.recall@10', 'retrieval.map', 'retrieval.mrr']

/** A score's id among the metrics. @example scoreId('Answer Relevancy') // 'custom.answer-relevancy' */
const scoreId = (name: string): string => `custom.${nameCase(name, 'score')}`

/**
 * The metrics that the scores of all arms are, the same for each: yes or no where every value is 0 or 1, a ratio where every value lies
 * between, else a bare number. What is lower the better is known by its name unless the user says it.
 */
export function describeScores(arms: readonly ResultArm[], choices: ScoreChoices): DescribedScores {
  const rows = arms.flatMap((arm) => arm.rows)
  const names = [...new Set(rows.flatMap(({ scores }) => Object.keys(scores)))].filter(
    // A run that is compared later keeps it: there the other side's may say more.
    (name) => arms.length === 1 || !repeatsPassing(name, rows, choices),
  )
  const directions = new Map(arms.flatMap((arm) => Object.entries(arm.directions ?? {})))
  // Two scores whose names differ in capitals or marks alone are numbered.
  const separate = separateId(new Set())
  const scores = names.map((name) => {
    const values = rows.flatMap(({ scores: given }) => ownValue(given, name) ?? [])
    const facts = describeScore(name, values, { ...choices, id: separate(scoreId(name)), seen: directions.get(name) })
    return { name, facts }
  })
  // Where the first, which the others are compared with, says what passed, the others lack it and are not measured.
  const hasPassed = arms[0]?.rows.some(({ passed }) => passed !== null) === true
  const retrieval = arms.every((arm) => arm.rows.some((row) => row.retrieval)) ? RETRIEVAL : []
  const directed = scores.filter(({ facts }) => facts.direction !== 'neutral').map(({ name }) => name)
  const first = directed.find((name) => !NEUTRAL.test(writeWords(name))) ?? directed[0]
  const chosen = choices.primary ?? (hasPassed ? null : (first ?? retrieval[0] ?? null))
  const isCounted = rows.every(
    ({ input_tokens: input, output_tokens: output, error }) => error !== undefined || (input ?? 0) + (output ?? 0) > 0,
  )
  const gates = [
    ...(hasPassed ? [gateOn('success', { isPrimary: chosen === null })] : []),
    ...scores.flatMap(({ name, facts }) =>
      facts.direction === 'neutral'
        ? []
        : [gateOn(facts.id, { isPrimary: name === chosen, margin: facts.default_margin ?? TENTH })],
    ),
    ...retrieval.map((metric) => gateOn(metric, { isPrimary: metric === chosen })),
    ...(isCounted ? [gateOn('tokens.total', { isPrimary: false, margin: TENTH })] : []),
  ]
  return { scores, gates }
}

/** Whether a score is but the word pass or fail as 1 or 0, as promptfoo's `score` is without weights: `success` has it already. */
function repeatsPassing(name: string, rows: readonly ResultRow[], { primary, lower, higher }: ScoreChoices): boolean {
  if (name !== 'score' || [primary, ...lower, ...higher].includes(name)) return false
  return rows.every(
    ({ passed, scores }) => (ownValue(scores, name) ?? null) === (passed === null ? null : Number(passed)),
  )
}

/** A name as words in lower case. Ragas adds a mode: `noise_sensitivity(mode=relevant)`. */
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
  const isRatio = values.every((value) => value >= 0 && value <= 1)
  const isSigned = values.some((value) => value < 0)
  const chosen = lower.includes(name) ? 'lower' : higher.includes(name) ? 'higher' : undefined
  const direction = chosen ?? seen ?? entry?.direction ?? directionOf(words, isRatio)
  // A share of itself means nothing where a value can be below 0: there it is a tenth of how large the values are.
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

/** Whether a name says which way is better. */
export const hasDirection = (name: string): boolean => directionOf(writeWords(name), false) !== 'neutral'

/** Which way a name says is better; where it says neither, a share is a score and another number an amount. */
function directionOf(words: string, isRatio: boolean): 'higher' | 'lower' | 'neutral' {
  if (HIGHER.test(words)) return 'higher'
  if (LOWER.test(words)) return 'lower'
  if (GOOD.test(words)) return 'higher'
  return isRatio && !NEUTRAL.test(words) ? 'higher' : 'neutral'
}

const TENTH: Margin = { kind: 'relative', value: 0.1 }
const FIVE_POINTS: Margin = { kind: 'absolute', value: 0.05 }

function gateOn(
  metric: string,
  { isPrimary, margin = FIVE_POINTS }: { readonly isPrimary: boolean; readonly margin?: Margin },
): Gate {
  const limits = { min: null, max: null, where: null }
  return { id: metric, metric, severity: 'fail', evidence: 'significant', primary: isPrimary, margin, ...limits }
}
