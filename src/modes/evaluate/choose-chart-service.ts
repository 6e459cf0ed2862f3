import { shortCommit } from '../../format/short-commit.js'
import { type PictureFile, type PicturePush, pushPictures } from '../../github/chart-branch.js'
import type { GitHubContext } from '../../github/event-context.js'
import type { Log } from '../../io/log.js'
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
  input: {
    readonly inputs: Pick<ActionInputs, 'charts' | 'comment' | 'retentionDays'>
    readonly github: Pick<GitHubContext, 'owner' | 'repo' | 'runId' | 'serverUrl'>
    readonly effects: Pick<ActionEffects, 'clock' | 'connect' | 'log' | 'signal' | 'wait'>
  },
  { suite, isFork }: { readonly suite: string; readonly isFork: boolean },
): ChartService {
  const { inputs, github, effects } = input
  const { charts } = inputs
  if (charts.kind !== 'branch') return charts
  const { clock, connect, log, signal, wait } = effects
  const reason =
    inputs.comment.when === 'never' ? 'this job writes no comment' : isFork ? "a fork's token is read-only" : null
  if (reason !== null) {
    log.info(`The charts are described in words, not pushed as pictures: ${reason}.`)
    return { kind: 'none' }
  }
  const { owner, repo, runId, serverUrl } = github
  const push = {
    owner,
    repo,
    // No pipeline that builds every branch is to build this one.
    message: `Charts of ${suite}, run ${runId} [skip ci]`,
    now: clock.now(),
    retentionDays: inputs.retentionDays ?? RETENTION_DAYS,
    wait,
  }
  const repositoryUrl = `${serverUrl}/${owner}/${repo}`
  return {
    kind: 'branch',
    keep: (drawings) =>
      keepPictures(drawings, { serviceUrl: charts.url, repositoryUrl, suite, connect, push, signal, log }),
  }
}

/** For all pictures of a report together: whoever waits for a verdict does not wait longer for its pictures. */
const DEADLINE_MS = 20_000

interface PictureKeeping {
  /** The QuickChart server that draws. */
  readonly serviceUrl: string
  /** `https://github.com/octo-org/octo-repo` */
  readonly repositoryUrl: string
  /** A folder's name. */
  readonly suite: string
  readonly connect: () => Promise<PicturePush['client']>
  readonly push: Omit<PicturePush, 'client' | 'files'>
  readonly signal: AbortSignal
  readonly log: Log
}

/**
 * Has pictures drawn, pushes them to the repository's branch of charts, and gives their addresses by the charts' ids. Addresses name the
 * commit, so that a picture never changes under a comment, and GitHub shows them to everybody who may read the repository, private ones
 * too. What cannot be drawn or pushed has no address, and a warning says what to do.
 */
async function keepPictures(
  drawings: readonly Drawing[],
  { serviceUrl, repositoryUrl, suite, connect, push, signal, log }: PictureKeeping,
): Promise<ReadonlyMap<string, string>> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
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
  const outcome = await pushPictures({ ...push, client: await connect(), files: [...files.values()] })
  if (outcome.kind === 'failed') {
    log.warning(`No picture for ${[...files.keys()].join(', ')}: the push failed, ${outcome.reason}.`)
    return new Map()
  }
  const { commit, branch, deleted, undeleted } = outcome
  log.info(`Pushed ${files.size} charts to ${branch} (${shortCommit(commit)}).`)
  if (deleted.length > 0) log.info(`Deleted old charts: ${deleted.join(', ')}.`)
  for (const reason of undeleted) log.warning(`Old charts were not deleted: ${reason}.`)
  return new Map([...files].map(([id, { path }]) => [id, `${repositoryUrl}/blob/${commit}/${path}?raw=true`]))
}
