import { describeCause } from '../../format/describe-reason.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf, formatCount, formatP } from '../../format/format-number.js'
import { joinNames, quoteName } from '../../format/join-names.js'
import { groupBy } from '../../model/group-by.js'
import type { MetricFacts } from '../../model/metric.js'
import {
  armLetter,
  findCostMetric,
  type ArmPair,
  type PairGate,
  type RankedComparison,
  type ArmRanking,
} from '../../model/result/comparison.js'
import type { Block, Text } from '../../model/result/report.js'
import type { Gate } from '../../model/suite/gate.js'
import { details, note, paragraph, right, strong, table } from '../blocks.js'
import { explainRange } from '../words/these-cases-words.js'
import { titleChange } from './gate-words.js'

/** Finds the metric of a gate; `undefined` if the ranking has no such gate. */
export function findMetric({ gates, metrics }: ArmRanking, id: string | null): MetricFacts | undefined {
  const gate = gates.find((one) => one.id === id)
  return metrics.find((one) => one.id === gate?.metric)
}

/** Finds the result of a gate for a pair of arms in this order; `undefined` if they were not compared. */
export function findResult({ pairs }: ArmRanking, gate: string | null, arms: readonly [string, string]) {
  const pair = pairs.find(({ baseline, candidate }) => baseline === arms[0] && candidate === arms[1])
  return pair?.gates.find((one) => one.gate === gate)
}

export function findValue({ standings }: ArmRanking, gate: string | null, arm: string): number | null {
  return standings.find(({ name }) => name === arm)?.values[gate ?? ''] ?? null
}

/** From this many names with one verdict, a paragraph no longer lists all. */
const MAX_OPEN = 5

/** Describes how each other arm compares with the first, without the family of all pairs: `"tiny", "lean" unchanged`. */
export function buildStandings({ baseline: first, ranking }: RankedComparison): Block {
  const own = ranking.pairs
    .filter(({ baseline }) => baseline === first)
    .map((pair) => ({ name: pair.candidate, words: writeVerdict(ranking, pair) }))
  const clauses = [...groupBy(own, ({ words }) => words)].map(([words, same]) => {
    const names = same.map(({ name }) => quoteName(name))
    // In a row of clauses, names are joined without "and", unless some are only counted.
    return `${names.length < MAX_OPEN ? names.join(', ') : joinNames(names)} ${words}`
  })
  return paragraph(strong(`Against ${quoteName(first ?? '')}, each alone:`), ` ${clauses.join('; ')}.`)
}

/** Writes "regressed (tokens per query)". */
function writeVerdict({ gates }: ArmRanking, { verdict, because, gates: results }: ArmPair): string {
  const isFatal = (id: string): boolean => gates.some((gate) => gate.id === id && gate.severity === 'fail')
  const failed = results.filter(({ gate, failed: fails }) => fails && isFatal(gate)).map(({ gate }) => gate)
  const why =
    failed.length > 0 ? failed.join(', ') : because === 'zero-tolerance' ? 'cases that must not fail broke' : null
  return `${verdict}${why === null ? '' : ` (${why})`}`
}

/** Up to the 10 pairs of five variants are listed; more are shown as a matrix. */
const MAX_LISTED = 10

/** Shows every pair on the primary gate, and, folded, on each other gate. */
export function buildPairTables(comparison: RankedComparison): readonly Block[] {
  const { ranking, verdict } = comparison
  const { gates, pairs, family } = ranking
  const { primary } = verdict
  return [...gates]
    .sort((a, b) => Number(b.id === primary) - Number(a.id === primary))
    .flatMap((gate): readonly Block[] => {
      const metric = findMetric(ranking, gate.id)
      if (metric === undefined) return []
      const isListed = pairs.length <= MAX_LISTED
      const block = isListed ? tableOf(comparison, gate, metric) : matrixOf(ranking, gate, metric)
      if (gate.id === primary && isListed) return [block]
      const title = `${metric.title}${gate.id.slice(gate.metric.length)}`
      // Gates that only warn are a separate family, whose size the ranking does not record.
      const tests = gate.severity === 'fail' ? `over ${countOf(family, 'test')}` : 'among the gates that only warn'
      const reading = isListed ? '' : ', row against column, sure ones bold'
      return [details(`All ${countOf(pairs.length, 'pair')} on ${title}${reading}; p adjusted by Holm ${tests}`, block)]
    })
}

/** Shows the change of each arm against every earlier one. */
function matrixOf(ranking: ArmRanking, gate: Gate, metric: MetricFacts): Block {
  const [, ...rows] = ranking.standings
  const columns = ranking.standings.slice(0, -1)
  const cell = (row: string, column: string): Text => {
    const result = findResult(ranking, gate.id, [column, row])
    const change = result === undefined ? null : formatMeasured({ metric, ...result }).change
    return change === null ? [''] : [result?.better === null ? change : strong(change)]
  }
  return table(
    ['', ...columns.map((_, place) => right(armLetter(place)))],
    rows.map(({ name }, at) => [`${armLetter(at + 1)} ${name}`, ...columns.map((other) => cell(name, other.name))]),
  )
}

function tableOf(comparison: RankedComparison, gate: Gate, metric: MetricFacts): Block {
  const { alpha } = comparison
  const { pairs, family } = comparison.ranking
  const columns = [
    'pair',
    `${metric.title}, ${titleChange(comparison)}`,
    gate.severity === 'fail' ? `p (Holm, ${countOf(family, 'test')})` : 'p (Holm)',
    'result',
  ]
  const rows = pairs.flatMap((pair) => {
    const result = pair.gates.find((one) => one.gate === gate.id)
    if (result === undefined) return []
    const { change, interval } = formatMeasured({ metric, ...result })
    const n = result.n === pair.shared ? '' : `, n = ${formatCount(result.n)}`
    const size = result.better === null ? (change ?? '–') : strong(change ?? '–')
    const range = interval === null ? '' : ` ${interval}${explainRange(result, alpha)}`
    const cell: Text = change === null ? ['–'] : [size, range, n]
    const p = result.p_adjusted === null ? '–' : formatP(result.p_adjusted, alpha)
    return [[`${pair.baseline} → ${pair.candidate}`, cell, p, describe(pair, result, metric)]]
  })
  return table(columns, rows)
}

/** Names the arm that is better by the whole family of tests, or else describes the pair's own result. */
function describe({ baseline, candidate }: ArmPair, result: PairGate, metric: MetricFacts): string {
  const { better, verdict, suspect, n } = result
  if (better !== null) return `${quoteName(better === 'candidate' ? candidate : baseline)} is better`
  if (verdict === 'unchanged') return n === 1 ? 'equal on the only case' : `equal on all ${countOf(n, 'case')}`
  if (verdict === 'invalid' || verdict === 'not-comparable')
    return `not compared: ${describeCause({ ...result, metric })}`
  return `cannot be told apart${suspect ? ', suspect' : ''}`
}

/** More names than this do not fit into a cell. */
const MAX_NAMED = 5

/**
 * Lists the arms, in the order given, with the value of every gate and their cost or tokens per query; charts refer to an arm by its
 * letter.
 */
export function buildArmTable(comparison: RankedComparison): Block {
  const { standings, outcome } = comparison.ranking
  const winner = outcome.kind === 'winner' ? outcome.variant : null
  const values = listArmColumns(comparison)
  const columns = values.map(({ title, gate }) =>
    right(`${title}${gate === comparison.verdict.primary ? ' (primary)' : ''}`),
  )
  const rows = standings.map(({ name, beats }, place) => [
    armLetter(place),
    name === winner ? [strong(name)] : name,
    ...values.map(({ write }) => write(place)),
    beats.length === 0 ? 'none' : nameBeaten(beats, standings),
  ])
  return table(['', 'variant', ...columns, 'beats'], rows)
}

/**
 * Returns the columns of the arms' table and a function that writes the cell of an arm: one for every gate, and one for cost or tokens if
 * no gate covers them.
 */
export function listArmColumns(comparison: RankedComparison) {
  const { arms, ranking } = comparison
  const { gates, metrics, standings } = ranking
  const columns = gates.flatMap(({ id, metric }) => {
    const facts = findMetric(ranking, id)
    if (facts === undefined) return []
    const write = (place: number): string => writeArmValue(comparison, id, facts, standings[place]?.name ?? '')
    return [{ title: `${facts.title}${id.slice(metric.length)}`, gate: id, metric, write }]
  })
  const spentId = findCostMetric(arms)
  const spent = metrics.find(({ id }) => id === spentId)
  if (spent === undefined || gates.some(({ metric, where }) => metric === spentId && where === null)) return columns
  const write = (place: number): string => {
    const value = arms[place]?.summaries[spent.id]?.mean
    return typeof value === 'number' ? formatValue(spent, value) : '–'
  }
  return [...columns, { title: spent.title, gate: null, metric: spent.id, write }]
}

/**
 * Writes an arm's value for a gate with the decimals of its change against the first arm, so that readers can subtract the two; `–` without
 * a value.
 */
function writeArmValue(comparison: RankedComparison, gate: string, metric: MetricFacts, name: string): string {
  const { baseline, ranking } = comparison
  const first = baseline ?? ''
  const { row, delta } = findResult(ranking, gate, [first, name]) ?? { row: null, delta: 0 }
  const values = { baseline: findValue(ranking, gate, first), candidate: findValue(ranking, gate, name) }
  return formatMeasured({ metric, row, delta, ...values, interval: null }).candidate ?? '–'
}

/** Names the beaten arms; with many arms, by their letters, which the first column explains. */
function nameBeaten(beats: readonly string[], standings: ArmRanking['standings']): string {
  if (standings.length <= MAX_NAMED) return beats.join(', ')
  return standings.flatMap(({ name }, place) => (beats.includes(name) ? [armLetter(place)] : [])).join(', ')
}

/**
 * Warns that the winner's lead probably looks too large because it was picked as the best: by how much, and how to measure it again. `null`
 * if no winner was picked.
 */
export function buildSelectionNote({ baseline, ranking, verdict: { primary } }: RankedComparison): Block | null {
  const { outcome } = ranking
  if (outcome.kind !== 'winner' || outcome.selection === null) return null
  const { selection, variant } = outcome
  const first = baseline ?? ''
  const metric = findMetric(ranking, primary)
  const row = findResult(ranking, primary, [first, variant])?.row
  if (metric === undefined || row === undefined) return null
  const write = (delta: number): string =>
    formatMeasured({ metric, row, baseline: null, candidate: null, delta, interval: null }).changeInWords ?? '?'
  return note(
    `⚠️ ${quoteName(variant)} is the best of ${selection.among} here, so its lead over ${quoteName(first)} probably looks too large: it showed ${write(selection.observed)} (${metric.title}), and luck alone would give the best one about ${write(selection.optimism)}. Read it as ${write(selection.cautious)} until it is measured again. `,
    strong(`Compare ${quoteName(first)} and ${quoteName(variant)} alone, on fresh trials`),
    ' (new cases where the target is deterministic).',
  )
}
