import { countOf } from '../../format/format-number.js'
import { shortCommit } from '../../format/short-commit.js'
import { type PictureFile, pushPictures } from '../../github/chart-branch.js'
import type { GitHubContext } from '../../github/event-context.js'
import type { Drawing } from '../../model/result/chart.js'
import { DEFAULT_CHART_SERVICE, fetchPicture } from '../../publishers/quickchart.js'
import type { ActionEffects, ActionInputs } from '../request/action-request.js'
import type { ChartService } from './draw-charts.js'

/** As GitHub keeps artifacts where nobody says otherwise. */
const RETENTION_DAYS = 90

/**
 * Who makes the pictures of a job's report, as the input `charts` says. Only a job that reports, and may write, pushes pictures: one that
 * measures for it would push the same once more.
 */
export function chooseChartService(
  input: ChartRequest,
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

interface ChartRequest {
  readonly inputs: Pick<ActionInputs, 'charts' | 'comment' | 'retentionDays'>
  readonly github: Pick<GitHubContext, 'owner' | 'repo' | 'runId' | 'serverUrl'>
  readonly effects: Pick<ActionEffects, 'clock' | 'connect' | 'log' | 'signal' | 'wait'>
}

/** For all pictures of a report together: whoever waits for a verdict does not wait longer for its pictures. */
const DEADLINE_MS = 20_000

/**
 * Has pictures drawn, pushes them to the repository's branch of charts, and gives their addresses by the charts' ids. Addresses name the
 * commit, so that a picture never changes under a comment, and GitHub shows them to everybody who may read the repository, private ones
 * too. What cannot be drawn or pushed has no address, and a warning says what to do.
 */
async function keepPictures(
  drawings: readonly Drawing[],
  { inputs, github, effects }: ChartRequest,
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
    // No pipeline that builds every branch is to build this one.
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
