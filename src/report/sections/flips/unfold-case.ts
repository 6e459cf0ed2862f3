import { formatNumber } from '../../../format/format-number.js'
import { joinNames } from '../../../format/join-names.js'
import type {
  Block,
  FlipDetail,
  FlipSide,
  Inline,
  JudgeOpinion,
  ReportContext,
  Text,
} from '../../../model/result/report.js'
import type { NamedSide } from '../../told-candidate.js'
import { cutText } from '../cut-text.js'

const TEXT_LENGTH = 20_000
const SPANS_SHOWN = 10

/** A case as every arm that is compared met it, the baseline first. */
export interface MetCase {
  readonly detail: Omit<FlipDetail, 'baseline' | 'candidate' | 'reasons' | 'source_deleted'>
  /** Why it fails, a clause each. */
  readonly reasons: readonly string[]
  readonly sides: readonly NamedSide[]
}

/** What unfolds from a case: what was asked and expected, what each arm answered and retrieved, and what a judge said of it. */
export function unfoldCase({ detail, reasons, sides }: MetCase, context: ReportContext): Block[] {
  const place = locate(detail, context)
  const spans = compareSpans(sides)
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
    ...(reasons.length > 1 || (reasons[0] ?? '').length > 100
      ? [{ kind: 'list' as const, items: reasons.map((reason) => [cutText(reason, 1_000)]) }]
      : []),
    ...detail.expected_answers.slice(0, 3).map((answer) => preformatted('expected answer', answer)),
    ...describeAnswers(sides),
    ...buildJudgeBlocks(sides),
    ...listExpected(detail, sides),
    ...(spans === null ? [] : [spans]),
  ]
}

function preformatted(label: string, text: string): Block {
  return { kind: 'preformatted', label, text: cutText(text, TEXT_LENGTH) }
}

/** Every arm's answer; the same ones once. */
function describeAnswers(sides: readonly NamedSide[]): Block[] {
  const answerOf = ({ side }: NamedSide): string | null => (side?.failure === null ? side.answer : null)
  return sides.flatMap((one, place): Block[] => {
    const answer = answerOf(one)
    if (answer === null) return describeSide(one)
    const same = sides.filter((other) => answerOf(other) === answer)
    if (sides.findIndex((other) => answerOf(other) === answer) < place) return []
    if (same.length === 1) return describeSide(one)
    return [preformatted(`${joinNames(same.map(({ name }) => `${name}’s`))} answer, the same`, answer)]
  })
}

function describeSide({ side, name }: NamedSide): Block[] {
  if (side === null) return [{ kind: 'paragraph', text: [`${name} has no record of this case.`] }]
  if (side.failure !== null) {
    const { kind, message, stderr_tail: tail } = side.failure
    return [preformatted(`${name} failed (${kind})`, tail === null ? message : `${message}\n${tail}`)]
  }
  return side.answer === null ? [] : [preformatted(`${name}’s answer`, side.answer === '' ? '(empty)' : side.answer)]
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

/** What each arm retrieved, rank by rank; once where all retrieved the same. */
function compareSpans(sides: readonly NamedSide[]): Block | null {
  const retrieved = sides.map(({ side }) => side?.spans ?? [])
  const [first = []] = retrieved
  const rows = Math.min(SPANS_SHOWN, Math.max(...retrieved.map((spans) => spans.length)))
  if (rows === 0) return null
  const isSame = retrieved.every((spans) => JSON.stringify(spans) === JSON.stringify(first))
  if (isSame && sides[0]?.side !== null) {
    const who = sides.length === 1 ? '' : sides.length === 2 ? ' by both' : ' by all'
    return { kind: 'paragraph', text: [{ kind: 'strong', text: `Retrieved${who}:` }, ' ', ...listSpans(first)] }
  }
  const cell = (spans: FlipSide['spans'], rank: number): Text => {
    const span = spans.find((one) => one.rank === rank)
    if (span === undefined) return ['–']
    return [{ kind: 'code', text: cutText(span.label, 300) }, span.matches === null ? '' : ' ✓ expected']
  }
  return {
    kind: 'table',
    columns: [{ title: 'rank', align: 'right' }, ...sides.map(({ name }) => ({ title: name, align: 'left' as const }))],
    rows: Array.from({ length: rows }, (_, index) => [
      [String(index + 1)],
      ...retrieved.map((spans) => cell(spans, index + 1)),
    ]),
  }
}

/** The expected spans, and where each arm ranked them: `rank 1 → not retrieved`. */
function listExpected({ expected_spans: labels }: MetCase['detail'], sides: readonly NamedSide[]): Block[] {
  if (labels.length === 0) return []
  const items = labels.map((label): Text => {
    const ranks = writeRanks(label, sides)
    return [{ kind: 'code', text: cutText(label, 300) }, ranks === null ? '' : ` (${ranks})`]
  })
  const text = items.flatMap((item, index): Inline[] => [...(index === 0 ? [] : [', ']), ...item])
  return [{ kind: 'paragraph', text: [{ kind: 'strong', text: 'Expected:' }, ' ', ...text] }]
}

function writeRanks(label: string, sides: readonly NamedSide[]): string | null {
  const ranks = sides.flatMap(({ name, side }) => {
    if (side === null || side.failure !== null) return []
    const span = side.spans.find(({ matches }) => matches === label)
    return [{ name, rank: span === undefined ? 'not retrieved' : `rank ${span.rank}` }]
  })
  const [first] = ranks
  if (first === undefined) return null
  if (ranks.every(({ rank }) => rank === first.rank)) return first.rank
  return sides.length === 2
    ? ranks.map(({ rank }) => rank).join(' → ')
    : ranks.map(({ name, rank }) => `${name}: ${rank}`).join(', ')
}

function locate({ at }: MetCase['detail'], context: ReportContext): Inline[] {
  if (at === null) return []
  const text = `${at.file}:${at.line}`
  const { repository } = context.links
  const { commit } = context.candidate
  if (repository === undefined || commit === null) return [{ kind: 'code', text }]
  const path = at.file
    .replace(/\p{Cs}/gu, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  return [{ kind: 'link', text, url: `${repository}/blob/${commit}/${path}#L${at.line}` }]
}

const REASONING_LENGTH = 4_000
/** A rubric may have dozens. */
const SCORES_NAMED = 8

/** What the judge said of every answer, its reasons in its own words; nothing where nobody judged. */
function buildJudgeBlocks(sides: readonly NamedSide[]): readonly Block[] {
  return sides.flatMap(({ name, side }) => (side?.judge ?? []).map((opinion) => tell(opinion, name)))
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
