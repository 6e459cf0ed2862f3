import { pairCases } from '../../compare/pair/pair-cases.js'
import type { Log } from '../../io/log.js'
import type { ChartImage, Drawing } from '../../model/result/chart.js'
import type { ScoredRun } from '../../model/run/run.js'
import { chartUrl, DEFAULT_CHART_SERVICE, fetchPicture } from '../../publishers/quickchart.js'
import type { Audience, CaseValues, Chart, ChartInput } from '../../report/charts/chart.js'
import { chooseCharts, REGISTRY } from '../../report/charts/index.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'
import { countOf } from '../../format/format-number.js'
import { shortCommit } from '../../format/join-names.js'
import { type PictureFile, pushPictures } from '../../github/chart-branch.js'
import type { ActionRequest } from '../request/action-request.js'

/** The service that makes pictures of charts, for documents that cannot draw them. */
export type ChartService =
  | { readonly kind: 'quickchart'; readonly url: string }
  /** Draws pictures once and keeps them where readers may look; `keep` returns their addresses by the charts' ids. */
  | { readonly kind: 'branch'; readonly keep: (drawings: readonly Drawing[]) => Promise<ReadonlyMap<string, string>> }
  | { readonly kind: 'mermaid' }
  | { readonly kind: 'none' }

/**
 * Draws the charts that can be drawn, and logs why others cannot. Those of the comment get an address or a diagram,
 * depending on the service. Only what was drawn for a service is sent to it.
 */
export async function drawCharts(
  { draw, choose }: ReturnType<typeof listCharts>,
  { charts, log }: { readonly charts: ChartService; readonly log: Log },
): Promise<readonly ChartImage[]> {
  const drawings: Drawing[] = []
  for (const drawing of draw('page'))
    if (drawing.kind === 'drawn') drawings.push(drawing)
    else log.debug(`No chart ${drawing.id}: ${drawing.reason}.`)
  const inComment = choose(drawings)
  const forService = () => draw('service', new Set(inComment)).filter((one) => one.kind === 'drawn')
  const urls: ReadonlyMap<string, string> =
    charts.kind === 'quickchart'
      ? await pictureUrls(forService(), charts.url, log)
      : charts.kind === 'branch'
        ? await charts.keep(forService())
        : new Map()
  return drawings.map(({ mermaid, ...drawing }) => ({
    ...drawing,
    place: drawing.id === inComment[0] ? 'open' : inComment.includes(drawing.id) ? 'folded' : 'page',
    url: urls.get(drawing.id) ?? null,
    mermaid: inComment.includes(drawing.id) && charts.kind === 'mermaid' ? mermaid : null,
    diagram: mermaid,
  }))
}

async function pictureUrls(drawings: readonly Drawing[], baseUrl: string, log: Log) {
  const urls = new Map<string, string>()
  for (const drawing of drawings) {
    const picture = await chartUrl(drawing, { ...DEFAULT_CHART_SERVICE, baseUrl, height: drawing.height })
    if (picture.kind === 'url') urls.set(drawing.id, picture.url)
    else log.warning(`The chart ${drawing.id} has no image: ${picture.reason}.`)
  }
  return urls
}

const CHARTS: readonly Chart[] = Object.values(REGISTRY)

interface Measured extends Pick<ChartInput, 'tables' | 'comparison' | 'history'> {
  /** The arms by the names in the tables, with their runs, the baseline first. */
  readonly arms: readonly { readonly name: string; readonly scored: ScoredRun }[]
}

/**
 * Prepares every chart of a comparison, or of one arm if there is no baseline. `draw` draws them, and `choose` says which
 * of them the comment shows.
 */
export function listCharts({ arms, tables, comparison, history }: Measured) {
  const { candidates, verdict } = comparison
  const gates = candidates.flatMap((candidate) => candidate.gates)
  const primary = gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id ?? null
  const metrics = new Set(CHARTS.flatMap((chart) => chart.needs?.(primary) ?? []))
  const runs = arms.map(({ scored }) => scored)
  const values = caseValues(runs, listIds(runs), [...metrics])
  const input = { arms: arms.map(({ name }) => name), tables, values, comparison, history }
  return {
    /** Draws all charts, or those with the wanted ids. */
    draw: (audience: Audience, wanted?: ReadonlySet<string>) =>
      CHARTS.filter(({ id }) => wanted?.has(id) ?? true).map((chart) => chart.draw({ ...input, audience })),
    choose: (drawings: readonly Drawing[]) => chooseCharts(CHARTS, drawings, candidates),
  }
}

/** Returns the cases that two arms are compared on; for one arm or several, all that the first was asked. */
function listIds([first, second, ...more]: readonly ScoredRun[]): readonly string[] {
  if (first === undefined) return []
  if (second === undefined || more.length > 0) return first.run.cases.map(({ id }) => id)
  return pairCases(first, second).paired.map(({ id }) => id)
}

/**
 * Returns the means over trials of some metrics, for the cases with these ids in their order, by arm; `null` if fewer
 * than half of the trials are scored, as in every mean.
 */
function caseValues(runs: readonly ScoredRun[], ids: readonly string[], metrics: readonly string[]): CaseValues {
  const arms = runs.map(({ trials }) => caseMeansOf(trials))
  const valuesOf = (metric: string) => ids.map((id) => arms.map(({ meanOf }) => meanOf(id, metric)))
  return Object.fromEntries(metrics.map((metric) => [metric, valuesOf(metric)]))
}

/** How long GitHub keeps artifacts by default. */
const RETENTION_DAYS = 90

/**
 * Chooses who makes the pictures of a job's report, by the input `charts`. Only a job that reports and may write pushes
 * pictures; a job that measures for it would push the same ones again.
 */
export function chooseChartService(
  input: ActionRequest,
  { suite, isFork }: { readonly suite: string; readonly isFork: boolean },
): ChartService {
  const { charts, comment } = input.inputs
  if (charts.kind !== 'branch') return charts
  const reason = comment.when === 'never' ? 'this job writes no comment' : isFork ? "a fork's token is read-only" : null
  if (reason === null)
    return { kind: 'branch', keep: (drawings) => keepPictures(drawings, input, { suite, serviceUrl: charts.url }) }
  input.effects.log.info(`The charts are described in words, not pushed as pictures: ${reason}.`)
  return { kind: 'none' }
}

/** For all pictures of a report together, so that a verdict does not wait longer for its pictures. */
const DEADLINE_MS = 20_000

/**
 * Has pictures drawn, pushes them to the repository's branch of charts, and returns their addresses by the charts' ids.
 * Addresses name the commit, so that a picture never changes under a comment; GitHub shows them to everybody who may read
 * the repository, also a private one. A picture that cannot be drawn or pushed has no address, and a warning says what to
 * do.
 */
async function keepPictures(
  drawings: readonly Drawing[],
  { inputs, github, effects }: ActionRequest,
  { suite, serviceUrl }: { readonly suite: string; readonly serviceUrl: string },
): Promise<ReadonlyMap<string, string>> {
  const { log } = effects
  const inTime = AbortSignal.any([effects.signal, AbortSignal.timeout(DEADLINE_MS)])
  const files = new Map<string, PictureFile>()
  const missing = new Map<string, string[]>()
  const asked = drawings.map(async (drawing) => {
    const service = { ...DEFAULT_CHART_SERVICE, baseUrl: serviceUrl, height: drawing.height }
    return { id: drawing.id, picture: await fetchPicture(drawing, service, inTime) }
  })
  for (const { id, picture } of await Promise.all(asked))
    if (picture.kind === 'png') files.set(id, { path: `${suite}/${id}.png`, bytes: picture.bytes })
    else missing.set(picture.reason, [...(missing.get(picture.reason) ?? []), id])
  for (const [reason, ids] of missing)
    log.warning(`No picture for ${ids.join(', ')}: ${reason}; see the input \`charts\`.`)
  if (files.size === 0) return new Map()
  const { owner, repo, runId, serverUrl } = github
  const outcome = await pushPictures({
    client: await effects.connect(),
    owner,
    repo,
    files: [...files.values()],
    // Keeps pipelines that build every branch from building this one.
    message: `Charts of ${suite}, run ${runId} [skip ci]`,
    now: effects.clock.now(),
    retentionDays: inputs.retentionDays ?? RETENTION_DAYS,
    wait: effects.wait,
  })
  if (outcome.kind === 'failed') {
    log.warning(`No picture for ${[...files.keys()].join(', ')}: the push failed, ${outcome.reason}.`)
    return new Map()
  }
  const { commit, branch, deleted, undeleted } = outcome
  log.info(`Pushed ${countOf(files.size, 'chart')} to ${branch} (${shortCommit(commit)}).`)
  if (deleted.length > 0) log.info(`Deleted old charts: ${deleted.join(', ')}.`)
  for (const reason of undeleted) log.warning(`Old charts were not deleted: ${reason}.`)
  return new Map(
    [...files].map(([id, { path }]) => [id, `${serverUrl}/${owner}/${repo}/blob/${commit}/${path}?raw=true`]),
  )
}
