import { countOf, formatNumber } from '../../format/format-number.js'
import { shortCommit } from '../../format/join-names.js'
import { addFailures, type Failures } from '../../stats/noisy-bisection.js'
import type { BisectEnd, Bisection, BisectRequest } from './bisect.js'
import type { Probe, Search } from './state.js'

/**
 * Describes the result of a search: a sentence, its evidence, and the first bad commit or those that it is one of. The
 * texts are plain and may hold anything that a commit does.
 */
export function describeSearch({ commits: all }: BisectRequest['history'], { search, end }: Bisection) {
  const facts = new Map(all.map((commit) => [commit.sha, commit]))
  const commits = (end.kind === 'nothing' ? [] : end.commits).flatMap((sha) => facts.get(sha) ?? [])
  const evidence = end.kind === 'nothing' || search.probes.length === 0 ? '' : writeEvidence(search, end)
  return { headline: writeHeadline(search, end), evidence, commits }
}

function writeHeadline({ commits }: Search, end: BisectEnd): string {
  if (end.kind === 'nothing') return `No commit was found: ${end.reason}.`
  const sure = writeProbability(end.probability)
  const [first, ...others] = end.commits
  if (end.kind === 'found' && others.length === 0)
    return `${shortCommit(first ?? '')} is the first bad commit (${sure}).`
  if (end.kind === 'found')
    return `The first bad commit is one of ${end.commits.length} (${sure}): only the last of them could be measured.`
  if (end.commits.length === commits.length)
    return `Any of ${countOf(commits.length, 'commit')} may be the first bad one: ${end.reason}.`
  return `The first bad commit is one of ${end.commits.length} of ${commits.length} (${sure}): ${end.reason}.`
}

/** Writes a probability, never as 100 %, which no number of trials shows. */
const writeProbability = (probability: number): string =>
  `${probability > 0.999 ? '> 99.9' : formatNumber(probability * 100, { decimals: probability > 0.99 ? 1 : 0 })} %`

/** Describes how often the cases fail before the commit and from it on. */
function writeEvidence({ good, commits, cases, probes }: Search, end: Exclude<BisectEnd, { kind: 'nothing' }>): string {
  const order = new Map([good, ...commits].map((sha, place) => [sha, place]))
  const [from, to] = [end.commits[0] ?? '', end.commits.at(-1) ?? ''].map((sha) => order.get(sha) ?? 0)
  const usable = probes.filter(({ problem }) => problem === null)
  const placeOf = ({ sha }: Probe): number => order.get(sha) ?? 0
  const countWhere = (isCounted: (place: number) => boolean): Failures =>
    addFailures(usable.filter((probe) => isCounted(placeOf(probe))).map(({ flipped }) => flipped))
  const before = countWhere((place) => place < (from ?? 0))
  const after = countWhere((place) => place >= (to ?? 0))
  return `${nameFlipped(cases)}: ${writeFailures(before, cases)} before, ${countTrials(after)} from then on; ${countOf(probes.length, 'probe')}`
}

type Cases = Search['cases']
const isOnSuccess = (cases: Cases): boolean => cases === null || cases.metric === 'success'
const countTrials = ({ failed, asked }: Failures): string => `${failed} of ${countOf(asked, 'trial')}`

/** @example nameFlipped(cases) // '7 cases that flipped', '7 cases that are worse in judge.faithfulness' */
export function nameFlipped(cases: Cases): string {
  const how = isOnSuccess(cases) ? 'flipped' : `are worse in ${cases?.metric ?? ''}`
  return `${countOf(cases?.flipped.length ?? 0, 'case')} that ${how}`
}

/** @example writeFailures({ failed: 1, asked: 12 }, cases) // '1 of 12 trials failed', of another metric than success '… were worse' */
export function writeFailures(failures: Failures, cases: Cases): string {
  return `${countTrials(failures)} ${isOnSuccess(cases) ? 'failed' : 'were worse'}`
}
