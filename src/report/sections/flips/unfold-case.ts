import { formatNumber } from '../../../format/format-number.js'
import { joinNames } from '../../../format/join-names.js'
import type { CaseDetail, JudgeOpinion, TrialDetail } from '../../../model/result/case-data.js'
import type { Block, Inline, ReportContext, Text } from '../../../model/result/report.js'
import type { Reason } from '../../../model/score.js'
import type { NamedTrial } from '../../candidate-report.js'
import { cutText } from '../cut-text.js'

const TEXT_LENGTH = 20_000
const SPANS_SHOWN = 10

/**
 * What unfolds from a case: what was asked and expected, what each arm answered and retrieved, the baseline first, and what a judge said of
 * it. `reasons` are why it fails.
 */
export function unfoldCase(
  detail: CaseDetail,
  input: {
    readonly reasons: readonly Reason[]
    readonly trials: readonly NamedTrial[]
    readonly context: ReportContext
  },
): Block[] {
  const { reasons, trials, context } = input
  const place = locate(detail, context)
  const spans = compareSpans(trials)
  // A failure is shown whole in the place of the answer.
  const listed = reasons.flatMap(({ about, text }) => (about === 'failure' ? [] : [text]))
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
    ...(listed.length > 1 || (listed[0] ?? '').length > 100
      ? [{ kind: 'list' as const, items: listed.map((reason) => [cutText(reason, 1_000)]) }]
      : []),
    ...detail.expected_answers.slice(0, 3).map((answer) => preformatted('expected answer', answer)),
    ...describeAnswers(trials),
    ...buildJudgeBlocks(trials),
    ...listExpected(detail, trials),
    ...(spans === null ? [] : [spans]),
  ]
}

function preformatted(label: string, text: string): Block {
  return { kind: 'preformatted', label, text: cutText(text, TEXT_LENGTH) }
}

/** Every arm's answer; the same ones once. */
function describeAnswers(trials: readonly NamedTrial[]): Block[] {
  const answerOf = ({ trial }: NamedTrial): string | null => trial?.answer ?? null
  return trials.flatMap((one, place): Block[] => {
    const answer = answerOf(one)
    if (answer === null) return describeFailure(one)
    const same = trials.filter((other) => answerOf(other) === answer)
    if (trials.findIndex((other) => answerOf(other) === answer) < place) return []
    return same.length === 1
      ? [preformatted(`${one.name}’s answer`, answer === '' ? '(empty)' : answer)]
      : [preformatted(`${joinNames(same.map(({ name }) => `${name}’s`))} answer, the same`, answer)]
  })
}

function describeFailure({ trial, name }: NamedTrial): Block[] {
  if (trial === null) return [{ kind: 'paragraph', text: [`${name} has no record of this case.`] }]
  if (trial.failure === null) return []
  const { kind, message, stderr_tail: tail } = trial.failure
  return [preformatted(`${name} failed (${kind})`, tail === null ? message : `${message}\n${tail}`)]
}

type Span = TrialDetail['spans'][number]

const isExpected = ({ finds }: Span): boolean => finds !== null && finds.relevance > 0

function listSpans(spans: readonly Span[]): Inline[] {
  return spans
    .slice(0, SPANS_SHOWN)
    .flatMap((span, index): Inline[] => [
      index === 0 ? '' : ', ',
      { kind: 'code', text: cutText(span.label, 300) },
      isExpected(span) ? ' ✓' : '',
    ])
}

/** What each arm retrieved, rank by rank, duplicates left out; once where all retrieved the same. */
function compareSpans(trials: readonly NamedTrial[]): Block | null {
  const retrieved = trials.map(({ trial }) => (trial?.spans ?? []).filter(({ rank }) => rank !== null))
  const [first = []] = retrieved
  const rows = Math.min(SPANS_SHOWN, Math.max(...retrieved.map((spans) => spans.length)))
  if (rows === 0) return null
  const nameOf = (spans: readonly Span[]): string => JSON.stringify(spans.map((span) => [span.label, isExpected(span)]))
  const isSame = retrieved.every((spans) => nameOf(spans) === nameOf(first))
  if (isSame && trials[0]?.trial !== null) {
    const who = trials.length === 1 ? '' : trials.length === 2 ? ' by both' : ' by all'
    return { kind: 'paragraph', text: [{ kind: 'strong', text: `Retrieved${who}:` }, ' ', ...listSpans(first)] }
  }
  const cell = (span: Span | undefined): Text =>
    span === undefined
      ? ['–']
      : [{ kind: 'code', text: cutText(span.label, 300) }, isExpected(span) ? ' ✓ expected' : '']
  return {
    kind: 'table',
    columns: [
      { title: 'rank', align: 'right' },
      ...trials.map(({ name }) => ({ title: name, align: 'left' as const })),
    ],
    rows: Array.from({ length: rows }, (_, index) => [
      [String(index + 1)],
      ...retrieved.map((spans) => cell(spans[index])),
    ]),
  }
}

/** The expected spans, and where each arm ranked them: `rank 1 → not retrieved`. */
function listExpected({ expected_spans: spans }: CaseDetail, trials: readonly NamedTrial[]): Block[] {
  const labels = spans.flatMap(({ label, relevance }) => (relevance > 0 ? [label] : []))
  if (labels.length === 0) return []
  const items = labels.map((label): Text => {
    const ranks = writeRanks(label, trials)
    return [{ kind: 'code', text: cutText(label, 300) }, ranks === null ? '' : ` (${ranks})`]
  })
  const text = items.flatMap((item, index): Inline[] => [...(index === 0 ? [] : [', ']), ...item])
  return [{ kind: 'paragraph', text: [{ kind: 'strong', text: 'Expected:' }, ' ', ...text] }]
}

function writeRanks(label: string, trials: readonly NamedTrial[]): string | null {
  const ranks = trials.flatMap(({ name, trial }) => {
    if (trial === null || trial.failure !== null) return []
    const span = trial.spans.find(({ finds }) => finds?.label === label)
    return [{ name, rank: span === undefined ? 'not retrieved' : `rank ${span.rank ?? '–'}` }]
  })
  const [first] = ranks
  if (first === undefined) return null
  if (ranks.every(({ rank }) => rank === first.rank)) return first.rank
  return trials.length === 2
    ? ranks.map(({ rank }) => rank).join(' → ')
    : ranks.map(({ name, rank }) => `${name}: ${rank}`).join(', ')
}

function locate({ at: { file, line } }: CaseDetail, context: ReportContext): Inline[] {
  if (line === null) return []
  const text = `${file}:${line}`
  const { repository } = context.links
  const { commit } = context.candidate
  if (repository === undefined || commit === null) return [{ kind: 'code', text }]
  const path = file
    .replace(/\p{Cs}/gu, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  return [{ kind: 'link', text, url: `${repository}/blob/${commit}/${path}#L${line}` }]
}

const REASONING_LENGTH = 4_000
/** A rubric may have dozens. */
const SCORES_NAMED = 8

/** What the judge said of every answer, its reasons in its own words; nothing where nobody judged. */
function buildJudgeBlocks(trials: readonly NamedTrial[]): readonly Block[] {
  return trials.flatMap(({ name, trial }) => (trial?.judged ?? []).map((opinion) => writeOpinion(opinion, name)))
}

function writeOpinion(opinion: JudgeOpinion, name: string): Block {
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
