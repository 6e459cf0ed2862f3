import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatCount, partOf } from '../../format/format-number.js'
import { countRest, joinNames, startSentence } from '../../format/join-names.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { Coverage, PairComparison } from '../../model/result/pair-comparison.js'
import type { Block, Text } from '../../model/result/report.js'
import { asCode, code, joinWith, paragraph } from '../blocks.js'
import { adverseNoun, allowedChange, describeMove } from '../sections/gate-words.js'
import type { Because } from '../../model/result/verdict.js'
import { type Headline, say, type VerdictFacts } from './word-styles.js'

const NAMED = 2

const ABOUT_COVERAGE: readonly (Because | null)[] = ['ungated-loss', 'no-quality-gate', 'ungated-cases']

/** Returns the coverage if gaps in it decide the verdict; else `null`. */
export function decidingCoverage({ coverage, verdict }: PairComparison): Coverage | null {
  return coverage !== undefined && ABOUT_COVERAGE.includes(verdict.because) ? coverage : null
}

/** Describes what no gate checks: `no gate checks the quality of 12 of 40 cases`; without any quality gate, names what the gates check. */
export function describeUncovered(coverage: Coverage, gates: readonly GateResult[]): string {
  const { cases, uncovered, compared, gated } = coverage
  if (gated) {
    const old = compared === undefined ? null : countOf(compared.cases, 'case')
    const among = old === null ? '' : `, ${formatCount(compared?.uncovered ?? 0)} of the ${old} that both runs have`
    return `no gate checks the quality of ${partOf(uncovered.length, cases, 'case')}${among}`
  }
  const titles = [...new Set(gates.filter(({ gate }) => gate.severity === 'fail').map(({ metric }) => metric.title))]
  const only = titles.length === 0 ? '' : `, only ${joinNames(titles)}`
  return `no gate checks the quality of the answers${only}`
}

/** Describes what got worse without a gate: `hop coverage fell from 1 to 0 (40 cases)`, at most two; `null` if nothing did. */
export function describeLosses({ losses }: Coverage): string | null {
  if (losses.length === 0) return null
  const told = losses.map((loss) => `${loss.metric.title} ${formatMeasured(loss).move} (${countOf(loss.n, 'case')})`)
  return joinNames(countRest(told, NAMED, (more) => countOf(more, 'more metric got worse', 'more metrics got worse')))
}

/** Joins both descriptions in a sentence. */
export function joinUncovered(coverage: Coverage, gates: readonly GateResult[], joint: string): string {
  const losses = describeLosses(coverage)
  return `${startSentence(describeUncovered(coverage, gates))}${losses === null ? '' : `${joint} ${losses}`}.`
}

/** Writes the sentence below the verdict; empty if the headline already says it, or if every case is covered. */
export function writeCoverage(comparison: PairComparison): Text {
  const { coverage, gates } = comparison
  return coverage === undefined || decidingCoverage(comparison) !== null
    ? []
    : [joinUncovered(coverage, gates, ', where')]
}

/** Advises which metrics to gate if missing gates keep the run from a verdict; else `null`. */
export function adviseGates(comparison: PairComparison): Block | null {
  const coverage = decidingCoverage(comparison)
  if (coverage === null) return null
  const { uncovered, gateable } = coverage
  const them = uncovered.length === 1 ? 'that case' : `those ${countOf(uncovered.length, 'case')}`
  if (gateable.length === 0)
    return paragraph(`Nothing measures how good the answers to ${them} are: say in the suite what a good answer is.`)
  const names = joinWith('or', gateable.map(asCode))
  return paragraph(`To let ${them} decide too, add a gate on `, ...names, ' to the suite.')
}

const CURE: Text = [' · ', code('goldenpair validate --ask'), ' shows why']

/** Says that nothing the cases expect was retrieved. */
export function describeNothingMatched({ metrics }: PairComparison): Text {
  const asking = metrics.find(({ metric }) => metric.id === 'success.retrieval')?.n ?? 0
  return [`nothing that ${countOf(asking, 'case expects', 'cases expect')} was retrieved on either side`, ...CURE]
}

/** Explains why the primary gate could not get worse, and what to do: `no case passes on either side, so nothing could get worse`. */
export function describeNothingToLose(primary: GateResult): Text {
  const { metric, candidate } = primary
  const level = `${metric.title} is ${formatMeasured(primary).baseline ?? '?'} in the baseline`
  const worst = metric.range[metric.direction === 'higher' ? 0 : 1]
  if (primary.baseline !== worst) {
    const loss = `${adverseNoun(primary)} by ${allowedChange(primary) ?? 'its margin'}`
    return [`${level} and cannot ${loss}`, ' · set a smaller margin']
  }
  if (metric.id !== 'success') return [`${level} and cannot get worse`]
  const when = candidate === worst ? 'passes on either side' : 'passed before'
  return [`no case ${when}, so nothing could get worse`, ...CURE]
}

/** Describes what no gate checks, and the worst loss there. */
export function describeBlindSpot({ comparison: { coverage } }: { readonly comparison: PairComparison }): Text {
  if (coverage === undefined) return []
  const { gated, uncovered, cases, losses } = coverage
  const what = gated ? `${formatCount(uncovered.length)} of ${countOf(cases, 'case')}` : 'the answers'
  const loss = losses[0] === undefined ? '' : `${gated ? '; there' : ', and'} ${describeMove(losses[0])}`
  return [`no gate checks the quality of ${what}`, loss]
}

/** Names the scores that both runs have but no gate compares. */
export function describeUngated({ left_out: scores = [] }: PairComparison): Text {
  const [first, ...more] = scores.filter(({ directed, sides }) => directed && sides.length === 2)
  const others = more.length === 0 ? '' : ` and ${countOf(more.length, 'more score')}`
  return [`nothing compares ${first?.score ?? ''}${others}`, `: ${first?.reason ?? ''}`]
}

export const describeRenamedCorpus = ({ comparison: { corpus_renamed: ids } }: VerdictFacts): Headline => ({
  ...say('inconclusive'),
  lead: `None of the ${countOf(ids?.expected ?? 0, 'expected id')} is among the ${formatCount(ids?.retrieved ?? 0)} retrieved: were the documents split differently? Cannot tell.`,
})
