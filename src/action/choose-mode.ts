import type { GitHubContext } from '../github/event-context.js'
import type { ActionInputs, Mode } from '../run/action-inputs.js'

export type ModeChoice =
  | { readonly kind: 'run'; readonly mode: Exclude<Mode, 'auto'> }
  /** Nothing happens and the job stays green; the notice says which mode to set. */
  | { readonly kind: 'nothing'; readonly notice: string }

/** The mode that `auto` stands for on this event; every other mode stands for itself. */
export function chooseMode(
  inputs: Pick<ActionInputs, 'mode' | 'prNumber' | 'refs' | 'variants'>,
  github: Pick<GitHubContext, 'event' | 'eventName' | 'branch' | 'defaultBranch'>,
): ModeChoice {
  if (inputs.mode !== 'auto') return { kind: 'run', mode: inputs.mode }
  switch (github.event.kind) {
    case 'pull_request':
    case 'merge_group':
      return { kind: 'run', mode: 'pr' }
    case 'workflow_run':
      return { kind: 'run', mode: 'publish' }
    case 'push':
      if (github.branch !== null && github.branch === github.defaultBranch) return { kind: 'run', mode: 'baseline' }
      return nothing(
        `a push to ${github.branch ?? 'a tag'}, which is not the default branch`,
        'set `mode: pr` to compare it with the baseline',
      )
    case 'workflow_dispatch':
      if (inputs.variants.length >= 2 || inputs.refs.length > 0) return { kind: 'run', mode: 'ab' }
      if (inputs.prNumber !== null) return { kind: 'run', mode: 'pr' }
      return nothing(
        'workflow_dispatch without two `variants`, two `refs` or a `pr-number`',
        'name two to ten to compare them, or set `mode: baseline` or `mode: pr`',
      )
    case 'schedule':
      return { kind: 'run', mode: 'nightly' }
    case 'pull_request_target':
      return nothing(
        'pull_request_target',
        'measure on `pull_request`, and report with `mode: publish` on `workflow_run`',
      )
    case 'other':
      return nothing(github.eventName, 'set `mode`')
  }
}

function nothing(event: string, advice: string): ModeChoice {
  return { kind: 'nothing', notice: `Goldenpair does nothing by itself on ${event}: ${advice}.` }
}
