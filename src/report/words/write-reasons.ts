import type { MeasuredPair } from '../../model/result/finding.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { joinNames } from '../../format/join-names.js'
import type { FailureKind } from '../../model/run/observation.js'

const ENDS: Readonly<Record<Exclude<FailureKind, 'infrastructure'>, string>> = {
  timeout: 'in a timeout',
  crash: 'in a crash of the target',
  protocol: 'in a reply that breaks the protocol',
  target: "in an error of the target's own",
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
  const failing = listFailing(comparison)
  const isMost = (ids: readonly string[]): boolean => ids.length >= 2 && 2 * ids.length >= failing.length
  const subject = (ids: readonly string[]): string =>
    ids.length === failing.length
      ? `All ${formatCount(failing.length)} cases that broke`
      : `${formatCount(ids.length)} of the ${formatCount(failing.length)} cases that broke`
  const ends = countFailures(comparison)
    .filter(({ ids }) => isMost(ids))
    .map(({ kind, ids }) => `${subject(ids)} end ${ENDS[kind]} now.`)
  if (ends.length > 0 || parts.length < 2) return ends
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

/** Newly failing cases of which a trial failed as none did before, by how; the most first. */
export function countFailures(
  comparison: MeasuredPair,
): readonly { readonly kind: keyof typeof ENDS; readonly ids: readonly string[] }[] {
  const { baseline, candidate } = comparison.facts.conduct
  return (Object.keys(ENDS) as (keyof typeof ENDS)[])
    .map((kind) => ({
      kind,
      ids: listFailing(comparison).filter(
        (id) =>
          candidate?.get(id)?.failures.includes(kind) === true && baseline?.get(id)?.failures.includes(kind) !== true,
      ),
    }))
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => b.ids.length - a.ids.length)
}

function listFailing({ flips }: MeasuredPair): readonly string[] {
  return flips.filter(({ kind }) => kind === 'newly-failing').map((flip) => flip.case_id)
}
