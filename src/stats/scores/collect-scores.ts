import { type Observation, isFailedByTarget } from '../../model/run/observation.js'
import type { ScoredTrial } from '../../model/run/run.js'
import { keepScores } from './kept-scores.js'

/** Reasons that quote a reply differ from trial to trial and are not worth keeping a key for. */
const MAX_LISTS = 1_000
/** So many lists are known again without reading them. */
const RECENT_LISTS = 4
const NOT_MEASURED = 'the trial failed, and this was measured in none that was answered'

/** The scores of one arm's trials as they come in. */
export interface ScoreCollector {
  readonly add: (trial: ScoredTrial, observation: Observation) => void
  /** All that came in so far, in their order: the same list until another comes, so that who asks again shares its table. */
  readonly trials: () => readonly ScoredTrial[]
}

/**
 * Collects the scores of an arm, equal lists of reasons kept once, since most trials of a target lack the same fields.
 * A failed trial scores 0 in quality, but not in what could be measured in none of the answers: one time-out would then be the only
 * case of that metric, and its mean 0.
 */
export function collectScores(): ScoreCollector {
  const trials: ScoredTrial[] = []
  const failed: number[] = []
  const keep = keepScores()
  let settled: readonly ScoredTrial[] | null = null
  const lists = new Map<string, ScoredTrial['unscored']>()
  const recent: { readonly came: ScoredTrial['unscored']; readonly kept: ScoredTrial['unscored'] }[] = []
  const keepOnce = (unscored: ScoredTrial['unscored']): ScoredTrial['unscored'] => {
    // Most trials come with the very list of one of the last: who scores or reads them shares it.
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
    add: (trial, observation) => {
      settled = null
      if (observation.status === 'failed') failed.push(trials.length)
      const kept = { ...trial, scores: keep(trial.scores), unscored: keepOnce(trial.unscored) }
      trials.push(isFailedByTarget(observation) ? { ...kept, failed: true } : kept)
    },
    trials: () => (settled ??= withdrawSilent(trials, new Set(failed))),
  }
}

function withdrawSilent(trials: readonly ScoredTrial[], failed: ReadonlySet<number>): readonly ScoredTrial[] {
  const silent = findSilent(trials, failed)
  return trials.map((trial, place) => (silent.length > 0 && failed.has(place) ? withdraw(trial, silent) : trial))
}

/** The metrics that are measured in none of the answers, which they apply to. */
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
