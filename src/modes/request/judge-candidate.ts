import { join } from 'node:path'
import { UserError } from '../../model/error.js'
import { type Run, trialKey } from '../../model/run/run.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import { readRun, readTrialsOf } from '../../store/runs/read-run.js'
import { type ActionRequest, openInputCache } from './action-request.js'
import type { Spending } from '../../measure/run/budget/spending.js'
import type { RunFolder } from '../../measure/recorded/pool-runs.js'
import type { Scorer } from '../../measure/run/custom-metrics/start-scorer.js'
import { readInputAccess } from './provider-access.js'
import { type Judged, startJudging, type TrialJudge } from '../../measure/run/judging/start-judging.js'
import { leaveUnjudged, rescoreRun } from '../../measure/recorded/rescore-run.js'
import { workThrough } from '../../io/clock.js'

/** Upper bounds on the candidate's own settings for waiting for a judge. */
const MAX_RETRIES = 10
const MAX_TIMEOUT_MS = 300_000

export interface JudgeCandidate {
  readonly request: ActionRequest
  /** The run folder as it was measured. */
  readonly folder: string
  /** The name of the folder for the judged run, below the output folder; `judged` by default. */
  readonly into?: string
  readonly ruleSet: RuleSet
  /** The budget that the readings are paid from; `null` without one. */
  readonly spending: Spending | null
  /** Whether the candidate was measured elsewhere. Then a judge that it names itself counts only if the workflow says so. */
  readonly isForeign: boolean
  /** Scores the suite's own metrics again, if their module may run. */
  readonly scorer: Scorer | null
  /** What the judge has said in the looks already, by `trialKey`. */
  readonly known?: LookJudgments | undefined
}

/** Judgments by `trialKey`. */
export type LookJudgments = ReadonlyMap<string, Judged>

export type LookJudge = NonNullable<Awaited<ReturnType<typeof openLookJudge>>>

/**
 * Opens the judge of the rules, to judge the answers of the arms between their rounds. `null` if there is no judge, or if
 * this job has no key for it; then a job with a key judges once all answers are there.
 */
export async function openLookJudge(request: ActionRequest, ruleSet: RuleSet, planned: Run) {
  const { log, signal } = request.effects
  if (ruleSet.rules.judge === null || (ruleSet.rules.settings.scoring?.judged ?? []).length === 0) return null
  const opened = await startJudge({ request, ruleSet, spending: null }, planned).catch(explainMissingKey)
  if (typeof opened === 'string') return null
  await opened[Symbol.asyncDispose]()
  const judgments = new Map<number, Map<string, Judged>>()
  let started: TrialJudge | null = null
  return {
    /** Returns the judgments of an arm, so that judging the whole run asks nothing twice. */
    known: (arm: number): LookJudgments | undefined => judgments.get(arm),
    facts: opened.facts,
    fingerprint: opened.fingerprint,
    /** Judges what an arm has answered so far; leaves out what the budget has no room for. */
    judge: async (arm: number, { folder, run, spending }: RunFolder & Pick<JudgeCandidate, 'spending'>) => {
      const judge = (started ??= await startJudge({ request, ruleSet, spending }, run))
      const known = judgments.get(arm) ?? new Map<string, Judged>()
      judgments.set(arm, known)
      await workThrough(
        { items: readTrialsOf(run, folder, log), concurrency: run.settings.concurrency, signal },
        async ({ golden, trial: made }, stop) => {
          const { trial, observation } = made
          const key = trialKey(golden.id, trial)
          if (known.has(key) || observation.status === 'failed') return
          const judged = await judge.judge({ golden, trial, observation }, stop).catch(leaveUnjudged)
          if (judged !== null) known.set(key, judged)
        },
      )
      return known
    },
    [Symbol.asyncDispose]: async () => started?.[Symbol.asyncDispose](),
  }
}

/**
 * Judges what a pull request measured, with the judge of the rules that it is judged by: a change cannot choose or
 * instruct its own judge. Without a key the trials stay unjudged and say so. Throws what the judge throws if it refuses
 * the key, and as `rescoreRun` does. Returns:
 * - `folder`: the run folder with judgments, or the given one if nothing is to be judged;
 * - `note`: what the reader of a report must know, a sentence or `null`;
 * - `lacksKey`: whether there is a judge and no key for it;
 * - `startJudge`: starts a judge for further trials within the same budget; `null` without one.
 */
export async function judgeCandidate(input: JudgeCandidate) {
  const { request, folder, scorer, ruleSet, spending } = input
  const { log, signal } = request.effects
  const { judge: config, settings } = ruleSet.rules
  const questions = settings.scoring?.judged ?? []
  if (questions.length === 0 || config === null) return { folder, note: null, lacksKey: false, startJudge: null }
  const run = await readRun(folder)
  const start = async (): Promise<TrialJudge> => startJudge(input, run)
  // Whether the judge of the rules may be asked.
  const isTrusted = !input.isForeign || ruleSet.from === 'base' || request.inputs.gatesFrom === 'head'
  const judge = isTrusted ? await start().catch(explainMissingKey) : 'the base has no suite to take the judge from'
  const to = join(request.outputFolder, input.into ?? 'judged')
  const copy = { from: folder, to, change: (run: Run) => run, log, signal }
  if (typeof judge === 'string') {
    const note = `Not judged: ${judge}. What the judge decides stays unscored.`
    log.notice(note)
    await rescoreRun({ ...copy, rejudging: { kind: 'nobody', questions, reason: judge } })
    return { folder: to, note, lacksKey: isTrusted, startJudge: null }
  }
  await using open = judge
  const asking: TrialJudge = {
    ...open,
    judge: async (trial, stop) => input.known?.get(trialKey(trial.golden.id, trial.trial)) ?? open.judge(trial, stop),
  }
  await rescoreRun({ ...copy, rejudging: { kind: 'judge', judge: asking, scorer, spending } })
  return { folder: to, note: null, lacksKey: false, startJudge: start }
}

/** Explains a missing key, which is normal for forks and for jobs that only measure. Rethrows any other error. */
function explainMissingKey(error: unknown): string {
  if (!(error instanceof UserError) || error.code !== 'provider-key-missing') throw error
  return 'this job has no key for the judge (input `openai-api-key`, which workflows of forks do not get)'
}

async function startJudge(
  { request, ruleSet, spending }: Pick<JudgeCandidate, 'request' | 'ruleSet' | 'spending'>,
  run: Run,
): Promise<TrialJudge> {
  const { inputs, effects } = request
  const { judge: config, pricing, settings } = ruleSet.rules
  if (config === null) throw new Error('there is no judge to start')
  return startJudging({
    ...request,
    ...effects,
    config,
    spending,
    scoring: settings.scoring ?? DEFAULT_SCORING,
    pricing,
    seed: run.seed,
    concurrency: run.settings.concurrency,
    retries: Math.min(run.settings.retries ?? 2, MAX_RETRIES),
    timeoutMs: Math.min(run.settings.timeout_seconds * 1000, MAX_TIMEOUT_MS),
    providers: readInputAccess(inputs, effects.env),
    targetEnvNames: inputs.targetEnv,
    cache: openInputCache(request),
  })
}
