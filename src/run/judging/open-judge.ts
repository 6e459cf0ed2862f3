import type { Clock } from '../../io/clock.js'
import type { Log } from '../../io/log.js'
import type { JudgeDefinition, JudgeSession } from '../../judges/judge.js'
import type { JudgeConfig } from '../../model/run/judging.js'
import type { Mask } from '../../model/mask.js'
import type { ProviderAccess } from '../../providers/access.js'
import type { ReplyCache } from '../../store/cache/open-cache.js'
import { targetEnvironment } from '../../targets/target.js'
import { maskSecrets } from '../secrets/known-secrets.js'
import { decorateJudge } from './limit-judge.js'

export interface OpenJudge {
  readonly config: JudgeConfig
  readonly judges: readonly JudgeDefinition[]
  readonly providers: ProviderAccess
  /** Of this process; a judge may read from it what targets may. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly targetEnvNames: readonly string[]
  readonly workingDirectory: string
  /** Gives readings again that are known; null is none. */
  readonly cache?: ReplyCache | null
  readonly clock: Clock
  readonly log: Log
}

/** Starts a suite's judge. Throws what its start throws: `provider-key-missing` and the like, before anything is asked. */
export async function openJudge(input: OpenJudge): Promise<JudgeSession> {
  const { config, judges, providers, env, targetEnvNames, workingDirectory, clock, log } = input
  const definition = judges.find(({ name }) => name === config.type)
  if (definition === undefined)
    throw new Error(`the suite was parsed with a judge \`${config.type}\` that is not registered`)
  const session = await definition.start({
    options: config.options,
    providers,
    env: targetEnvironment(env, targetEnvNames),
    workingDirectory,
    log,
    clock,
  })
  return maskJudge(session, maskSecrets({ env, providers }))
}

/** The judge, whose replies and failures have no secret. */
function maskJudge(session: JudgeSession, mask: Mask): JudgeSession {
  return decorateJudge(session, async (request, limits) => mask.data(await session.ask(request, limits)))
}
