import { formatMeasured, type Measured } from '../../format/format-measured.js'
import { formatShare } from '../../format/format-metric.js'
import { countOf } from '../../format/format-number.js'
import { joinNames, quoteName, startSentence } from '../../format/join-names.js'
import { findTagLosses } from '../../model/relative-change.js'
import {
  armLetter,
  findCostMetric,
  orientPrimary,
  type RankOutcome,
  type RankedComparison,
} from '../../model/result/comparison.js'
import type { Block, Text } from '../../model/result/report.js'
import { strong, table } from '../blocks.js'
import { cutText } from '../../format/cut-text.js'
import { findMetric, findResult, findValue, listArmColumns } from '../sections/standings.js'
import { writeCheck } from './figures.js'
import { prefixForms, nameTagLosses, nameUnmeasured } from './headline.js'
import { fitLine, type Forms, say, writeLine } from './word-styles.js'
import { CANNOT_TELL } from '../../model/result/verdict.js'

/** The names of a suite may be as long as sentences. */
const NAME_LENGTH = 30
const NAMED_LEADERS = 2

const MAX_WORDS = 4
const nameOf = (arm: string): string => {
  const parts = arm.split(' ')
  const name = parts.length > MAX_WORDS ? `${parts.slice(0, MAX_WORDS).join(' ')} …` : arm
  return quoteName(cutText(name, NAME_LENGTH))
}

/** Writes who won among several arms, in at most twenty words; the proof is in the statistics. */
export function writeOutcome(comparison: RankedComparison): Text {
  const { outcome } = comparison.ranking
  const metric = findMetric(comparison.ranking, comparison.verdict.primary)?.title ?? 'the primary gate'
  if (outcome.kind === 'invalid') {
    const [names, count] = nameArms(outcome.variants)
    const write = (arms: string): Text => [`too little was measured of ${arms}`]
    return writeLine({ ...say('invalid', ...write(names)), brief: write(count) })
  }
  if (outcome.kind === 'winner') {
    const [lost] = listTagLosses(comparison, [outcome.variant])
    const unmeasured = listUnmeasured(comparison)
    const ahead = describeLead(comparison, outcome.variant)
    const lead = `${nameOf(outcome.variant)} is best`
    return writeLine(
      { mark: winnerSign(unmeasured), lead, rest: ahead === null ? [] : [ahead], brief: [] },
      prefixForms(', but ', lost?.forms ?? []),
      nameUnmeasured(unmeasured),
    )
  }
  const saving = describeSaving(comparison, outcome)
  const told = saving === null ? outcome.leaders : [outcome.cheapest?.arm ?? '']
  const [lost, ...also] = listTagLosses(comparison, told)
  const too = also.length === 0 ? '' : `; ${nameArms(also.map(({ arm }) => arm))[0]} lost tags too`
  const [longest = [], shorter = longest] = lost?.forms ?? []
  const whose = ` with ${nameOf(lost?.arm ?? '')}`
  const few = [` · ${countOf(also.length + 1, 'variant')} lost tags`]
  const losses: Forms =
    lost === undefined ? [] : [[' · ', ...longest, `${whose}${too}`], [' · ', ...shorter, whose], few]
  if (saving !== null) {
    const { isHeld, rest, brief } = saving
    const lead = nameOf(outcome.cheapest?.arm ?? '')
    return writeLine({ mark: isHeld ? '✅' : CANNOT_TELL, lead, rest: [rest], brief: [brief] }, losses)
  }
  const [tie, ...brief] = describeTie(comparison, outcome, metric).map((text) => writeLine(say('no-winner', text)))
  return fitLine([[tie ?? [], ...brief], losses])
}

/** Returns the comparison of two arms on the primary gate as a change from `other` to `arm`; `null` if they were not compared. */
function measurePrimary({ ranking, verdict }: RankedComparison, other: string, arm: string): Measured | null {
  const { primary } = verdict
  const metric = findMetric(ranking, primary)
  const back = findResult(ranking, primary, [arm, other])
  const result = findResult(ranking, primary, [other, arm]) ?? back
  if (metric === undefined || result === undefined || result.delta === null) return null
  const { row, delta, interval } = result
  const values = { baseline: findValue(ranking, primary, other), candidate: findValue(ranking, primary, arm) }
  if (result !== back) return { metric, row, ...values, delta, interval }
  const turned = interval && { ...interval, low: -interval.high, high: -interval.low }
  return { metric, row, ...values, delta: -delta, interval: turned }
}

/** Describes the lead of the best arm over the first, or over the next best if the best is the first: `success +30 points on "whole"`. */
function describeLead(comparison: RankedComparison, best: string): string | null {
  const [next] = comparison.arms
    .map(({ name }, place) => ({ name, quality: orientPrimary(comparison, place) }))
    .filter(({ name }) => name !== best)
    .sort((a, b) => b.quality - a.quality)
  const other = best === comparison.baseline ? (next?.name ?? '') : (comparison.baseline ?? '')
  const lead = measurePrimary(comparison, other, best)
  const change = lead === null ? null : formatMeasured(lead).changeInWords
  return lead === null || change === null ? null : `${lead.metric.title} ${change} on ${nameOf(other)}`
}

type NoWinner = Extract<RankOutcome, { kind: 'no-winner' }>

/**
 * Describes the saving of the cheapest of tied arms, if it is proven: `same success as "whole" within 4.6 points, 33 % cheaper`. `isHeld`
 * if the tie is within the margin.
 */
function describeSaving(comparison: RankedComparison, { because, leaders, cheapest }: NoWinner) {
  const { baseline, arms, ranking, verdict } = comparison
  if (because !== 'undecided' || cheapest?.proven !== true) return null
  const { arm } = cheapest
  const rivals = leaders.filter((name) => name !== arm)
  const other = rivals.find((name) => name === baseline) ?? rivals[0]
  const tie = other === undefined ? null : measurePrimary(comparison, other, arm)
  const spent = findCostMetric(arms)
  const spentBy = (name: string | undefined): number =>
    arms.find((one) => one.name === name)?.summaries[spent ?? '']?.mean ?? 0
  const share = 1 - spentBy(arm) / spentBy(other)
  if (tie === null || other === undefined || isRegressed(comparison, arm) || !(share > 0 && share < 1)) return null
  const { interval, delta, metric } = tie
  const most = interval === null ? 0 : Math.max(Math.abs(interval.low), Math.abs(interval.high))
  const within = most === 0 ? null : formatMeasured({ ...tie, delta: most, interval: null }).size
  const saved = `${formatShare(share)} ${spent === 'cost.usd' ? 'cheaper' : 'fewer tokens'}`
  const { title } = metric
  const margin = ranking.gates.find(({ id }) => id === verdict.primary)?.margin
  const isHeld = margin?.kind === 'absolute' && interval !== null && most <= margin.value
  if (delta === 0) {
    const range = within === null ? '' : ` within ${within}`
    return { isHeld, rest: `same ${title} as ${nameOf(other)}${range}, ${saved}`, brief: `same ${title}, ${saved}` }
  }
  if (within === null) return null
  return {
    isHeld,
    rest: `${title} within ${within} of ${nameOf(other)}, ${saved}`,
    brief: `${title} within ${within}, ${saved}`,
  }
}

/** Whether the arm regressed against the first on its own, which the table marks with ❌. */
function isRegressed({ ranking: { pairs }, baseline }: RankedComparison, arm: string): boolean {
  return pairs.some((one) => one.baseline === baseline && one.candidate === arm && one.verdict === 'regressed')
}

function describeTie(comparison: RankedComparison, outcome: NoWinner, metric: string): readonly string[] {
  const { because } = outcome
  const held = outcome.leaders.filter((arm) => !isRegressed(comparison, arm))
  const leaders = because === 'vetoed' || held.length === 0 ? outcome.leaders : held
  const [best, second] = leaders
  if (because === 'no-primary-gate') return ['no gate says which variant is better']
  if (best === undefined) return [`each variant is beaten by another on ${metric}`]
  if (because === 'vetoed')
    return [describeObjection(comparison, best), 'another gate objects'].map(
      (objection) => `${nameOf(best)} is best on ${metric}, but ${objection}`,
    )
  return second === undefined
    ? [`${nameOf(best)} leads on ${metric}, but does not beat all others`]
    : nameArms(leaders).map((arms) => `${arms} cannot be told apart on ${metric}`)
}

/** Names what the best arm is worse on, and than which arm: `worse on tokens per query than "tiny"`. */
function describeObjection({ ranking, verdict: { primary } }: RankedComparison, best: string): string {
  const { gates, pairs } = ranking
  const guards = gates.filter(({ id, severity }) => severity === 'fail' && id !== primary)
  for (const { baseline, candidate, because, gates: results } of pairs) {
    if (baseline !== best && candidate !== best) continue
    const other = baseline === best ? candidate : baseline
    const worse = results.find(({ gate, failed, better }) => {
      const isGuard = guards.some(({ id }) => id === gate)
      return isGuard && (baseline === best ? better === 'candidate' : failed)
    })
    const title = findMetric(ranking, worse?.gate ?? null)?.title
    if (worse?.verdict === 'breached') return `${title ?? worse.gate} breaks its limit`
    if (worse !== undefined) return `worse on ${title ?? worse.gate} than ${nameOf(other)}`
    if (candidate === best && because === 'zero-tolerance')
      return `breaks cases that must not fail, against ${nameOf(other)}`
  }
  return 'another gate rejects it'
}

/** Lists which of these arms certainly lost tags against the first, so that no outcome hides it. */
function listTagLosses({ candidates }: RankedComparison, names: readonly string[]) {
  return names.flatMap((arm) => {
    const own = candidates.find(({ name }) => name === arm)
    const forms = own === undefined ? [] : nameTagLosses(findTagLosses(own), { rest: [] })
    return forms.length === 0 ? [] : [{ arm, forms }]
  })
}

/** Lists the metrics of guardrails that could not be measured for some pair of arms. */
function listUnmeasured({ ranking, verdict: { primary } }: RankedComparison): readonly string[] {
  const isInvalid = (id: string): boolean =>
    ranking.pairs.some(({ gates }) => gates.some(({ gate, verdict }) => gate === id && verdict === 'invalid'))
  const open = ranking.gates.filter(({ id, severity }) => severity === 'fail' && id !== primary && isInvalid(id))
  return open.flatMap(({ id }) => findMetric(ranking, id)?.title ?? [])
}

const winnerSign = (unmeasured: readonly unknown[]): '✅' | '⚠️' => (unmeasured.length === 0 ? '✅' : '⚠️')

/** Names at most three arms, and as a shorter form how many there are. */
function nameArms(names: readonly string[]): readonly [names: string, count: string] {
  const shown = names.length <= NAMED_LEADERS + 1 ? names : names.slice(0, NAMED_LEADERS)
  const left = names.length - shown.length
  return [joinNames([...shown.map(nameOf), ...(left > 0 ? [`${left} more`] : [])]), countOf(names.length, 'variant')]
}

/**
 * Writes why there is no winner, or which of the tied arms is cheapest, and whether the check passes; `null` for a winner, whose figures
 * are in the table.
 */
export function writeArmFigures({ ranking: { outcome }, verdict }: RankedComparison): Text | null {
  const check = writeCheck(verdict)
  if (outcome.kind === 'invalid') return [`${outcome.reason}. This says nothing about the variants. ${check}`]
  if (outcome.kind === 'winner') return null
  if (outcome.because === 'vetoed') return [`${startSentence(outcome.reason)}. ${check}`]
  return [outcome.cheapest === undefined ? check : `${outcome.cheapest.text}. ${check}`]
}

/** Shows the arms for a phone: letter, name with a sign, and the values of the primary gate, of one other gate, and of cost or tokens. */
export function buildArmSummary(comparison: RankedComparison): Block | null {
  const { ranking, verdict, arms } = comparison
  const { outcome, standings } = ranking
  if (verdict.primary === null || outcome.kind === 'invalid') return null
  const columns = listArmColumns(comparison)
  const spent = findCostMetric(arms)
  const [primary, ...gated] = [...columns].sort(
    (a, b) => Number(b.gate === verdict.primary) - Number(a.gate === verdict.primary),
  )
  const ofSpent = columns.find(({ metric }) => metric === spent)
  const shown = [...new Set([primary, gated.find((column) => column !== ofSpent), ofSpent])].flatMap((one) => one ?? [])
  const rows = standings.map(({ name }, place): readonly Text[] => {
    const isWinner = outcome.kind === 'winner' && outcome.variant === name
    const label = cutText(name, NAME_LENGTH)
    const sign = isRegressed(comparison, name) ? '❌ ' : ''
    return [
      [armLetter(place)],
      isWinner ? [`${winnerSign(listUnmeasured(comparison))} `, strong(label)] : [`${sign}${label}`],
      ...shown.map(({ write }): Text => [write(place)]),
    ]
  })
  return table(['', 'variant', ...shown.map(({ title }) => title)], rows)
}
