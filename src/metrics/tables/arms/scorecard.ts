import { partOf } from '../../../format/format-number.js'
import type { TableArm } from '../../../model/run/run-table.js'
import { GRADES } from '../../../model/run/judgments.js'
import type { Run } from '../../../model/run/run.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { mean, weightedMean } from '../../../stats/moments.js'
import { findParetoFront } from '../../../stats/pareto-front.js'
import { thriftScore } from '../../agent/efficiency-scores.js'
import { defineScoreTable, tabulate } from '../define-table.js'

/** The metrics whose mean, over those that were measured, is the capability. The first is the mean of the judge's grades, ÷ 5. */
const SIGNALS = [
  'judge.overall',
  'branching.success',
  'hops.chain-success',
  'branching.grounded-hop-coverage',
  'hops.grounded-coverage',
  'branching.hop-coverage',
  'hops.coverage',
  'coordination.success',
  'coordination.agent-coverage',
  'coordination.hop-coverage',
  'coordination.grounded-hop-coverage',
] as const

/** Means over cases, never sums: an arm of five trials is not five times as expensive. */
const SPENT = [
  { id: 'performance.latency', weight: 0.4, anchor: ({ latency_anchor_s: s }: Scoring) => s },
  { id: 'cost.usd', weight: 0.4, anchor: ({ cost_anchor_usd: usd }: Scoring) => usd },
  { id: 'tokens.total', weight: 0.2, anchor: ({ token_budget: tokens }: Scoring) => tokens },
] as const

/** With fewer arms than these, min–max gives only 0 and 100. */
const MIN_ARMS = 3

type MeasuredRun = Pick<Run, 'summaries' | 'code_quality'>
type Summaries = Run['summaries']
type Shares = readonly (number | null)[]

/**
 * Computes the scorecards of some arms in their order: 0 to 100 each; `null` if none of a score's parts was measured. They are decision
 * aids without a test.
 * Capability is 100·mean of every signal that was measured.
 * Efficiency is 100·(0.4·latency + 0.4·cost + 0.2·tokens), each part 1 for the arm that needs least and 0 for the one that needs most; with
 * fewer than three arms each is compared with the suite's anchors instead.
 * Developer experience is 100·mean of what was measured of the maintainability index, the average complexity (each between the extremes of
 * the arms, or by anchors: index/100, (20 − complexity)/19), the share of functions with a return annotation and the review's mean ÷ 5;
 * without the first two if arms have different languages.
 * What is not measured is left out, and the other weights grow. Source: poc-ai-workflow-frameworks, METRICS.md, derived scorecard; its
 * published weighted mean is a weighted sum here.
 * @example three arms of 1, 2 and 3 s alone: efficiency 100, 50 and 0
 */
export function buildScorecards(runs: readonly MeasuredRun[], scoring: Scoring) {
  const arms = runs.map(({ summaries }) => summaries)
  const normalisation = arms.length < MIN_ARMS ? 'anchor' : 'minmax'
  const spent = SPENT.map(({ id, weight, anchor }) => {
    const values = arms.map((summaries) =>
      id === 'cost.usd' && !isCostKnown(summaries) ? null : meanOf(summaries, id),
    )
    const shares =
      normalisation === 'minmax'
        ? rankBetweenExtremes(values)
        : scale(values, (value) => thriftScore(value, anchor(scoring)) / 100)
    return { weight, shares }
  })
  const experience = rateExperience(runs, normalisation)
  return {
    normalisation,
    cards: arms.map((summaries, arm) => ({
      ...rateCapability(summaries),
      efficiency: rateEfficiency(spent.map(({ weight, shares }) => ({ weight, share: shares[arm] ?? null }))),
      developer_experience: experience[arm] ?? null,
      /** True if the cost of some answers is unknown; efficiency is then computed from the rest. */
      is_cost_unknown: !isCostKnown(summaries),
    })),
  }
}

function rateCapability(summaries: Summaries) {
  const measured = SIGNALS.flatMap((id) => {
    const value = meanOf(summaries, id)
    return value === null ? [] : [{ id, value }]
  })
  return {
    capability: measured.length === 0 ? null : 100 * mean(measured.map(({ value }) => value)),
    /** The signals that capability is the mean of. */
    signals: measured.map(({ id }) => id),
  }
}

function rateEfficiency(parts: readonly { readonly weight: number; readonly share: number | null }[]): number | null {
  return weightedMean(parts.flatMap(({ weight, share }) => (share === null ? [] : [{ weight, value: 100 * share }])))
}

function rateExperience(runs: readonly MeasuredRun[], normalisation: 'minmax' | 'anchor'): Shares {
  const valuesOf = (id: string): Shares => runs.map(({ summaries }) => meanOf(summaries, id))
  const [indices, complexities] = [valuesOf('code.mi'), valuesOf('code.average-complexity')]
  const languages = new Set(runs.flatMap(({ code_quality: code }) => code?.language ?? []))
  const scaled =
    languages.size > 1
      ? []
      : normalisation === 'minmax'
        ? [rankBetweenExtremes(scale(indices, (value) => -value)), rankBetweenExtremes(complexities)]
        : [
            scale(indices, (value) => value / 100),
            scale(complexities, (value) => Math.min(1, Math.max(0, (20 - value) / 19))),
          ]
  const reviews = scale(valuesOf('code.review'), (value) => value / 5)
  const parts = [...scaled, valuesOf('code.return-annotations'), reviews]
  return runs.map((_, arm) => {
    const measured = parts.flatMap((values) => values[arm] ?? [])
    return measured.length === 0 ? null : 100 * mean(measured)
  })
}

/** Computes (max − v)/(max − min) among the values that are not `null`; 1 for all if they are equal. */
function rankBetweenExtremes(values: Shares): Shares {
  const measured = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...measured), Math.max(...measured)]
  return scale(values, (value) => (most === least ? 1 : (most - value) / (most - least)))
}

function scale(values: Shares, to: (value: number) => number): Shares {
  return values.map((value) => (value === null ? null : to(value)))
}

/** Whether a price is known for every answer. A partial sum is not the cost of the arm. */
export function isCostKnown(summaries: Summaries): boolean {
  return meanOf(summaries, 'cost.known') === 1
}

const meanOf = (summaries: Summaries, id: string): number | null => summaries[id]?.mean ?? null

/** Describes which of the grades behind `judge.overall` are missing: "faithfulness was graded on 1 of 5 cases of a, b". */
function describeGrades(arms: readonly TableArm[]): string | null {
  const namesByGap = new Map<string, readonly string[]>()
  for (const grade of GRADES)
    for (const { name, run } of arms) {
      const { n, applicable } = run.summaries[`judge.${grade}`] ?? { n: 0, applicable: 0 }
      const gap = `${grade} was graded on ${partOf(n, applicable, 'case')}`
      if (n < applicable) namesByGap.set(gap, [...(namesByGap.get(gap) ?? []), name])
    }
  const gaps = [...namesByGap].map(([gap, names]) => `${gap} of ${names.join(', ')}`)
  return gaps.length === 0 ? null : `judge.overall is the mean of the grades that exist: ${gaps.join('; ')}.`
}

export const scorecard = defineScoreTable({
  name: 'scorecard',
  title: 'Scorecard',
  build: (arms, { scoring }) => {
    const runs = arms.map(({ run }) => run)
    const { normalisation, cards } = buildScorecards(runs, scoring)
    const scores = cards.flatMap((card) => [card.capability, card.efficiency, card.developer_experience])
    if (scores.every((score) => score === null)) return null
    const named = cards.map((card, at) => ({ ...card, name: arms[at]?.name ?? '' }))
    const hasCode = cards.some(({ developer_experience: score }) => score !== null)
    const unpriced = named.filter((card) => card.is_cost_unknown).map(({ name }) => name)
    const isInterleaved =
      new Set(arms.map(({ run }) => run.session_id)).size === 1 &&
      arms.every(({ run }) => run.settings.replayed !== true)
    const signals = [...new Set(cards.flatMap((card) => card.signals))]
    const uneven = named.filter((card) => card.signals.length !== signals.length).map(({ name }) => name)
    return {
      ...tabulate(named, [
        ['arm', 'text', ({ name }) => name],
        ['capability', 'score', ({ capability }) => capability],
        ['efficiency', 'score', ({ efficiency }) => efficiency],
        ['developer experience', 'score', (card) => card.developer_experience],
      ]),
      notes: [
        'From 0 to 100, higher is better; nothing here is tested. Efficiency is 0.4 latency, 0.4 cost and 0.2 tokens per query.',
        normalisation === 'minmax'
          ? 'Normalisation minmax: 100 is the best of these arms and 0 the worst, so adding an arm changes all scores.'
          : `Normalisation anchor: 0 stands for ${scoring.latency_anchor_s} s, $${scoring.cost_anchor_usd} and ${scoring.token_budget} tokens per query, because fewer than three arms are compared.`,
        hasCode &&
          'Developer experience is the mean of the known scores for maintainability, simplicity, return annotations and review of the source code; if languages differ, of the last two.',
        isInterleaved ? null : 'The arms were not measured side by side, so their latencies may not be comparable.',
        signals.length === 0 ? null : `Capability is the mean of ${signals.join(', ')}.`,
        signals.includes('judge.overall') ? describeGrades(arms) : null,
        uneven.length === 0 ? null : `Not all of these were measured for ${uneven.join(', ')}.`,
        unpriced.length > 0 && `Some costs of ${unpriced.join(', ')} are unknown, so efficiency uses the rest.`,
      ],
    }
  },
})

const SUCCESS = 'success'

export const pareto = defineScoreTable({
  name: 'pareto',
  title: 'Cost against quality: who is on the Pareto front',
  build: (arms) => {
    const quality = chooseQuality(arms)
    if (arms.length < 2 || quality === null) return null
    const points = arms.map(({ name, run: { summaries } }) => ({
      name,
      cost: isCostKnown(summaries) ? (summaries['cost.usd']?.mean ?? null) : null,
      quality: summaries[quality.id]?.mean ?? null,
    }))
    const front = findParetoFront(points)
    if (front.every((isOn) => isOn === null)) return null
    const rows = points.map((point, at) => ({ ...point, isOn: front[at] ?? null }))
    const unknown = rows.filter(({ isOn }) => isOn === null).map(({ name }) => name)
    return {
      ...tabulate(rows, [
        ['arm', 'text', ({ name }) => name],
        ['cost per query', 'usd', ({ cost }) => cost],
        [quality.title, quality.kind === 'binary' ? 'share' : quality.unit, (row) => row.quality],
        [
          'on the front',
          'text',
          ({ isOn }) => (isOn === true ? { value: 'yes', mark: 'good' } : isOn === false ? 'no' : null),
        ],
      ]),
      notes: [
        'An arm is on the front unless another one is better in cost or quality and not worse in the other. These are point figures without a test.',
        unknown.length === 0 ? null : `Left out, because a cost or the quality is unknown: ${unknown.join(', ')}.`,
      ],
    }
  },
})

/** Chooses the metric of the first arm's primary gate if higher is better, else success; `null` if no arm has it. */
function chooseQuality(arms: readonly TableArm[]) {
  const [first] = arms
  if (first === undefined) return null
  const { gates, metrics } = first.run
  const primary = gates.find((gate) => gate.primary && gate.where === null)?.metric
  const byId = (id: string | undefined) => metrics.find((metric) => metric.id === id && metric.direction === 'higher')
  const chosen = byId(primary) ?? byId(SUCCESS)
  const isMeasured = arms.some(({ run: { summaries } }) => typeof summaries[chosen?.id ?? '']?.mean === 'number')
  return chosen !== undefined && isMeasured ? chosen : null
}
