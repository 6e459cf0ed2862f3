import { type Observation, isFailedByTarget } from '../../model/run/observation.js'
import type { ScoredTrial } from '../../model/run/run.js'
import { seededRandom } from '../random.js'
import { keepScores } from './kept-scores.js'

/** Limit of the lists kept for sharing. Reasons that quote a reply differ from trial to trial and are not worth a key. */
const MAX_LISTS = 1_000
/** Number of recent lists recognised by identity, without reading them. */
const RECENT_LISTS = 4
const NOT_MEASURED = 'the trial failed, and this was measured in none that was answered'

/**
 * Collects the scores of an arm. Equal lists of reasons are stored once, because most trials of a target lack the same fields.
 * A failed trial scores 0 in quality, except in metrics that could not be measured in any of the answers. Otherwise one time-out would be
 * the only case of such a metric, and its mean would be 0.
 */
export function collectScores() {
  const trials: ScoredTrial[] = []
  const failed: number[] = []
  const keep = keepScores()
  let settled: readonly ScoredTrial[] | null = null
  const lists = new Map<string, ScoredTrial['unscored']>()
  const recent: { readonly came: ScoredTrial['unscored']; readonly kept: ScoredTrial['unscored'] }[] = []
  const keepOnce = (unscored: ScoredTrial['unscored']): ScoredTrial['unscored'] => {
    // Most trials share their list with one of the last trials, because scoring and reading reuse it.
    const same = recent.find(({ came }) => came === unscored)
    if (same !== undefined) return same.kept
    const kept = findEqual(unscored)
    recent.unshift({ came: unscored, kept })
    recent.length = Math.min(recent.length, RECENT_LISTS)
    return kept
  }
  const findEqual = (unscored: ScoredTrial['unscored']): ScoredTrial['unscored'] => {
    const key = JSON.stringify(unscored)
    const kept = lists.get(key)
    if (kept !== undefined) return kept
    if (lists.size < MAX_LISTS) lists.set(key, unscored)
    return unscored
  }
  return {
    add: (trial: ScoredTrial, observation: Observation): void => {
      settled = null
      if (observation.status === 'failed') failed.push(trials.length)
      const isAnswer = trial.round !== undefined && observation.status === 'ok'
      // The first draw is a hash of the text.
      const answer = isAnswer ? { answer: seededRandom(observation.reply.answer)() } : null
      const kept = { ...trial, scores: keep(trial.scores), unscored: keepOnce(trial.unscored), ...answer }
      trials.push(isFailedByTarget(observation) ? { ...kept, failed: true } : kept)
    },
    /** All trials added so far, in order. Returns the same list until another trial is added, so that callers share its table. */
    trials: (): readonly ScoredTrial[] => (settled ??= withdrawSilent(trials, new Set(failed))),
  }
}

function withdrawSilent(trials: readonly ScoredTrial[], failed: ReadonlySet<number>): readonly ScoredTrial[] {
  const silent = findSilent(trials, failed)
  return trials.map((trial, place) => (silent.length > 0 && failed.has(place) ? withdraw(trial, silent) : trial))
}

/** Finds the metrics of failed trials that apply to answers but were measured in none of them. */
function findSilent(trials: readonly ScoredTrial[], failed: ReadonlySet<number>): readonly string[] {
  const zeros = new Set([...failed].flatMap((index) => Object.keys(trials[index]?.scores ?? {})))
  const answered = trials.filter((_, index) => !failed.has(index))
  return [...zeros].filter(
    (id) =>
      answered.some(({ unscored }) => unscored[id] !== undefined) &&
      !answered.some(({ scores }) => scores[id] !== undefined),
  )
}

function withdraw(trial: ScoredTrial, silent: readonly string[]): ScoredTrial {
  const withdrawn = silent.filter((id) => trial.scores[id] !== undefined)
  const scores = Object.entries(trial.scores).filter(([id]) => !withdrawn.includes(id))
  const reasons = withdrawn.map((id) => [id, NOT_MEASURED] as const)
  return {
    ...trial,
    scores: Object.fromEntries(scores),
    unscored: { ...trial.unscored, ...Object.fromEntries(reasons) },
  }
}
