import { present } from '../../../model/omit-undefined.js'
import { countOf, formatCount } from '../../../format/format-number.js'
import type { CaseDetail } from '../../../model/result/case-data.js'
import { findGateToOpen, type Flip, type PairComparison } from '../../../model/result/pair-comparison.js'
import {
  plainText,
  type Block,
  type DetailLevel,
  type FlipItem,
  type Inline,
  type ReportContext,
  type Text,
} from '../../../model/result/report.js'
import type { ReasonTopic } from '../../../model/score.js'
import { list, paragraph, strong } from '../../blocks.js'
import { type CandidateReport, type NamedTrial } from '../../candidate-report.js'
import { cutText } from '../../../format/cut-text.js'
import { quoteQuestion } from '../../words/case-words.js'
import { shortenBlock } from '../cut-text.js'
import { failsIn, flipChange, listFlips, orderFlips } from './case-states.js'
import { explainFlip, unfoldCase } from './unfold-case.js'
import { countWorse, writeLoss } from './worse-cases.js'

/** More cases are only counted. */
export const CASES_LISTED = 200

export type Flips = Extract<Block, { readonly kind: 'flips' }>

/** Names a case by its id, linked to the case on the published report page if there is one; by its question too if the id is opaque. */
export function nameCase(id: string, context: ReportContext): Text {
  const { page } = context.links
  const name: Inline = {
    kind: 'case',
    text: id,
    url: page === undefined ? null : `${page}#case=${encodeURIComponent(id)}`,
  }
  return [name, quoteQuestion(id, context.questions?.get(id))]
}

/** The stage at which a case broke, for cases whose reason does not name it. */
const STAGE_NOTES: Partial<Record<NonNullable<PairComparison['broken_stages']>[number]['stage'], string>> = {
  retrieval: 'passage not retrieved',
  rank: 'passage ranked too low',
  context: 'passage cut from the context',
  answer: 'passage was there',
}
const OF_RETRIEVAL: readonly (ReasonTopic | undefined)[] = ['spans', 'sources']

function noteStage(comparison: PairComparison, id: string, detail: CaseDetail | undefined): string | null {
  const stage = comparison.broken_stages?.find(({ cases }) => cases.includes(id))?.stage
  const isSaid = OF_RETRIEVAL.includes(detail?.candidates[0]?.detail.reasons[0]?.about)
  return stage === undefined || isSaid ? null : (STAGE_NOTES[stage] ?? null)
}

function describeKind(flip: Flip): string {
  const { baseline, candidate, kind, confirmed } = flip
  const isRepeated = Math.max(baseline.trials, candidate.trials) > 1
  const passes = `passes ${candidate.passed} of ${countOf(candidate.trials, 'trial')}, was ${baseline.passed} of ${baseline.trials}`
  const proof = `confirmed by ${candidate.trials - candidate.passed} of ${countOf(candidate.trials, 'trial')}`
  const critical = flip.critical && 'critical'
  if (confirmed && candidate.trials > 1)
    return present(critical, proof, `passed ${baseline.passed} of ${baseline.trials} before`).join(', ')
  const word = {
    'newly-failing': confirmed ? 'confirmed' : isRepeated ? null : 'broke',
    'newly-passing': isRepeated ? null : 'fixed',
    flaky: flipChange(flip) < 0 ? 'flaky, worse' : 'flaky, better',
  }[kind]
  return present(critical, word, isRepeated && passes).join(', ')
}

/** How many details of cases to show, of which candidate, and its context. */
interface Shown {
  readonly details: DetailLevel
  readonly context: ReportContext
  /** The position of the candidate among those of the cases; 0 if absent. */
  readonly place?: number
}

/** Builds the item of one case: id, notes and why it fails; with `full` details, also what unfolds from it. */
function buildItem(id: string, notes: readonly string[], detail: CaseDetail | undefined, shown: Shown): FlipItem {
  const { details, context, place = 0 } = shown
  const { names, baseline } = context
  const head: Text = [...nameCase(id, context), notes.length === 0 ? '' : ` (${notes.join(', ')})`]
  if (details !== 'full' || detail === undefined) return { case_id: id, summary: head, blocks: [] }
  const why = explainFlip(detail, place)
  const now: NamedTrial = { name: names.candidate, trial: detail.candidates[place]?.detail ?? null }
  const before: NamedTrial = { name: names.baseline, trial: detail.baseline?.detail ?? null }
  const trials = baseline.kind === 'none' ? [now] : [before, now]
  const blocks = unfoldCase(detail, { reasons: now.trial?.reasons ?? [], trials, context })
  return { case_id: id, summary: why.length === 0 ? head : [...head, ': ', ...why], blocks }
}

/** Lists failing cases below their number and `how` they fail: " as before". `null` if there are none. */
export function listFailing(cases: readonly CaseDetail[], how: string, shown: Shown): Flips | null {
  if (cases.length === 0) return null
  const named = shown.details === 'none' ? [] : cases
  const items = named.map((one) => buildItem(one.case_id, present(one.critical && 'critical'), one, shown))
  const lead = strong(`${countOf(cases.length, 'case fails', 'cases fail')}${how}.`)
  return { kind: 'flips', lead: [lead], items, left_out: 0 }
}

/** Builds the item of a flipped case, with how it flipped. */
export function buildFlipItem(flip: Flip, detail: CaseDetail | undefined, shown: Shown, stage: string | null = null) {
  return buildItem(flip.case_id, present(describeKind(flip), stage), detail, shown)
}

function countFlips(comparison: PairComparison): Text {
  const count = (kind: Flip['kind']): number => listFlips(comparison, kind).length
  const [failing, passing] = [count('newly-failing'), count('newly-passing')]
  const less = comparison.flips.filter((flip) => flip.kind === 'flaky' && flipChange(flip) < 0).length
  const more = count('flaky') - less
  const parts = present(
    failing > 0 && `${countOf(failing, 'case')} broke`,
    passing > 0 && countOf(passing, 'case was fixed', 'cases were fixed'),
    less > 0 && countOf(less, 'flaky case passes less often', 'flaky cases pass less often'),
    more > 0 && countOf(more, 'flaky case passes more often', 'flaky cases pass more often'),
  )
  return [strong(`${parts.join(', ')}.`)]
}

const criticalFirst = (cases: readonly CaseDetail[]): readonly CaseDetail[] =>
  [...cases].sort((a, b) => Number(b.critical) - Number(a.critical))

type ListInput = Pick<CandidateReport, 'comparison' | 'cases'> & Shown

/**
 * Lists the flipped cases, worst first, or without a baseline the failing ones, critical ones first; `null` if there are none. With details
 * `none`, only the counts.
 */
export function buildFlipList({ comparison, cases, ...input }: ListInput): Flips | null {
  if (comparison.baseline === null) return listFailing(criticalFirst(cases), '', input)
  const { flips } = comparison
  if (flips.length === 0) return null
  const lead = countFlips(comparison)
  if (input.details === 'none') return { kind: 'flips', lead, items: [], left_out: 0 }
  const detailOf = new Map(cases.map((detail) => [detail.case_id, detail]))
  const items = orderFlips(flips)
    .slice(0, CASES_LISTED)
    .map((flip) => {
      const detail = detailOf.get(flip.case_id)
      return buildFlipItem(flip, detail, input, noteStage(comparison, flip.case_id, detail))
    })
  return { kind: 'flips', lead, items, left_out: flips.length - items.length }
}

/**
 * Lists the cases that lost most on the gate that decides, worst first; `null` if flips explain the verdict or no case lost. `whose` names the
 * candidate among others.
 */
export function buildWorseList({ comparison, cases, ...input }: ListInput, whose = ''): Flips | null {
  const gate = findGateToOpen(comparison)
  if (gate === null) return null
  const { count, beyond, worst } = gate.worse_cases
  const lead = strong(`${whose}${countWorse(gate)}.`)
  if (input.details === 'none') return { kind: 'flips', lead: [lead], items: [], left_out: 0 }
  const items = worst.map((one) => {
    const detail = cases.find(({ case_id: id }) => id === one.case_id)
    const notes = present(detail?.critical === true && 'critical', writeLoss(gate.metric, one))
    return buildItem(one.case_id, notes, detail, input)
  })
  return { kind: 'flips', lead: [lead], items, left_out: (beyond ?? count) - items.length }
}

/** Drops what unfolds from the cases that another list shows in full. */
export function omitRepeated(list: Flips, other: Flips | null): Flips {
  const shown = new Set(other?.items.map(({ case_id: id }) => id))
  return { ...list, items: list.items.map((item) => (shown.has(item.case_id) ? { ...item, blocks: [] } : item)) }
}

/** The most cases, over all lists together, that a document describes in full. */
const MAX_DESCRIBED = 100
/**
 * The most characters of one answer and of all answers, of which a case has up to six. GitHub renders no Markdown file over half a
 * megabyte.
 */
const MAX_TEXT = 1_500
const ALL_TEXT = 300_000
const TEXTS_OF_CASE = 6

/** Lists the cases that flipped, then those that fail as before, worst first and shortened; empty if there are none. */
export function writeErrors(input: ListInput): readonly Block[] {
  const { baseline, flips } = input.comparison
  const changed = new Set(flips.map(({ case_id: id }) => id))
  const still =
    baseline === null ? [] : input.cases.filter((one) => !changed.has(one.case_id) && failsIn(one.candidates[0]))
  const passing = new Set(listFlips(input.comparison, 'newly-passing'))
  return shortenErrors(
    present(buildFlipList(input), buildWorseList(input), listFailing(still, ' as before', input)),
    passing,
  )
}

/** Shortens lists of cases for a document; `passing` cases, which are no errors, are listed by id only. */
export function shortenErrors(lists: readonly Flips[], passing: ReadonlySet<string> = new Set()): readonly Block[] {
  const listed = lists.reduce((sum, { items }) => sum + items.length, 0)
  const cases = Math.max(1, Math.min(MAX_DESCRIBED, listed))
  const length = Math.min(MAX_TEXT, Math.floor(ALL_TEXT / (TEXTS_OF_CASE * cases)))
  const shorten = (block: Block): Block => shortenBlock(block, length)
  let room = MAX_DESCRIBED
  return lists.map((list) => {
    const items = list.items
      .slice(0, room)
      .map((item) => ({ ...item, blocks: passing.has(item.case_id) ? [] : item.blocks.map(shorten) }))
    room -= items.length
    return { ...list, items, left_out: list.left_out + list.items.length - items.length }
  })
}

/** Readers would not read more; the rest is folded. */
const CASES_SHOWN = 3
const ANSWER_LENGTH = 80
const START: Text = [strong('Start here')]

/** Lists the cases to open first, worst first, with why each broke; empty if none broke or no case may be named. */
export function buildStart({ comparison, context, cases }: CandidateReport, show: DetailLevel): readonly Block[] {
  if (show === 'none') return []
  const worse = buildWorseList({ comparison, context, cases, details: show })
  if (worse !== null) return buildStartOf(worse, worse.lead)
  const detailOf = new Map(cases.map((detail) => [detail.case_id, detail]))
  const flips = orderFlips(comparison.flips).filter(isBroken)
  const broken = comparison.baseline === null ? criticalFirst(cases) : flips
  const items = broken.slice(0, CASES_SHOWN).map(({ case_id: id, critical }): Text => {
    const detail = detailOf.get(id)
    const flip = flips.find((one) => one.case_id === id)
    const why = show === 'full' && detail !== undefined ? explainCase(detail) : []
    const stage = show === 'full' && noteStage(comparison, id, detail)
    const notes = present(critical && 'critical', flip !== undefined && notePasses(flip), stage).join(', ')
    return [...nameCase(id, context), notes && ` (${notes})`, ...(why.length === 0 ? [] : [': ', ...why])]
  })
  const left = broken.length - items.length
  const flaky = flips.slice(CASES_SHOWN).filter(({ kind }) => kind === 'flaky').length
  const { word } = comparison.verdict
  const title = word === 'no-regression' || word === 'improved' ? [strong('Cases to look at')] : START
  return listStart(items, left, title, flaky)
}

/** Lists the first cases of a list, such as those on which several arms disagree, below `lead`. */
export function buildStartOf(cases: Flips | null, lead: Text = []): readonly Block[] {
  const { items = [], left_out: leftOut = 0 } = cases ?? {}
  const first = items.slice(0, CASES_SHOWN).map(({ summary }) => summary)
  const title = lead.length === 0 ? START : [...START, ` · ${plainText(lead)}`]
  return listStart(first, items.length - first.length + leftOut, title)
}

/**
 * Lists the first cases and counts the rest. Flaky cases that pass less often did not break, so they are counted apart, as in the headline.
 */
function listStart(items: readonly Text[], left: number, title: Text = START, flaky = 0): readonly Block[] {
  if (items.length === 0) return []
  const more = present(
    left > flaky && `${formatCount(left - flaky)} more`,
    flaky > 0 && `${countOf(flaky, 'flaky case')} that now ${flaky === 1 ? 'passes' : 'pass'} less often`,
  ).join(', and ')
  return [paragraph(...title), list(left === 0 ? items : [...items, `And ${more}`])]
}

const isBroken = (flip: Flip): boolean =>
  flip.kind === 'newly-failing' || (flip.kind === 'flaky' && flipChange(flip) < 0)

function notePasses({ baseline, candidate }: Flip): string | null {
  if (Math.max(baseline.trials, candidate.trials) < 2) return null
  return `passed ${baseline.passed} of ${baseline.trials}, now ${candidate.passed} of ${candidate.trials}`
}

const OF_ANSWER: readonly (ReasonTopic | undefined)[] = ['checks', 'hops']

/** Explains why a case broke; if the answer is at fault, quotes it. */
function explainCase(detail: CaseDetail): Text {
  const why = explainFlip(detail)
  const { answer, reasons } = detail.candidates[0]?.detail ?? {}
  const isOfAnswer = OF_ANSWER.includes(reasons?.[0]?.about) && why.length === 1
  const given = answer?.trim() ?? ''
  return isOfAnswer && given !== '' ? [...why, `: “${cutText(given, ANSWER_LENGTH)}”`] : why
}
