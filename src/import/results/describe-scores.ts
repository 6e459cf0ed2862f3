import type { MetricFacts } from '../../model/metric.js'
import type { Gate } from '../../model/suite/gate.js'
import { nameCase } from '../importer.js'
import type { ResultArm } from './result-arm.js'

/** Scores that are better the lower they are, by the words in their names. */
const LOWER =
  /\b(latency|cost|tokens?|toxicity|bias|hallucination|errors?|perplexity|loss|wer|cer|harmful(ness)?|violations?|leakage)\b/i

/** What the user says of the scores. */
export interface ScoreChoices {
  readonly lower: readonly string[]
  readonly higher: readonly string[]
  /** The score that the verdict is about; null: whether a case passed, else the first score. */
  readonly primary: string | null
}

export interface DescribedScores {
  /** In the order in which the files have them. */
  readonly scores: readonly { readonly name: string; readonly facts: MetricFacts }[]
  readonly gates: readonly Gate[]
}

/** A score's id among the metrics. @example scoreId('Answer Relevancy') // 'custom.answer-relevancy' */
const scoreId = (name: string): string => `custom.${nameCase(name, 'score')}`

/**
 * The metrics that the scores of all arms are, the same for each: yes or no where every value is 0 or 1, a ratio where every value lies
 * between, else a bare number. What is lower the better is known by its name unless the user says it.
 */
export function describeScores(arms: readonly ResultArm[], choices: ScoreChoices): DescribedScores {
  const rows = arms.flatMap((arm) => arm.rows)
  const names = [...new Set(rows.flatMap(({ scores }) => Object.keys(scores)))]
  const scores = names.map((name) => {
    const values = rows.flatMap(({ scores: given }) => given[name] ?? [])
    return { name, facts: describeScore(name, values, choices) }
  })
  const hasPassed = arms.every((arm) => arm.rows.some(({ passed }) => passed !== null))
  const chosen = choices.primary ?? (hasPassed ? null : (names[0] ?? null))
  const gates = [
    ...(hasPassed
      ? [gateOn('success', { isPrimary: chosen === null, margin: { kind: 'absolute', value: 0.05 } })]
      : []),
    ...scores.map(({ name, facts }) =>
      gateOn(facts.id, {
        isPrimary: name === chosen,
        margin: facts.default_margin ?? { kind: 'relative', value: 0.1 },
      }),
    ),
    ...(rows.every(
      ({ input_tokens: input, output_tokens: output, error }) =>
        error !== undefined || (input ?? 0) + (output ?? 0) > 0,
    )
      ? [gateOn('tokens.total', { isPrimary: false, margin: { kind: 'relative', value: 0.1 } })]
      : []),
  ]
  return { scores, gates }
}

function describeScore(name: string, values: readonly number[], { lower, higher }: ScoreChoices): MetricFacts {
  const isLower = lower.includes(name) || (LOWER.test(name.replaceAll(/[_-]/g, ' ')) && !higher.includes(name))
  const isBinary = values.every((value) => value === 0 || value === 1)
  const isRatio = values.every((value) => value >= 0 && value <= 1)
  return {
    id: scoreId(name),
    title: name,
    unit: isRatio ? 'ratio' : 'score',
    kind: isBinary ? 'binary' : 'continuous',
    direction: isLower ? 'lower' : 'higher',
    range: isRatio ? [0, 1] : [null, null],
    environment: 'free',
    scale: 'linear',
    default_margin: isRatio ? { kind: 'absolute', value: 0.05 } : { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: `${scoreId(name)}/1 ${isLower ? 'lower' : 'higher'} is better`,
    custom: true,
  }
}

function gateOn(
  metric: string,
  { isPrimary, margin }: { readonly isPrimary: boolean; readonly margin: NonNullable<Gate['margin']> },
): Gate {
  return {
    ...{ id: metric, metric, severity: 'fail', evidence: 'significant', primary: isPrimary, margin },
    ...{ min: null, max: null, where: null },
  }
}
