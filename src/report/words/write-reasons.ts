import type { BROKEN_STAGES } from '../../model/result/pair-comparison.js'
import type { MeasuredPair } from '../../model/result/finding.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { joinNames } from '../../format/join-names.js'
import { listFlips } from '../sections/flips/case-states.js'
import type { FailureKind } from '../../model/run/observation.js'

const ENDS: Readonly<Record<Exclude<FailureKind, 'infrastructure'>, string>> = {
  timeout: 'in a timeout',
  crash: 'in a crash of the target',
  protocol: 'in a reply that breaks the protocol',
  target: "in an error of the target's own",
}

/** What cases that broke at a stage did; `it` names what they expect to be retrieved. */
export const STAGES: Readonly<Record<(typeof BROKEN_STAGES)[number], (it: string) => string>> = {
  retrieval: (it) => `lost ${it} in retrieval`,
  rank: (it) => `found ${it} below the ranks that count`,
  context: (it) => `had ${it} cut from the context`,
  answer: (it) => `had ${it} and answered otherwise`,
  'answer-alone': () => 'answered otherwise',
  workflow: () => 'called other agents or tools',
}

/** The parts of `success`, by the id of their metric. */
const PARTS: Readonly<Record<string, string>> = {
  'success.retrieval': 'retrieval',
  'success.answer': 'the answer',
  'success.workflow': 'the workflow',
}

/**
 * How the newly failing cases fail: the target's failures, and which part of `success` was lost, where a case has several. Counts, not
 * inferences; nothing where it is less than half of them.
 */
export function writeReasons(comparison: MeasuredPair): readonly string[] {
  const { parts } = comparison.facts
  const failing = listFlips(comparison, 'newly-failing')
  const isMost = (ids: readonly string[]): boolean => ids.length >= 2 && 2 * ids.length >= failing.length
  const subject = (ids: readonly string[]): string =>
    ids.length === failing.length
      ? `All ${formatCount(failing.length)} cases that broke`
      : `${formatCount(ids.length)} of the ${formatCount(failing.length)} cases that broke`
  const ends = countFailures(comparison)
    .filter(({ ids }) => isMost(ids))
    .map(({ kind, ids }) => `${subject(ids)} end ${ENDS[kind]} now.`)
  if (ends.length > 0) return ends
  const stages = writeStages(comparison, failing.length)
  if (stages !== null) return [stages]
  if (parts.length < 2) return []
  const lost = parts
    .map(({ id, lost: ids }) => ({ name: PARTS[id] ?? id, ids: ids.filter((id) => failing.includes(id)) }))
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => b.ids.length - a.ids.length)
  if (!lost.some(({ ids }) => isMost(ids))) return []
  const [first, second] = lost
  if (first !== undefined && second === undefined) return [`${subject(first.ids)} fail in ${first.name} alone.`]
  const counts = lost.map(({ name, ids }, at) => `${formatCount(ids.length)}${at === 0 ? ' fail' : ''} in ${name}`)
  return [`Of the ${countOf(failing.length, 'case')} that broke, ${joinNames(counts)}.`]
}

/** `Of the 12 cases that broke, 9 lost their passage in retrieval and 3 had it and answered otherwise.` Null where the record shows less than half. */
function writeStages({ broken_stages: stages = [] }: MeasuredPair, failing: number): string | null {
  const [first, ...others] = stages
  const staged = stages.reduce((sum, { cases }) => sum + cases.length, 0)
  if (first === undefined || failing < 2 || 2 * staged < failing) return null
  const words = ({ stage }: typeof first): string => STAGES[stage](stage === first.stage ? 'their passage' : 'it')
  if (others.length === 0 && staged === failing) return `All ${formatCount(failing)} cases that broke ${words(first)}.`
  const counts = stages.map((one) => `${formatCount(one.cases.length)} ${words(one)}`)
  const rest = failing - staged
  return `Of the ${countOf(failing, 'case')} that broke, ${joinNames(counts)}${rest === 0 ? '' : `; of ${formatCount(rest)} the record shows no stage`}.`
}

/** Newly failing cases of which a trial failed as none did before, by how; the most first. */
export function countFailures(
  comparison: MeasuredPair,
): readonly { readonly kind: keyof typeof ENDS; readonly ids: readonly string[] }[] {
  const { baseline, candidate } = comparison.facts.conduct
  const failing = listFlips(comparison, 'newly-failing')
  const isNew = (kind: keyof typeof ENDS, id: string): boolean =>
    candidate?.get(id)?.failures.includes(kind) === true && baseline?.get(id)?.failures.includes(kind) !== true
  return (Object.keys(ENDS) as (keyof typeof ENDS)[])
    .map((kind) => ({ kind, ids: failing.filter((id) => isNew(kind, id)) }))
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => b.ids.length - a.ids.length)
}
