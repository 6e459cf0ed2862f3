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
  const count = countOf(disagreements.length, 'case does not come out', 'cases do not come out')
  const lead: Text = [{ kind: 'strong', text: `${count} the same in all arms.` }]
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
  const outcomes = groupOutcomes(one, names)
  const head: Text = [{ kind: 'code', text: id }, `${critical ? ' (critical)' : ''}: ${outcomes}`]
  const found = told.flatMap(({ flips, context }) => {
    const detail = flips.find((flip) => flip.case_id === id)
    return detail === undefined ? [] : [{ detail, context, name: context.names.candidate }]
  })
  const [first] = found
  if (details !== 'full' || first === undefined) return { case_id: id, summary: head, blocks: [] }
  const failing = found.filter(({ detail }) => detail.reasons.length > 0)
  const why = explainTogether(failing.map(({ detail }) => detail))
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
    summary: why.length === 0 ? head : [...head, ': ', ...why],
    blocks: unfoldCase({ detail: first.detail, reasons, sides }, first.context),
  }
}

/** Why the arms fail that do, where all fail for one reason. */
function explainTogether(failing: readonly FlipDetail[]): Text {
  const [first = [], ...others] = failing.map(explainFlip)
  return others.every((other) => plainText(other) === plainText(first)) ? first : []
}

/** `passes in poor, fair; fails in best`. */
function groupOutcomes({ passes }: Disagreement, names: readonly string[]): string {
  const groups = new Map<string, string[]>()
  passes.forEach((one, place) => {
    const outcome =
      one === null
        ? 'has no score in'
        : one.passed === 0
          ? 'fails in'
          : one.passed === one.trials
            ? 'passes in'
            : `passes ${one.passed} of ${one.trials} trials in`
    groups.set(outcome, [...(groups.get(outcome) ?? []), names[place] ?? ''])
  })
  return [...groups].map(([outcome, own]) => `${outcome} ${own.join(', ')}`).join('; ')
}
