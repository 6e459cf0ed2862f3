import { join } from 'node:path'
import { addWorktree } from '../../github/check-out-commit.js'
import { readPrefix } from '../../github/checkout.js'
import { type ErrorCode, UserError } from '../../model/error.js'
import type { Run, ScoredTrial } from '../../model/run/run.js'

import {
  measure,
  type MeasureRequest,
  type Overrides,
  overrideSuite,
  skipCodeQuality,
} from '../../measure/run/measure.js'
import { readScoredRun } from '../../store/runs/read-run.js'
import { readSuiteOf } from '../request/open-base.js'

/** How every commit of a search is measured. */
export interface Measuring extends Omit<
  MeasureRequest,
  'arms' | 'overrides' | 'mode' | 'commit' | 'branch' | 'subset' | 'shard' | 'cache' | 'scorer' | 'isDirty'
> {
  readonly scorer: NonNullable<MeasureRequest['scorer']>
  /** The path of the suite from the working directory. */
  readonly suitePath: string
  readonly variant: string
  /** Without `max_cost_usd`, which applies to the whole search. */
  readonly overrides?: Omit<Overrides, 'max_cost_usd'>
  /** The folder for worktrees; empty for the system's. */
  readonly temporary: string
}

/** What one commit is asked. */
interface Question {
  readonly sha: string
  /** `null` for all cases that `subset` selects. */
  readonly caseIds: readonly string[] | null
  readonly subset: string | null
  readonly trials: number
  /** Added to the seeds, so that no draw of an earlier probe is repeated. */
  readonly seedOffset: number
  /** The rest of the budget; `null` without one. */
  readonly max_cost_usd: number | null
  /** The run folder. */
  readonly out: string
}

export type MeasuredCommit =
  | { readonly kind: 'measured'; readonly run: Run; readonly trials: readonly ScoredTrial[] }
  /** `reason` is a clause. */
  | { readonly kind: 'unmeasurable'; readonly reason: string }

/** Errors that are the commit's own fault and do not stop the search. */
const FAULTS_OF_A_COMMIT: readonly ErrorCode[] = [
  'module-unusable',
  'openai-target-invalid',
  'search-found-no-files',
  'setup-failed',
  'target-answered-nothing',
  'target-cannot-start',
  'target-not-ready',
  'target-setting-missing',
]

/**
 * Asks the code of a commit the cases of the suite, in a worktree of its own and after its `setup`. Throws as `measure`
 * does, except for errors that are the commit's own fault.
 */
export async function measureCommit(measuring: Measuring, question: Question): Promise<MeasuredCommit> {
  const { suitePath: path, variant, temporary, scorer, log, workingDirectory, overrides = {} } = measuring
  const { sha, caseIds, subset, trials, seedOffset, max_cost_usd, out } = question
  await using checkout = await addWorktree({ sha, workingDirectory, temporary, log })
  if (checkout === null) return { kind: 'unmeasurable', reason: 'git could not check it out' }
  const folder = join(checkout.folder, (await readPrefix(workingDirectory)) ?? '')
  const cases = measuring.suite.cases.filter(({ id }) => caseIds === null || caseIds.includes(id))
  const asked = { suite: { ...measuring.suite, cases }, variant, workingDirectory }
  const read = await readSuiteOf(folder, asked, { path, scorer, log })
  // Code is not compared here, and a review of it costs money.
  const suite = { ...skipCodeQuality({ ...read.suite, gates: [] }, { skipped: 'quality', log }), max_cost_usd }
  const own = { suite: overrideSuite(suite, overrides), commit: sha, branch: null }
  try {
    const [arm] = await measure({
      ...measuring,
      suite,
      // The whole commit may be broken. Then it answers nothing, which is a result.
      arms: [{ ...own, variant, out, trials, seedOffset, hasAnswered: true, workingDirectory: folder }],
      mode: 'run',
      commit: sha,
      branch: null,
      subset,
      cache: null,
    })
    if (arm === undefined) throw new Error('the arm was not measured')
    const { trials: made } = await readScoredRun(arm.out, { log, run: arm.run })
    return { kind: 'measured', run: arm.run, trials: made }
  } catch (error) {
    if (!(error instanceof UserError) || !FAULTS_OF_A_COMMIT.some((code) => code === error.code)) throw error
    return { kind: 'unmeasurable', reason: firstSentence(error.message) }
  }
}

/** @example firstSentence('The set-up of the target, `make`, failed. Run it by hand.') // 'the set-up of the target, `make`, failed' */
function firstSentence(message: string): string {
  const [sentence = message] = message.split(/\.(?:\s|$)/u, 1)
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
