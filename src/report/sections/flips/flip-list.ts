import { countOf } from '../../../format/format-number.js'
import type { PairComparison } from '../../../model/result/pair-comparison.js'
import type { CaseDetail } from '../../../model/result/case-data.js'
import type { Block, CaseDetails, ReportContext, Text } from '../../../model/result/report.js'
import { flipChange, orderFlips } from './case-states.js'
import { buildFailingItem, buildFlipItem } from './flip-item.js'

/** More are counted; nobody reads the two-hundredth. */
const FLIPS_LISTED = 200

function countFlips(comparison: PairComparison): Text {
  const count = (kind: string): number => comparison.flips.filter((flip) => flip.kind === kind).length
  const failing = count('newly-failing')
  const passing = count('newly-passing')
  const flaky = comparison.flips.filter(({ kind }) => kind === 'flaky')
  const less = flaky.filter((flip) => flipChange(flip) < 0).length
  const more = flaky.length - less
  const parts = [
    ...(failing > 0 ? [`${countOf(failing, 'case')} broke`] : []),
    ...(passing > 0 ? [`${countOf(passing, 'case was fixed', 'cases were fixed')}`] : []),
    ...(less > 0 ? [countOf(less, 'flaky case passes less often', 'flaky cases pass less often')] : []),
    ...(more > 0 ? [countOf(more, 'flaky case passes more often', 'flaky cases pass more often')] : []),
  ]
  return [{ kind: 'strong', text: `${parts.join(', ')}.` }]
}

/** What fails now, where nothing was compared, so that a first run says what to look at; critical cases first. */
function listFailing(cases: readonly CaseDetail[], details: CaseDetails, context: ReportContext): Block | null {
  if (cases.length === 0) return null
  const lead: Text = [{ kind: 'strong', text: `${countOf(cases.length, 'case fails', 'cases fail')}.` }]
  const ordered = [...cases].sort((a, b) => Number(b.critical) - Number(a.critical))
  const items = details === 'none' ? [] : ordered.map((detail) => buildFailingItem(detail, details, context))
  return { kind: 'flips', lead, items, left_out: 0 }
}

/**
 * What flipped, worst first, or, where there is no baseline, what fails; null when nothing did. With details `none` only the
 * counts.
 */
export function buildFlipList(input: {
  readonly comparison: PairComparison
  readonly context: ReportContext
  readonly cases: readonly CaseDetail[]
  readonly details: CaseDetails
}): Block | null {
  const { comparison, context, details } = input
  if (comparison.baseline === null) return listFailing(input.cases, details, context)
  if (comparison.flips.length === 0) return null
  const lead = countFlips(comparison)
  if (details === 'none') return { kind: 'flips', lead, items: [], left_out: 0 }
  const detailOf = new Map(input.cases.map((detail) => [detail.case_id, detail]))
  const ordered = orderFlips(comparison.flips)
  const items = ordered
    .slice(0, FLIPS_LISTED)
    .map((flip) => buildFlipItem({ flip, detail: detailOf.get(flip.case_id), details, context }))
  return { kind: 'flips', lead, items, left_out: ordered.length - items.length }
}
