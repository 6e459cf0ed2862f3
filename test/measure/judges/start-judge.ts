import { REGISTRY } from '../../../src/measure/judges/index.js'
import type { JudgeSession } from '../../../src/measure/judges/judge.js'
import { systemClock } from '../../../src/io/clock.js'
import type { ProviderAccess } from '../../../src/measure/providers/access.js'

export const LIMITS = { timeoutMs: 60_000, signal: new AbortController().signal }

/** Starts a session of a judge of the registry as the product does. */
export async function startJudge(
  type: string,
  {
    options = {},
    providers = {},
    env = {},
    workingDirectory = '.',
  }: {
    readonly options?: Readonly<Record<string, unknown>>
    readonly providers?: Partial<ProviderAccess>
    readonly env?: Readonly<Record<string, string>>
    readonly workingDirectory?: string
  } = {},
): Promise<JudgeSession> {
  const judge = REGISTRY.find(({ name }) => name === type)
  if (judge === undefined) throw new Error(`no judge ${type}`)
  const nothing = { openaiApiKey: null, openaiBaseUrl: null, githubToken: null, githubModelsUrl: null }
  return judge.start({
    options,
    providers: { ...nothing, ...providers },
    env,
    workingDirectory,
    clock: systemClock,
  })
}
