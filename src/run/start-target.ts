import type { Suite, Variant } from '../model/suite.js'
import { targetEnvironment } from '../targets/target-environment.js'
import type { TargetSession } from '../targets/target.js'
import { traceEnvironment } from '../targets/traces/trace-environment.js'
import { maskSecrets } from './secrets/known-secrets.js'
import { maskTarget } from './secrets/mask-target.js'
import type { RunSuiteInput } from './input.js'
import { nameTargetFiles } from './locate-spans.js'

/** Starts the target of a variant in a checkout, and what listens to its traces where the suite wants them. Throws what the target's start throws. */
export async function startTarget(
  {
    targets,
    env,
    targetEnvNames,
    providers,
    programs,
    log,
    clock,
  }: Pick<RunSuiteInput, 'targets' | 'env' | 'targetEnvNames' | 'providers' | 'programs' | 'log' | 'clock'>,
  arm: {
    readonly suite: Pick<Suite, 'timeout_seconds'>
    readonly variant: Variant
    readonly workingDirectory: string
    /** It answered before, so that it can start is known. */
    readonly hasAnswered: boolean
  },
): Promise<TargetSession> {
  const { target } = arm.variant
  const definition = targets.find(({ name }) => name === target.type)
  if (definition === undefined)
    throw new Error(`the suite was parsed with a target \`${target.type}\` that is not registered`)
  const traces = target.traces === true ? await openTraces() : null
  const childEnv = targetEnvironment(env, targetEnvNames)
  try {
    const session = await definition.start({
      options: target.options,
      settings: target.settings,
      ...(programs && { programs }),
      providers,
      env: traces === null ? childEnv : traceEnvironment(traces.receiver.url, childEnv),
      workingDirectory: arm.workingDirectory,
      log,
      clock,
      timeoutMs: arm.suite.timeout_seconds * 1000,
      hasAnswered: arm.hasAnswered,
    })
    const traced = traces === null ? session : traces.listenToTraces(session, { receiver: traces.receiver, log })
    const named = await nameTargetFiles(traced, arm.workingDirectory)
    return maskTarget(named, maskSecrets({ env, providers }))
  } catch (error) {
    await traces?.receiver[Symbol.asyncDispose]()
    throw error
  }
}

/** Few suites want them, so what reads them is loaded for those. */
async function openTraces() {
  const [{ receiveTraces }, { listenToTraces }] = await Promise.all([
    import('../targets/traces/receive-traces.js'),
    import('./traces/listen-to-traces.js'),
  ])
  return { receiver: await receiveTraces(), listenToTraces }
}
