import type { Log } from '../io/log.js'
import { sha256 } from '../io/sha256.js'
import { canonicalJson } from '../model/fingerprint.js'
import type { Observation } from '../model/run/observation.js'
import { readTrials } from '../store/runs/read-run.js'

/**
 * Returns the content by which replies are compared: the answer, what the reply says of itself, and the spans in their
 * order, without times, traces and costs. `null` for an infrastructure failure, which says nothing.
 */
export function contentOf(observation: Observation): unknown {
  if (observation.status === 'failed')
    return observation.failure.kind === 'infrastructure' ? null : { failure: observation.failure.kind }
  const { answer, abstained, clarified, spans } = observation.reply
  return { answer, abstained: abstained ?? null, clarified: clarified ?? null, spans: spans ?? null }
}

/**
 * Counts the `trials` with a reply in several run folders, and lists the cases whose replies `differ` in `contentOf`.
 * Infrastructure failures are not counted.
 */
export async function compareReplies(folders: readonly string[], log: Log) {
  const replies = watchReplies()
  for (const folder of folders)
    for await (const { case: id, observation } of readTrials(folder, log)) replies.add(id, observation)
  return replies.finish()
}

/** Compares replies as `compareReplies` does, one after the other. `cases` counts the cases with a reply. */
export function watchReplies() {
  const firsts = new Map<string, string>()
  const differing = new Set<string>()
  let trials = 0
  return {
    add: (id: string, observation: Observation): void => {
      const content = contentOf(observation)
      if (content === null) return
      trials++
      const reply = sha256(canonicalJson(content))
      const first = firsts.get(id)
      if (first === undefined) firsts.set(id, reply)
      else if (first !== reply) differing.add(id)
    },
    finish: () => ({ trials, cases: firsts.size, differ: [...differing].sort() }),
  }
}
