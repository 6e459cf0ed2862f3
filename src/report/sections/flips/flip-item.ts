import { formatNumber } from '../../../format/format-number.js'
import type { Flip } from '../../../model/result/pair-comparison.js'
import type {
  Block,
  CaseDetails,
  FlipDetail,
  FlipItem,
  FlipSide,
  Inline,
  JudgeOpinion,
  ReportContext,
  Text,
} from '../../../model/result/report.js'
import { flipChange } from './case-states.js'
import { cutText } from '../cut-text.js'
import { explainFlip } from './explain-flip.js'

const TEXT_LENGTH = 20_000
const SPANS_SHOWN = 10

function describeKind(flip: Flip): string {
  const { baseline, candidate } = flip
  const isRepeated = Math.max(baseline.trials, candidate.trials) > 1
  const passes = `passes ${candidate.passed} of ${candidate.trials} trials, was ${baseline.passed} of ${baseline.trials}`
  const proof = `confirmed by ${candidate.trials - candidate.passed} of ${candidate.trials} trials`
  if (flip.confirmed && candidate.trials > 1)
    return [flip.critical ? 'critical' : null, proof, `passed ${baseline.passed} of ${baseline.trials} before`]
      .filter((part) => part !== null)
      .join(', ')
  const word = {
    'newly-failing': flip.confirmed ? 'confirmed' : isRepeated ? null : 'newly fails',
    'newly-passing': isRepeated ? null : 'newly passes',
    flaky: flipChange(flip) < 0 ? 'flaky, worse' : 'flaky, better',
  }[flip.kind]
  return [flip.critical ? 'critical' : null, word, isRepeated ? passes : null]
    .filter((part) => part !== null)
    .join(', ')
}

function preformatted(label: string, text: string): Block {
  return { kind: 'preformatted', label, text: cutText(text, TEXT_LENGTH) }
}

function describeSide(side: FlipSide | null, name: string): Block[] {
  if (side === null) return [{ kind: 'paragraph', text: [`${name} has no observation of this case.`] }]
  if (side.failure !== null) {
    const { kind, message, stderr_tail: tail } = side.failure
    return [preformatted(`${name} failed (${kind})`, tail === null ? message : `${message}\n${tail}`)]
  }
  return side.answer === null ? [] : [preformatted(`${name}’s answer`, side.answer === '' ? '(empty)' : side.answer)]
}

function describeAnswers(detail: FlipDetail, { names, baseline: compared }: ReportContext): Block[] {
  const { baseline, candidate } = detail
  const isSame = baseline?.failure === null && candidate?.failure === null && baseline.answer === candidate.answer
  if (isSame && candidate.answer !== null)
    return [preformatted(`${names.baseline}’s and ${names.candidate}’s answer, the same`, candidate.answer)]
  const before = compared.kind === 'none' ? [] : describeSide(baseline, names.baseline)
  return [...before, ...describeSide(candidate, names.candidate)]
}

function listSpans(spans: FlipSide['spans']): Inline[] {
  return spans
    .slice(0, SPANS_SHOWN)
    .flatMap(({ label, matches }, index): Inline[] => [
      index === 0 ? '' : ', ',
      { kind: 'code', text: cutText(label, 300) },
      matches === null ? '' : ' ✓',
    ])
}

function compareSpans(detail: FlipDetail, { names, baseline }: ReportContext): Block | null {
  const sides = [detail.baseline?.spans ?? [], detail.candidate?.spans ?? []]
  const rows = Math.min(SPANS_SHOWN, Math.max(...sides.map((spans) => spans.length)))
  if (rows === 0) return null
  const [before = [], now = []] = sides
  if (baseline.kind === 'none')
    return { kind: 'paragraph', text: [{ kind: 'strong', text: 'Retrieved:' }, ' ', ...listSpans(now)] }
  if (detail.baseline !== null && JSON.stringify(before) === JSON.stringify(now))
    return { kind: 'paragraph', text: [{ kind: 'strong', text: 'Retrieved by both:' }, ' ', ...listSpans(now)] }
  const cell = (spans: FlipSide['spans'], rank: number): Text => {
    const span = spans.find((one) => one.rank === rank)
    if (span === undefined) return ['–']
    return [{ kind: 'code', text: cutText(span.label, 300) }, span.matches === null ? '' : ' ✓ expected']
  }
  return {
    kind: 'table',
    columns: [
      { title: 'rank', align: 'right' },
      { title: names.baseline, align: 'left' },
      { title: names.candidate, align: 'left' },
    ],
    rows: Array.from({ length: rows }, (_, index) => [
      [String(index + 1)],
      ...sides.map((spans) => cell(spans, index + 1)),
    ]),
  }
}

/** The expected spans, and where each side ranked them: `rank 1 → not retrieved`. */
function listExpected({ expected_spans: labels, baseline, candidate }: FlipDetail, context: ReportContext): Block[] {
  if (labels.length === 0) return []
  const rankOf = (side: FlipSide | null, label: string): string | null => {
    if (side === null || side.failure !== null) return null
    const span = side.spans.find(({ matches }) => matches === label)
    return span === undefined ? 'not retrieved' : `rank ${span.rank}`
  }
  const items = labels.map((label): Text => {
    const [before, now] = [rankOf(context.baseline.kind === 'none' ? null : baseline, label), rankOf(candidate, label)]
    const ranks = before === now || before === null || now === null ? (now ?? before) : `${before} → ${now}`
    return [{ kind: 'code', text: cutText(label, 300) }, ranks === null ? '' : ` (${ranks})`]
  })
  const text = items.flatMap((item, index): Inline[] => [...(index === 0 ? [] : [', ']), ...item])
  return [{ kind: 'paragraph', text: [{ kind: 'strong', text: 'Expected:' }, ' ', ...text] }]
}

function locate(detail: FlipDetail, context: ReportContext): Inline[] {
  if (detail.at === null) return []
  const text = `${detail.at.file}:${detail.at.line}`
  const { repository } = context.links
  const { commit } = context.candidate
  if (repository === undefined || commit === null) return [{ kind: 'code', text }]
  const path = detail.at.file
    .replace(/\p{Cs}/gu, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  return [{ kind: 'link', text, url: `${repository}/blob/${commit}/${path}#L${detail.at.line}` }]
}

function unfold(detail: FlipDetail, context: ReportContext): Block[] {
  const place = locate(detail, context)
  const spans = compareSpans(detail, context)
  return [
    {
      kind: 'paragraph',
      text: [
        { kind: 'strong', text: 'Query:' },
        ` ${cutText(detail.query, 2_000)}`,
        ...(place.length > 0 ? [' (', ...place, ')'] : []),
      ],
    },
    // A single reason that fits stands in the summary already.
    ...(detail.reasons.length > 1 || (detail.reasons[0] ?? '').length > 100
      ? [{ kind: 'list' as const, items: detail.reasons.map((reason) => [cutText(reason, 1_000)]) }]
      : []),
    ...detail.expected_answers.slice(0, 3).map((answer) => preformatted('expected answer', answer)),
    ...describeAnswers(detail, context),
    ...buildJudgeBlocks(detail, context),
    ...listExpected(detail, context),
    ...(spans === null ? [] : [spans]),
  ]
}

/** One flipped case: what is always read (id, how it flipped, why) and, with `full` details, what unfolds from it. */
export function buildFlipItem(input: {
  readonly flip: Flip
  readonly detail: FlipDetail | undefined
  readonly details: CaseDetails
  readonly context: ReportContext
}): FlipItem {
  const { flip, detail, context } = input
  const kind = describeKind(flip)
  const head: Text = [{ kind: 'code', text: flip.case_id }, kind === '' ? '' : ` (${kind})`]
  return input.details !== 'full' || detail === undefined
    ? { case_id: flip.case_id, summary: head, blocks: [] }
    : tellCase(head, detail, context)
}

/** One failing case of a run that is compared with nothing. */
export function buildFailingItem(detail: FlipDetail, details: CaseDetails, context: ReportContext): FlipItem {
  const head: Text = [{ kind: 'code', text: detail.case_id }, detail.critical ? ' (critical)' : '']
  return details === 'full' ? tellCase(head, detail, context) : { case_id: detail.case_id, summary: head, blocks: [] }
}

function tellCase(head: Text, detail: FlipDetail, context: ReportContext): FlipItem {
  const why = explainFlip(detail)
  const summary = why.length === 0 ? head : [...head, ': ', ...why]
  return { case_id: detail.case_id, summary, blocks: unfold(detail, context) }
}

const REASONING_LENGTH = 4_000
/** A rubric may have dozens. */
const SCORES_NAMED = 8

/** What the judge said of both answers, its reasons in its own words; nothing where nobody judged. */
function buildJudgeBlocks({ baseline, candidate }: FlipDetail, { names }: ReportContext): readonly Block[] {
  return [
    ...(baseline?.judge ?? []).map((opinion) => tell(opinion, names.baseline)),
    ...(candidate?.judge ?? []).map((opinion) => tell(opinion, names.candidate)),
  ]
}

function tell(opinion: JudgeOpinion, name: string): Block {
  const lead = `judge on ${name}’s answer${opinion.question === 'answer' ? '' : `, ${opinion.question}`}`
  if (opinion.kind === 'unjudged')
    return paragraph(lead, ` gave no judgment: ${cutText(opinion.reason, REASONING_LENGTH)}`)
  const scores = listScores(opinion)
  return opinion.reasoning === null
    ? paragraph(lead, `: ${scores}`)
    : {
        kind: 'preformatted',
        label: scores === '' ? lead : `${lead}: ${scores}`,
        text: cutText(opinion.reasoning, REASONING_LENGTH),
      }
}

function paragraph(lead: string, text: string): Block {
  return { kind: 'paragraph', text: [{ kind: 'strong', text: lead }, text] }
}

/** "correctness 2/5, completeness 5/5", "answer quality .70". */
function listScores({ scores }: Extract<JudgeOpinion, { readonly kind: 'judged' }>): string {
  const shown = scores.slice(0, SCORES_NAMED).map(({ name, value, most }) => {
    if (value === null) return `${cutText(name, 60)} –`
    const number = most === 1 ? formatNumber(value, { decimals: 2, bare: true }) : `${value}/${most}`
    return `${cutText(name, 60)} ${number}`
  })
  return [...shown, ...(scores.length > SCORES_NAMED ? [`${scores.length - SCORES_NAMED} more`] : [])].join(', ')
}
