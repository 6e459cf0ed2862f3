import { present } from '../../../model/omit-undefined.js'
import { formatNumber } from '../../../format/format-number.js'
import { countRest, joinNames } from '../../../format/join-names.js'
import type { CaseDetail, JudgeOpinion, TrialDetail } from '../../../model/result/case-data.js'
import type { Block, ReportContext, Text } from '../../../model/result/report.js'
import type { Reason, ReasonTopic } from '../../../model/score.js'
import { code, joinTexts, link, list, paragraph, right, strong, table } from '../../blocks.js'
import type { NamedTrial } from '../../candidate-report.js'
import { cutText } from '../../../format/cut-text.js'

const REASON_LENGTH = 160

/** Returns the rank of an expected span in a trial; `null` if the span was not retrieved. */
const rankOf = (label: string, { spans }: TrialDetail): number | null =>
  spans.find(({ finds }) => finds?.label === label)?.rank ?? null

/** Returns the expected span that a trial ranked best among the `top` ranks; `null` if there is none. */
function bestSpan({ spans }: TrialDetail, top: number): { readonly label: string; readonly rank: number } | null {
  const [best] = spans
    .filter((span) => isExpected(span) && span.rank !== null && span.rank <= top)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  return best?.finds ? { label: best.finds.label, rank: best.rank ?? 0 } : null
}

/** Describes where an expected span is that is not among the `top` ranks. */
function placeNow(label: string, trial: TrialDetail, top: number): string {
  const rank = rankOf(label, trial)
  if (rank !== null) return `rank ${rank} (the top ${top} count)`
  if (trial.spans.length === 0) return 'nothing was retrieved'
  // A span with the same path but another hash does not count as the expected one.
  const isThere = trial.spans.some((span) => span.label === label && span.finds === null && span.rank !== null)
  return isThere ? 'retrieved with another hash' : 'not retrieved'
}

const isAbout = (trial: TrialDetail | null | undefined, topic: ReasonTopic): boolean =>
  trial?.reasons.some(({ about }) => about === topic) === true

/**
 * Explains in half a sentence why a case flipped in a candidate: by the first reason of its trial. If that is about spans and the baseline
 * found one, by where that span is now; for a fixed case, by which expected span is found again. Empty without a reason.
 */
export function explainFlip({ baseline, candidates, top_k: top }: CaseDetail, place = 0): Text {
  const [before, now] = [baseline?.detail, candidates[place]?.detail]
  const [reason] = (now?.reasons ?? []).filter(({ about }) => about !== 'unscored')
  if (reason?.about === 'deleted' || now === undefined) return reason === undefined ? [] : [reason.text]
  if (isAbout(now, 'spans') && before?.failure === null) {
    const lost = bestSpan(before, top)
    if (lost !== null && bestSpan(now, top) === null) {
      const where = placeNow(lost.label, now, top)
      return [code(cutText(lost.label, REASON_LENGTH)), ` was rank ${lost.rank}, now ${where}`]
    }
  }
  if (reason !== undefined) return [cutText(reason.text, REASON_LENGTH)]
  const back = before?.failure === null && isAbout(before, 'spans') ? bestSpan(now, top) : null
  if (back === null || before === undefined) return []
  const rank = rankOf(back.label, before)
  const was = rank === null ? 'was not retrieved' : `was rank ${rank}`
  return [code(cutText(back.label, REASON_LENGTH)), ` ${was}, now rank ${back.rank}`]
}

const TEXT_LENGTH = 20_000
const SPANS_SHOWN = 10

/**
 * Returns what unfolds from a case: query and expectation, the answer and retrieved spans of each arm, the baseline first, and the judge's
 * grades. `reasons` are why the case fails.
 */
export function unfoldCase(
  detail: CaseDetail,
  { reasons, trials, context }: { reasons: readonly Reason[]; trials: readonly NamedTrial[]; context: ReportContext },
): Block[] {
  const place = locate(detail, context)
  // A failure is shown in full in place of the answer.
  const listed = reasons.flatMap(({ about, text }) => (about === 'failure' ? [] : [text]))
  return [
    paragraph(strong('Query:'), ` ${cutText(detail.query, 2_000)}`, ...(place.length > 0 ? [' (', ...place, ')'] : [])),
    // A single reason that is short enough is in the summary already.
    ...present(
      (listed.length > 1 || (listed[0] ?? '').length > 100) && list(listed.map((text) => cutText(text, 1_000))),
    ),
    ...detail.expected_answers.slice(0, 3).map((answer) => preformatted('expected answer', answer)),
    ...describeAnswers(trials),
    // Each answer's judgment, with the judge's own reasoning.
    ...trials.flatMap(({ name, trial }) => (trial?.judged ?? []).map((opinion) => writeOpinion(opinion, name))),
    ...present(listExpected(detail, trials), compareSpans(trials)),
  ]
}

function preformatted(label: string, text: string): Block {
  return { kind: 'preformatted', label, text: cutText(text, TEXT_LENGTH) }
}

/** Shows every arm's answer; equal answers once. */
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
  if (trial === null) return [paragraph(`${name} has no record of this case.`)]
  if (trial.failure === null) return []
  const { kind, message, stderr_tail: tail } = trial.failure
  return [preformatted(`${name} failed (${kind})`, tail === null ? message : `${message}\n${tail}`)]
}

type Span = TrialDetail['spans'][number]

const isExpected = ({ finds }: Span): boolean => finds !== null && finds.relevance > 0

/** Shows what each arm retrieved, by rank, without duplicates; once if all arms retrieved the same. */
function compareSpans(trials: readonly NamedTrial[]): Block | null {
  const retrieved = trials.map(({ trial }) => (trial?.spans ?? []).filter(({ rank }) => rank !== null))
  const [first = []] = retrieved
  const rows = Math.min(SPANS_SHOWN, Math.max(...retrieved.map((spans) => spans.length)))
  if (rows === 0) return null
  const nameOf = (spans: readonly Span[]): string => JSON.stringify(spans.map((span) => [span.label, isExpected(span)]))
  const isSame = retrieved.every((spans) => nameOf(spans) === nameOf(first))
  const name = (span: Span, mark: string): Text => [code(cutText(span.label, 300)), isExpected(span) ? mark : '']
  if (isSame && trials[0]?.trial !== null) {
    const who = trials.length === 1 ? '' : trials.length === 2 ? ' by both' : ' by all'
    const names = first.slice(0, SPANS_SHOWN).map((span) => name(span, ' ✓'))
    return paragraph(strong(`Retrieved${who}:`), ' ', ...joinTexts(names, ', '))
  }
  const cell = (span: Span | undefined): Text => (span === undefined ? ['–'] : name(span, ' ✓ expected'))
  return table(
    [right('rank'), ...trials.map((one) => one.name)],
    Array.from({ length: rows }, (_, at) => [String(at + 1), ...retrieved.map((spans) => cell(spans[at]))]),
  )
}

/** Lists the expected spans and where each arm ranked them: `rank 1 → not retrieved`. */
function listExpected({ expected_spans: spans }: CaseDetail, trials: readonly NamedTrial[]): Block | null {
  const items = spans.flatMap(({ label, relevance }): readonly Text[] => {
    if (relevance <= 0) return []
    const ranks = writeRanks(label, trials)
    return [[code(cutText(label, 300)), ranks === null ? '' : ` (${ranks})`]]
  })
  return items.length === 0 ? null : paragraph(strong('Expected:'), ' ', ...joinTexts(items, ', '))
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

function locate({ at: { file, line } }: CaseDetail, context: ReportContext): Text {
  if (line === null) return []
  const text = `${file}:${line}`
  const { repository } = context.links
  const { commit } = context.candidate
  if (repository === undefined || commit === null) return [code(text)]
  const path = file
    .replace(/\p{Cs}/gu, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  return link(text, `${repository}/blob/${commit}/${path}#L${line}`)
}

const REASONING_LENGTH = 4_000
/** A rubric can have dozens of scores. */
const SCORES_NAMED = 8

function writeOpinion(opinion: JudgeOpinion, name: string): Block {
  const lead = `judge on ${name}’s answer${opinion.question === 'answer' ? '' : `, ${opinion.question}`}`
  if (opinion.kind === 'unjudged')
    return paragraph(strong(lead), ` gave no judgment: ${cutText(opinion.reason, REASONING_LENGTH)}`)
  const scores = listScores(opinion)
  if (opinion.reasoning === null) return paragraph(strong(lead), `: ${scores}`)
  const label = scores === '' ? lead : `${lead}: ${scores}`
  return { kind: 'preformatted', label, text: cutText(opinion.reasoning, REASONING_LENGTH) }
}

/** Writes "correctness 2/5, completeness 5/5", "answer quality .70". */
function listScores({ scores }: Extract<JudgeOpinion, { readonly kind: 'judged' }>): string {
  const named = scores.map(({ name, value, most }) => {
    if (value === null) return `${cutText(name, 60)} –`
    const number = most === 1 ? formatNumber(value, { decimals: 2, bare: true }) : `${value}/${most}`
    return `${cutText(name, 60)} ${number}`
  })
  return countRest(named, SCORES_NAMED, (left) => `${left} more`).join(', ')
}
