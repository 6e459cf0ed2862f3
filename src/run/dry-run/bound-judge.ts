import { askJudge } from '../../judges/questions/ask-judge.js'
import { choosePrompts } from '../../judges/questions/choose-prompts.js'
import { MOST_READINGS } from '../../metrics/answer/consensus.js'
import type { GoldenCase } from '../../model/case.js'
import type { JudgeConfig } from '../../model/judging.js'
import type { Observation } from '../../model/observation.js'
import type { Scoring } from '../../model/scoring.js'
import { REGISTRY as JUDGES } from '../../judges/index.js'
import { countReadings } from '../judging/judge-trial.js'
import { openJudge, type OpenJudge } from '../judging/open-judge.js'
import type { QuestionBounds } from './call-plan.js'
import { NO_ACCESS } from './no-access.js'

/** Text of about this length stands for the answers that a judge would read. */
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40)

export interface BoundJudge extends Pick<OpenJudge, 'env' | 'targetEnvNames' | 'workingDirectory' | 'clock' | 'log'> {
  readonly config: JudgeConfig
  readonly scoring: Scoring
  readonly primary_k: number
  readonly seed: number
  readonly cases: readonly GoldenCase[]
}

/** The most that each question to the judge can use, of an answer of usual length. Nobody is asked. */
export async function boundJudge(request: BoundJudge): Promise<readonly QuestionBounds[]> {
  const { config, scoring, seed, cases } = request
  await using session = await openJudge({ ...request, judges: JUDGES, providers: NO_ACCESS })
  const prompts = choosePrompts(config.prompts)
  // Some questions, such as claims, are asked only of an answer with sources: none would promise too few calls.
  const spans = Array.from({ length: request.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }))
  const observation: Observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } }
  return scoring.judged.map((question) => {
    const least = countReadings(config, question)
    const bounds = cases.flatMap((golden) => {
      const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) }
      const asking = askJudge({ ...common, prompts, seed, scoring })
      return asking.kind === 'ask' ? [session.bound(asking.request)] : []
    })
    const most = question === 'rubric' ? Math.max(least, MOST_READINGS) : least
    return { question, readings: { least, most }, bounds }
  })
}
