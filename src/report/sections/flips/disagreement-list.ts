import { countOf } from '../../../format/format-number.js'
import type { Disagreement } from '../../../model/result/comparison.js'
import {
  plainText,
  type Block,
  type CaseDetails,
  type FlipDetail,
  type FlipItem,
  type Text,
} from '../../../model/result/report.js'
import type { NamedSide, ToldCandidate } from '../../told-candidate.js'
import { explainFlip } from './explain-flip.js'
import { linkCase } from './link-case.js'
import { unfoldCase } from './unfold-case.js'

/** More are counted; nobody reads the two-hundredth. */
const CASES_LISTED = 200

/** The cases on which several candidates and their baseline disagree: who passes, why the others do not, and what each of them said. */
export function buildDisagreementList(
  disagreements: readonly Disagreement[],
  told: readonly ToldCandidate[],
  details: CaseDetails,
): Block | null {
  if (disagreements.length === 0) return null
  const count = countOf(disagreements.length, 'case differs', 'cases differ')
  const lead: Text = [{ kind: 'strong', text: `${count} between the arms.` }]
  if (details === 'none') return { kind: 'flips', lead, items: [], left_out: 0 }
  const shown = disagreements.slice(0, CASES_LISTED)
  return {
    kind: 'flips',
    lead: disagreements.length > 1 ? [...lead, ' Worst first:'] : lead,
    items: shown.map((one) => buildItem(one, told, details)),
    left_out: disagreements.length - shown.length,
  }
}

function buildItem(one: Disagreement, told: readonly ToldCandidate[], details: CaseDetails): FlipItem {
  const { case_id: id, critical } = one
  const names = [told[0]?.context.names.baseline ?? '', ...told.map(({ context }) => context.names.candidate)]
  const groups = groupOutcomes(one, names)
  const outcomes = groups.map(({ words, names: own }) => `${words} ${own.join(', ')}`).join('; ')
  const head: Text = [linkCase(id, told[0]?.context.links ?? {}), `${critical ? ' (critical)' : ''}: ${outcomes}`]
  const found = told.flatMap(({ flips, context }) => {
    const detail = flips.find((flip) => flip.case_id === id)
    return detail === undefined ? [] : [{ detail, context, name: context.names.candidate }]
  })
  const [first] = found
  if (details !== 'full' || first === undefined) return { case_id: id, summary: head, blocks: [] }
  const failing = found.filter(
    ({ detail, name }) => detail.reasons.length > 0 && !passesIn(one.passes[names.indexOf(name)]),
  )
  const [before] = one.passes
  // Beside a baseline that fails too, what an arm found is no reason.
  const why = explainTogether(failing.map(({ detail }) => (passesIn(before) ? detail : { ...detail, baseline: null })))
  // The words end with the arms that do worst; of any other it is said whose reason it is.
  const worst = groups.at(-1)?.names ?? []
  const link = failing.every(({ name }) => worst.includes(name))
    ? ': '
    : `; ${failing.map(({ name }) => name).join(', ')}: `
  const sides: readonly NamedSide[] = [
    { name: names[0] ?? '', side: first.detail.baseline },
    ...told.map(({ context }) => ({
      name: context.names.candidate,
      side: found.find(({ name }) => name === context.names.candidate)?.detail.candidate ?? null,
    })),
  ]
  const reasons = failing.flatMap(({ detail, name }) => detail.reasons.map((reason) => `${name}: ${reason}`))
  return {
    case_id: id,
    summary: why.length === 0 ? head : [...head, link, ...why],
    blocks: unfoldCase({ detail: first.detail, reasons, sides }, first.context),
  }
}

/** Why the arms fail that do, where all fail for one reason. */
function explainTogether(failing: readonly FlipDetail[]): Text {
  const [first = [], ...others] = failing.map(explainFlip)
  return others.every((other) => plainText(other) === plainText(first)) ? first : []
}

type Outcome = Disagreement['passes'][number]

const passesIn = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && outcome !== null && outcome.passed === outcome.trials

interface OutcomeGroup {
  readonly words: string
  readonly names: readonly string[]
}

/** `passes in poor, fair`, `fails in best`: the arms with the same outcome together, those that pass most first. */
function groupOutcomes({ passes }: Disagreement, names: readonly string[]): readonly OutcomeGroup[] {
  const rateOf = (one: Outcome): number => (one === null ? -1 : one.passed / one.trials)
  const ordered = passes.map((one, place) => ({ one, name: names[place] ?? '' }))
  ordered.sort((a, b) => rateOf(b.one) - rateOf(a.one))
  const groups = new Map<string, readonly string[]>()
  for (const { one, name } of ordered) {
    const words = describeOutcome(one)
    groups.set(words, [...(groups.get(words) ?? []), name])
  }
  return [...groups].map(([words, own]) => ({ words, names: own }))
}

function describeOutcome(one: Outcome): string {
  if (one === null) return 'has no score in'
  if (one.passed === 0) return 'fails in'
  return passesIn(one) ? 'passes in' : `passes ${one.passed} of ${one.trials} trials in`
}
