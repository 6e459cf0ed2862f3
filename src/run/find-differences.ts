import { canonicalJson } from '../model/fingerprint.js'
import type { Run } from '../model/run.js'
import { formatShard } from '../model/shard.js'

/** What must be the same for trials of two starts to make one run, by the words that a message uses. */
const TRAITS: Readonly<Record<string, (run: Run) => string | number | null>> = {
  mode: ({ mode }) => mode,
  'the commit': ({ commit }) => commit,
  'the suite’s name': ({ suite }) => suite.name,
  'the variant': ({ variant }) => variant,
  'the seed': ({ seed }) => seed,
  'the trials a case': ({ trials_per_case }) => trials_per_case,
  'the subset': ({ subset }) => subset,
  'the shard': ({ shard }) => (shard === null ? null : formatShard(shard)),
  'the time-out in seconds': ({ settings }) => settings.timeout_seconds,
  'Goldenpair’s version': ({ fingerprints }) => fingerprints.goldenpair,
}

/** The same for what is too long to show. */
const HASHES: Readonly<Record<string, (run: Run) => unknown>> = {
  'the cases or the success rule': ({ fingerprints }) => fingerprints.suite,
  'the gates': ({ fingerprints }) => fingerprints.gates,
  'the target’s options or settings': ({ fingerprints }) => fingerprints.target,
  'the metrics': ({ fingerprints }) => fingerprints.metrics,
  'the prices': ({ fingerprints }) => fingerprints.pricing,
  'the judge': ({ fingerprints }) => fingerprints.judge ?? null,
}

/**
 * Why a stored run cannot be gone on with as `fresh` was started; empty when it can.
 * @example ['the seed was 1 and is 2', 'the gates have changed']
 */
export function findDifferences(stored: Run, fresh: Run): readonly string[] {
  const show = (value: string | number | null): string => (value === null ? 'none' : String(value))
  const traits = Object.entries(TRAITS).flatMap(([name, of]) =>
    of(stored) === of(fresh) ? [] : [`${name} was ${show(of(stored))} and is ${show(of(fresh))}`],
  )
  const hashes = Object.entries(HASHES).flatMap(([name, of]) =>
    canonicalJson(of(stored)) === canonicalJson(of(fresh)) ? [] : [`${name} have changed`],
  )
  return [...traits, ...hashes]
}
