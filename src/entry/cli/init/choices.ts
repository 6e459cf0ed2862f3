/**
 * What a new suite may ask: the built-in search, an application for Node, a program or a server of the user's, or an example
 * program to start from.
 */
export const INIT_TARGETS = ['search', 'module', 'command', 'http', 'python', 'node'] as const
export type InitTarget = (typeof INIT_TARGETS)[number]

/** Jobs of the workflow: two keep the token that may write away from the code of pull requests. */
export const WORKFLOW_JOBS = ['1', '2'] as const
export type WorkflowJobs = (typeof WORKFLOW_JOBS)[number]

/** Cases of which one that breaks fails the check. */
export const WATCHED_CASES = ['critical', 'all'] as const
export type WatchedCases = (typeof WATCHED_CASES)[number]

/** What the person, or the flags, decided. */
export interface InitChoices {
  /** The suite's. */
  readonly name: string
  readonly target: InitTarget
  /** What starts the program of target `command`, or the server of `http`; null for every other target, and for a server that runs already. */
  readonly command: string | null
  /** Where the server of target `http` is asked; null for every other target. */
  readonly url: string | null
  readonly jobs: WorkflowJobs
  readonly watched: WatchedCases
  /** Most that a run may cost in US dollars; null is no limit. */
  readonly maxCostUsd: number | null
}

/** A name for a suite made of a folder's. @example nameSuite('My docs (old)') // 'My-docs-old' */
export function nameSuite(folder: string): string {
  const name = folder.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replaceAll(/^[._-]+|-+$/g, '')
  return name.slice(0, 60) || 'golden'
}
