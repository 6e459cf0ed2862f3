import { join } from 'node:path'
import { failureArtifactName, type ListedArtifact, suiteOfFailureArtifact } from '../../github/artifacts.js'
import { downloadArtifact } from '../../github/download-artifact.js'
import { ZipRefused } from '../../github/read-zip.js'
import { readTextFile, replaceFile } from '../../io/files.js'
import { quoteLine } from '../../io/log.js'
import { UserError } from '../../model/error.js'
import type { ActionRequest } from '../../run/action-request.js'
import { knownSecrets } from '../../run/known-secrets.js'
import { keepFiles } from '../keep-files.js'
import { tryRequest } from './announce.js'

const FILE = 'failure.txt'
const LONGEST = 400
const MAX_BYTES = 64_000

/** Leaves the first line of what ended a measurement as an artifact, for the job that comments; another error than the user's is told nobody. */
export async function leaveFailure(request: ActionRequest, suite: string, error: unknown): Promise<void> {
  if (!(error instanceof UserError)) return
  const { inputs, outputFolder, effects } = request
  const folder = join(outputFolder, 'failure')
  const [line = ''] = error.message.split('\n', 1)
  const secrets = knownSecrets({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs })
  await replaceFile(join(folder, FILE), `${quoteLine(line, secrets)}\n`)
  await keepFiles(request, failureArtifactName(suite), folder, [join(folder, FILE)])
}

/**
 * What ended the measurement of suites that left no run, a line for each suite. It comes from the job that runs the code of the pull request:
 * text of unknown origin. What cannot be read is left out.
 */
export async function readFailures(
  request: ActionRequest,
  listed: readonly ListedArtifact[],
  measured: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const failures = new Map<string, string>()
  for (const artifact of [...listed].sort((a, b) => a.id - b.id)) {
    const suite = suiteOfFailureArtifact(artifact.name)
    if (suite === null || artifact.isExpired || measured.includes(suite)) continue
    const line = await tryRequest(request.effects.log, async () => readLine(request, artifact))
    if (line !== null && line !== '') failures.set(suite, line)
  }
  return failures
}

async function readLine(
  { github, outputFolder, effects }: ActionRequest,
  artifact: ListedArtifact,
): Promise<string | null> {
  const { owner, repo } = github
  const folder = join(outputFolder, 'received', artifact.name)
  try {
    const client = await effects.connect()
    await downloadArtifact({ client, owner, repo, artifact, folder, maxArchiveBytes: MAX_BYTES })
    const line = quoteLine(await readTextFile({ path: join(folder, FILE), maxBytes: MAX_BYTES }), [])
    return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line
  } catch (error) {
    if (!(error instanceof ZipRefused) && !(error instanceof UserError)) throw error
    effects.log.debug(`${artifact.name} is not read: ${error.message}`)
    return null
  }
}
