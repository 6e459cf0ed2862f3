import type { Margin, MetricFacts } from '../../../model/metric.js'
import type { Gate } from '../../../model/suite/gate.js'
import { UserError } from '../../../model/error.js'
import { ownValue } from '../../../model/json.js'
import { mean } from '../../../stats/moments.js'
import { nameCase } from '../importer.js'
import type { ResultArm, ResultRow } from './result-arm.js'

/**
 * Scores whose names say something else than they mean, and scores that are shares even where all values are 0 or 1. Names are in lower
 * case, their words joined by blanks.
 */
const KNOWN: Readonly<Record<string, KnownScore>> = {
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
  // lm-evaluation-harness, lm_eval/api/metrics.py: `higher_is_better`.
  ...facts('lower', ['bits per byte', 'byte perplexity', 'word perplexity', 'perplexity', 'ter', 'brier score']),
}

interface KnownScore {
  readonly direction: 'higher' | 'lower'
  readonly kind?: 'continuous' | undefined
}

function facts(direction: 'higher' | 'lower', names: readonly string[], kind?: 'continuous') {
  return Object.fromEntries(names.map((name) => [name, { direction, kind }]))
}

function shares(direction: 'higher' | 'lower', names: readonly string[]) {
  return facts(direction, names, 'continuous')
}

/** Scores that are better the lower they are, by the words in their names. */
const LOWER =
  /\b(latency|cost|tokens?|toxicity|bias|hallucination|errors?|perplexity|loss|wer|cer|harmful(ness)?|violations?|leakage)\b/i

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
  refuseSameIds(names)
  const directions = new Map(arms.flatMap((arm) => Object.entries(arm.directions ?? {})))
  const scores = names.map((name) => {
    const values = rows.flatMap(({ scores: given }) => ownValue(given, name) ?? [])
    return { name, facts: describeScore(name, { values, seen: directions.get(name) }, choices) }
  })
  const hasPassed = arms.every((arm) => arm.rows.some(({ passed }) => passed !== null))
  const retrieval = arms.every((arm) => arm.rows.some((row) => row.retrieval)) ? RETRIEVAL : []
  const chosen = choices.primary ?? (hasPassed ? null : (names[0] ?? retrieval[0] ?? null))
  const isCounted = rows.every(
    ({ input_tokens: input, output_tokens: output, error }) => error !== undefined || (input ?? 0) + (output ?? 0) > 0,
  )
  const gates = [
    ...(hasPassed ? [gateOn('success', { isPrimary: chosen === null })] : []),
    ...scores.map(({ name, facts }) =>
      gateOn(facts.id, { isPrimary: name === chosen, margin: facts.default_margin ?? TENTH }),
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

/** Two scores of one id would be one metric. */
function refuseSameIds(names: readonly string[]): void {
  const byId = new Map<string, string>()
  for (const name of names) {
    const other = byId.get(scoreId(name))
    if (other !== undefined) throw new UserError('scores-alike', { id: scoreId(name), names: [other, name] })
    byId.set(scoreId(name), name)
  }
}

function describeScore(
  name: string,
  { values, seen }: { readonly values: readonly number[]; readonly seen: 'higher' | 'lower' | undefined },
  { lower, higher, continuous }: ScoreChoices,
): MetricFacts {
  // Ragas adds a mode: `noise_sensitivity(mode=relevant)`.
  const words = name
    .replace(/\(mode=.*\)$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const entry = ownValue(KNOWN, words)
  const chosen = lower.includes(name) ? 'lower' : higher.includes(name) ? 'higher' : undefined
  const isLower = (chosen ?? seen ?? entry?.direction ?? (LOWER.test(words) ? 'lower' : 'higher')) === 'lower'
  const isContinuous = entry?.kind === 'continuous' || continuous.includes(name)
  const isBinary = !isContinuous && values.every((value) => value === 0 || value === 1)
  const isRatio = values.every((value) => value >= 0 && value <= 1)
  const isSigned = values.some((value) => value < 0)
  return {
    id: scoreId(name),
    title: name,
    unit: isRatio ? 'ratio' : 'score',
    kind: isBinary ? 'binary' : 'continuous',
    direction: isLower ? 'lower' : 'higher',
    range: isRatio ? [0, 1] : [isSigned ? null : 0, null],
    environment: 'free',
    scale: 'linear',
    default_margin: marginOf(values, { isRatio, isSigned }),
    absolute_margin: 0.05,
    definition: `${scoreId(name)}/1 ${isLower ? 'lower' : 'higher'} is better`,
    custom: true,
  }
}

/** A share of itself means nothing where a value can be below 0: there it is a tenth of how large the values are. */
function marginOf(
  values: readonly number[],
  { isRatio, isSigned }: { readonly isRatio: boolean; readonly isSigned: boolean },
): Margin {
  if (isRatio) return FIVE_POINTS
  if (!isSigned) return TENTH
  return { kind: 'absolute', value: Number((0.1 * mean(values.map(Math.abs))).toPrecision(2)) }
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
