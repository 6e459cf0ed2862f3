import { groupBy } from '../../model/group-by.js'
import { countOf, formatPInWords } from '../../format/format-number.js'
import { startSentence } from '../../format/start-sentence.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { ListedMetric, MetricComparison } from '../../model/result/metric-comparison.js'
import { type Finding, type MeasuredPair, ZERO_RECALL } from '../../model/result/finding.js'
import { isEstablished, relativeChange } from '../../model/relative-change.js'
import { describeChange, nameExploratory } from './write-gate.js'

/** From here on a change counts where the metric has no default margin (docs/decision-rules.md#metrics-and-slices-without-a-gate). */
const MEANINGFUL = 0.1
/** Less seems instant to people (Nielsen 1993, Usability Engineering, 5.5); a target on the same machine answers in a part of it. */
const FEWEST_SECONDS = 0.1
const NOISE = 1e-9

/** What the metrics without a gate say; each list worst first. */
export interface MetricFindings {
  readonly worse: readonly Finding[]
  readonly better: readonly Finding[]
}

/**
 * Metrics that no gate tests and whose change is established (p adjusted by Benjamini and Hochberg over all metrics and tags) and matters: at
 * least the default margin, or 10 % where there is none. One metric speaks for all that measure the same thing in other ways, and
 * none where a gate on the same thing has moved that way already; the cases that retrieve nothing have a finding of their own.
 */
export function writeMetrics(comparison: MeasuredPair): MetricFindings {
  const { metrics, gates, alpha } = comparison
  const { primary_k: k } = comparison.facts
  const tested = gates.filter(({ gate, row }) => gate.where === null && row !== null)
  const gated = new Set(tested.map(({ gate }) => gate.metric))
  const free = metrics.filter(
    (one) =>
      !gated.has(one.metric.id) &&
      one.metric.direction !== 'neutral' &&
      one.metric.id !== ZERO_RECALL &&
      one.cause === null &&
      isEstablished(one, alpha) &&
      matters(one) &&
      !gates.some((gate) => isTwin(one, gate)),
  )
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
        const rest =
          others.length === 0
            ? ''
            : ` ${countOf(others.length, 'related metric')} ${others.length === 1 ? 'is' : 'are'} ${word} too.`
        const text = `${startSentence(lead.metric.title)} ${describeChange(lead, p)}: ${word}, exploratory (no gate tests it).${rest}`
        return [{ about: 'metric', gate: null, text }]
      })
  }
  return { worse: list('worse', -1), better: list('better', 1) }
}

/**
 * What a metric is about. Metrics of one topic come from the same observations, and so move together: hit@5, recall@5 and
 * the success of retrieval. One of the suite's own stands alone.
 * @example topicOf('retrieval.hit@5') // 'retrieval'
 */
export function topicOf(id: string): string {
  const [group = id, part = ''] = id.split('.')
  if (group === 'success' && part !== '' && !part.startsWith('trial')) return part
  if (group === 'performance') return part === 'timeout' || part === 'failure' ? 'failures' : 'time'
  return TOPICS[id] ?? TOPICS[group] ?? (part === '' ? id : OWN_TOPICS.has(group) ? group : `${group}.${part}`)
}

/** A percentile is about what it is a percentile of, and a pass of several tries about a pass. */
export function topicOfMetric({ metric: { id, per_run: figure } }: Pick<ListedMetric, 'metric'>): string {
  return topicOf(figure?.figure === 'percentile' || figure?.figure === 'passes' ? figure.of : id)
}

const TOPICS: Readonly<Record<string, string>> = {
  agents: 'workflow',
  tools: 'workflow',
  clarification: 'workflow',
  judge: 'answer',
  quality: 'answer',
  rubric: 'answer',
  route: 'routing',
  planner: 'calibration',
  tokens: 'spending',
  cost: 'spending',
  'run.cost-of-pass': 'spending',
  components: 'spending',
}
/** Groups of which every metric is about the same. */
const OWN_TOPICS: ReadonlySet<string> = new Set([
  ...[
    'retrieval',
    'sources',
    'hops',
    'context',
    'workflow',
    'code',
    'branching',
    'coordination',
    'answer',
    'grounding',
  ],
  ...['calibration', 'reasoning', 'resources', 'changes', 'cache'],
])

/** A gate that says already which way its topic went. */
function isDecided({ delta, p_adjusted: p, verdict }: GateResult, alpha: number, sign: number): boolean {
  return (delta ?? 0) * sign > 0 && (verdict === 'breached' || (p !== null && p < alpha))
}

/** Large enough to matter to a person, whatever its p says. */
function matters(one: MetricComparison): boolean {
  const { metric, delta, baseline, candidate } = one
  if (delta === null || delta === 0) return false
  if (metric.unit === 's' && Math.abs((candidate ?? 0) - (baseline ?? 0)) < FEWEST_SECONDS) return false
  const share = relativeChange(one)
  const { default_margin: margin, absolute_margin: absolute } = metric
  if (margin?.kind === 'absolute') return Math.abs(delta) >= margin.value - NOISE
  // From 0 there is no share.
  if (share === null) return absolute === undefined || Math.abs(delta) >= absolute - NOISE
  return Math.abs(share) >= (margin?.value ?? MEANINGFUL) - NOISE
}

/** The same cases changed in the same way, as `success.answer` does where nothing else is asked: the gate says it. */
function isTwin(one: ListedMetric, { gate, metric, n, baseline, candidate, delta }: GateResult): boolean {
  const isSameFigure = one.n === n && one.baseline === baseline && one.candidate === candidate && one.delta === delta
  return gate.where === null && delta !== null && isSameFigure && one.metric.kind === metric.kind
}

/** Who speaks for a topic: a mean over cases at the k that the suite looks at, in the order of the registry; a percentile last. */
function rankOf({ metric: { id, per_run } }: ListedMetric, k: number): number {
  if (per_run !== undefined) return 3
  return id.endsWith(`@${k}`) ? 0 : id.includes('@') ? 2 : 1
}

const surest = (group: readonly ListedMetric[]): number => Math.min(...group.map(({ p_adjusted: p }) => p ?? 1))
const largest = (group: readonly ListedMetric[]): number =>
  Math.max(...group.map((one) => Math.abs(relativeChange(one) ?? 0)))
