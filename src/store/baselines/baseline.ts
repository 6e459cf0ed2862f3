import { join } from 'node:path'
import type { Client } from '../../github/client.js'
import type { Patience } from '../../github/outlast-outage.js'
import type { Clock } from '../../io/clock.js'
import { exists } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import type { BaselineLoss } from '../../model/result/verdict.js'

/** Commits between the baseline and the reference point, counted by GitHub. */
export interface Distance {
  /** Commits that the reference point has and the baseline lacks. */
  readonly behind: number
  /** Commits that the baseline has and the reference point lacks. */
  readonly ahead: number
}

/** A run to compare with: a folder with `run.json` and `trials.jsonl`, or the file of a reference. */
export interface ResolvedBaseline {
  readonly kind: 'found'
  readonly folder: string
  readonly commit: string | null
  readonly branch: string | null
  readonly age_hours: number | null
  /** From the reference point; null when it is not known. */
  readonly distance: Distance | null
  /** Where it was measured. */
  readonly run_url: string | null
  /** What a reader should know of this choice, in a sentence without a full stop; null when it is the right one. */
  readonly note: string | null
  /** How far and old it is, as a clause ("300 commits behind and 8 days old"), when that is too much to say much of one change. */
  readonly stale?: string | undefined
}

/** Not a failure: the report says why and the check stays green, unless one was `lost`. */
export interface NoBaseline {
  readonly kind: 'none'
  /** A clause without a full stop: "no artifact … exists yet". */
  readonly reason: string
  /** The same without GitHub's own words and what to do; absent where it is short. */
  readonly gist?: string | undefined
  /** There is one, or was, or may be. Nobody may take that for a first run. */
  readonly lost?: BaselineLoss
}

export type Baseline = ResolvedBaseline | NoBaseline

/** The repository whose runs may be baselines. */
export interface BaselineHome {
  readonly connect: () => Promise<Client>
  readonly owner: string
  readonly repo: string
  readonly repositoryId: number | null
  readonly defaultBranch: string | null
  readonly serverUrl: string
  /** The only workflow file whose runs count (`baseline: artifact:FILE`); empty is any. */
  readonly workflow: string
}

/** What a kind of baseline may look at and use. */
export interface BaselineRequest {
  /** The input `baseline`. */
  readonly input: string
  readonly suite: string
  /** Where a baseline that has to be fetched is put. */
  readonly folder: string
  readonly workingDirectory: string
  /** The commit to be near to; null when unknown. */
  readonly referencePoint: string | null
  /** Null away from GitHub. */
  readonly github: BaselineHome | null
  /** Why the run in a folder cannot be compared with (damaged, or its measurement failed), as a clause; null when it can. */
  readonly inspect: (folder: string) => Promise<string | null>
  /** How an outage of GitHub is waited for. */
  readonly patience: Pick<Patience, 'wait' | 'signal'>
  readonly clock: Clock
  readonly log: Log
}

/** An entry of the registry of baselines. */
export interface BaselineDefinition {
  readonly name: string
  readonly accepts: (input: string) => boolean
  readonly resolve: (request: BaselineRequest) => Promise<Baseline>
}

/** Beside `run.json` in a baseline artifact: all earlier measurements that are known, a line each. */
export const HISTORY_FILE = 'history.jsonl'

/** Whether the artifact of a failed measurement keeps the history and no run. */
export async function hasHistoryAlone(folder: string): Promise<boolean> {
  return (await exists(join(folder, HISTORY_FILE))) && !(await exists(join(folder, 'run.json')))
}
