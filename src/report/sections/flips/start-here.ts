import { formatCount } from '../../../format/format-number.js'
import type { Flip, PairComparison } from '../../../model/result/pair-comparison.js'
import type { CaseDetail } from '../../../model/result/case-data.js'
import type { Block, CaseDetails, Text } from '../../../model/result/report.js'
import type { ReasonTopic } from '../../../model/score.js'
import type { CandidateReport } from '../../candidate-report.js'
import { cutText } from '../cut-text.js'
import { orderFlips } from './case-states.js'
import { explainFlip } from './explain-flip.js'
import { linkCase } from './flip-item.js'

/** More would not be read; the rest is folded. */
const CASES_SHOWN = 3
const ANSWER_LENGTH = 80

/** The cases to open first, worst first, each with why it broke; nothing where none broke or none may be named. */
export function buildStart(told: CandidateReport, details: CaseDetails): readonly Block[] {
  if (details === 'none') return []
  const { comparison, context, cases } = told
  const detailOf = new Map(cases.map((detail) => [detail.case_id, detail]))
  const broken = comparison.baseline === null ? orderFailing(cases) : listBroken(comparison)
  const items = broken.slice(0, CASES_SHOWN).map(({ id, note }): Text => {
    const detail = detailOf.get(id)
    const why = details === 'full' && detail !== undefined ? explainCase(detail) : []
    return [linkCase(id, context.links), note, ...(why.length === 0 ? [] : [': ', ...why])]
  })
  return listStart(items, broken.length - items.length)
}

/** The first of the cases on which several arms disagree. */
export function buildStartOfSeveral(disagreements: Block | null): readonly Block[] {
  if (disagreements?.kind !== 'flips') return []
  const { items, left_out: leftOut } = disagreements
  const shown = items.slice(0, CASES_SHOWN)
  return listStart(
    shown.map(({ summary }) => summary),
    items.length - shown.length + leftOut,
  )
}

function listStart(items: readonly Text[], left: number): readonly Block[] {
  if (items.length === 0) return []
  return [
    { kind: 'paragraph', text: [{ kind: 'strong', text: 'Start here' }] },
    { kind: 'list', items: left === 0 ? items : [...items, [`${formatCount(left)} more below`]] },
  ]
}

interface Broken {
  readonly id: string
  /** Behind the id: " (critical)". */
  readonly note: string
}

function listBroken({ flips }: PairComparison): readonly Broken[] {
  return orderFlips(flips)
    .filter(
      ({ kind, baseline, candidate }) =>
        kind === 'newly-failing' ||
        (kind === 'flaky' && candidate.passed * baseline.trials < baseline.passed * candidate.trials),
    )
    .map((flip) => ({ id: flip.case_id, note: describeTrials(flip) }))
}

function describeTrials({ critical, baseline, candidate }: Flip): string {
  const trials = Math.max(baseline.trials, candidate.trials)
  const notes = [
    ...(critical ? ['critical'] : []),
    ...(trials > 1
      ? [`passed ${baseline.passed} of ${baseline.trials}, now ${candidate.passed} of ${candidate.trials}`]
      : []),
  ]
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

function orderFailing(cases: readonly CaseDetail[]): readonly Broken[] {
  return [...cases]
    .sort((a, b) => Number(b.critical) - Number(a.critical))
    .map(({ case_id: id, critical }) => ({ id, note: critical ? ' (critical)' : '' }))
}

const OF_ANSWER: readonly (ReasonTopic | undefined)[] = ['checks', 'hops']

/** Why it broke; where the answer is at fault, the answer too. */
function explainCase(detail: CaseDetail): Text {
  const why = explainFlip(detail)
  const { answer, reasons } = detail.candidates[0]?.detail ?? {}
  const isOfAnswer = OF_ANSWER.includes(reasons?.[0]?.about) && why.length === 1
  const given = answer?.trim() ?? ''
  return isOfAnswer && given !== '' ? [...why, `: “${cutText(given, ANSWER_LENGTH)}”`] : why
}
