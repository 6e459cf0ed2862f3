import type { CaseDetail } from '../../../model/result/case-data.js'
import type { Flip } from '../../../model/result/pair-comparison.js'
import type { CaseDetails, FlipItem, Inline, ReportContext, Text } from '../../../model/result/report.js'
import type { NamedTrial } from '../../candidate-report.js'
import { flipChange } from './case-states.js'
import { explainFlip } from './explain-flip.js'
import { unfoldCase } from './unfold-case.js'

/** A case's id, linked to the case where a report is published. */
export function linkCase(id: string, { page }: ReportContext['links']): Inline {
  return { kind: 'case', text: id, url: page === undefined ? null : `${page}#case=${encodeURIComponent(id)}` }
}

function describeKind(flip: Flip): string {
  const { baseline, candidate } = flip
  const isRepeated = Math.max(baseline.trials, candidate.trials) > 1
  const passes = `passes ${candidate.passed} of ${candidate.trials} trials, was ${baseline.passed} of ${baseline.trials}`
  const proof = `confirmed by ${candidate.trials - candidate.passed} of ${candidate.trials} trials`
  const critical = flip.critical ? ['critical'] : []
  if (flip.confirmed && candidate.trials > 1)
    return [...critical, proof, `passed ${baseline.passed} of ${baseline.trials} before`].join(', ')
  const word = {
    'newly-failing': flip.confirmed ? 'confirmed' : isRepeated ? null : 'broke',
    'newly-passing': isRepeated ? null : 'fixed',
    flaky: flipChange(flip) < 0 ? 'flaky, worse' : 'flaky, better',
  }[flip.kind]
  return [...critical, ...(word === null ? [] : [word]), ...(isRepeated ? [passes] : [])].join(', ')
}

/** One flipped case: what is always read (id, how it flipped, why) and, with `full` details, what unfolds from it. */
export function buildFlipItem(input: {
  readonly flip: Flip
  readonly detail: CaseDetail | undefined
  readonly details: CaseDetails
  readonly context: ReportContext
}): FlipItem {
  const { flip, detail, context } = input
  const kind = describeKind(flip)
  const head: Text = [linkCase(flip.case_id, context.links), kind === '' ? '' : ` (${kind})`]
  return input.details !== 'full' || detail === undefined
    ? { case_id: flip.case_id, summary: head, blocks: [] }
    : writeCase(head, detail, context)
}

/** One failing case of a run that is compared with nothing. */
export function buildFailingItem(detail: CaseDetail, details: CaseDetails, context: ReportContext): FlipItem {
  const head: Text = [linkCase(detail.case_id, context.links), detail.critical ? ' (critical)' : '']
  return details === 'full' ? writeCase(head, detail, context) : { case_id: detail.case_id, summary: head, blocks: [] }
}

function writeCase(head: Text, detail: CaseDetail, context: ReportContext): FlipItem {
  const why = explainFlip(detail)
  const { names } = context
  const now: NamedTrial = { name: names.candidate, trial: detail.candidates[0]?.detail ?? null }
  const before: NamedTrial = { name: names.baseline, trial: detail.baseline?.detail ?? null }
  return {
    case_id: detail.case_id,
    summary: why.length === 0 ? head : [...head, ': ', ...why],
    blocks: unfoldCase(detail, {
      reasons: now.trial?.reasons ?? [],
      trials: context.baseline.kind === 'none' ? [now] : [before, now],
      context,
    }),
  }
}
