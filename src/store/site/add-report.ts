import { copyFile, lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { RESOURCES } from '../../format/describe-trend.js'
import type { Clock } from '../../io/clock.js'
import { exists, prepareFolder, replaceFile, replaceJson } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import { UserError } from '../../model/error.js'
import { tryJson } from '../../model/json.js'
import type { CaseRow, PackedCases, PageAssets, CaseTally } from '../../model/result/case-data.js'
import { checkVersion } from '../../model/run/file-version.js'
import { COMPARISON_SCHEMA_VERSION, type Comparison, writtenComparisonSchema } from '../../model/result/comparison.js'
import { folderNameSchema, type SiteEntry, siteEntrySchema } from '../../model/result/site-entry.js'
import { buildBadges } from '../../report/build-badges.js'
import { renderSiteIndex } from '../../report/render/site-index.js'
import { parseStored } from '../runs/read-json-lines.js'

const DAY_MS = 86_400_000

interface NewReport {
  /** The folder that becomes the site. */
  readonly site: string
  /** The folder into which Goldenpair wrote the report. */
  readonly report: string
  readonly place: string
  readonly keepDays: number
  /** The scripts of the index page. */
  readonly assets: PageAssets
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
}

/**
 * Adds a report to a site as `PLACE/SUITE/index.html`, removes the reports that are older than `keepDays`, and rewrites
 * the site's index. Follows no links, since a pull request may have written to the site. Returns the report's path in the
 * site.
 * @throws UserError `page-refused`, `run-too-new`, `output-unwritable`
 */
export async function addReport({ site, report, place, keepDays, assets, clock, log }: NewReport): Promise<string> {
  const comparison = await readComparison(report)
  const { suite } = comparison
  const refuse = (path: string, problem: string, cause?: unknown): UserError<'page-refused'> =>
    new UserError('page-refused', { path, problem }, { cause })
  if (!folderNameSchema.safeParse(place).success || !folderNameSchema.safeParse(suite).success)
    throw refuse(join(place, suite), 'place and suite must be plain folder names')
  prepareFolder(site)
  const folder = join(site, place, suite)
  for (const path of [join(site, place), folder]) {
    await mkdir(path).catch(() => undefined)
    if (!(await lstat(path)).isDirectory()) throw refuse(path, 'it is not a folder, or is a link to one')
  }
  for (const name of ['index.html', 'comparison.json', 'entry.json'])
    await rm(join(folder, name), { force: true, recursive: true })
  await copyFile(join(report, 'report.html'), join(folder, 'index.html')).catch((error: unknown) => {
    throw refuse(join(report, 'report.html'), 'it cannot be read', error)
  })
  const now = clock.now()
  const cases = readTenths(await readFile(join(folder, 'index.html'), 'utf8'))
  await replaceJson(join(folder, 'entry.json'), describeReport(comparison, { place, at: now.toISOString(), cases }))
  const entries = await readEntries(site, log)
  const isOld = ({ at }: SiteEntry): boolean => now.getTime() - Date.parse(at) > keepDays * DAY_MS
  for (const { place: old, suite: name } of entries.filter(isOld)) await rm(join(site, old, name), { recursive: true })
  const index = join(site, 'index.html')
  await rm(index, { force: true, recursive: true })
  const left = entries.filter((entry) => !isOld(entry))
  await replaceFile(index, renderSiteIndex(left, assets))
  return `${place}/${suite}/`
}

async function readComparison(folder: string): Promise<Comparison> {
  const path = join(folder, 'comparison.json')
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'))
    checkVersion(path, value, COMPARISON_SCHEMA_VERSION)
    return parseStored(writtenComparisonSchema, value, { path, line: null })
  } catch (error) {
    if (error instanceof UserError && error.code === 'run-too-new') throw error
    const problem = (await exists(path)) ? 'it is not a comparison that this Goldenpair reads' : 'it does not exist'
    throw new UserError('page-refused', { path, problem }, { cause: error })
  }
}

function describeReport(comparison: Comparison, facts: Pick<SiteEntry, 'place' | 'at' | 'cases'>): SiteEntry {
  const { verdict } = buildBadges(comparison)
  const isExperiment = comparison.interleaved || comparison.candidates.length > 1
  const [only, ...others] = comparison.candidates
  const { gates = [], metrics = [] } = others.length === 0 ? (only ?? {}) : {}
  const gated = gates.map(({ gate, metric, candidate_value: value }) => ({ id: gate.id, metric, value }))
  const taken = metrics
    .filter(({ metric: { id } }) => RESOURCES.includes(id) && !gates.some(({ gate }) => gate.id === id))
    .map(({ metric, candidate: value }) => ({ id: metric.id, metric, value }))
  return {
    schema_version: 1,
    ...facts,
    suite: comparison.suite,
    kind: facts.place.startsWith('pr-') ? 'pull-request' : isExperiment ? 'other' : 'night',
    verdict: verdict.message.slice(0, 200),
    commit: comparison.arms.at(-1)?.run.commit ?? null,
    is_bad: verdict.is_error,
    gates: [...gated, ...taken],
  }
}

/**
 * Reads how the cases of a report did in its last arm; empty if the report lists no cases or an older Goldenpair wrote
 * it.
 */
function readTenths(html: string): SiteEntry['cases'] {
  const [, json = ''] = /<script type="application\/json" id="case-data">(.*?)<\/script>/s.exec(html) ?? []
  const packed = tryJson(json) as Pick<PackedCases, 'rows'> | undefined
  if (typeof packed?.rows !== 'string') return { ids: [], tenths: '' }
  const text = inflateSync(Buffer.from(packed.rows, 'base64')).toString('utf8')
  const rows = JSON.parse(text) as readonly Pick<CaseRow, 'id' | 'passed'>[]
  const tenths = rows.map(({ passed }) => writeTenths(passed.at(-1) ?? null)).join('')
  return { ids: rows.map(({ id }) => id), tenths }
}

/**
 * Writes a pass rate in tenths as one digit, 0 to a; `-` if nothing was scored. Some is never rounded to all or none: a
 * case that failed once in thirty is flaky.
 */
function writeTenths(tally: CaseTally): string {
  if (tally === null) return '-'
  const [passed, scored] = tally
  const tenths = Math.round((10 * passed) / scored)
  return (passed === 0 ? 0 : passed === scored ? 10 : Math.min(9, Math.max(1, tenths))).toString(36)
}

/** Reads the entries of all reports in the site. Leaves anything else where it is, with a warning. */
async function readEntries(site: string, log: Log): Promise<readonly SiteEntry[]> {
  const entries: SiteEntry[] = []
  for (const place of await foldersIn(site))
    for (const suite of await foldersIn(join(site, place))) {
      const path = join(site, place, suite, 'entry.json')
      const isFile = (await lstat(path).catch(() => null))?.isFile() === true
      const entry = siteEntrySchema.safeParse(tryJson(isFile ? await readFile(path, 'utf8') : '')).data
      if (entry?.place === place && entry.suite === suite) entries.push(entry)
      else log.warning(`${path} is not the entry of a report; the index leaves it out.`)
    }
  return entries
}

/** Lists the folders in a folder, without hidden ones and links. */
async function foldersIn(path: string): Promise<readonly string[]> {
  const all = await readdir(path, { withFileTypes: true })
  return all.filter((one) => one.isDirectory() && !one.name.startsWith('.')).map(({ name }) => name)
}
