import { readCheckout } from '../github/checkout.js'
import type { ActionMode, ActionRequest } from '../run/action-request.js'
import { measureCheckout } from '../run/measure-checkout.js'
import { keepBaseline } from './keep-baseline.js'
import { keepShard } from './keep-files.js'

/** Mode `baseline`: measures the default branch and keeps the run, or the shard, for the comparisons of later pull requests. */
export const runBaseline: ActionMode = async (request) => {
  const { github, workingDirectory } = request
  warnWhereUnused(request)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const { suite, folder, run } = await measureCheckout(request, { mode: 'baseline', commit: checkout.sha })
  if (run.shard !== null) return keepShard(request, { folder, run, shard: run.shard })
  return keepBaseline(request, { suite: suite.name, folder, commit: checkout.sha })
}

/** Mode `pr` takes baselines of the default branch only; one from elsewhere would be measured for nothing. */
function warnWhereUnused({ github, effects }: ActionRequest): void {
  const { event, branch, defaultBranch } = github
  const isTrusted = event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch'
  if (isTrusted && branch !== null && branch === defaultBranch) return
  effects.log.warning(
    `No pull request will use this baseline: it is measured on ${isTrusted ? (branch ?? 'a tag') : github.eventName}, and only those that push, schedule or workflow_dispatch measure on ${defaultBranch ?? 'the default branch'} count.`,
  )
}
