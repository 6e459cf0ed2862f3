import type { Comparison, Finding, Flip, GateResult } from '../model/comparison.js'
import type { GoldenCase } from '../model/case.js'
import { writeCount, writeP, writeValue } from './write-amount.js'

type Facts = Pick<Comparison, 'alpha' | 'gates' | 'flips' | 'zero_tolerance' | 'cases'> & {
  /** The cases that are compared. */
  readonly paired: readonly GoldenCase[]
}

const SHOWN_CASES = 5

/**
 * What a reader should know, as sentences with their numbers and n, worst first: what fails, confirmed cases, where the
 * newly failing cases are, suspects, what was not compared, what improved. Counts by tag are observations, not tests.
 */
export function writeFindings(facts: Facts): readonly Finding[] {
  const { gates } = facts
  const byPriority = [...gates].sort((a, b) => rankOf(a) - rankOf(b))
  const pick = (
    holds: (result: GateResult) => boolean,
    write: (result: GateResult) => string = writeGate,
  ): readonly Finding[] =>
    byPriority.filter(holds).map((result) => ({ about: 'gate', gate: result.gate.id, text: write(result) }))
  const say = (about: Finding['about'], texts: readonly string[]): readonly Finding[] =>
    texts.map((text) => ({ about, gate: null, text }))
  return [
    ...pick(({ verdict }) => verdict === 'invalid'),
    ...pick(({ verdict }) => verdict === 'regressed' || verdict === 'breached'),
    ...say('confirmed-case', writeConfirmed(facts)),
    ...pick(isUnproven, writeUnproven),
    ...say('tag', writeConcentration(facts)),
    ...pick((result) => result.suspect && !isUnproven(result), writeSuspect),
    ...pick((result) => isSlightlyWorse(result, facts.alpha)),
    ...say('edited-cases', writeEdited(facts)),
    ...pick((result) => result.verdict === 'improved' && !isUnproven(result)),
  ]
}

/** A non-inferior gate that fails whatever its word. */
function isUnproven({ failed, verdict }: GateResult): boolean {
  return failed && verdict !== 'regressed' && verdict !== 'breached'
}

function isSlightlyWorse({ verdict, failed, p, delta }: GateResult, alpha: number): boolean {
  return verdict === 'no-regression' && !failed && p !== null && p < alpha && delta !== null && delta < 0
}

function rankOf({ gate }: GateResult): number {
  return (gate.severity === 'fail' ? 0 : 2) + (gate.primary ? 0 : 1)
}

/** The metric's title, as the start of a sentence, with the slice. */
function nameOf({ gate, metric }: GateResult): string {
  const name = metric.title.charAt(0).toUpperCase() + metric.title.slice(1)
  return gate.where === null ? name : `${name} (${gate.where})`
}

/** "Success fell from 82 % to 70 %: worse by 12 points, the margin is 5 points (p = .008), n = 92." */
function writeGate(result: GateResult): string {
  const name = result.gate.severity === 'warn' ? `Warning: ${nameOf(result)}` : nameOf(result)
  if (result.delta === null) return `${name}: ${result.reason}.`
  return `${name}${writeMove(result)}: ${result.reason}, n = ${result.n}.`
}

function writeUnproven(result: GateResult): string {
  return `${nameOf(result)}${writeMove(result)}, not shown to stay inside its margin (${result.reason}), n = ${result.n}.`
}

/** On the log-ratio row the means may have moved the other way, so only the typical query is spoken of. */
function writeSuspect(result: GateResult): string {
  const p = result.p_adjusted === null ? 'untested' : writeP(result.p_adjusted)
  const move = result.row === 'log-ratio' ? ': the typical query got worse' : writeMove(result)
  return `${nameOf(result)}${move}, beyond the margin, which chance may explain (${p}, n = ${result.n}).`
}

function writeMove({ baseline, candidate, metric }: GateResult): string {
  if (baseline === null || candidate === null) return ''
  const [before, after] = [writeValue(baseline, metric), writeValue(candidate, metric)]
  if (baseline === candidate) return ` stayed at ${after}`
  if (before === after) return ` is about ${after} as before`
  return ` ${candidate < baseline ? 'fell' : 'rose'} from ${before} to ${after}`
}

function writeConfirmed({ zero_tolerance: confirmed, flips }: Facts): readonly string[] {
  const shown = flips.filter((flip) => flip.confirmed).slice(0, SHOWN_CASES)
  const sentences = shown.map(({ case_id: id, critical, baseline, candidate }) => {
    const kind = critical ? ' (critical)' : ''
    return `${id}${kind} passed in ${writeTrials(baseline.trials, 'baseline trial')} and fails in ${writeTrials(candidate.trials, 'trial')} now: confirmed.`
  })
  const more = confirmed.length - shown.length
  return more > 0 ? [...sentences, `${writeCount(more, 'more case')} confirmed as newly failing.`] : sentences
}

function writeTrials(count: number, noun: string): string {
  return count === 1 ? `its one ${noun}` : `all ${count} ${noun}s`
}

/** Names the tag that most newly failing cases share, when it is at least three of them, at least half, and twice its due. */
function writeConcentration({ flips, paired }: Facts): readonly string[] {
  const failing = new Set(flips.filter(isNewlyFailing).map((flip) => flip.case_id))
  const counts = new Map<string, { failing: number; all: number }>()
  for (const golden of paired) {
    for (const tag of new Set(golden.tags)) {
      const count = counts.get(tag) ?? { failing: 0, all: 0 }
      counts.set(tag, { failing: count.failing + (failing.has(golden.id) ? 1 : 0), all: count.all + 1 })
    }
  }
  const [top] = [...counts].sort(([, a], [, b]) => b.failing - a.failing || a.all - b.all)
  if (top === undefined) return []
  const [tag, count] = top
  const isTelling =
    count.failing >= 3 &&
    2 * count.failing >= failing.size &&
    count.failing * paired.length >= 2 * count.all * failing.size
  if (!isTelling) return []
  const subject = count.failing === failing.size ? `All ${failing.size}` : `${count.failing} of the ${failing.size}`
  return [
    `${subject} newly failing cases are tagged ${tag}, as are ${count.all} of the ${paired.length} compared cases (a count, not a test).`,
  ]
}

function isNewlyFailing(flip: Flip): boolean {
  return flip.kind === 'newly-failing'
}

function writeEdited({ cases: { edited, edited_failing: failing } }: Facts): readonly string[] {
  if (edited.length === 0) return []
  const subject = edited.length === 1 ? '1 edited case is' : `${edited.length} edited cases are`
  if (failing.length === 0) return [`${subject} not compared.`]
  const rest =
    edited.length === 1 ? 'it fails now' : `${failing.length} of them ${failing.length === 1 ? 'fails' : 'fail'} now`
  return [`${subject} not compared; ${rest}.`]
}
