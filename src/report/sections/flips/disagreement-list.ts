import { countOf } from '../../../format/format-number.js'
import { groupBy } from '../../../model/group-by.js'
import type { Disagreement } from '../../../model/result/comparison.js'
import { plainText, type DetailLevel, type FlipItem, type Text } from '../../../model/result/report.js'
import { strong } from '../../blocks.js'
import { armNames, type CandidateReport } from '../../candidate-report.js'
import { CASES_LISTED, type Flips, nameCase } from './case-lists.js'
import { explainFlip, unfoldCase } from './unfold-case.js'

/** Lists the cases on which candidates and baseline disagree: which arms pass, why the others fail, and what each answered. */
export function buildDisagreementList(
  disagreements: readonly Disagreement[],
  candidates: readonly CandidateReport[],
  show: DetailLevel,
): Flips | null {
  if (disagreements.length === 0) return null
  const lead = strong(`${countOf(disagreements.length, 'case differs', 'cases differ')} between the arms.`)
  if (show === 'none') return { kind: 'flips', lead: [lead], items: [], left_out: 0 }
  const items = disagreements.slice(0, CASES_LISTED).map((one) => buildDisagreement(one, candidates, show))
  const all = disagreements.length > 1 ? [lead, ' Worst first:'] : [lead]
  return { kind: 'flips', lead: all, items, left_out: disagreements.length - items.length }
}

function buildDisagreement(one: Disagreement, candidates: readonly CandidateReport[], show: DetailLevel): FlipItem {
  const { case_id: id, critical, passes } = one
  const names = armNames(candidates)
  const groups = groupOutcomes(one, names)
  const outcomes = groups.map((group) => `${group.words} ${group.names.join(', ')}`).join('; ')
  const { context, cases } = candidates[0] ?? {}
  const detail = cases?.find(({ case_id }) => case_id === id)
  const name = context === undefined ? [] : nameCase(id, context)
  const head: Text = [...name, `${critical ? ' (critical)' : ''}: ${outcomes}`]
  if (show !== 'full' || detail === undefined || context === undefined)
    return { case_id: id, summary: head, blocks: [] }
  const sides = [detail.baseline, ...detail.candidates]
  const arms = names.map((name, place) => ({ name, place, trial: sides[place]?.detail ?? null }))
  const failing = arms.slice(1).flatMap(({ name, place, trial }) => {
    const reasons = trial?.reasons ?? []
    return reasons.length > 0 && !isPassing(passes[place]) ? [{ name, place, reasons }] : []
  })
  // If the baseline fails too, a change in what an arm retrieved is not the reason.
  const compared = isPassing(passes[0]) ? detail : { ...detail, baseline: null }
  const why = explainTogether(failing.map(({ place }) => explainFlip(compared, place - 1)))
  // The summary ends with the worst arms, so the reason of any other arm is given with its name.
  const worst = groups.at(-1)?.names ?? []
  const link = failing.every(({ name }) => worst.includes(name))
    ? ': '
    : `; ${failing.map(({ name }) => name).join(', ')}: `
  const reasons = failing.flatMap(({ name, reasons: all }) =>
    all.map(({ about, text }) => ({ about, text: `${name}: ${text}` })),
  )
  return {
    case_id: id,
    summary: why.length === 0 ? head : [...head, link, ...why],
    blocks: unfoldCase(detail, { reasons, trials: arms, context }),
  }
}

/** Explains why the failing arms fail, if all fail for the same reason; else empty. */
function explainTogether([first = [], ...others]: readonly Text[]): Text {
  return others.every((other) => plainText(other) === plainText(first)) ? first : []
}

type Outcome = Disagreement['passes'][number]

const isPassing = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && outcome !== null && outcome.passed === outcome.trials

/** Groups arms with the same outcome, those that pass most first: `passes in poor, fair`, `fails in best`. */
function groupOutcomes({ passes }: Disagreement, names: readonly string[]) {
  const rateOf = (one: Outcome): number => (one === null ? -1 : one.passed / one.trials)
  const ordered = passes
    .map((one, place) => ({ rate: rateOf(one), words: describeOutcome(one), name: names[place] ?? '' }))
    .sort((a, b) => b.rate - a.rate)
  const groups = groupBy(ordered, ({ words }) => words)
  return [...groups].map(([words, group]) => ({ words, names: group.map(({ name }) => name) }))
}

function describeOutcome(one: Outcome): string {
  if (one === null) return 'has no score in'
  if (one.passed === 0) return 'fails in'
  return isPassing(one) ? 'passes in' : `passes ${one.passed} of ${countOf(one.trials, 'trial')} in`
}
