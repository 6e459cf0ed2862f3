import { present } from '../../model/omit-undefined.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { joinAndCount, shortCommit } from '../../format/join-names.js'
import { cutText } from '../../format/cut-text.js'
import {
  CLEAN_NIGHTS,
  type Episode,
  isBoundId,
  isDriftId,
  isWorstYet,
  type IssueAction,
  LEVEL_NIGHTS,
  type NightComparison,
  readRegressionId,
  type Regression,
  type SuspectCommit,
  type Tonight,
} from '../../model/result/night.js'
import { type Block, plainText, type Text } from '../../model/result/report.js'
import type { NightOutcome } from '../../model/run/history.js'
import { code, details, link, list, paragraph, strong } from '../blocks.js'
import { allowedChange } from '../sections/gate-words.js'
import { type Forms, fitLine } from './word-styles.js'
import { describeForTitle, describeFurther, describeRecovered, describeLoss } from './regression-words.js'

const MAX_LINES = 10
const MAX_COMMITS = 20
const OPEN_COMMITS = 5
const MAX_FACTS = 2
const LONGEST_SUBJECT = 100
const LONGEST_TITLE = 200

export interface IssueFacts {
  readonly suite: string
  readonly commit: string
  readonly regressions: readonly Regression[]
  /**
   * How the regression was confirmed tonight: "a fresh run of 60 cases, judged on the new data alone: success 93 % → 80 % (p = .002)";
   * empty if it was confirmed on an earlier night.
   */
  readonly confirmation: string
  /** The day on which it was first found; `null` if tonight. */
  readonly since: string | null
  /** What the night was compared with; `null` if only bounds are broken, which need no comparison. */
  readonly compared_with: 'the last good night' | 'the reference' | null
  /** The commit of the run compared with; `null` if unknown. */
  readonly good: string | null
  /** When that run was measured, and when this night was, in ISO 8601; `null` if unknown. */
  readonly good_at: string | null
  readonly measured_at: string
  /** What was worse before tonight, and by at most how many margins. */
  readonly worst_before: Episode['worst']
  readonly suspects: { readonly commits: readonly SuspectCommit[]; readonly total: number; readonly url: string } | null
  /** The result of a search for the commit, in markdown; `null` if there was no search. */
  readonly search: string | null
  /** The commit that the search found; `null` if none. */
  readonly culprit: string | null
  /** Metrics that crept up or down over the previous nights, one clause each. */
  readonly trends?: readonly string[]
  /** Whether later nights know this one. Without a history, no night can be the second good one, and no level is accepted. */
  readonly has_history: boolean
  /** A command line. */
  readonly reproduce: string
}

/**
 * Writes the issue's title: the primary gate first, with figures.
 * @example 'Golden suite helpdesk: success fell from 92 % to 81 % since 20 Nov'
 */
export function writeIssueTitle(input: Pick<IssueFacts, 'suite' | 'regressions' | 'good_at' | 'measured_at'>): string {
  const { suite, regressions, good_at, measured_at } = input
  // A broken bound is broken by itself, not since the night that the others are compared with.
  const isMove = regressions.slice(0, MAX_FACTS).every(({ id }) => !isBoundId(id))
  const since = good_at === null || !isMove ? '' : ` since ${writeDay(good_at, measured_at)}`
  const facts = regressions.map(describeForTitle)
  const parts: readonly Forms[] = [
    [[`Golden suite ${suite}: `]],
    [[`${listFacts(facts)}${since}`], [`${joinAndCount(facts, 1)}${since}`], [joinAndCount(facts, 1)]],
  ]
  return cutText(plainText(fitLine(parts)).replace(/\s+/g, ' '), LONGEST_TITLE)
}

const listFacts = (facts: readonly string[]): string => joinAndCount(facts, MAX_FACTS)

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Writes "20 Nov", with the year if it is not the current one. */
function writeDay(at: string, now: string): string {
  const [year = '', month, day] = at.slice(0, 10).split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? '?'}${now.startsWith(year) ? '' : ` ${year}`}`
}

/** Writes the lines below a night's verdict about the ongoing regression: what stays red, and which issue has been open since when. */
export function writeOngoing(input: {
  /** The episode before tonight. */
  readonly ongoing: Episode | null
  readonly own: { readonly number: number; readonly url: string; readonly is_open: boolean } | null
  readonly tonight: Tonight
  readonly decision: { readonly action: IssueAction; readonly outcome: NightOutcome }
  /** ISO 8601 */
  readonly now: string
}): readonly Text[] {
  const { ongoing, own, tonight, decision, now } = input
  const { action, outcome } = decision
  if (action.kind === 'close') return []
  const unaccepted = ongoing === null || ongoing.is_accepted || outcome === 'accepted' ? null : ongoing
  const day = unaccepted === null ? null : writeDay(unaccepted.since_at, now)
  const ids = Object.keys(unaccepted?.worst ?? {})
  const isStill = tonight.kind === 'regressed' && tonight.regressions.some(({ id }) => ids.includes(id))
  const rule = `Confirmed on ${day ?? ''}. It stays red until ${CLEAN_NIGHTS} nights in a row are good.`
  const notes: Text[] = isStill ? [[rule]] : []
  const since = day === null ? '' : ` since ${day}`
  if (own?.is_open === true) return [...notes, ['Issue ', ...link(`#${own.number}`, own.url), ` is open${since}.`]]
  if (day === null || own !== null) return notes
  return [...notes, [`Worse${since}: ${listFacts(ids.map((id) => readRegressionId(id).name))}.`]]
}

/** Writes the first sentence of a comment on a change, as plain text: "It got worse: success 81 % → 76 %". */
export function writeIssueChange(news: 'worse' | 'joined' | 'back', { regressions, worst_before }: IssueFacts): string {
  if (news === 'back') return `It is back: ${listFacts(regressions.map(describeForTitle))}`
  if (news === 'joined') {
    const joined = regressions.filter(({ id }) => !Object.hasOwn(worst_before, id))
    const facts = (joined.length === 0 ? regressions : joined).map(describeForTitle)
    return `More is worse now: ${listFacts(facts)}`
  }
  const further = regressions.flatMap((one) => {
    const margins = worst_before[one.id] ?? null
    if (one.result === null || margins === null || !isWorstYet(worst_before, one)) return []
    return describeFurther(one.result, margins) ?? []
  })
  return further.length === 0 ? 'It got worse' : `It got worse: ${listFacts(further)}`
}

/** Describes what was worse and has recovered, one clause each: "success is back at 92 % (76 % at worst)". */
export function describeRecovery(worst: Episode['worst'], compared: readonly NightComparison[]): readonly string[] {
  return Object.entries(worst).flatMap(([id, margins]) => {
    const { name, against: side } = readRegressionId(id)
    if (name.startsWith('case ')) return [`${name} passes again`]
    const comparison = compared.find(({ against }) => against === side) ?? compared[0]
    const result = comparison?.comparison.gates.find(({ gate }) => gate.id === name)
    return result === undefined ? [] : [describeRecovered(result, margins)]
  })
}

/** Explains why an issue is closed, as plain text: "success is back at 92 % (76 % at worst), for two good nights in a row". */
export function writeClosing(recovered: readonly string[]): string {
  const nights = 'two good nights in a row'
  return recovered.length === 0 ? nights : `${listFacts(recovered)}, for ${nights}`
}

/** Builds the part below the report: which commits are suspected, what the night is compared with, and how the issue ends. */
export function buildIssueTail(facts: IssueFacts, shown = MAX_COMMITS): readonly Block[] {
  const { regressions, confirmation, since, good, compared_with, suspects, culprit, trends = [] } = facts
  const hasDrift = regressions.some(({ id }) => isDriftId(id))
  const commit: Text = good === null ? [] : [', ', code(shortCommit(good))]
  const found = confirmation === '' ? ' and confirmed' : ''
  const source: Text = [
    ...(compared_with === null ? [] : [`Compared with ${compared_with}`, ...commit, '. ']),
    confirmation === '' ? '' : `Confirmed by ${confirmation}. `,
    since === null ? '' : `First found${found} on ${since}.`,
  ]
  const drift = `The drift is from the mean of the first ${LEVEL_NIGHTS} nights to that of the newest ${LEVEL_NIGHTS}. The report above covers only tonight, which may show no change.`
  return [
    ...(suspects === null || culprit !== null ? [] : listSuspects(suspects, shown)),
    ...present(
      plainText(source) !== '' && paragraph(...source),
      hasDrift && paragraph(drift),
      trends.length > 0 && paragraph(strong('Trends:'), ` ${trends.join('; ')}.`),
    ),
    { kind: 'note', text: describeEnd(facts.has_history, hasDrift) },
  ]
}

function describeEnd(hasHistory: boolean, hasDrift: boolean): Text {
  const byHand = 'Close this issue by hand. To accept the new level, move the reference ('
  if (!hasHistory) return [byHand, code('goldenpair ratchet --allow-lower'), ').']
  const drift = hasDrift
    ? ` A drift counts as repaired when the mean of ${LEVEL_NIGHTS} nights is back within a quarter of the margin, which takes most of a week.`
    : ''
  return [
    `Goldenpair closes this issue after ${CLEAN_NIGHTS} good nights in a row.${drift} To accept the new level instead, close it as not planned.`,
  ]
}

/** Writes a line for each regression, with the suspected commits, because tonight's commit need not be the cause. */
export function writeLines(facts: IssueFacts, isOpening = false): readonly Block[] {
  const { regressions, commit, culprit, suspects } = facts
  const total = isOpening && culprit === null ? (suspects?.total ?? 0) : 0
  const suspicion =
    total === 0
      ? ''
      : total === 1
        ? ' (the only new commit)'
        : ` (one of ${formatCount(total)} new commits, listed below)`
  const lines = regressions.slice(0, MAX_LINES).map((one): Block => {
    // As code, the SHA stays unchanged and can be copied.
    return paragraph(strong(describeLoss(one, allowedChange)), ' ', code(shortCommit(commit)), suspicion)
  })
  const left = regressions.length - lines.length
  return present(...lines, left > 0 && paragraph(`… and ${countOf(left, 'more regression')}.`))
}

function listSuspects({ commits, total, url }: NonNullable<IssueFacts['suspects']>, shown: number): readonly Block[] {
  const items = commits.slice(0, shown).map(({ sha, url: page, subject, login }): Text => {
    return [
      ...link(shortCommit(sha), page),
      ` ${cutText(subject, LONGEST_SUBJECT)}`,
      login === null ? '' : ` (${login})`,
    ]
  })
  const all = link('all changes', url)
  const lead = strong('Suspects:')
  if (total === 0)
    return [paragraph(lead, ' no commits in between: the system or a service changed by itself (', ...all, ').')]
  const [open, folded] = [items.slice(0, OPEN_COMMITS), items.slice(OPEN_COMMITS)]
  const left = total - items.length
  const more = `${countOf(folded.length, 'more commit')}${left > 0 ? `, and ${left} that are not listed` : ''}`
  return present(
    paragraph(lead, ` ${countOf(total, 'commit')} (`, ...all, ')'),
    open.length > 0 && list(open),
    folded.length > 0 && details(more, list(folded)),
  )
}
