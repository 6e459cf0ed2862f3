import { formatMeasured } from '../../format/format-measured.js'
import { formatAmount } from '../../format/format-metric.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { quoteName } from '../../format/join-names.js'
import { groupBy } from '../../model/group-by.js'
import { isEstablished } from '../../model/relative-change.js'
import type { MeasuredPair, Recommendation } from '../../model/result/finding.js'
import type { GateResult, ListedMetric } from '../../model/result/gate-result.js'
import { fisherExact } from '../../stats/fisher-exact.js'
import { listFlips } from '../sections/flips/case-states.js'
import { topicOf, countFailures } from './write-metrics.js'

/** With fewer spans or cases than this, no change of settings is recommended. */
const FEWEST = 3
/** From this recall on, more spans gain nothing. */
const NEARLY_COMPLETE = 0.95

/**
 * Recommends what to do about the cause of a change: how deep to retrieve, how to use saved context, which route tier to trust, and what
 * ended without an answer. Each recommendation cites its figures; without figures there is none.
 */
export function recommendCauses(comparison: MeasuredPair): readonly Recommendation[] {
  return [
    ...adviseFailures(comparison),
    ...adviseDepth(comparison),
    ...adviseRoutes(comparison),
    ...adviseContext(comparison),
    ...adviseEscalations(comparison),
  ]
}

function advise(text: string, cases: readonly string[] = []): readonly Recommendation[] {
  return [{ about: 'cause', gate: null, text, cases }]
}

const MENDS = {
  timeout: { mend: 'Find what takes longer, or raise timeout_seconds', ended: 'timed out' },
  crash: { mend: 'Fix the crash first', ended: 'crashed' },
  protocol: { mend: 'Fix the reply first', ended: 'broke the protocol' },
  target: { mend: "Fix the target's own error first", ended: 'ended in an error' },
} as const

function adviseFailures(comparison: MeasuredPair): readonly Recommendation[] {
  const [most] = countFailures(comparison)
  if (most === undefined || most.ids.length < 2) return []
  const failing = listFlips(comparison, 'newly-failing').length
  const { mend, ended } = MENDS[most.kind]
  const share = most.ids.length === failing ? 'all' : `${formatCount(most.ids.length)} of the`
  const count = `${share} ${formatCount(failing)} cases that broke`
  return advise(`${mend}: ${count} ${ended}, and did not before`, most.ids)
}

/** An expected span that is not among the top ranks. */
interface Miss {
  readonly case_id: string
  /** `null` if the span was not retrieved at all. */
  readonly rank: number | null
}

/**
 * Follows LLMC's framework: "consider increasing K". A larger K reaches spans just below the top ranks, but not spans that were not
 * retrieved.
 */
function adviseDepth(comparison: MeasuredPair): readonly Recommendation[] {
  const { conduct, paired, primary_k: k } = comparison.facts
  const { baseline, candidate } = conduct
  if (candidate === null) return []
  const places = paired.flatMap(({ id }) => {
    const [before, now] = [baseline?.get(id), candidate.get(id)]
    if (now === undefined || now.returned === null) return []
    return now.ranks.map((rank, place) => ({ case_id: id, rank, was: before?.ranks[place] ?? null }))
  })
  const lost = places.filter(({ rank, was }) => isTop(was, k) && !isTop(rank, k))
  const entered = places.filter(({ rank, was }) => !isTop(was, k) && isTop(rank, k)).length
  const advice = writeDepth(lost, k, true)
  if (advice.length > 0) return advice
  // Twice the standard deviation if losing and entering are equally likely.
  const isNetLoss = lost.length >= FEWEST && lost.length - entered >= 2 * Math.sqrt(lost.length + entered)
  const misses = places.filter(({ rank }) => !isTop(rank, k))
  if (!isNetLoss) return writeDepth(misses, k, false)
  const cases = casesOf(lost)
  const most = Math.max(...cases.map((id) => candidate.get(id)?.returned ?? 0))
  // If a target returns at most k spans, the ranks below are unknown.
  if (most > k || lost.some(({ rank }) => rank !== null)) return []
  return advise(
    `Let the target return ${2 * k} spans: ${formatCount(lost.length)} expected spans left the top ${k} and ${entered} entered it. The target returns at most ${countOf(most, 'span')}, so nobody can see whether a larger K or reranking would bring them back`,
    cases,
  )
}

const isTop = (rank: number | null, k: number): boolean => rank !== null && rank <= k

/** Recommends a depth. `isNew`: the missed spans were among the top ranks before the change. */
function writeDepth(misses: readonly Miss[], k: number, isNew: boolean): readonly Recommendation[] {
  const near = misses.filter(({ rank }) => isTop(rank, 2 * k))
  if (near.length < FEWEST || 2 * near.length < misses.length) return []
  const ranks = near.flatMap(({ rank }) => rank ?? [])
  const [first, last] = [Math.min(...ranks), Math.max(...ranks)]
  const where = first === last ? `rank ${first}` : `rank ${first}–${last}`
  const [group, now] = isNew ? ['that left', ' now'] : ['outside', '']
  return advise(
    `Use the top ${last} in place of the top ${k}, or add reranking: ${formatCount(near.length)} of the ${formatCount(misses.length)} expected spans ${group} the top ${k} are at ${where}${now}`,
    casesOf(near),
  )
}

const casesOf = (misses: readonly Miss[]): readonly string[] => [...new Set(misses.map(({ case_id: id }) => id))]

/** Finds cases that another route tier answers now and that fail more often than the other cases that passed before. */
function adviseRoutes(comparison: MeasuredPair): readonly Recommendation[] {
  const { conduct, passes } = comparison.facts
  const { baseline, candidate } = conduct
  if (baseline === null || candidate === null) return []
  const passed = passes.filter(({ baseline: { passed: count, trials } }) => trials > 0 && count === trials)
  const failing = new Set(listFlips(comparison, 'newly-failing'))
  const moved = passed.flatMap(({ case_id: id }) => {
    const [[from = '', ...before] = [], [to = '', ...now] = []] = [baseline.get(id)?.tiers, candidate.get(id)?.tiers]
    return from === '' || to === '' || from === to || before.length + now.length > 0 ? [] : [{ id, from, to }]
  })
  return [...groupBy(moved, ({ from, to }) => JSON.stringify([from, to])).values()]
    .flatMap(([first, ...others]) =>
      first === undefined ? [] : [{ ...first, ids: [first, ...others].map(({ id }) => id) }],
    )
    .map((move) => ({ ...move, failing: move.ids.filter((id) => failing.has(id)) }))
    .filter(({ ids, failing: hit }) => {
      const draw = { hits: hit.length, drawn: failing.size, marked: ids.length, all: passed.length }
      const isMore = hit.length * passed.length > failing.size * ids.length
      return hit.length >= FEWEST && isMore && fisherExact(draw) < comparison.alpha
    })
    .sort((a, b) => b.failing.length - a.failing.length)
    .slice(0, 1)
    .flatMap(({ from, to, ids, failing: hit }) =>
      advise(
        `Let ${from} answer these again: of the ${countOf(ids.length, 'case')} that moved from ${from} to ${to}, ${formatCount(hit.length)} broke; of the ${formatCount(passed.length - ids.length)} others that passed before, ${failing.size - hit.length} broke`,
        hit,
      ),
    )
}

type Moved = GateResult | ListedMetric

const LOST: ReadonlySet<GateResult['verdict']> = new Set(['regressed', 'breached'])
const HELD: ReadonlySet<GateResult['verdict']> = new Set(['improved', 'unchanged', 'no-regression'])

/** Follows LLMC's framework: "keep compression enabled and consider increasing K to leverage the freed token budget". */
function adviseContext(comparison: MeasuredPair): readonly Recommendation[] {
  const { alpha } = comparison
  const waste = [findMoved(comparison, 'context.waste'), findMoved(comparison, 'context.wasted-tokens')].find(
    (one) => one !== null && isSure(one, alpha),
  )
  if (!waste) return []
  const isRetrieval = ({ metric }: GateResult): boolean => topicOf(metric.id) === 'retrieval'
  const gates = comparison.gates.filter(({ gate, row }) => gate.where === null && row !== null)
  const quality = [...gates.filter(({ metric }) => metric.id === 'success'), ...gates.filter(isRetrieval)].reverse()
  const lost = quality.find(({ verdict }) => LOST.has(verdict)) ?? quality.find(({ suspect }) => suspect)
  if ((waste.delta ?? 0) < 0) {
    const isOpen = lost !== undefined || quality.some(({ verdict }) => verdict === 'improved')
    return isOpen
      ? []
      : advise(`Retrieve fewer spans, or rerank them: ${writeMove(waste)}, and no gate on retrieval improved`)
  }
  if (lost !== undefined)
    return advise(`Send more of the context again: ${writeMove(waste)}, but ${writeMove(lost)} too`)
  // A change that loses more than a gate allows is not worth keeping for the context alone.
  if (comparison.gates.some(({ gate, verdict }) => gate.severity === 'fail' && LOST.has(verdict))) return []
  const held = quality.find(({ gate, verdict }) => gate.severity === 'fail' && HELD.has(verdict))
  if (held === undefined || held.gate.margin === null) return []
  const noun = held.metric.direction === 'lower' ? 'rise' : 'loss'
  const proof =
    held.verdict === 'improved'
      ? `${held.metric.title} improved`
      : held.verdict === 'unchanged'
        ? `${held.metric.title} is unchanged on all ${countOf(held.n, 'case')}`
        : `a ${noun} in ${held.metric.title} of ${formatAmount(held.metric, held.gate.margin)} or more is ruled out`
  return advise(`Keep ${nameChange(comparison)}: ${writeMove(waste)}, and ${proof}${writeRoom(comparison)}`)
}

/** Suggests more spans if context was saved and some expected spans are not found. */
function writeRoom(comparison: MeasuredPair): string {
  const [tokens, returned] = [findMoved(comparison, 'context.tokens'), findMoved(comparison, 'retrieval.returned')]
  const recall = comparison.metrics.findLast(({ metric: { id } }) => id.startsWith('retrieval.recall@'))
  const [before, now, spans] = [tokens?.baseline ?? 0, tokens?.candidate ?? 0, returned?.candidate ?? 0]
  const found = recall?.candidate ?? null
  if (recall === undefined || found === null || found > NEARLY_COMPLETE || spans === 0) return ''
  const saved = before - now
  const each = now / spans
  const room = Math.floor(saved / each)
  if (room < 1) return ''
  return `. Consider a larger K: the ${formatCount(saved)} context tokens saved per query hold ${countOf(room, 'more span')} of ${formatCount(each)} tokens, and ${recall.metric.title} is ${formatMeasured(recall).candidate ?? ''}`
}

/** Points out additional escalations that brought no success and only cost money and time. */
function adviseEscalations(comparison: MeasuredPair): readonly Recommendation[] {
  const { alpha, gates } = comparison
  const escalations = findMoved(comparison, 'route.escalation-rate')
  const success = gates.find(({ gate }) => gate.metric === 'success' && gate.where === null)
  if (escalations === null || success === undefined || !isSure(escalations, alpha)) return []
  if ((escalations.delta ?? 0) >= 0 || success.verdict === 'improved') return []
  const { baseline, candidate } = formatMeasured(success)
  const values = `${baseline ?? '?'} to ${candidate ?? '?'}`
  return advise(`Look at when the router escalates: ${writeMove(escalations)}, and success did not improve (${values})`)
}

/** Returns the gate that tests a metric, else the metric; `null` if it was not compared. */
function findMoved({ gates, metrics }: MeasuredPair, id: string): Moved | null {
  const gate = gates.find((one) => one.metric.id === id && one.gate.where === null && one.row !== null)
  return gate ?? metrics.find(({ metric, delta }) => metric.id === id && delta !== null) ?? null
}

const isSure = (one: Moved, alpha: number): boolean => (one.delta ?? 0) !== 0 && isEstablished(one, alpha)

/** Writes `context waste fell from 50 % to 33 %`. */
const writeMove = (one: Moved): string => `${one.metric.title} ${formatMeasured(one).move}`

/** Names the change by its author's name for it, and by the changed setting if there is only one. */
function nameChange({ baseline, candidate, differences }: MeasuredPair): string {
  const isVariant = baseline !== null && baseline.variant !== candidate.variant
  const name = isVariant ? `variant ${quoteName(candidate.variant)}` : 'this change'
  const { changes = [] } = differences.find(({ what }) => what === 'target') ?? {}
  return changes.length === 1 ? `${name} (${changes[0] ?? ''})` : name
}
