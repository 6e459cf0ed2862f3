import { formatValue } from '../format/format-metric.js'
import { countOf } from '../format/format-number.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { Badge, Badges } from '../model/result/report.js'
import type { Run } from '../model/run/run.js'
import type { Tournament } from '../model/result/tournament.js'
import type { RunVerdictWord } from '../model/result/verdict.js'
import { EPSILON } from '../stats/round-noise.js'

const WORDS: Readonly<Record<RunVerdictWord, readonly [message: string, color: Badge['color']]>> = {
  invalid: ['invalid', 'red'],
  'not-comparable': ['not comparable', 'lightgrey'],
  regressed: ['regressed', 'red'],
  inconclusive: ['cannot tell', 'yellow'],
  improved: ['improved', 'brightgreen'],
  unchanged: ['unchanged', 'green'],
  'no-regression': ['no regression', 'green'],
}
/** The colours of docs/sources.md#metrics-alignment. */
const [GOOD, FAIR] = [0.8, 0.5]

/** A comparison's verdict, and how many of the candidate's cases succeed. */
export function buildBadges(comparison: PairComparison, summaries: Run['summaries']): Badges {
  const { suite, verdict } = comparison
  const [message, color] =
    verdict.because === 'no-baseline' ? (['no baseline', 'lightgrey'] as const) : WORDS[verdict.word]
  return {
    verdict: { label: `${suite} verdict`, message, color, is_error: color === 'red' },
    pass_rate: { label: `${suite} pass rate`, ...describeRate(summaries['success']) },
  }
}

/** Which variant won; nobody asks for the pass rate of several. */
export function buildTournamentBadges({ suite, outcome }: Tournament): Badges {
  const [message, color] =
    outcome.kind === 'winner'
      ? ([`winner ${outcome.variant}`, 'brightgreen'] as const)
      : outcome.kind === 'invalid'
        ? (['invalid', 'red'] as const)
        : (['no winner', 'yellow'] as const)
  return { verdict: { label: `${suite} verdict`, message, color, is_error: color === 'red' }, pass_rate: null }
}

/** Green from 80 %, blue from 50 %, red below: the number says it first. */
function describeRate(success: Run['summaries'][string] | undefined): Omit<Badge, 'label'> {
  const rate = success?.mean ?? null
  if (success === undefined || rate === null) return { message: 'not scored', color: 'lightgrey', is_error: false }
  // Rounded down: 99.96 % is not 100 %.
  const text = formatValue({ unit: 'ratio', kind: 'binary' }, Math.floor(rate * 1000 + EPSILON) / 1000, 1)
  return {
    message: `${text.replaceAll('\u202f', '\u00a0')} of ${countOf(success.n, 'case')}`,
    color: rate >= GOOD ? 'brightgreen' : rate >= FAIR ? 'blue' : 'red',
    is_error: false,
  }
}
