import type { Suite, Variant } from '../../core/model/suite.js'
import { targetEnvironment } from '../../shell/targets/target-environment.js'
import type { TargetSession } from '../../shell/targets/target.js'
import type { RunSuiteInput } from './input.js'

/** Starts the target of a variant in a checkout. Throws what the target's start throws. */
export async function startTarget(
  {
    targets,
    env,
    targetEnvNames,
    log,
    clock,
  }: Pick<RunSuiteInput, 'targets' | 'env' | 'targetEnvNames' | 'log' | 'clock'>,
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
  return definition.start({
    options: target.options,
    settings: target.settings,
    env: targetEnvironment(env, targetEnvNames),
    workingDirectory: arm.workingDirectory,
    log,
    clock,
    timeoutMs: arm.suite.timeout_seconds * 1000,
    hasAnswered: arm.hasAnswered,
  })
}
