import { join } from 'node:path'
import { failureArtifactName, type ListedArtifact, suiteOfFailureArtifact } from '../../github/artifacts.js'
import { downloadArtifact } from '../../github/download-artifact.js'
import { ZipRefused } from '../../github/read-zip.js'
import { readTextFile, replaceFile } from '../../io/files.js'
import { quoteLine } from '../../io/log.js'
import { UserError } from '../../model/error.js'
import type { ActionRequest } from '../request/action-request.js'
import { knownSecrets } from '../../measure/providers/access.js'
import { keepFiles } from '../keep-files.js'
import { tryRequest } from './announce.js'

const FILE = 'failure.txt'
const LONGEST = 400
const MAX_BYTES = 64_000

/** What ended a measurement. */
export interface Failure {
  /** The first line of the error: text of unknown origin. */
  readonly line: string
  /** The id of the job that measured; null where it is not one that GitHub allows. */
  readonly job: string | null
}

/** What GitHub takes for the id of a job. */
const JOB = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/

/**
 * "the job `measure` failed: …", without a full stop at its end.
 * @example describeFailure({ job: 'measure', line: 'The target died.' }) // 'the job `measure` failed: The target died'
 */
export function describeFailure({ job, line }: Failure): string {
  return `the job ${job === null ? 'that measures' : `\`${job}\``} failed: ${line.replace(/[.!?]+$/, '')}`
}

/** Leaves the first line of what ended a measurement and the id of its job as an artifact, for the job that comments; any error but the user's is left out. */
export async function leaveFailure(request: ActionRequest, suite: string, error: unknown): Promise<void> {
  if (!(error instanceof UserError)) return
  const { inputs, outputFolder, effects } = request
  const folder = join(outputFolder, 'failure')
  const [line = ''] = error.message.split('\n', 1)
  const secrets = knownSecrets({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs })
  await replaceFile(join(folder, FILE), `${quoteLine(line, secrets)}\n${effects.env['GITHUB_JOB'] ?? ''}\n`)
  await keepFiles(request, failureArtifactName(suite), folder, [join(folder, FILE)])
}

/**
 * What ended the measurement of suites that left no run, by suite. It comes from the job that runs the code of the pull request:
 * text of unknown origin. What cannot be read is left out.
 */
export async function readFailures(
  request: ActionRequest,
  listed: readonly ListedArtifact[],
  measured: readonly string[],
): Promise<ReadonlyMap<string, Failure>> {
  const failures = new Map<string, Failure>()
  for (const artifact of [...listed].sort((a, b) => a.id - b.id)) {
    const suite = suiteOfFailureArtifact(artifact.name)
    if (suite === null || artifact.isExpired || measured.includes(suite)) continue
    const failure = await tryRequest(request.effects.log, async () => readFailure(request, artifact))
    if (failure !== null && failure.line !== '') failures.set(suite, failure)
  }
  return failures
}

async function readFailure(
  { github, outputFolder, effects }: ActionRequest,
  artifact: ListedArtifact,
): Promise<Failure | null> {
  const { owner, repo } = github
  const folder = join(outputFolder, 'received', artifact.name)
  try {
    const client = await effects.connect()
    await downloadArtifact({ client, owner, repo, artifact, folder, maxArchiveBytes: MAX_BYTES })
    const text = await readTextFile({ path: join(folder, FILE), maxBytes: MAX_BYTES })
    const [line = '', job = ''] = text.split('\n', 2).map((one) => quoteLine(one, []))
    return {
      line: line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line,
      job: JOB.test(job) ? job : null,
    }
  } catch (error) {
    if (!(error instanceof ZipRefused) && !(error instanceof UserError)) throw error
    effects.log.debug(`${artifact.name} is not read: ${error.message}`)
    return null
  }
}
