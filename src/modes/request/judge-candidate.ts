import { join } from 'node:path'
import { UserError } from '../../model/error.js'
import { type Run, trialKey } from '../../model/run/run.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import { readRun, readTrialsOf } from '../../store/runs/read-run.js'
import { type ActionRequest, cacheOfInputs } from './action-request.js'
import type { Spending } from '../../measure/run/budget/spending.js'
import type { RunFolder } from '../../measure/run/pool-runs.js'
import type { Scorer } from '../../measure/run/custom-metrics/start-scorer.js'
import { providersOfInputs } from './provider-access.js'
import { type Judged, startJudging, type TrialJudge } from '../../measure/run/judging/start-judging.js'
import { leaveUnjudged, rescoreRun } from '../../measure/run/rescore-run.js'
import { workThrough } from '../../io/clock.js'

/** How long a judge is waited for is the candidate's own word, up to these. */
const MOST_RETRIES = 10
const MOST_TIMEOUT_MS = 300_000

export interface JudgeCandidate {
  readonly request: ActionRequest
  /** The run folder as it was measured. */
  readonly folder: string
  /** Where it goes judged, below the output folder; `judged` unless given. */
  readonly into?: string
  readonly ruleSet: RuleSet
  /** What the readings come out of; null without a budget. */
  readonly spending: Spending | null
  /** The candidate was measured elsewhere: a judge that it names itself counts only where the workflow says so. */
  readonly isForeign: boolean
  /** Scores the suite's own metrics again, where their module may run. */
  readonly scorer: Scorer | null
  /** What it has said in the looks already, by `trialKey`. */
  readonly known?: LookJudgments | undefined
}

/** By `trialKey`. */
export type LookJudgments = ReadonlyMap<string, Judged>

export type LookJudge = NonNullable<Awaited<ReturnType<typeof openLookJudge>>>

/**
 * Judges the answers of the arms between their rounds, by the judge of the rules. Null where this job has no key for the judge: then it is asked by whoever has
 * one, when all answers are there.
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
    /** What it has said of an arm: whoever judges the whole run asks nothing twice. */
    known: (arm: number): LookJudgments | undefined => judgments.get(arm),
    facts: opened.facts,
    fingerprint: opened.fingerprint,
    /** Judges what an arm has answered so far; what the budget has no room for is left out. */
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
 * Judges what a pull request measured, by the judge of the rules that it is judged by: a change cannot choose or instruct its own. Where
 * there is no key the trials stay unjudged, and say so. Gives the run folder with judgments, or the given one where nothing is to be judged; what the
 * reader of a report must know, a sentence; whether there is a judge and no key for it; and what judges further trials within the same budget.
 * Throws what the judge throws when it refuses the key, and as `rescoreRun` does.
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

/** A missing key is a fork's lot, and that of a job that only measures; any other mistake is one. */
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
    retries: Math.min(run.settings.retries ?? 2, MOST_RETRIES),
    timeoutMs: Math.min(run.settings.timeout_seconds * 1000, MOST_TIMEOUT_MS),
    providers: providersOfInputs(inputs, effects.env),
    targetEnvNames: inputs.targetEnv,
    cache: cacheOfInputs(request),
  })
}
