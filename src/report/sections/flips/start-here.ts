import { countOf, formatCount } from '../../../format/format-number.js'
import type { PairComparison } from '../../../model/result/pair-comparison.js'
import type { CaseDetail } from '../../../model/result/case-data.js'
import type { Block, CaseDetails, Text } from '../../../model/result/report.js'
import type { ReasonTopic } from '../../../model/score.js'
import { list, paragraph, present, strong } from '../../blocks.js'
import type { CandidateReport } from '../../candidate-report.js'
import { cutText } from '../cut-text.js'
import { linkCase } from './case-lists.js'
import { flipChange, orderFlips } from './case-states.js'
import { explainFlip } from './explain-flip.js'

/** More would not be read; the rest is folded. */
const CASES_SHOWN = 3
const ANSWER_LENGTH = 80
const START = 'Start here'

/** The cases to open first, worst first, each with why it broke; nothing where none broke or none may be named. */
export function buildStart({ comparison, context, cases }: CandidateReport, show: CaseDetails): readonly Block[] {
  if (show === 'none') return []
  const detailOf = new Map(cases.map((detail) => [detail.case_id, detail]))
  const broken = comparison.baseline === null ? orderFailing(cases) : listBroken(comparison)
  const items = broken.slice(0, CASES_SHOWN).map(({ id, notes }): Text => {
    const detail = detailOf.get(id)
    const why = show === 'full' && detail !== undefined ? explainCase(detail) : []
    const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`
    return [linkCase(id, context.links), note, ...(why.length === 0 ? [] : [': ', ...why])]
  })
  const left = broken.slice(CASES_SHOWN)
  const { word } = comparison.verdict
  const title = word === 'no-regression' || word === 'improved' ? 'Cases to look at' : START
  return listStart(items, left.length, { flaky: left.filter(({ isFlaky }) => isFlaky).length, title })
}

/** The first of the cases on which several arms disagree. */
export function buildStartOfSeveral(disagreements: Extract<Block, { kind: 'flips' }> | null): readonly Block[] {
  const { items = [], left_out: leftOut = 0 } = disagreements ?? {}
  const first = items.slice(0, CASES_SHOWN).map(({ summary }) => summary)
  return listStart(first, items.length - first.length + leftOut)
}

/** A flaky case that passes less often did not break, so the headline does not count it. */
function listStart(items: readonly Text[], left: number, { flaky = 0, title = START } = {}): readonly Block[] {
  if (items.length === 0) return []
  const more = present(
    left > flaky && `${formatCount(left - flaky)} more`,
    flaky > 0 && `${countOf(flaky, 'flaky case')} that now ${flaky === 1 ? 'passes' : 'pass'} less often`,
  ).join(', and ')
  return [paragraph(strong(title)), list(left === 0 ? items : [...items, `Below: ${more}`])]
}

interface Broken {
  readonly id: string
  /** Behind the id: "critical". */
  readonly notes: readonly string[]
  readonly isFlaky?: boolean
}

function listBroken({ flips }: PairComparison): readonly Broken[] {
  return orderFlips(flips)
    .filter((flip) => flip.kind === 'newly-failing' || (flip.kind === 'flaky' && flipChange(flip) < 0))
    .map(({ case_id: id, kind, critical, baseline, candidate }) => ({
      id,
      isFlaky: kind === 'flaky',
      notes: present(
        critical && 'critical',
        Math.max(baseline.trials, candidate.trials) > 1 &&
          `passed ${baseline.passed} of ${baseline.trials}, now ${candidate.passed} of ${candidate.trials}`,
      ),
    }))
}

function orderFailing(cases: readonly CaseDetail[]): readonly Broken[] {
  return [...cases]
    .sort((a, b) => Number(b.critical) - Number(a.critical))
    .map(({ case_id: id, critical }) => ({ id, notes: present(critical && 'critical') }))
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
