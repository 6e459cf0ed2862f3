import type { GitHubContext } from '../../github/event-context.js'
import type { ActionEffects } from '../../run/action-request.js'
import type { ActionInputs } from '../../run/action-inputs.js'
import type { ChartService } from './draw-charts.js'
import { keepPictures } from './keep-pictures.js'

/** As GitHub keeps artifacts where nobody says otherwise. */
const RETENTION_DAYS = 90

/**
 * Who makes the pictures of a job's report, as the input `charts` says. Only a job that reports, and may write, pushes pictures: one that
 * measures for it would push the same once more.
 */
export function chooseChartService(
  {
    inputs,
    github,
    effects,
  }: {
    readonly inputs: Pick<ActionInputs, 'charts' | 'comment' | 'retentionDays'>
    readonly github: Pick<GitHubContext, 'owner' | 'repo' | 'runId' | 'serverUrl'>
    readonly effects: Pick<ActionEffects, 'clock' | 'connect' | 'log' | 'signal' | 'wait'>
  },
  { suite, isFork }: { readonly suite: string; readonly isFork: boolean },
): ChartService {
  const { charts } = inputs
  if (charts.kind !== 'branch') return charts
  const { clock, connect, log, signal, wait } = effects
  const reason = inputs.comment === 'never' ? 'this job writes no comment' : isFork ? "a fork's token only reads" : null
  if (reason !== null) {
    log.info(`The charts are told in words and not pushed: ${reason}.`)
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
