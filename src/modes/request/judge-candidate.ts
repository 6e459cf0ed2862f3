import { join } from 'node:path'
import { UserError } from '../../model/error.js'
import type { Run } from '../../model/run/run.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import { readRun } from '../../store/runs/read-run.js'
import { cacheOfInputs, type ActionRequest } from './action-request.js'
import type { Spending } from '../../measure/run/budget/spending.js'
import type { Scorer } from '../../measure/run/custom-metrics/start-scorer.js'
import { providersOfInputs } from './provider-access.js'
import { type Rejudging, rescoreRun } from '../../measure/run/rescore-run.js'
import { prepareJudging, type TrialJudge } from '../../measure/run/judging/start-judging.js'

/** How long a judge is waited for is the candidate's own word, up to these. */
export const MOST_RETRIES = 10
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
}

export interface JudgedCandidate {
  /** The run folder with judgments, or the given one where nothing is to be judged. */
  readonly folder: string
  /** What the reader of a report must know: a sentence; null where there is nothing. */
  readonly note: string | null
  /** There is a judge, and no key for it. */
  readonly lacksKey: boolean
  /** Judges further trials, within the same budget; null where nobody does. */
  readonly startJudge: (() => Promise<TrialJudge>) | null
}

/**
 * Judges what a pull request measured, by the judge of the rules that it is judged by: a change cannot choose or instruct its own. Where
 * there is no key the trials stay unjudged, and say so. Throws what the judge throws when it refuses the key, and as `rescoreRun` does.
 */
export async function judgeCandidate(input: JudgeCandidate): Promise<JudgedCandidate> {
  const { request, folder, scorer, ruleSet, spending } = input
  const { hash, log, signal } = request.effects
  const { judge: config, settings } = ruleSet.rules
  const questions = settings.scoring?.judged ?? []
  if (questions.length === 0 || config === null) return { folder, note: null, lacksKey: false, startJudge: null }
  const run = await readRun(folder)
  const start = async (): Promise<TrialJudge> => startJudge(input, run)
  const judge = isTrusted(input)
    ? await start().catch(explainMissingKey)
    : 'the base has no suite to take the judge from'
  const to = join(request.outputFolder, input.into ?? 'judged')
  const copy = { from: folder, to, change: (run: Run) => run, hash, log, signal }
  if (typeof judge === 'string') {
    const note = `Not judged: ${judge}. What the judge decides stays unscored.`
    log.notice(note)
    await rescoreRun({ ...copy, rejudging: { kind: 'nobody', questions, reason: judge } })
    return { folder: to, note, lacksKey: isTrusted(input), startJudge: null }
  }
  await using open = judge
  const rejudging: Rejudging = { kind: 'judge', judge: open, scorer, spending }
  await rescoreRun({ ...copy, rejudging })
  return { folder: to, note: null, lacksKey: false, startJudge: start }
}

/** Whether the judge of the rules may be asked. */
export function isTrusted(input: Pick<JudgeCandidate, 'request' | 'ruleSet' | 'isForeign'>): boolean {
  const { request, ruleSet, isForeign } = input
  return !isForeign || ruleSet.from === 'base' || request.inputs.gatesFrom === 'head'
}

/** A missing key is a fork's lot, and that of a job that only measures; any other mistake is one. */
function explainMissingKey(error: unknown): string {
  if (!(error instanceof UserError) || error.code !== 'provider-key-missing') throw error
  return 'this job has no key for the judge (input `openai-api-key`, which workflows of forks do not get)'
}

async function startJudge({ request, ruleSet, spending }: JudgeCandidate, run: Run): Promise<TrialJudge> {
  const { inputs, workingDirectory, effects } = request
  const { judge: config, pricing, settings } = ruleSet.rules
  if (config === null) throw new Error('there is no judge to start')
  const { clock, log, env } = effects
  return prepareJudging({
    config,
    spending,
    scoring: settings.scoring ?? DEFAULT_SCORING,
    pricing,
    seed: run.seed,
    concurrency: run.settings.concurrency,
    retries: Math.min(run.settings.retries ?? 2, MOST_RETRIES),
    timeoutMs: Math.min(run.settings.timeout_seconds * 1000, MOST_TIMEOUT_MS),
    providers: providersOfInputs(inputs, env),
    env,
    targetEnvNames: inputs.targetEnv,
    workingDirectory,
    cache: cacheOfInputs(request),
    clock,
    log,
  })
}
