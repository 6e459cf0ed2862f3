import { groupBy } from '../../model/group-by.js'
import { countOf, formatPInWords, formatCount } from '../../format/format-number.js'
import type { GateResult, ListedMetric, MetricComparison } from '../../model/result/gate-result.js'
import { type Finding, type MeasuredPair, ZERO_RECALL } from '../../model/result/finding.js'
import { isEstablished, MEANINGFUL_CHANGE, relativeChange } from '../../model/relative-change.js'
import { EPSILON, roundingStep } from '../../model/rounding.js'
import { describeChange, nameExploratory } from './write-gate.js'
import type { BROKEN_STAGES } from '../../model/result/pair-comparison.js'
import { joinNames, startSentence } from '../../format/join-names.js'
import { listFlips } from '../sections/flips/case-states.js'
import type { FailureKind } from '../../model/run/observation.js'

/**
 * The smallest difference that people notice (Nielsen 1993, Usability Engineering, 5.5); a target on the same machine answers in a fraction
 * of it.
 */
const MIN_SECONDS = 0.1

/**
 * Describes metrics without a gate whose change is established (p adjusted by Benjamini and Hochberg over all metrics and tags) and
 * matters: at least the default margin, or 10 % without one. One metric represents all that measure the same thing, and none is listed if a
 * gate on it already moved the same way. Zero-recall is left out, because it has its own finding. Each list is worst first.
 */
export function writeMetrics(comparison: MeasuredPair) {
  const { metrics, gates, alpha } = comparison
  const { primary_k: k } = comparison.facts
  const tested = gates.filter(({ gate, row }) => gate.where === null && row !== null)
  const gated = new Set(tested.map(({ gate }) => gate.metric))
  const isFree = ({ id, direction }: ListedMetric['metric']): boolean =>
    !gated.has(id) && direction !== 'neutral' && id !== ZERO_RECALL
  const free = metrics
    .filter((one) => isFree(one.metric) && one.cause === null && isEstablished(one, alpha) && matters(one))
    .filter((one) => !gates.some((gate) => isTwin(one, gate)))
  const over = nameExploratory(comparison)
  const list = (word: 'worse' | 'better', sign: number): readonly Finding[] => {
    const reported = new Set(tested.filter((gate) => isDecided(gate, alpha, sign)).map(topicOfMetric))
    const moved = free.filter((one) => (one.delta ?? 0) * sign > 0 && !reported.has(topicOfMetric(one)))
    return [...groupBy(moved, topicOfMetric).values()]
      .map((group) => [...group].sort((a, b) => rankOf(a, k) - rankOf(b, k)))
      .sort((a, b) => surest(a) - surest(b) || largest(b) - largest(a))
      .flatMap(([lead, ...others]): readonly Finding[] => {
        if (lead === undefined) return []
        const p = lead.p_adjusted === null ? null : `${formatPInWords(lead.p_adjusted, alpha)}${over}`
        const related = countOf(others.length, 'related metric is', 'related metrics are')
        const rest = others.length === 0 ? '' : ` ${related} ${word} too.`
        const text = `${startSentence(lead.metric.title)} ${describeChange(lead, p, alpha)}: ${word}, exploratory (no gate tests it).${rest}`
        return [{ about: 'metric', gate: null, text }]
      })
  }
  return { worse: list('worse', -1), better: list('better', 1) }
}

/**
 * Returns the topic of a metric. Metrics of one topic come from the same observations and so move together: hit@5, recall@5 and the success
 * of retrieval. Each metric defined by the suite is its own topic.
 * @example topicOf('retrieval.hit@5') // 'retrieval'
 */
export function topicOf(id: string): string {
  const [group = id, part = ''] = id.split('.')
  if (group === 'success' && part !== '' && !part.startsWith('trial')) return part
  if (group === 'performance') return part === 'timeout' || part === 'failure' ? 'failures' : 'time'
  return TOPICS.get(id) ?? TOPICS.get(group) ?? (part === '' ? id : `${group}.${part}`)
}

/** Returns a metric's topic: for a percentile, that of its metric; for a pass of several tries, that of a single pass. */
export function topicOfMetric({ metric: { id, per_run: figure } }: Pick<ListedMetric, 'metric'>): string {
  return topicOf(figure?.figure === 'percentile' || figure?.figure === 'passes' ? figure.of : id)
}

const OF_CASES = ['retrieval', 'sources', 'hops', 'context', 'branching', 'coordination', 'grounding']
const OWN_TOPICS = [...OF_CASES, 'code', 'reasoning', 'resources', 'changes', 'cache']
/** Topics by group of metrics; a group named like its topic maps to itself. In other groups each metric is its own topic. */
const TOPICS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    workflow: ['workflow', 'agents', 'tools', 'clarification'],
    answer: ['answer', 'judge', 'quality', 'rubric'],
    routing: ['route'],
    calibration: ['calibration', 'planner'],
    spending: ['tokens', 'cost', 'run.cost-of-pass', 'components'],
  })
    .flatMap(([topic, groups]) => groups.map((group) => [group, topic] as const))
    .concat(OWN_TOPICS.map((group) => [group, group] as const)),
)

/** Whether a gate already shows that its topic moved in this direction. */
function isDecided({ delta, p_adjusted: p, verdict }: GateResult, alpha: number, sign: number): boolean {
  return (delta ?? 0) * sign > 0 && (verdict === 'breached' || (p !== null && p < alpha))
}

/** Whether a change is large enough to matter to people, whatever its p. */
function matters(one: MetricComparison): boolean {
  const { metric, delta, baseline, candidate } = one
  if (delta === null || delta === 0) return false
  if (metric.unit === 's' && Math.abs((candidate ?? 0) - (baseline ?? 0)) < MIN_SECONDS) return false
  const share = relativeChange(one)
  const { default_margin: margin, absolute_margin: absolute } = metric
  // Without a baseline value above 0, there is no relative change.
  const least = margin?.kind === 'absolute' ? margin.value : (absolute ?? 0)
  if (margin?.kind === 'absolute' || share === null) return Math.abs(delta) >= least - roundingStep([least])
  return Math.abs(share) >= (margin?.value ?? MEANINGFUL_CHANGE) - EPSILON
}

/** Whether a gate already reports the same change in the same cases, as for `success.answer` if nothing else is asked. */
function isTwin(one: ListedMetric, { gate, metric, n, baseline, candidate, delta }: GateResult): boolean {
  const isSameFigure = one.n === n && one.baseline === baseline && one.candidate === candidate && one.delta === delta
  return gate.where === null && delta !== null && isSameFigure && one.metric.kind === metric.kind
}

/**
 * Ranks the metrics of a topic by which represents it: a mean over cases, at the suite's main k if it has one, first; a percentile last.
 */
function rankOf({ metric: { id, per_run } }: ListedMetric, k: number): number {
  if (per_run !== undefined) return 3
  return id.endsWith(`@${k}`) ? 0 : id.includes('@') ? 2 : 1
}

const surest = (group: readonly ListedMetric[]): number => Math.min(...group.map(({ p_adjusted: p }) => p ?? 1))
const largest = (group: readonly ListedMetric[]): number =>
  Math.max(...group.map((one) => Math.abs(relativeChange(one) ?? 0)))

const ENDS: Readonly<Record<Exclude<FailureKind, 'infrastructure'>, string>> = {
  timeout: 'in a timeout',
  crash: 'in a crash of the target',
  protocol: 'in a reply that breaks the protocol',
  target: "in an error of the target's own",
}

/** What broken cases did at each stage; `it` names what they expect to be retrieved. */
export const STAGES: Readonly<Record<(typeof BROKEN_STAGES)[number], (it: string) => string>> = {
  retrieval: (it) => `lost ${it} in retrieval`,
  rank: (it) => `found ${it} below the ranks that count`,
  context: (it) => `had ${it} cut from the context`,
  answer: (it) => `had ${it} but answered differently`,
  'answer-alone': () => 'answered differently',
  workflow: () => 'called other agents or tools',
}

/** The parts of `success`, by metric id. */
const PARTS: Readonly<Record<string, string>> = {
  'success.retrieval': 'retrieval',
  'success.answer': 'the answer',
  'success.workflow': 'the workflow',
}

/**
 * Describes how the newly failing cases fail: failures of the target, and which part of `success` was lost in cases with several parts.
 * Counts only, no inference; empty if they explain less than half of the cases.
 */
export function writeReasons(comparison: MeasuredPair): readonly string[] {
  const { parts } = comparison.facts
  const failing = listFlips(comparison, 'newly-failing')
  const isMost = (ids: readonly string[]): boolean => ids.length >= 2 && 2 * ids.length >= failing.length
  const subject = (ids: readonly string[]): string =>
    ids.length === failing.length
      ? `All ${formatCount(failing.length)} cases that broke`
      : `${formatCount(ids.length)} of the ${formatCount(failing.length)} cases that broke`
  const ends = countFailures(comparison)
    .filter(({ ids }) => isMost(ids))
    .map(({ kind, ids }) => `${subject(ids)} end ${ENDS[kind]} now.`)
  if (ends.length > 0) return ends
  const stages = writeStages(comparison, failing.length)
  if (stages !== null) return [stages]
  if (parts.length < 2) return []
  const lost = parts
    .map(({ id, lost: ids }) => ({ name: PARTS[id] ?? id, ids: ids.filter((id) => failing.includes(id)) }))
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => b.ids.length - a.ids.length)
  if (!lost.some(({ ids }) => isMost(ids))) return []
  const [first, second] = lost
  if (first !== undefined && second === undefined) return [`${subject(first.ids)} fail only in ${first.name}.`]
  const counts = lost.map(({ name, ids }, at) => `${formatCount(ids.length)}${at === 0 ? ' fail' : ''} in ${name}`)
  return [`Of the ${countOf(failing.length, 'case')} that broke, ${joinNames(counts)}.`]
}

/**
 * Writes `Of the 12 cases that broke, 9 lost their passage in retrieval and 3 had it but answered differently.` `null` if stages are recorded
 * for less than half of them.
 */
function writeStages({ broken_stages: stages = [] }: MeasuredPair, failing: number): string | null {
  const [first, ...others] = stages
  const staged = stages.reduce((sum, { cases }) => sum + cases.length, 0)
  if (first === undefined || failing < 2 || 2 * staged < failing) return null
  const words = ({ stage }: typeof first): string => STAGES[stage](stage === first.stage ? 'their passage' : 'it')
  if (others.length === 0 && staged === failing) return `All ${formatCount(failing)} cases that broke ${words(first)}.`
  const counts = stages.map((one) => `${formatCount(one.cases.length)} ${words(one)}`)
  const rest = failing - staged
  return `Of the ${countOf(failing, 'case')} that broke, ${joinNames(counts)}${rest === 0 ? '' : `; for ${formatCount(rest)} the record shows no stage`}.`
}

/** Counts newly failing cases in which a trial failed in a way that none did before, by way; the most frequent first. */
export function countFailures(comparison: MeasuredPair) {
  const { baseline, candidate } = comparison.facts.conduct
  const failing = listFlips(comparison, 'newly-failing')
  const isNew = (kind: keyof typeof ENDS, id: string): boolean =>
    candidate?.get(id)?.failures.includes(kind) === true && baseline?.get(id)?.failures.includes(kind) !== true
  return (Object.keys(ENDS) as (keyof typeof ENDS)[])
    .map((kind) => ({ kind, ids: failing.filter((id) => isNew(kind, id)) }))
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => b.ids.length - a.ids.length)
}
