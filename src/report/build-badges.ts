import { formatSummary, formatValue } from '../format/format-metric.js'
import { countOf } from '../format/format-number.js'
import { EPSILON } from '../model/relative-change.js'
import type { MetricFacts } from '../model/metric.js'
import type { Comparison } from '../model/result/comparison.js'
import { primaryGate } from '../model/result/pair-comparison.js'
import type { Badge, Badges } from '../model/result/report.js'
import type { Run } from '../model/run/run.js'
import { WORDS } from './words/word-styles.js'

type Message = readonly [message: string, color: Badge['color']]

/** The thresholds of the colours in docs/sources.md#metrics-alignment. */
const [GOOD, FAIR] = [0.8, 0.5]

/** Builds the badges of a comparison: the verdict, and the pass rate if there is only one candidate. */
export function buildBadges({ suite, arms, candidates, ranking, verdict }: Comparison): Badges {
  const [message, color] = describeVerdict({ ranking, verdict })
  const [only, second] = candidates
  const isOne = only !== undefined && second === undefined
  return {
    verdict: { label: `${suite} verdict`, message, color, is_error: color === 'red' },
    pass_rate: isOne ? describeLevel(suite, arms.at(-1)?.summaries ?? {}, primaryGate(only)?.metric) : null,
  }
}

/** Builds the badge of the pass rate, or of the primary gate's metric in a suite that does not measure success. */
function describeLevel(suite: string, summaries: Run['summaries'], metric: MetricFacts | undefined): Badge {
  const { success, [metric?.id ?? '']: own } = summaries
  const level = metric && typeof success?.mean !== 'number' ? formatSummary(metric, own ?? {}) : null
  if (metric === undefined || level === null) return { label: `${suite} pass rate`, ...describeRate(success) }
  const message = `${level} on ${countOf(own?.n ?? 0, 'case')}`
  return { label: `${suite} ${metric.title}`, message, color: 'blue', is_error: false }
}

function describeVerdict({ ranking, verdict }: Pick<Comparison, 'ranking' | 'verdict'>): Message {
  if (verdict.because === 'baseline-unreadable') return ['baseline unreadable', 'red']
  if (verdict.because === 'no-baseline') return ['no baseline', 'lightgrey']
  const { lead, badge = lead.toLowerCase(), color } = WORDS[verdict.word]
  return [ranking?.outcome.kind === 'winner' ? `${badge} ${ranking.outcome.variant}` : badge, color]
}

/** Green from 80 %, blue from 50 %, red below; the number is in the text as well. */
function describeRate(success: Run['summaries'][string] | undefined): Omit<Badge, 'label'> {
  const rate = success?.mean ?? null
  if (success === undefined || rate === null) return { message: 'not scored', color: 'lightgrey', is_error: false }
  // Rounded down: 99.96 % is not 100 %.
  const text = formatValue({ unit: 'ratio', kind: 'binary' }, Math.floor(rate * 1000 + EPSILON) / 1000, 1)
  const message = `${text.replaceAll('\u202f', '\u00a0')} of ${countOf(success.n, 'case')}`
  return { message, color: rate >= GOOD ? 'brightgreen' : rate >= FAIR ? 'blue' : 'red', is_error: false }
}
