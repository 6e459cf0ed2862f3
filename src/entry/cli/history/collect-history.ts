import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describeTrend, RESOURCES } from '../../../format/describe-trend.js'
import { createClient, explainFailure, type Repository, catchRefusal } from '../../../github/client.js'
import { isFolder, isRegularFile, makeTempFolder, readTextFile } from '../../../io/files.js'
import type { Log } from '../../../io/log.js'
import { onMistake, UserError } from '../../../model/error.js'
import { type MetricFacts, PLAIN_FACTS } from '../../../model/metric.js'
import { groupBy } from '../../../model/group-by.js'
import { present } from '../../../model/omit-undefined.js'
import { type HistoryRow, toMeans } from '../../../model/run/history.js'
import type { Run } from '../../../model/run/run.js'
import { dropRepeats, mergeHistories, parseHistory } from '../../../compare/nights/history.js'
import { HISTORY_FILE, MAX_HISTORY_BYTES } from '../../../store/baselines/baseline.js'
import { readHistory } from '../../../store/baselines/read-history.js'
import type { RunFolder } from '../../../measure/recorded/pool-runs.js'
import { readRun } from '../../../store/runs/read-run.js'
import { hasRun } from '../../../store/runs/write-run.js'
import { type Call, refuseArguments, refuseFlag } from '../flags.js'
import { loadLocalSuite, createContext } from '../context.js'
import { formatValue } from '../../../format/format-metric.js'
import { shortCommit } from '../../../format/join-names.js'
import { escapeFormula, quoteField } from '../../../model/csv.js'
import { alignColumns } from '../../../report/render/text-width.js'

export interface Collected {
  /** The oldest first. */
  readonly rows: readonly ShownRow[]
  /** Runs that define the metrics and state which of them are gated, the newest last. */
  readonly runs: readonly RunFolder[]
}

/** The folder that runs are in by default. */
export const USUAL_FOLDER = '.goldenpair'

/**
 * Passes to `use` what folders hold (`.goldenpair` by default) or, with `--repo`, what the artifacts of a repository
 * hold, and returns the result. The unpacked artifacts exist until `use` ends. Throws as `collectFolders` and
 * `collectArtifacts` do.
 */
export async function withHistory<Made>(
  command: 'history' | 'audit' | 'suggest',
  { flags, positionals: folders, terminal }: Omit<Call, 'given'>,
  use: (collected: Collected) => Promise<Made>,
): Promise<Made> {
  const { repo: repository, suite, last } = flags
  const { workingDirectory, env, log } = terminal
  if (repository === undefined) {
    const places = (folders.length === 0 ? [USUAL_FOLDER] : folders).map((one) => resolve(workingDirectory, one))
    return use(await collectFolders(places, log))
  }
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? []
  if (owner === undefined || repo === undefined) refuseFlag('repo', repository, 'a repository such as octo-org/app')
  if (folders.length > 0)
    refuseArguments(
      command,
      `--repo and ${folders.length === 1 ? 'a folder' : `${folders.length} folders`}; give one or the other`,
    )
  const token = env['GITHUB_TOKEN'] ?? ''
  if (token === '') throw new UserError('history-unreadable', { repo: repository, reason: 'there is no GITHUB_TOKEN' })
  const { name } = await loadLocalSuite(suite, createContext(terminal))
  await using temporary = await makeTempFolder('history')
  const client = await createClient({ token, apiUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com', log })
  // The newest artifacts have the rows of all runs, but each artifact has only its own run.
  const request = { suite: name, folder: temporary.folder, log, most: command === 'audit' ? last : undefined }
  return await use(await collectArtifacts({ client, owner, repo }, request))
}

/**
 * Reads what folders hold: a `history.jsonl`, a run, or subfolders that have these. Warns of each that cannot be read; if
 * there is nothing else, throws the first of these errors, or `history-empty`.
 */
async function collectFolders(folders: readonly string[], log: Log): Promise<Collected> {
  const places: string[] = []
  for (const folder of folders) {
    if (!isFolder(folder)) throw new UserError('history-empty', { where: `${folder}, which is not a folder` })
    const below = await readdir(folder, { withFileTypes: true })
    const children = below.filter((one) => one.isDirectory()).map(({ name }) => join(folder, name))
    places.push(folder, ...children.sort())
  }
  const histories: { readonly suite: string | null; readonly rows: readonly HistoryRow[] }[] = []
  const found: RunFolder[] = []
  const skipped: UserError[] = []
  for (const folder of places) {
    const path = join(folder, HISTORY_FILE)
    const file = (await isRegularFile(path)) ? readTextFile({ path, maxBytes: MAX_HISTORY_BYTES }) : null
    const text = file && (await readOrSkip(file, skipped))
    const run = await readOrSkip(findRun(folder), skipped)
    const rows = text === null ? [] : parseHistory(text)
    if (text !== null) histories.push({ suite: run?.suite.name ?? rows.at(-1)?.suite ?? null, rows })
    if (run !== null) found.push({ run, folder })
  }
  // Two suites share the ids of workflow runs.
  const rows = [...groupBy(histories, ({ suite }) => suite)].flatMap(([suite, same]) =>
    dropRepeats(mergeHistories(same.map((one) => one.rows))).map((row) => ({ ...row, suite })),
  )
  const known = new Set(rows.map(({ run_id }) => run_id))
  const runs = [...new Map(found.map((stored) => [stored.run.run_id, stored])).values()]
  const alone = runs.flatMap(({ run }) => (known.has(run.run_id) ? [] : [rowOf(run)]))
  const all = [...rows, ...alone].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  if (all.length === 0) throw skipped[0] ?? new UserError('history-empty', { where: folders.join(', ') })
  for (const { message } of skipped) log.warning(`Skipped: ${message}`)
  return { rows: all, runs: runs.sort((a, b) => Date.parse(a.run.started_at) - Date.parse(b.run.started_at)) }
}

/** Returns what is read; `null` if the user's file is at fault, and the error is added to `skipped`. */
async function readOrSkip<Value>(read: Promise<Value>, skipped: UserError[]): Promise<Value | null> {
  const skip = onMistake((error) => {
    skipped.push(error)
    return null
  })
  return read.catch(skip)
}

/** Reads the run in a folder; `null` if there is none. */
async function findRun(folder: string): Promise<Run | null> {
  return (await hasRun(folder)) ? readRun(folder) : null
}

function rowOf(run: Run): ShownRow {
  const mode = run.mode === 'nightly' ? 'nightly' : 'baseline'
  const { started_at: at, commit, variant, suite } = run
  return { at, commit, variant, mode, values: toMeans(run), suite: suite.name }
}

/** Reads what the artifacts of a repository hold. Throws `history-empty` and `history-unreadable`. */
async function collectArtifacts(
  { client, owner, repo }: Repository,
  request: Omit<Parameters<typeof readHistory>[0], 'home'>,
): Promise<Collected> {
  const { suite, log } = request
  const refuse = (reason: string): UserError =>
    new UserError('history-unreadable', { repo: `${owner}/${repo}`, reason })
  const { data } = await catchRefusal(
    async () => client.rest.repos.get({ owner, repo }),
    (failure) => {
      throw refuse(explainFailure(failure, 'actions: read'))
    },
  )
  const home = {
    connect: () => Promise.resolve(client),
    owner,
    repo,
    repositoryId: data.id,
    defaultBranch: data.default_branch,
    serverUrl: new URL(data.html_url).origin,
    workflow: '',
  }
  const { rows, folders, problem } = await readHistory({ ...request, home })
  if (problem !== null) throw refuse(problem)
  if (rows.length === 0)
    throw new UserError('history-empty', { where: `the artifacts goldenpair-baseline-${suite} of ${owner}/${repo}` })
  const runs: RunFolder[] = []
  const skipped: UserError[] = []
  for (const [, folder] of [...folders].sort(([a], [b]) => a - b)) {
    const run = await readOrSkip(findRun(folder), skipped)
    if (run !== null) runs.push({ run, folder })
  }
  for (const { message } of skipped) log.warning(`Skipped: ${message}`)
  return { rows: rows.map((row) => ({ ...row, suite })), runs }
}

/**
 * Chooses the metrics to show: the named ones, or else those of the newest run's gates and what it used. Without a run,
 * `success` counts as gated; if none of these was measured, every measured metric is shown. Throws
 * `history-metric-unknown` for a name that none of `all` rows has.
 */
export function chooseMetrics({ rows, runs }: Collected, named: readonly string[], all = rows): readonly MetricFacts[] {
  const facts = new Map(runs.flatMap(({ run: { metrics } }) => metrics).map((metric) => [metric.id, metric]))
  const idsOf = (some: typeof rows) =>
    new Set(some.flatMap(({ values }) => Object.keys(values).filter((id) => values[id] !== null)))
  const [measured, known] = [idsOf(rows), idsOf(all)]
  const unknown = named.find((id) => !known.has(id))
  if (unknown !== undefined) throw new UserError('history-metric-unknown', { got: unknown, known: [...known].sort() })
  const gated = runs.at(-1)?.run.gates.map(({ metric }) => metric) ?? ['success']
  const ids = named.length > 0 ? named : [...new Set([...gated, ...RESOURCES])].filter((id) => measured.has(id))
  return (ids.length > 0 ? ids : [...measured].sort()).map(
    // The history alone does not say what a number means.
    (id) => facts.get(id) ?? { ...PLAIN_FACTS, id, title: id, definition: '' },
  )
}

/** A measurement as it is shown. */
export type ShownRow = Pick<HistoryRow, 'at' | 'commit' | 'mode' | 'values' | 'verdict' | 'variant'> & {
  /** `null` if neither the history nor a run beside it names it. */
  readonly suite: string | null
}

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const
const NAME_LENGTH = 24

export const valueOf = ({ values }: ShownRow, { id }: MetricFacts): number | null =>
  Object.hasOwn(values, id) ? (values[id] ?? null) : null

/** Shows a table of the measurements, the oldest first, and below it a picture of every metric and what crept up or down. */
export function showHistory(rows: readonly ShownRow[], metrics: readonly MetricFacts[]): string {
  const head = ['measured', 'commit', 'verdict', ...metrics.map(({ title }) => clip(title))]
  const body = rows.map((row) => [
    row.at.slice(0, 16).replace('T', ' '),
    shortCommit(row.commit ?? '–'),
    row.verdict ?? '–',
    ...metrics.map((metric) => show(metric, valueOf(row, metric))),
  ])
  const pictures = metrics.flatMap((metric) => {
    const values = rows.map((row) => valueOf(row, metric))
    const known = values.filter((value) => value !== null)
    const [first, last] = [known[0], known.at(-1)]
    if (first === undefined || last === undefined) return []
    const crept = describeTrend(metric, values, 'run')
    return present(
      `${clip(metric.title).padEnd(NAME_LENGTH)} ${drawBars(values)}  ${show(metric, first)} → ${show(metric, last)}`,
      crept !== null && `${''.padEnd(NAME_LENGTH)} ${crept}`,
    )
  })
  return [...alignColumns([head, ...body]), '', ...pictures].join('\n')
}

const clip = (name: string): string => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name)
const show = (metric: MetricFacts, value: number | null): string => (value === null ? '–' : formatValue(metric, value))

/**
 * Draws a bar for each value, scaled from the lowest to the highest of them; a blank if nothing was measured.
 * @example drawBars([1, null, 3, 2]) // '▁ █▅'
 */
export function drawBars(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null)
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const last = BARS.length - 1
  return values
    .map((value) => (value === null ? ' ' : (BARS[span === 0 ? 3 : Math.round(((value - low) / span) * last)] ?? ' ')))
    .join('')
}

/** Writes a record for each measurement, with the metrics by their ids; an empty field was not measured. */
export function writeHistoryCsv(rows: readonly ShownRow[], metrics: readonly MetricFacts[]): string {
  const head = ['measured', 'mode', 'suite', 'variant', 'commit', 'verdict', ...metrics.map(({ id }) => id)]
  const records = rows.map((row) => [
    ...[row.at, row.mode, row.suite ?? '', row.variant, row.commit ?? '', row.verdict ?? ''],
    ...metrics.map((metric) => valueOf(row, metric)?.toString() ?? ''),
  ])
  return [head, ...records]
    .map((cells) => `${cells.map((cell) => quoteField(escapeFormula(cell))).join(',')}\r\n`)
    .join('')
}
