import { readFile } from 'node:fs/promises'
import { basename, join, posix, relative } from 'node:path'
import { z } from 'zod'
import {
  baselineArtifactName,
  enterpriseHost,
  listRunArtifacts,
  retryOutage,
  shardArtifactName,
} from '../github/artifacts.js'
import type { GitHubContext } from '../github/event-context.js'
import { downloadArtifact } from '../github/download-artifact.js'
import { ZipRefused } from '../github/read-zip.js'
import { readRequestFailure } from '../github/client.js'
import { listFiles, replaceFile } from '../io/files.js'
import { quoteLine } from '../io/log.js'
import { UserError } from '../model/error.js'
import { tryJson } from '../model/json.js'
import type { ExitCode } from '../model/result/verdict.js'
import type { ReportContext } from '../model/result/report.js'
import { formatShard, type Shard } from '../model/run/shard.js'
import { appendSummary } from '../publishers/summary.js'
import { type ActionRequest, artifactsHome, openRepository } from './request/action-request.js'
import { describeShard } from '../measure/recorded/merge-runs.js'
import { fillReportUrl } from './request/options/readers.js'
import { fileSize, runFiles } from '../store/runs/run-files.js'
import type { RunFolder } from '../measure/recorded/pool-runs.js'
import { countOf } from '../format/format-number.js'
import { type HistoryRow, toMeans } from '../model/run/history.js'
import { pick } from '../model/omit-undefined.js'
import type { Run } from '../model/run/run.js'
import { countLostRows, mergeHistories, writeHistory } from '../compare/nights/history.js'
import { HISTORY_FILE } from '../store/baselines/baseline.js'
import { readHistory, type StoredHistory } from '../store/baselines/read-history.js'

/**
 * Uploads files of a folder as an artifact. A failed upload is a warning, since no report depends on it. Throws
 * `suite-name-taken` if another suite of this workflow run has the name.
 */
export async function uploadFiles(request: ActionRequest, name: string, folder: string, files: readonly string[]) {
  const { inputs, effects } = request
  const paths = files.map((file) => relative(folder, file))
  const own = files.find((file) => basename(file) === RUN_FILE)
  const path = own === undefined ? null : await readSuitePath(own)
  const findOther = async (): Promise<string | null> => (path === null ? null : findOtherSuite(request, name, path))
  const outcome = await effects.upload({ name, folder, files: paths, retentionDays: inputs.retentionDays, findOther })
  switch (outcome.kind) {
    case 'uploaded':
      effects.log.info(`Uploaded ${name} (${outcome.bytes} bytes).`)
      break
    case 'unsupported':
      effects.log.notice(
        `${name} was not kept: ${outcome.reason}. Its files are still in the folder of the input \`output-dir\`; a step of your own can keep them (docs/workflows.md of Goldenpair).`,
      )
      break
    case 'taken':
      throw new UserError('suite-name-taken', { artifact: name, paths: [path ?? '', outcome.by] })
    case 'failed':
      effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`)
  }
  return outcome
}

const RUN_FILE = 'run.json'
const LONGEST_PATH = 200

/** Reads the path of a run's suite from the root of the repository; `null` if the file does not say. */
async function readSuitePath(file: string): Promise<string | null> {
  const head = headSchema.safeParse(tryJson(await readFile(file, 'utf8').catch(() => ''))).data
  return head === undefined ? null : posix.join(head.suite.directory ?? '', head.suite.file)
}

const headSchema = z.looseObject({ suite: z.looseObject({ file: z.string(), directory: z.string().optional() }) })

/**
 * Returns the path of the suite whose run an artifact of this workflow run holds, if it is not `own`; `null` if it is, or
 * if GitHub does not provide the artifact.
 */
async function findOtherSuite(request: ActionRequest, name: string, own: string): Promise<string | null> {
  const { github, outputFolder, effects } = request
  const folder = join(outputFolder, 'taken')
  try {
    const repository = await openRepository(request)
    const artifact = (await listRunArtifacts({ ...repository, runId: github.runId })).find((one) => one.name === name)
    if (artifact === undefined) return null
    await downloadArtifact({ ...repository, artifact, folder })
    const run = (await listFiles(folder, () => true)).find((file) => basename(file) === RUN_FILE)
    const path = run === undefined ? null : await readSuitePath(join(folder, run))
    return path === null || path === own ? null : quoteLine(path, []).slice(0, LONGEST_PATH)
  } catch (error) {
    if (!(error instanceof ZipRefused) && readRequestFailure(error) === null) throw error
    effects.log.info(
      `The owner of the artifact ${name} could not be read: ${error instanceof Error ? error.message : ''}.`,
    )
    return null
  }
}

/** Returns the result of a stage. If the stage fails, calls `keep` to save what there is, then throws the failure. */
export async function saveOnFailure<Result>(stage: Promise<Result>, keep: () => Promise<unknown>): Promise<Result> {
  return stage.catch(async (error: unknown) => {
    await keep()
    throw error
  })
}

/**
 * Uploads a measured shard for the job that merges, and says so in the log and the job summary. Always passes, since part
 * of a suite is compared with nothing.
 * @throws UserError `shard-not-kept`, since the shard is measured only to be uploaded
 */
export async function uploadShard(
  request: ActionRequest,
  { folder, run, shard }: RunFolder & { readonly shard: Shard },
): Promise<ExitCode> {
  const { workspace, effects } = request
  const suite = run.suite.name
  const kept = await uploadFiles(request, shardArtifactName(suite, shard), folder, Object.values(runFiles(folder)))
  if (kept.kind !== 'uploaded')
    throw new UserError('shard-not-kept', { shard: formatShard(shard), suite, reason: kept.reason })
  const summary = `${describeShard(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`
  effects.log.info(summary)
  await appendSummary(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env)
  effects.commands.setOutput('run-path', relative(workspace, folder))
  return 0
}

/**
 * Returns the links of a report: to the run, and to its published page or, if the server keeps artifacts, to the
 * artifacts.
 */
export function linkReport(
  { runUrl, serverUrl, runId }: GitHubContext,
  { template, suite, place }: { readonly template: string | null; readonly suite: string; readonly place: string },
): ReportContext['links'] {
  if (template !== null) {
    const page = fillReportUrl(template, { suite, place, run: String(runId) })
    return { run: runUrl, report: page, page }
  }
  return { run: runUrl, ...(enterpriseHost(serverUrl) === null && { report: `${runUrl}#artifacts` }) }
}

export interface UploadRun {
  readonly suite: string
  /** The run folder. */
  readonly folder: string
  /** False if the run is no baseline; then only the history is kept. */
  readonly isValid: boolean
  readonly stored: StoredHistory
  readonly row: HistoryRow
}

/** Uploads a run of the default branch with the history of all known runs, this one last. */
export async function uploadRun(request: ActionRequest, { suite, folder: own, isValid, stored, row }: UploadRun) {
  // A second attempt replaces the artifact of the first, which may hold a better run.
  const folder = isValid ? own : (stored.folders.get(row.run) ?? own)
  const runs = Object.values(runFiles(folder))
  const hasRun = isValid || (folder !== own && (await fileSize(runFiles(folder).run)) !== null)
  const history = join(folder, HISTORY_FILE)
  const rows = mergeHistories([[row], stored.rows])
  await replaceFile(
    history,
    writeHistory(rows.map((one) => (one === row ? { ...row, suite, known: rows.length } : one))),
  )
  return uploadFiles(request, baselineArtifactName(suite), folder, [...(hasRun ? runs : []), history])
}

/** Returns a measured run as its row in the history. */
export function makeHistoryRow(
  { github }: ActionRequest,
  run: Run & { readonly mode: HistoryRow['mode'] },
  outcome: Pick<HistoryRow, 'verdict' | 'night' | 'passes'>,
): HistoryRow {
  return {
    run: github.runId,
    attempt: github.runAttempt,
    at: run.started_at,
    ...pick(run, ['mode', 'run_id', 'variant', 'commit', 'branch']),
    values: toMeans(run),
    ...outcome,
    spent_usd: run.spent_usd,
    known: 1,
  }
}

/** With fewer days left, one failed night or a quiet week would lose the history. */
const SOON_DAYS = 3
const DAY_MS = 86_400_000

/**
 * Reads the history that earlier runs of the suite have left; warns if it gets lost.
 * @param tellProblem is called if nothing could be read
 */
export async function openHistory(
  request: ActionRequest,
  suite: string,
  tellProblem: (message: string) => void = request.effects.log.warning,
): Promise<StoredHistory> {
  const { github, outputFolder, effects } = request
  const { clock, log } = effects
  const server = enterpriseHost(github.serverUrl)
  if (server !== null) {
    log.info(`There is no history: ${server} does not support the artifacts that it needs.`)
    return { rows: [], candidates: [], folders: new Map(), problem: null, problem_kind: null, unread: [] }
  }
  const stored = await retryOutage(
    async () => readHistory({ suite, folder: join(outputFolder, 'earlier'), home: artifactsHome(request), log }),
    effects,
    ({ problem, problem_kind: kind }) => (kind === 'outage' ? problem : null),
  )
  if (stored.problem !== null) tellProblem(`No history is available: ${stored.problem}.`)
  const lost = countLostRows(stored.rows)
  if (lost > 0)
    log.warning(
      `The history has lost ${countOf(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`,
    )
  const expiry = stored.candidates[0]?.artifact.expiresAt
  const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS
  if (days < SOON_DAYS)
    log.warning(
      `The newest history expires in ${countOf(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`,
    )
  return stored
}

/**
 * Whether nights know of each other. They do by the artifacts of earlier runs, which a GitHub Enterprise Server does not
 * have.
 */
export function hasHistory({ github }: Pick<ActionRequest, 'github'>): boolean {
  return enterpriseHost(github.serverUrl) === null
}
