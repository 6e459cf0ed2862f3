import { countOf } from '../../format/format-number.js'
import { joinNames } from '../../format/join-names.js'
import type { FailureKind } from '../../model/run/observation.js'
import type { FindingFacts } from './finding-facts.js'

const ENDS: Readonly<Record<Exclude<FailureKind, 'infrastructure'>, string>> = {
  timeout: 'in a timeout',
  crash: 'in a crash of the target',
  protocol: 'in a reply that breaks the protocol',
  target: "in an error of the target's own",
}

/**
 * How the newly failing cases fail: the target's failures, and which part of `success` was lost, where a case has several. Counts, not
 * inferences; nothing where it is less than half of them.
 */
export function writeReasons(facts: FindingFacts): readonly string[] {
  const { parts } = facts
  const failing = listFailing(facts)
  const isMost = (ids: readonly string[]): boolean => ids.length >= 2 && 2 * ids.length >= failing.length
  const subject = (ids: readonly string[]): string =>
    ids.length === failing.length
      ? `All ${failing.length} cases that broke`
      : `${ids.length} of the ${failing.length} cases that broke`
  const ends = countFailures(facts)
    .filter(({ ids }) => isMost(ids))
    .map(({ kind, ids }) => `${subject(ids)} end ${ENDS[kind]} now.`)
  if (ends.length > 0 || parts.length < 2) return ends
  const lost = parts
    .map(({ title, lost: ids }) => ({ title, ids: ids.filter((id) => failing.includes(id)) }))
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => b.ids.length - a.ids.length)
  if (!lost.some(({ ids }) => isMost(ids))) return []
  const nameOf = (title: string): string => title.replace(/^success of /, '')
  const [first, second] = lost
  if (first !== undefined && second === undefined)
    return [`${subject(first.ids)} fail in ${nameOf(first.title)} alone.`]
  const counts = lost.map(({ title, ids }, at) => `${ids.length}${at === 0 ? ' fail' : ''} in ${nameOf(title)}`)
  return [`Of the ${countOf(failing.length, 'case')} that broke, ${joinNames(counts)}.`]
}

/** Newly failing cases of which a trial failed as none did before, by how; the most first. */
export function countFailures(
  facts: Pick<FindingFacts, 'flips' | 'conduct'>,
): readonly { readonly kind: keyof typeof ENDS; readonly ids: readonly string[] }[] {
  const { baseline, candidate } = facts.conduct
  return (Object.keys(ENDS) as (keyof typeof ENDS)[])
    .map((kind) => ({
      kind,
      ids: listFailing(facts).filter(
        (id) =>
          candidate?.get(id)?.failures.includes(kind) === true && baseline?.get(id)?.failures.includes(kind) !== true,
      ),
    }))
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => b.ids.length - a.ids.length)
}

function listFailing({ flips }: Pick<FindingFacts, 'flips'>): readonly string[] {
  return flips.filter(({ kind }) => kind === 'newly-failing').map((flip) => flip.case_id)
}
