import { describeReason } from '../../format/describe-reason.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf, formatCount, formatP } from '../../format/format-number.js'
import { joinNames, quoteName } from '../../format/join-names.js'
import { groupBy } from '../../model/group-by.js'
import type { MetricFacts } from '../../model/metric.js'
import {
  armLetter,
  findSpent,
  type Pair,
  type PairGate,
  type RankedComparison,
  type Ranking,
} from '../../model/result/comparison.js'
import type { Block, Text } from '../../model/result/report.js'
import type { Gate } from '../../model/suite/gate.js'
import { details, note, paragraph, right, strong, table } from '../blocks.js'
import { titleChange } from './gate-words.js'

/** The metric of a gate; undefined where the ranking has no such gate. */
export function findMetric({ gates, metrics }: Ranking, id: string | null): MetricFacts | undefined {
  const gate = gates.find((one) => one.id === id)
  return metrics.find((one) => one.id === gate?.metric)
}

/** Two arms compared on a gate, in this order; undefined where they were not. */
export function findResult({ pairs }: Ranking, gate: string | null, arms: readonly [string, string]) {
  const pair = pairs.find(({ baseline, candidate }) => baseline === arms[0] && candidate === arms[1])
  return pair?.gates.find((one) => one.gate === gate)
}

/** What an arm has of a gate. */
export function findValue({ standings }: Ranking, gate: string | null, arm: string): number | null {
  return standings.find(({ name }) => name === arm)?.values[gate ?? ''] ?? null
}

/** With more variants a paragraph would hold everybody's name for everybody. */
const MOST_OPEN = 5

/** How each of the others compares with the first on its own: `"tiny", "lean" unchanged`, in the order of the first of each. */
export function buildStandings({ baseline: first, ranking }: RankedComparison): Block {
  const own = ranking.pairs
    .filter(({ baseline }) => baseline === first)
    .map((pair) => ({ name: pair.candidate, words: writeVerdict(ranking, pair) }))
  const clauses = [...groupBy(own, ({ words }) => words)].map(([words, same]) => {
    const names = same.map(({ name }) => quoteName(name))
    // In a row of clauses names stand without "and", but where some are only counted.
    return `${names.length < MOST_OPEN ? names.join(', ') : joinNames(names)} ${words}`
  })
  return paragraph(strong(`Against ${quoteName(first ?? '')}, each alone:`), ` ${clauses.join('; ')}.`)
}

/** "regressed (tokens per query)". */
function writeVerdict({ gates }: Ranking, { verdict, because, gates: results }: Pair): string {
  const isFatal = (id: string): boolean => gates.some((gate) => gate.id === id && gate.severity === 'fail')
  const failed = results.filter(({ gate, failed: fails }) => fails && isFatal(gate)).map(({ gate }) => gate)
  const why =
    failed.length > 0 ? failed.join(', ') : because === 'zero-tolerance' ? 'cases that must not fail broke' : null
  return `${verdict}${why === null ? '' : ` (${why})`}`
}

/** More pairs than those of five variants are a matrix. */
const MOST_LISTED = 10

/** Every pair on the primary gate, and folded on each of the others. */
export function buildPairTables(comparison: RankedComparison): readonly Block[] {
  const { ranking, verdict } = comparison
  const { gates, pairs, family } = ranking
  const { primary } = verdict
  return [...gates]
    .sort((a, b) => Number(b.id === primary) - Number(a.id === primary))
    .flatMap((gate): readonly Block[] => {
      const metric = findMetric(ranking, gate.id)
      if (metric === undefined) return []
      const isListed = pairs.length <= MOST_LISTED
      const block = isListed ? tableOf(comparison, gate, metric) : matrixOf(ranking, gate, metric)
      if (gate.id === primary && isListed) return [block]
      const title = `${metric.title}${gate.id.slice(gate.metric.length)}`
      // Gates that only warn are a family of their own, whose size the ranking does not keep.
      const tests = gate.severity === 'fail' ? `over ${countOf(family, 'test')}` : 'among the gates that only warn'
      const reading = isListed ? '' : ', row against column, sure ones bold'
      return [details(`All ${countOf(pairs.length, 'pair')} on ${title}${reading}; p adjusted by Holm ${tests}`, block)]
    })
}

/** The change of each arm against every one before it. */
function matrixOf(ranking: Ranking, gate: Gate, metric: MetricFacts): Block {
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
    const cell: Text = change === null ? ['–'] : [size, interval === null ? '' : ` ${interval}`, n]
    const p = result.p_adjusted === null ? '–' : formatP(result.p_adjusted, alpha)
    return [[`${pair.baseline} → ${pair.candidate}`, cell, p, describe(pair, result, metric)]]
  })
  return table(columns, rows)
}

/** Who is better by the whole family, else the pair's own word. */
function describe({ baseline, candidate }: Pair, result: PairGate, metric: MetricFacts): string {
  const { better, verdict, suspect, n } = result
  if (better !== null) return `${quoteName(better === 'candidate' ? candidate : baseline)} is better`
  if (verdict === 'unchanged') return n === 1 ? 'equal on the only case' : `equal on all ${countOf(n, 'case')}`
  if (verdict === 'invalid' || verdict === 'not-comparable')
    return `not compared: ${describeReason({ ...result, metric })}`
  return `cannot be told apart${suspect ? ', suspect' : ''}`
}

/** More names than these do not fit into a cell. */
const MOST_NAMED = 5

/** The arms with the value of every gate and what they take of a query, in the order given; the letter is how charts call them. */
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

/** Columns of arms, and by place what stands in each: one for every gate, and one of cost or tokens where no gate is on them. */
export function listArmColumns(comparison: RankedComparison) {
  const { arms, ranking } = comparison
  const { gates, metrics, standings } = ranking
  const columns = gates.flatMap(({ id, metric }) => {
    const facts = findMetric(ranking, id)
    if (facts === undefined) return []
    const write = (place: number): string => writeArmValue(comparison, id, facts, standings[place]?.name ?? '')
    return [{ title: `${facts.title}${id.slice(metric.length)}`, gate: id, metric, write }]
  })
  const spentId = findSpent(arms)
  const spent = metrics.find(({ id }) => id === spentId)
  if (spent === undefined || gates.some(({ metric, where }) => metric === spentId && where === null)) return columns
  const write = (place: number): string => {
    const value = arms[place]?.summaries[spent.id]?.mean
    return typeof value === 'number' ? formatValue(spent, value) : '–'
  }
  return [...columns, { title: spent.title, gate: null, metric: spent.id, write }]
}

/** An arm's value of a gate, with the decimals of its change against the first, so that the two can be subtracted; `–` without one. */
function writeArmValue(comparison: RankedComparison, gate: string, metric: MetricFacts, name: string): string {
  const { baseline, ranking } = comparison
  const first = baseline ?? ''
  const { row, delta } = findResult(ranking, gate, [first, name]) ?? { row: null, delta: 0 }
  const values = { baseline: findValue(ranking, gate, first), candidate: findValue(ranking, gate, name) }
  return formatMeasured({ metric, row, delta, ...values, interval: null }).candidate ?? '–'
}

/** Many by their letters, which the first column explains. */
function nameBeaten(beats: readonly string[], standings: Ranking['standings']): string {
  if (standings.length <= MOST_NAMED) return beats.join(', ')
  return standings.flatMap(({ name }, place) => (beats.includes(name) ? [armLetter(place)] : [])).join(', ')
}

/** The winner was picked for what it showed, so it showed too much: by how much at most, and how to learn the rest. Null when nobody was picked. */
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
