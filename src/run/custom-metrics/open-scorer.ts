import type { Log } from '../../io/log.js'
import type { Suite } from '../../model/suite/suite.js'
import { maskSecrets } from '../secrets/known-secrets.js'
import type { ScorerProgram } from './messages.js'
import { type Scorer, startScorer } from './start-scorer.js'

/** The suite's own metrics at work; null where it has none. */
export function openScorer({
  suite,
  scorer: program,
  workingDirectory,
  log,
}: {
  readonly suite: Suite
  readonly scorer?: ScorerProgram
  readonly workingDirectory: string
  readonly log: Log
}): Scorer | null {
  const { custom_metrics: own, timeout_seconds } = suite
  if (own === undefined) return null
  if (program === undefined) throw new Error(`${suite.file} has metrics of its own, and nothing to run them with`)
  const scorer = startScorer({ program, own, workingDirectory, limitMs: timeout_seconds * 1000, log })
  const mask = maskSecrets(program)
  return {
    score: async (trial, signal) => mask.data(await scorer.score(trial, signal)),
    [Symbol.asyncDispose]: async () => scorer[Symbol.asyncDispose](),
  }
}
