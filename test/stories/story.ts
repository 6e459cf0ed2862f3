import type { ActionResult, Interruption } from '../doubles/github/runner.js'
import type { DoubleOptions, GitHubDouble } from '../doubles/github/double.js'
import type { Replacements } from './normalise.js'
import type { PullState, WorkflowRunState } from '../doubles/github/state.js'

/** What every step may say about its job. */
export interface StepOptions {
  readonly inputs?: Readonly<Record<string, string>>
  /** What the workflow's `env:` adds. */
  readonly env?: Readonly<Record<string, string>>
  /** The workflow run that the job is a part of; a new one unless given. */
  readonly run?: WorkflowRunState
  /** How the runner stops the Action, and when. */
  readonly interrupt?: Interruption
}

/** Where a story happens. Each step starts the built Action once, as GitHub would, and is told in conversation.md under its title. */
export interface Stage {
  readonly github: GitHubDouble
  /** SHA of the commit that a folder of the story (or `merge-<folder>`) stands for. */
  readonly sha: (commit: string) => string
  /** Pull request #7 of these changes, opened or pushed to. */
  readonly pull: (head: string, options?: { readonly isFork?: boolean; readonly isDraft?: boolean }) => PullState
  /** A push that brings `main` to main. Stories that begin with the same one share one start of the Action, and what it left. */
  readonly pushToMain: (title: string, options?: StepOptions) => Promise<ActionResult>
  /** A later push to main, of the commit of a folder `main-…`. */
  readonly pushOn: (title: string, commit: string, options?: StepOptions) => Promise<ActionResult>
  /** The event of a pull request with its merge commit checked out. */
  readonly runPullRequest: (title: string, pull: PullState, options?: StepOptions) => Promise<ActionResult>
  /** A later job of a pull request's workflow, in an empty workspace. */
  readonly runWithoutCheckout: (title: string, pull: PullState, options?: StepOptions) => Promise<ActionResult>
  /** The scheduled workflow of a night, with a commit that is main's by then. */
  readonly sleepNight: (title: string, commit: string, options?: StepOptions) => Promise<ActionResult>
  /** The Action's `post` step, which the runner starts at the end of the last step's job whatever became of it. */
  readonly runPost: (title: string) => Promise<ActionResult>
  /** Somebody starts the workflow on main by hand. */
  readonly dispatch: (title: string, options?: StepOptions) => Promise<ActionResult>
}

/**
 * A folder of test/golden with story.md and the files that the story is to end with. Its other folders are commits: each
 * changes the files of test/golden/atlas, first `main`, then by name, each on top of the one before. Those called `main-…` are pushed to main, where pull
 * requests then go to.
 */
export interface Story {
  readonly double?: DoubleOptions
  /** Has the Action in this process instead of the built one, which takes seconds to start: for a story of many jobs. */
  readonly isInProcess?: boolean
  /** What no two runs of it have in common, beside what is so in every story. */
  readonly varies?: Replacements
  /** What happens, and what no golden file shows. */
  readonly tell: (stage: Stage) => Promise<void>
}
