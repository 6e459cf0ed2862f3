import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createActionLog } from '../../github/action-log.js'
import { type Client, createClient } from '../../github/client.js'
import { readGitHubContext } from '../../github/event-context.js'
import { openUploads } from '../../github/upload-artifact.js'
import { shareSignal, systemClock } from '../../io/clock.js'
import { shortenPaths } from '../../io/files.js'
import { mapLog } from '../../io/log.js'
import { trustConfiguration } from '../../io/git.js'
import { ENDING_SIGNALS } from '../../io/platform.js'
import { exitCodeOfError, stackOf, UserError } from '../../model/error.js'
import type { Mask } from '../../model/mask.js'
import type { ExitCode } from '../../model/result/verdict.js'
import { type ActionRequest, namesForTargets, readActionInputs } from '../../modes/request/action-request.js'
import { locateScorer } from '../../measure/run/custom-metrics/messages.js'
import { locatePrograms } from '../../measure/targets/target.js'
import { knownSecrets, maskSecrets } from '../../measure/providers/access.js'
import { requireSealed, type Seal } from '../../store/runs/seal.js'
import { runAction } from './run-action.js'

const FAILED: Readonly<Record<Exclude<ExitCode, 0>, string>> = {
  1: 'The golden suite regressed; the report says where.',
  2: 'The golden suite gave no verdict; the report says why.',
  3: 'The set-up needs fixing.',
  4: 'Goldenpair failed.',
}

/**
 * The entry point of the Action: reads inputs and environment, sets the state of the job. The runner itself only tells 0
 * from other exit codes.
 */
export async function main(home: string, program: { readonly seal: Seal; readonly putBack: () => void }) {
  const core = await import('@actions/core')
  const mask = maskSecrets({ env: process.env, targetEnvNames: namesForTargets(process.env) })
  const cancelled = new AbortController()
  let workingDirectory = process.cwd()
  const cancel = () => cancelled.abort(new Error('The job was cancelled.'))
  for (const each of ENDING_SIGNALS) process.once(each, cancel)
  try {
    const signal = shareSignal(cancelled.signal)
    const request = await readRequest(core, { home, ownFiles: program.seal, mask, signal })
    workingDirectory = request.workingDirectory
    await trustConfiguration(workingDirectory)
    const code = await runAction(request)
    await requireSealed([program.seal])
    if (code !== 0) core.setFailed(FAILED[code])
    process.exitCode = code
  } catch (error) {
    const mistake = error instanceof UserError ? error.message : null
    const message = cancelled.signal.aborted ? 'The job was cancelled.' : mistake
    const shown = message ?? `This is a bug in Goldenpair, please report it: ${stackOf(error)}`
    core.setFailed(shortenPaths(mask.text(shown), workingDirectory))
    process.exitCode = error instanceof UserError ? exitCodeOfError(error) : message === null ? 4 : 3
  } finally {
    program.putBack()
    for (const each of ENDING_SIGNALS) process.off(each, cancel)
  }
  // An upload that was given up keeps its connection open for minutes, and the job with it. Written output is flushed first.
  process.stdout.write('', () => process.exit())
}

async function readRequest(
  core: typeof import('@actions/core'),
  input: { readonly home: string; readonly ownFiles: Seal; readonly mask: Mask; readonly signal: AbortSignal },
): Promise<ActionRequest> {
  const { home, ownFiles, mask, signal } = input
  const { env } = process
  const inputs = readActionInputs(env)
  for (const secret of knownSecrets({ env, targetEnvNames: inputs.targetEnv, providers: inputs }))
    core.setSecret(secret)
  const github = await readGitHubContext(env)
  const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd()
  const workingDirectory = resolve(workspace, inputs.workingDirectory)
  const log = mapLog(createActionLog(core), (text) => shortenPaths(mask.text(text), workingDirectory))
  let client: Promise<Client> | null = null
  return {
    inputs,
    github,
    workspace,
    workingDirectory,
    outputFolder: resolve(workingDirectory, inputs.outputDir),
    scorer: locateScorer({ home, env, targetEnvNames: inputs.targetEnv }),
    programs: locatePrograms(home),
    ownFiles,
    effects: {
      env,
      log,
      commands: core,
      mask,
      connect: () => (client ??= createClient({ token: inputs.githubToken, apiUrl: github.apiUrl, log })),
      wait: async (ms) => setTimeout(ms),
      clock: systemClock,
      signal,
      saveState: core.saveState,
      upload: openUploads({ env, log, clock: systemClock }),
    },
  }
}
