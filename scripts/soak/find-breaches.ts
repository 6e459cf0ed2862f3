import type { HistoryRow } from '../../src/model/run/history.js'
import { parseMarker } from '../../src/github/marker.js'
import type { Act } from '../../test/modes/action-story.js'
import { CASES, type Attempt, type Truth } from './plan.js'

export interface IssueSeen {
  readonly number: number
  readonly title: string
  readonly state: 'open' | 'closed'
  readonly body: string
}

/** An attempt at a night, with the state of GitHub before and after it. */
export interface Slept {
  readonly number: number
  /** The id of the workflow run. */
  readonly run: number
  readonly attempt: number
  readonly truth: Truth
  readonly conditions: Attempt
  readonly act: Act
  readonly before: readonly IssueSeen[]
  readonly after: readonly IssueSeen[]
  /** The bodies of all comments. */
  readonly comments: readonly string[]
  /** The number of requests that were refused or not answered. */
  readonly refused: number
  /** The history in the artifact of the run; `null` if there is none. */
  readonly own: readonly HistoryRow[] | null
  /** The history that the next night can read. */
  readonly known: readonly HistoryRow[]
}

/** Returns what went wrong in the last of these attempts. Checks against the simulated truth, not against the product's decision code. */
export function findBreaches(slept: readonly Slept[]): readonly string[] {
  const last = slept.at(-1)
  if (last === undefined) return []
  const known = compareWithStanding(slept, last)
  return [
    ...watchIssues(last, known),
    ...watchEnd(slept, last),
    ...watchHistory(slept, last),
    ...watchVerdict(last, known),
  ]
}

/** What a night may report without a second measurement, because an earlier night has already confirmed it. */
interface Known {
  /** Whether a regression is certainly known from the night before and is still present tonight. */
  readonly isSure: boolean
  /** Whether a possibly known regression is visible tonight, even if only by chance. */
  readonly isSeen: boolean
  /** Whether a possibly known regression is no longer visible tonight. */
  readonly isOver: boolean
}

function compareWithStanding(slept: readonly Slept[], last: Slept): Known {
  const earlier = slept.filter(({ number }) => number < last.number)
  const seen = listParts(last)
  const { down } = last.conditions.behaviour
  const isMeasured = down !== 'always'
  const eve = earlier.filter(({ number }) => number === last.number - 1)
  const ongoing = PARTS.filter((part) => mayStand(part, earlier))
  const isSeen = isMeasured && ongoing.some((part) => seen.includes(part))
  const isKept = eve.length === 1 && eve.every((night) => isShown(night) && isKnown(night))
  return {
    isSure:
      isMeasured &&
      isKept &&
      partsOf(last.truth).some((part) => eve.some(({ truth }) => partsOf(truth).includes(part))),
    isSeen,
    isOver: isMeasured && ongoing.length > 0 && !isSeen,
  }
}

const PARTS = ['drop', 'critical'] as const
type Part = (typeof PARTS)[number]

function partsOf(truth: Truth): readonly Part[] {
  return PARTS.filter((part) => truth === part || truth === 'both')
}

/** Returns the regressions that the first measurement of a night shows, even if only by chance. */
function listParts({ truth, conditions: { behaviour, noise } }: Slept): readonly Part[] {
  const byChance: Part = behaviour.shaky.includes(CASES.at(-1) ?? '') ? 'critical' : 'drop'
  return [...partsOf(truth), ...(noise === 'once' ? [byChance] : [])]
}

/** Returns whether some night showed this regression, and at most one later night is known to have been good on it. */
function mayStand(part: Part, nights: readonly Slept[]): boolean {
  const last = nights.findLastIndex((night) => listParts(night).includes(part))
  const since = nights.slice(last + 1).filter((night) => night.conditions.behaviour.down !== 'always' && isKnown(night))
  return last >= 0 && new Set(since.map(({ number }) => number)).size < 2
}

/** Returns whether later nights can read the history of this night, and this night could read the earlier history. */
function isKnown({ conditions: { isUploaded, weather } }: Slept): boolean {
  return isUploaded && weather.kind !== 'outage'
}

function watchIssues(night: Slept, { isSure, isSeen, isOver }: Known): readonly string[] {
  const { before, after, comments, conditions } = night
  const { behaviour, noise } = conditions
  const breaches: string[] = []
  const open = (issues: readonly IssueSeen[]) => issues.filter(({ state }) => state === 'open')
  const ours = after.filter(({ body }) => parseMarker(body) !== null)
  const was = open(before).length
  const is = open(after).length
  if (ours.length > 1) breaches.push(`${ours.length} issues of one suite`)
  if (new Set(comments).size < comments.length) breaches.push('the same comment twice')
  if (is > was && !isShown(night) && !isSeen) breaches.push('an issue was opened, and nothing was worse')
  const isGood = night.truth === 'good' && behaviour.down !== 'always' && noise !== 'once'
  if (is < was && !isGood && !isOver) breaches.push('an issue was closed, and the night was not good')
  if (!isGood && !isShown(night) && !isSeen && !isOver && JSON.stringify(before) !== JSON.stringify(after))
    breaches.push('a night that says nothing has changed an issue')
  if (!(isShown(night) || isSure) || !isServed(night)) return breaches
  const [issue] = open(after)
  const marker = parseMarker(issue?.body ?? '')
  if (is !== 1) breaches.push(`something is worse, and ${is} issues are open`)
  else if (marker?.run !== night.run || marker.attempt !== night.attempt)
    breaches.push('something is worse, and the issue does not say so of tonight')
  return breaches
}

/** Checks that every issue is closed after two good nights in a row on which GitHub worked. */
function watchEnd(slept: readonly Slept[], last: Slept): readonly string[] {
  const nights = slept.filter(({ number }) => number >= last.number - 1)
  const areGood = nights.every(
    (night) =>
      night.truth === 'good' &&
      night.conditions.noise !== 'once' &&
      night.conditions.behaviour.down !== 'always' &&
      (night.number === last.number || night.conditions.isUploaded) &&
      isServed(night),
  )
  if (last.number === 1 || !areGood) return []
  return last.after.some(({ state }) => state === 'open') ? ['two good nights, and an issue is still open'] : []
}

function watchHistory(slept: readonly Slept[], last: Slept): readonly string[] {
  const breaches: string[] = []
  const kept = new Set(slept.flatMap(({ run, conditions }) => (conditions.isUploaded ? [run] : [])))
  const lost = (rows: readonly HistoryRow[]) => [...kept].filter((run) => !rows.some((row) => row.run === run))
  if (lost(last.known).length > 0) breaches.push(`the history has lost ${lost(last.known).length} nights`)
  const { own, conditions } = last
  if (conditions.isUploaded && own === null) breaches.push('the night has left no history')
  if (conditions.isUploaded && isServed(last) && own !== null && lost(own).length > 0)
    breaches.push(`the night's own history lacks ${lost(own).length} nights`)
  const row = own?.find(({ run, attempt }) => run === last.run && attempt === last.attempt)
  if (row?.night === undefined) return breaches
  const { outcome, base_run } = row.night
  const mayBeBase = outcome === 'good' || outcome === 'start' || outcome === 'accepted'
  if (mayBeBase && !isSound(last)) breaches.push(`a broken night counts as ${outcome}`)
  const bases = slept.filter(({ run }) => run === base_run)
  if (base_run !== null && !bases.some(isSound))
    breaches.push(`it was compared with the broken night of run ${base_run}`)
  return breaches
}

function watchVerdict(night: Slept, { isSure, isSeen }: Known): readonly string[] {
  const { conditions, act } = night
  const verdict = act.outputs['verdict']
  if (conditions.behaviour.down === 'always')
    return verdict === 'invalid' ? [] : [`nothing was measured, and the verdict is ${verdict ?? 'missing'}`]
  // If the history cannot be read and there is no reference, the night reports that and is not green (docs/nightly.md).
  const isUnread = conditions.weather.kind === 'outage' && act.code === 2 && verdict === 'not-comparable'
  if (night.truth === 'good')
    return act.code === 0 || isUnread || isSeen
      ? []
      : [`nothing was worse, and the job ends with ${act.code} (${verdict ?? 'no verdict'})`]
  return (isShown(night) || isSure) && isServed(night) && verdict !== 'regressed'
    ? [`something was worse, and the verdict is ${verdict ?? 'missing'}`]
    : []
}

/** Returns whether something is truly worse and both measurements took place. */
function isShown({ truth, conditions }: Slept): boolean {
  return truth !== 'good' && conditions.behaviour.down === 'never'
}

function isServed({ conditions: { weather } }: Slept): boolean {
  return weather.kind === 'calm' || weather.kind === 'rough'
}

function isSound({ truth, conditions }: Slept): boolean {
  return truth === 'good' && conditions.behaviour.down !== 'always'
}
