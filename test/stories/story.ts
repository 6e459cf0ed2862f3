import type { ActionResult, Interruption } from '../doubles/github/runner.js'
import type { DoubleOptions, GitHubDouble } from '../doubles/github/double.js'
import type { Replacements } from './normalise.js'
import type { PullState, WorkflowRunState } from '../doubles/github/state.js'

/** The options of a step about its job. */
export interface StepOptions {
  readonly inputs?: Readonly<Record<string, string>>
  /** The variables that `env:` of the workflow adds. */
  readonly env?: Readonly<Record<string, string>>
  /** The workflow run of the job; a new one by default. */
  readonly run?: WorkflowRunState
  /** How and when the runner stops the Action. */
  readonly interrupt?: Interruption
}

/** The environment of a story. Each step runs the built Action once, as GitHub would. conversation.md shows it under its title. */
export interface Stage {
  readonly github: GitHubDouble
  /** Returns the SHA of the commit of a folder of the story, or of `merge-<folder>`. */
  readonly sha: (commit: string) => string
  /** Opens pull request #7 with these changes, or pushes to it. */
  readonly pull: (head: string, options?: { readonly isFork?: boolean; readonly isDraft?: boolean }) => PullState
  /** Pushes `main` to main. Stories that begin with the same push share one run of the Action and its results. */
  readonly pushToMain: (title: string, options?: StepOptions) => Promise<ActionResult>
  /** Later pushes the commit of a folder `main-…` to main. */
  readonly pushOn: (title: string, commit: string, options?: StepOptions) => Promise<ActionResult>
  /** Runs the Action for a pull request event, with the merge commit checked out. */
  readonly runPullRequest: (title: string, pull: PullState, options?: StepOptions) => Promise<ActionResult>
  /** Runs a later job of the workflow of a pull request, in an empty workspace. */
  readonly runWithoutCheckout: (title: string, pull: PullState, options?: StepOptions) => Promise<ActionResult>
  /** Runs the scheduled workflow of a night, with the given commit as main. */
  readonly sleepNight: (title: string, commit: string, options?: StepOptions) => Promise<ActionResult>
  /** Runs the `post` step of the Action, which the runner starts at the end of the job whether it succeeded or not. */
  readonly runPost: (title: string) => Promise<ActionResult>
  /** Starts the workflow on main by hand. */
  readonly dispatch: (title: string, options?: StepOptions) => Promise<ActionResult>
}

/**
 * A folder of test/golden with story.md and the expected files of the story. Its subfolders are commits: each
 * changes the files of test/golden/atlas on top of the one before, first `main`, then by name. Those named `main-…` are pushed to main;
 * later pull requests are based on them.
 */
export interface Story {
  readonly double?: DoubleOptions
  /** Whether to run the Action in this process instead of the built one, which takes seconds to start. For stories with many jobs. */
  readonly isInProcess?: boolean
  /** Further replacements of parts that differ between runs of this story. */
  readonly varies?: Replacements
  /** Runs the story, and checks what no golden file shows. */
  readonly tell: (stage: Stage) => Promise<void>
}
