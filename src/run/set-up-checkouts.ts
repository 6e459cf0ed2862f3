import { canonicalJson } from '../model/fingerprint.js'
import { runSetup } from '../targets/setup.js'
import { targetEnvironment } from '../targets/target-environment.js'
import type { RunSuiteInput } from './input.js'
import type { PlannedArm } from './start-arm.js'

/** Runs the `setup` of the arms' targets, each once in a checkout, one after the other. Throws what `runSetup` throws. */
export async function setUpCheckouts(input: RunSuiteInput, arms: readonly PlannedArm[]): Promise<void> {
  const { clock, log, signal } = input
  const env = targetEnvironment(input.env, input.targetEnvNames)
  const done = new Set<string>()
  for (const { variant, workingDirectory } of arms) {
    const command = variant.target.setup
    const key = canonicalJson([workingDirectory, command])
    if (command === undefined || done.has(key)) continue
    done.add(key)
    await runSetup({ command, workingDirectory, env, clock, log, signal })
  }
}
