import { joinNames, quoteName } from '../../format/join-names.js'
import type { MetricFacts } from '../../model/metric.js'
import { findTagLosses } from '../../model/relative-change.js'
import { armLetter, findSpent, type Outcome, type RankedComparison } from '../../model/result/comparison.js'
import type { Block, Text } from '../../model/result/report.js'
import { cutText } from '../sections/cut-text.js'
import { listArmColumns } from '../sections/standings.js'
import { nameTagLosses, writeUnmeasured } from './headline.js'
import { type Headline, say, writeLine } from './word-styles.js'

/** A name of the suite may be a sentence. */
const NAME_LENGTH = 30
const NAMED_LEADERS = 2

const nameOf = (arm: string): string => quoteName(cutText(arm, NAME_LENGTH))

function primaryMetric({ ranking, verdict }: RankedComparison): MetricFacts | null {
  const gate = ranking.gates.find(({ id }) => id === verdict.primary)
  return ranking.metrics.find(({ id }) => id === gate?.metric) ?? null
}

/** Who won among several arms, in at most twenty words; the proof is in the statistics. */
export function writeOutcome(comparison: RankedComparison): Text {
  return writeLine(describeOutcome(comparison))
}

function describeOutcome(comparison: RankedComparison): Headline {
  const { arms, ranking } = comparison
  const { outcome } = ranking
  const metric = primaryMetric(comparison)?.title ?? 'the primary gate'
  if (outcome.kind === 'invalid') return say('invalid', `too little was measured of ${nameArms(outcome.variants)}`)
  const others = arms.length === 3 ? 'both others' : `all ${arms.length - 1} others`
  if (outcome.kind === 'winner') {
    const [lost] = listTagLosses(comparison, [outcome.variant])
    const unmeasured = listUnmeasured(comparison)
    const headline = say(
      'winner',
      `${nameOf(outcome.variant)} beats ${others} on ${metric}`,
      ...(lost === undefined ? [] : [', but ', ...lost.text]),
      writeUnmeasured(unmeasured),
    )
    return { ...headline, mark: winnerSign(unmeasured) }
  }
  const [lost, ...also] = listTagLosses(comparison, outcome.leaders)
  const too = also.length === 0 ? '' : `; ${nameArms(also.map(({ arm }) => arm))} lost tags too`
  const losses = lost === undefined ? [] : [' · ', ...lost.text, ` with ${nameOf(lost.arm)}${too}`]
  return say('no-winner', describeTie(comparison, outcome, { metric, others }), ...losses)
}

function describeTie(
  { ranking, baseline: first }: RankedComparison,
  { because, leaders, cheapest }: Extract<Outcome, { kind: 'no-winner' }>,
  { metric, others }: { readonly metric: string; readonly others: string },
): string {
  const [best, second] = leaders
  if (because === 'no-primary-gate') return 'no gate says which variant is better'
  if (best === undefined) return `each variant is beaten by another on ${metric}`
  if (because === 'vetoed') return `${nameOf(best)} is best on ${metric}, but fails another gate`
  if (second === undefined) return `${nameOf(best)} leads on ${metric}, but does not beat ${others}`
  const isRegressed = ranking.pairs.some(
    ({ baseline, candidate, verdict }) => baseline === first && verdict === 'regressed' && leaders.includes(candidate),
  )
  const least = cheapest?.proven === true && !isRegressed ? `; ${nameOf(cheapest.arm)} is the cheapest` : ''
  return `${nameArms(leaders)} cannot be told apart on ${metric}${least}`
}

/** What of these arms lost tags for sure against the first, so that no outcome hides it. */
function listTagLosses({ candidates }: RankedComparison, names: readonly string[]) {
  return names.flatMap((arm) => {
    const own = candidates.find(({ name }) => name === arm)
    const text = own === undefined ? [] : nameTagLosses(findTagLosses(own), { rest: [] })
    return text.length === 0 ? [] : [{ arm, text }]
  })
}

/** The guardrails that some pair of arms could not be measured on. */
function listUnmeasured({ ranking, verdict: { primary } }: RankedComparison): Parameters<typeof writeUnmeasured>[0] {
  const isInvalid = (id: string): boolean =>
    ranking.pairs.some(({ gates }) => gates.some(({ gate, verdict }) => gate === id && verdict === 'invalid'))
  const open = ranking.gates.filter(({ id, severity }) => severity === 'fail' && id !== primary && isInvalid(id))
  return open.flatMap(({ metric: id }) => {
    const metric = ranking.metrics.find((one) => one.id === id)
    return metric === undefined ? [] : [{ metric, verdict: 'invalid' }]
  })
}

const winnerSign = (unmeasured: readonly unknown[]): '✅' | '⚠️' => (unmeasured.length === 0 ? '✅' : '⚠️')

function nameArms(names: readonly string[]): string {
  if (names.length <= NAMED_LEADERS + 1) return joinNames(names.map(nameOf))
  return joinNames([...names.slice(0, NAMED_LEADERS).map(nameOf), `${names.length - NAMED_LEADERS} more`])
}

/** Why nothing can be said of the arms, or which of those that tie is cheapest; else null, as the table has their figures. */
export function writeArmFigures({ ranking: { outcome } }: RankedComparison): Text | null {
  if (outcome.kind === 'invalid') return [`${outcome.reason}. This says nothing about the variants.`]
  return outcome.kind === 'no-winner' && outcome.cheapest !== undefined ? [`${outcome.cheapest.text}.`] : null
}

/** The arms as a phone shows them: letter, name with a sign, and the values of the primary gate, of one more, and of cost or tokens. */
export function buildArmSummary(comparison: RankedComparison): Block | null {
  const { ranking, baseline, verdict, arms } = comparison
  const { outcome, standings, pairs } = ranking
  if (verdict.primary === null || outcome.kind === 'invalid') return null
  const columns = listArmColumns(comparison)
  const spent = findSpent(arms)
  const [primary, ...gated] = [...columns].sort(
    (a, b) => Number(b.gate === verdict.primary) - Number(a.gate === verdict.primary),
  )
  const ofSpent = columns.find(({ metric }) => metric === spent)
  const shown = [...new Set([primary, gated.find((column) => column !== ofSpent), ofSpent])].flatMap((one) => one ?? [])
  const rows = standings.map(({ name }, place): readonly Text[] => {
    const pair = pairs.find((one) => one.baseline === baseline && one.candidate === name)
    const isWinner = outcome.kind === 'winner' && outcome.variant === name
    const label = cutText(name, NAME_LENGTH)
    const sign = pair?.verdict === 'regressed' ? '❌ ' : ''
    return [
      [armLetter(place)],
      isWinner ? [`${winnerSign(listUnmeasured(comparison))} `, { kind: 'strong', text: label }] : [`${sign}${label}`],
      ...shown.map(({ write }): Text => [write(place)]),
    ]
  })
  const titles = ['', 'variant', ...shown.map(({ title }) => title)]
  return { kind: 'table', columns: titles.map((title) => ({ title, align: 'left' })), rows }
}
