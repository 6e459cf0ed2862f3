import { countOf } from '../../../format/format-number.js'
import type { Disagreement } from '../../../model/result/comparison.js'
import { plainText, type Block, type CaseDetails, type FlipItem, type Text } from '../../../model/result/report.js'
import type { Reason } from '../../../model/score.js'
import type { NamedTrial, CandidateReport } from '../../candidate-report.js'
import { explainFlip } from './explain-flip.js'
import { linkCase } from './flip-item.js'
import { unfoldCase } from './unfold-case.js'

/** More are counted; nobody reads the two-hundredth. */
const CASES_LISTED = 200

/** The cases on which several candidates and their baseline disagree: who passes, why the others do not, and what each of them said. */
export function buildDisagreementList(
  disagreements: readonly Disagreement[],
  told: readonly CandidateReport[],
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

function buildItem(one: Disagreement, told: readonly CandidateReport[], details: CaseDetails): FlipItem {
  const { case_id: id, critical } = one
  const names = [told[0]?.context.names.baseline ?? '', ...told.map(({ context }) => context.names.candidate)]
  const groups = groupOutcomes(one, names)
  const outcomes = groups.map(({ words, names: own }) => `${words} ${own.join(', ')}`).join('; ')
  const head: Text = [linkCase(id, told[0]?.context.links ?? {}), `${critical ? ' (critical)' : ''}: ${outcomes}`]
  const detail = told[0]?.cases.find((known) => known.case_id === id)
  const context = told[0]?.context
  if (details !== 'full' || detail === undefined || context === undefined)
    return { case_id: id, summary: head, blocks: [] }
  const failing = told.flatMap(({ context: { names: arm } }, place) => {
    const reasons = detail.candidates[place]?.detail.reasons ?? []
    const isFailing = reasons.length > 0 && !passesIn(one.passes[names.indexOf(arm.candidate)])
    return isFailing ? [{ name: arm.candidate, place, reasons }] : []
  })
  // Beside a baseline that fails too, what an arm found is no reason.
  const compared = passesIn(one.passes[0]) ? detail : { ...detail, baseline: null }
  const why = explainTogether(failing.map(({ place }) => explainFlip(compared, place)))
  // The words end with the arms that do worst; of any other it is said whose reason it is.
  const worst = groups.at(-1)?.names ?? []
  const link = failing.every(({ name }) => worst.includes(name))
    ? ': '
    : `; ${failing.map(({ name }) => name).join(', ')}: `
  const trials: readonly NamedTrial[] = [
    { name: names[0] ?? '', trial: detail.baseline?.detail ?? null },
    ...told.map(({ context: own }, place) => ({
      name: own.names.candidate,
      trial: detail.candidates[place]?.detail ?? null,
    })),
  ]
  const reasons = failing.flatMap(({ name, reasons: own }) =>
    own.map(({ about, text }): Reason => ({ about, text: `${name}: ${text}` })),
  )
  return {
    case_id: id,
    summary: why.length === 0 ? head : [...head, link, ...why],
    blocks: unfoldCase(detail, { reasons, trials, context }),
  }
}

/** Why the arms fail that do, where all fail for one reason. */
function explainTogether([first = [], ...others]: readonly Text[]): Text {
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
