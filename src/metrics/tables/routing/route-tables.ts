import { bucketOf, type Buckets } from '../../../model/suite/buckets.js'
import type { Reply } from '../../../model/run/observation.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { finalRouteTier, nameTier, orderTiers, markEscalations } from '../../routing/route-choice.js'
import {
  type ArmWithData,
  type Collector,
  type ColumnSpec,
  cutName,
  defineTable,
  MAX_ROWS,
  noteHidden,
  tabulate,
} from '../define-table.js'
import { canonicalModelName } from '../../cost/price-reply.js'

/** The trials of an arm whose route tier is known. */
export interface RoutedTrials {
  routed: number
  /** By tier: how often the tier answered, and in how many trials it passed the query on to another tier that answered. */
  readonly answered: Map<string, number>
  readonly escalated: Map<string, number>
}

/** Counts how often each route tier answered or passed the query on. Trials that failed or name no tier do not count. */
export const ROUTED_TRIALS: Collector<RoutedTrials> = {
  start: () => ({ routed: 0, answered: new Map(), escalated: new Map() }),
  add: (data, { observation }, { scoring }) => {
    const final = observation.status === 'ok' ? finalRouteTier(observation.reply, scoring) : null
    if (observation.status !== 'ok' || final === null) return
    data.routed += 1
    data.answered.set(final, (data.answered.get(final) ?? 0) + 1)
    const { attempts = [] } = observation.reply
    const marks = markEscalations(attempts, scoring)
    // A tier that was retried before it passed the query on counts once.
    const passedOn = new Set(
      attempts.flatMap(({ route_tier: tier }, at) => (marks[at] === true ? (nameTier(tier, scoring) ?? []) : [])),
    )
    for (const tier of passedOn) if (tier !== final) data.escalated.set(tier, (data.escalated.get(tier) ?? 0) + 1)
  },
}

/** Lists the tiers that answered in some arm, in order. */
export function listAnswering(arms: readonly ArmWithData<RoutedTrials>[], { route_tiers: known }: Scoring) {
  return orderTiers(new Set(arms.flatMap(({ data }) => [...data.answered.keys()])), known)
}

const MAX_IN_GIST = 5

/** Writes shares in the order of the rows, `80 / 15 / 5 %`; `–` if no tier is known. */
function writeShares(tiers: readonly string[], { routed, answered }: RoutedTrials): string {
  if (routed === 0) return '–'
  return `${tiers.map((tier) => Math.round(((answered.get(tier) ?? 0) / routed) * 100)).join(' / ')}\u202f%`
}

/** Computes a share of an arm's trials; `null` if no tier is known. */
const shareOf = ({ routed }: RoutedTrials, count = 0): number | null => (routed === 0 ? null : count / routed)

export const routeTierUsage = defineTable({
  name: 'route-tier-usage',
  title: 'Which route tier answered',
  place: 'comment',
  ...ROUTED_TRIALS,
  build: (arms, { scoring }) => {
    const totals = arms.map(({ data }) => data.routed)
    const tiers = listAnswering(arms, scoring)
    return {
      ...tabulate(tiers.slice(0, MAX_ROWS), [
        ['route tier', 'text', (tier) => tier],
        ...arms.map(({ name, data }): ColumnSpec<string> => [
          name,
          'share',
          (tier) => shareOf(data, data.answered.get(tier)),
        ]),
      ]),
      ...(arms.length <= 2 && {
        gist: arms.map(({ data }) => writeShares(tiers.slice(0, MAX_IN_GIST), data)).join(' → '),
      }),
      totals,
      notes: [
        `Shares of the answered trials whose route tier is known: ${totals.join(', ')}.`,
        noteHidden(tiers, MAX_ROWS, ['tier', 'tiers']),
      ],
    }
  },
})

export const routeTierOutcomes = defineTable({
  name: 'route-tier-outcomes',
  title: 'Which route tiers were tried, and which answered',
  ...ROUTED_TRIALS,
  build: (arms, { scoring }) => {
    const tried = arms.flatMap(({ data: { answered, escalated } }) => [...answered.keys(), ...escalated.keys()])
    const tiers = orderTiers(tried, scoring.route_tiers)
    const rows = tiers.slice(0, MAX_ROWS).flatMap((tier) => arms.map(({ name, data }) => ({ tier, name, data })))
    return {
      ...tabulate(rows, [
        ['route tier', 'text', ({ tier }) => tier],
        ['arm', 'text', ({ name }) => name],
        ['answered', 'share', ({ tier, data }) => shareOf(data, data.answered.get(tier))],
        ['escalated', 'share', ({ tier, data }) => shareOf(data, data.escalated.get(tier))],
      ]),
      notes: [
        `Shares of the answered trials whose route tier is known: ${arms.map(({ data }) => data.routed).join(', ')}. A query that was escalated counts for every tier that passed it on and for the one that answered.`,
        noteHidden(tiers, MAX_ROWS, ['tier', 'tiers']),
      ],
    }
  },
})

/** Most rows that a reader can use: ten variants with a hundred buckets would make a thousand. */
const MAX_BUCKET_ROWS = 120

/**
 * Names the buckets as intervals, lowest first.
 * @example nameBuckets({ edges: [0.3, 0.6], closed: 'left' }) // ['[0, 0.3)', '[0.3, 0.6)', '[0.6, 1]']
 */
export function nameBuckets({ edges, closed }: Buckets): readonly string[] {
  const bounds = [0, ...edges, 1]
  const last = edges.length
  return bounds.slice(0, -1).map((low, index) => {
    const opening = closed === 'left' || index === 0 ? '[' : '('
    return `${opening}${low}, ${bounds[index + 1] ?? 1}${closed === 'right' || index === last ? ']' : ')'}`
  })
}

export const calibrationBuckets = defineTable({
  name: 'calibration-buckets',
  title: 'Confidence against success',
  start: ({ scoring }) => nameBuckets(scoring.calibration_buckets).map(() => ({ n: 0, confidence: 0, success: 0 })),
  add: (sums, { scores: { 'planner.confidence': confidence, success } }, { scoring }) => {
    const bucket = confidence === undefined ? undefined : sums[bucketOf(confidence, scoring.calibration_buckets)]
    if (bucket === undefined || confidence === undefined || success === undefined) return
    bucket.n += 1
    bucket.confidence += confidence
    bucket.success += success
  },
  build: (arms, { scoring: { calibration_buckets: buckets } }) => {
    if (arms.every(({ data }) => data.every(({ n }) => n === 0))) return null
    const rows = nameBuckets(buckets).flatMap((bucket, index) =>
      arms.map(({ name, data }) => ({ bucket, name, ...(data[index] ?? { n: 0, confidence: 0, success: 0 }) })),
    )
    return {
      ...tabulate(rows.slice(0, MAX_BUCKET_ROWS), [
        ['confidence', 'text', ({ bucket }) => bucket],
        ['arm', 'text', ({ name }) => name],
        ['trials', 'count', ({ n }) => n],
        ['mean confidence', 'ratio', ({ n, confidence }) => (n === 0 ? null : confidence / n)],
        ['success rate', 'ratio', ({ n, success }) => (n === 0 ? null : success / n)],
        [
          'success − confidence',
          'ratio',
          ({ n, success, confidence }) => (n === 0 ? null : (success - confidence) / n),
        ],
      ]),
      notes: [
        'A value below 0 in the last column means that the target is overconfident. `calibration.ece` gives each case the same weight; here each trial counts.',
        noteHidden(rows, MAX_BUCKET_ROWS, ['row', 'rows']),
      ],
    }
  },
})

/** The outcome of asking a model. */
type Outcome = 'answered' | 'escalated' | 'other'

interface ModelUse {
  /** The name as it was first written. */
  readonly model: string
  readonly counts: Readonly<Record<Outcome | 'correct' | 'wrong', number>>
}

const NEVER: ModelUse['counts'] = { answered: 0, escalated: 0, other: 0, correct: 0, wrong: 0 }

/**
 * Lists every model that was asked for one reply, with the outcome: the last attempt answered, unless it says `escalated` or `failed`.
 * Without attempts, the reply's `model` answered.
 * @example listModels({ attempts: [{ model: 'a', result: 'escalated' }, { model: 'b' }] }, scoring) // a escalated, b answered
 */
export function listModels(
  { attempts = [], model }: Pick<Reply, 'attempts' | 'model'>,
  scoring: Scoring,
): readonly { readonly model: string; readonly outcome: Outcome }[] {
  if (attempts.length === 0) return model === undefined ? [] : [{ model, outcome: 'answered' }]
  const marks = markEscalations(attempts, scoring)
  return attempts.flatMap(({ model: name, result }, index) => {
    const isLast = index === attempts.length - 1
    // A single attempt need not repeat the model of its reply.
    const asked = name ?? (attempts.length === 1 ? model : undefined)
    if (asked === undefined) return []
    const outcome = marks[index] === true ? 'escalated' : isLast && result !== 'failed' ? 'answered' : 'other'
    return [{ model: asked, outcome }]
  })
}

export const modelUsage = defineTable({
  name: 'model-usage',
  title: 'Models that answered and models that passed the query on',
  start: () => new Map<string, ModelUse>(),
  add: (uses, { observation, scores: { success } }, { scoring }) => {
    if (observation.status !== 'ok') return
    const quality = success === undefined ? null : success === 1 ? 'correct' : 'wrong'
    for (const { model, outcome } of listModels(observation.reply, scoring)) {
      const name = canonicalModelName(model)
      const use = uses.get(name) ?? { model: cutName(model), counts: NEVER }
      const counts = { ...use.counts, [outcome]: use.counts[outcome] + 1 }
      if (outcome === 'answered' && quality !== null) counts[quality] += 1
      uses.set(name, { ...use, counts })
    }
  },
  build: (arms) => {
    const totals = new Map<string, { readonly model: string; readonly answered: number }>()
    for (const { data } of arms)
      for (const [name, { model, counts }] of data) {
        const total = totals.get(name)
        totals.set(name, { model: total?.model ?? model, answered: (total?.answered ?? 0) + counts.answered })
      }
    const isRouted = arms.some(({ data }) =>
      [...data.values()].some(({ counts }) => counts.escalated + counts.other > 0),
    )
    if (totals.size < 2 && !isRouted) return null
    const models = [...totals].sort(([a, { answered: x }], [b, { answered: y }]) => y - x || (a < b ? -1 : 1))
    const rows = models.slice(0, MAX_ROWS).flatMap(([name, { model }]) =>
      arms.map((arm) => ({
        model,
        arm: arm.name,
        counts: arm.data.size === 0 ? null : (arm.data.get(name)?.counts ?? NEVER),
      })),
    )
    return {
      ...tabulate(rows, [
        ['model', 'text', ({ model }) => model],
        ['arm', 'text', ({ arm }) => arm],
        ...(['answered', 'escalated', 'other', 'correct', 'wrong'] as const).map(
          (what): ColumnSpec<(typeof rows)[number]> => [what, 'count', ({ counts }) => counts && counts[what]],
        ),
      ]),
      notes: [
        'How often each model was asked in the answered trials; the model that answered most comes first. Other: it failed, was unsure, or was asked again. Correct and wrong: answers with and without success.',
        noteHidden(models, MAX_ROWS, ['model', 'models']),
      ],
    }
  },
})
