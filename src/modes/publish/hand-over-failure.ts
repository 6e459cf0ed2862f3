import { join } from 'node:path'
import { cutText } from '../../format/cut-text.js'
import { failureArtifactName, type ListedArtifact, suiteOfFailureArtifact } from '../../github/artifacts.js'
import { downloadArtifact } from '../../github/download-artifact.js'
import { ZipRefused } from '../../github/read-zip.js'
import { startSentence } from '../../format/join-names.js'
import { readTextFile, replaceFile, shortenPaths } from '../../io/files.js'
import { quoteLine } from '../../io/log.js'
import { UserError } from '../../model/error.js'
import { type ActionRequest, openRepository } from '../request/action-request.js'
import { knownSecrets } from '../../measure/providers/access.js'
import { uploadFiles } from '../upload-files.js'
import { escapeCode, escapeMarkdown } from '../../report/render/escape.js'
import { tryRequest } from './announce.js'

const FILE = 'failure.txt'
const LONGEST = 600
const MAX_BYTES = 64_000

/** What ended a measurement. */
export type JobFailure = ReturnType<typeof limitFailure>

/** The form of job ids that GitHub accepts. */
const JOB = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/

/**
 * Explains why nothing was measured, in markdown.
 * @example explainUnmeasured({ job: 'measure', line: 'The target died.' }, 'https://…') // 'The job `measure` failed: The target died. The check fails. [The run](https://…).'
 */
export function explainUnmeasured({ job, line }: JobFailure, runUrl: string): string {
  const escaped = line.replace(/`([^`]+)`|[^`]+|`/g, (part, code?: string) =>
    code === undefined ? escapeMarkdown(part) : escapeCode(code),
  )
  return `${startSentence(describeFailure({ job, line: escaped }))}. The check fails. [The run](${runUrl}).`
}

/** Writes "the job `measure` failed: …", without a full stop at its end. */
export function describeFailure({ job, line }: JobFailure): string {
  return `the job ${job === null ? 'that measures' : `\`${job}\``} failed: ${line.replace(/[.!?]+$/, '')}`
}

const SAYS_ERROR = /error|exception|cannot|can't|not found|refused|denied|failed|fatal|panic/i
const STACK_FRAME = /^\s*at |^\s*File "|^\S+:\d+(?::\d+)?$/

/**
 * Returns the first line of a message. If the end of a program's log follows, the line of the log that says what went
 * wrong comes first: the last that speaks of an error, or else the last.
 */
function summarizeMessage(message: string): string {
  const [line = '', ...rest] = message.split('\n')
  const log = rest.map((one) => one.replace(/^ {2}\| /, '').trim()).filter((one) => one !== '')
  const telling = log.findLast((one) => SAYS_ERROR.test(one) && !STACK_FRAME.test(one)) ?? log.at(-1)
  // Drops the words that introduced the log.
  return telling === undefined ? line : `${telling.replace(/[.!?]+$/, '')}. ${line.replace(/\s[^.!?]*:$/, '')}`
}

/**
 * Returns what ended the measurement of this job, with the cure that the message names and paths from the workspace; `null` for any error but the user's.
 */
export function readFailure(
  { inputs, effects, workspace }: Pick<ActionRequest, 'inputs' | 'effects' | 'workspace'>,
  error: unknown,
): JobFailure | null {
  if (!(error instanceof UserError)) return null
  const secrets = knownSecrets({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs })
  const line = shortenPaths(quoteLine(summarizeMessage(error.message), secrets), workspace)
  return limitFailure(line, effects.env['GITHUB_JOB'] ?? '')
}

function limitFailure(line: string, job: string) {
  return {
    /** The first line of the error: untrusted text. */
    line: cutText(line, LONGEST),
    /** The id of the job that measured; `null` if it is not one that GitHub allows. */
    job: JOB.test(job) ? job : null,
  }
}

/** Uploads what ended a measurement as an artifact, for the job that comments. */
export async function uploadFailure(request: ActionRequest, suite: string, { line, job }: JobFailure): Promise<void> {
  const folder = join(request.outputFolder, 'failure')
  await replaceFile(join(folder, FILE), `${line}\n${job ?? ''}\n`)
  await uploadFiles(request, failureArtifactName(suite), folder, [join(folder, FILE)])
}

/**
 * Reads what ended the measurement of suites that left no run, by suite. It is untrusted text, since it comes from the
 * job that runs the code of the pull request. Leaves out what cannot be read.
 */
export async function readFailures(
  request: ActionRequest,
  listed: readonly ListedArtifact[],
  measured: readonly string[],
): Promise<ReadonlyMap<string, JobFailure>> {
  const failures = new Map<string, JobFailure>()
  for (const artifact of [...listed].sort((a, b) => a.id - b.id)) {
    const suite = suiteOfFailureArtifact(artifact.name)
    if (suite === null || artifact.isExpired || measured.includes(suite)) continue
    const failure = await tryRequest(request.effects.log, async () => receiveFailure(request, artifact))
    if (failure !== null && failure.line !== '') failures.set(suite, failure)
  }
  return failures
}

async function receiveFailure(request: ActionRequest, artifact: ListedArtifact): Promise<JobFailure | null> {
  const folder = join(request.outputFolder, 'received', artifact.name)
  try {
    await downloadArtifact({ ...(await openRepository(request)), artifact, folder, maxArchiveBytes: MAX_BYTES })
    const text = await readTextFile({ path: join(folder, FILE), maxBytes: MAX_BYTES })
    const [line = '', job = ''] = text.split('\n', 2).map((one) => quoteLine(one, []))
    return limitFailure(line, job)
  } catch (error) {
    if (!(error instanceof ZipRefused) && !(error instanceof UserError)) throw error
    request.effects.log.debug(`${artifact.name} is not read: ${error.message}`)
    return null
  }
}
