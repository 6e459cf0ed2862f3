import type { ExitCode } from '../../model/result/verdict.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import type { ActionMode, ActionRequest } from '../request/action-request.js'
import { openJudgingMonth } from '../request/open-month.js'
import { writePlan } from '../../measure/run/dry-run/call-plan.js'
import { planJudging } from '../../measure/run/dry-run/dry-run.js'
import { isTrusted, MOST_RETRIES } from '../request/judge-candidate.js'
import { findReference } from '../choose-rules.js'
import {
  findMeasured,
  findSource,
  listLeft,
  measuredCommit,
  type MeasuredSuite,
  nothingLeft,
  publishEach,
  receiveRun,
  type Source,
} from './find-measured.js'

/** Input `dry-run` of mode `publish`: says in the log what the judge would be asked. Nothing is asked, written to GitHub or kept. */
export const planPublish: ActionMode = async (request) => {
  const { event } = request.github
  if (event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch')
    return nothing(request, 'results of this event were judged where they were measured')
  const source = await findSource(request)
  if (source.match.kind === 'none') return nothing(request, source.match.reason)
  const measured = findMeasured(await listLeft(request, source.runId))
  if (measured.length === 0) return nothing(request, nothingLeft(source.runId))
  return publishEach(request, measured, async (own, one) => planSuite(own, source, one))
}

async function planSuite(request: ActionRequest, { match }: Source, measured: MeasuredSuite): Promise<ExitCode> {
  const { inputs, workingDirectory, effects } = request
  if (match.kind === 'none') return nothing(request, match.reason)
  const received = await receiveRun(request, measured)
  if (received.kind === 'refused') return nothing(request, received.reason)
  const { run, folder } = received
  const { pullRequest } = match
  const checkout = { sha: measuredCommit(run, pullRequest), parents: null }
  const { ruleSet } = await findReference(request, { suite: measured.suite, folder, checkout, pullRequest })
  const { judge, settings, pricing } = ruleSet.rules
  const { env, clock, log } = effects
  const { budget, ledger } = await openJudgingMonth(request, { suite: measured.suite, ruleSet })
  const plan = await planJudging({
    ...{ run, pricing, env, clock, log, workingDirectory, budget, ledger },
    judge: isTrusted({ request, ruleSet, isForeign: true }) ? judge : null,
    scoring: settings.scoring ?? DEFAULT_SCORING,
    retries: Math.min(run.settings.retries ?? 2, MOST_RETRIES),
    hasCache: inputs.cacheDir !== null,
    targetEnvNames: inputs.targetEnv,
  })
  log.info(writePlan(plan))
  return 0
}

function nothing({ effects }: ActionRequest, reason: string): ExitCode {
  effects.log.info(`Nothing was asked or published: ${reason}.`)
  return 0
}
