import type * as core from '@actions/core'
import type { CheckEnd, CheckPlace } from '../github/check-run.js'
import { type Client, type RequestFailure, catchRefusal } from '../github/client.js'
import type { Environment } from '../github/event-context.js'
import type { Marker } from '../github/marker.js'
import type { Conversation } from '../github/own-comments.js'
import type { Log } from '../io/log.js'
import type { Mask } from '../model/mask.js'
import type { Annotation } from '../model/result/report.js'
import type { IssueAction } from '../model/result/night.js'
import type { NightNews } from '../report/words/regression-words.js'

/** The outcome of one way of publishing. `reason` is a clause without a full stop. */
export type Outcome =
  | { readonly kind: 'done'; readonly url?: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Not configured, so not mentioned. */
  | { readonly kind: 'off' }

export type Outcomes = Readonly<Record<string, Outcome>>

/** The place of the sticky comment. */
export interface CommentPlace extends Omit<Conversation, 'client'> {
  /** Whether the pull request comes from a fork: its token is read-only, whatever the workflow asks for. */
  readonly isFork: boolean
}

/** A finished report, ready for all publishers. All texts are escaped already, except the annotations. */
export interface Publication {
  /** The body of the comment, without the marker. */
  readonly comment: string
  readonly summary: string
  readonly annotations: readonly Annotation[]
  /** Set if the job that measured has shown the annotations. */
  readonly is_annotated?: true
  /** By name, as action.yml declares them; `comment-url` is added. */
  readonly outputs: Readonly<Record<string, string>>
  readonly marker: Marker
  /** The place of the comment, or the reason why there is none. */
  readonly place: CommentPlace | { readonly kind: 'none'; readonly reason: string }
  /**
   * Set if the comment is written only when something changed since the last one, or, if there is none yet, when this is news. Absent:
   * always written.
   */
  readonly quiet?: { readonly isNews: boolean }
  /** What a night decided about its suite's issue, or why it decided nothing; absent if the run is not nightly. */
  readonly issue?: IssueText | { readonly kind: 'none'; readonly reason: string }
  /** The check run to complete; absent if none was asked for. */
  readonly check?: CheckReport
  /** What a night has changed; absent if nothing changed or no channel is configured. */
  readonly slack?: SlackDelivery
  /** Absent without keys. */
  readonly langfuse?: LangfuseDelivery
}

/** A plain-text message for the channel of an incoming webhook. */
export interface SlackDelivery extends NightNews {
  /** Secret: anyone who knows it can write to the channel. */
  readonly webhook_url: string
  readonly run_url: string
}

/** Scores for a project of Langfuse. */
export interface LangfuseDelivery {
  readonly base_url: string
  readonly public_key: string
  readonly secret_key: string
  /** Distinguishes runs that score the same trace. */
  readonly run_id: string
  /** ISO 8601 */
  readonly sent_at: string
  /** Read while sending, because all scores may not fit in memory. */
  readonly scores: () => AsyncIterable<TraceScore>
}

export interface TraceScore {
  /** The same for the same metric of the same trial and trace, so that resending a score replaces it. */
  readonly id: string
  readonly trace_id: string
  readonly name: string
  readonly value: number
  /** What was measured, in plain words; contains no text of the case. */
  readonly comment: string
}

/** The issue of a suite. Texts are markdown without the marker. */
export interface IssueText {
  readonly kind: 'issue'
  readonly owner: string
  readonly repo: string
  readonly action: IssueAction
  /** Plain text; `null` leaves the title as it is. */
  readonly title: string | null
  /** The last title that Goldenpair gave the issue, even if somebody renamed it since; `null` if unknown. */
  readonly last_title: string | null
  /** What a person wrote above our text; empty if nothing. */
  readonly note: string
  readonly body: string
  /** The comment on a change; `null` if there is none. */
  readonly comment: string | null
  /** For a new issue. */
  readonly labels: readonly string[]
  readonly assignees: readonly string[]
  /** Whether nothing is written to GitHub, and the job summary shows what would be. */
  readonly is_dry_run: boolean
  /** Other open issues of the same suite, to be closed. */
  readonly duplicates: readonly number[]
  /** Suspect commits to comment on when the issue opens; the issue's address is added. Absent if none. */
  readonly commits?: { readonly shas: readonly string[]; readonly body: string }
  /** A pull request to tell once that its commit broke cases; the issue's address is added. Absent if none. */
  readonly culprit?: { readonly number: number; readonly sha: string; readonly body: string }
}

/** The end of a check run; its annotations come from the publication. */
export interface CheckReport extends Pick<CheckEnd, 'conclusion' | 'title'> {
  readonly place: CheckPlace
  /** The id of the check opened when measuring began; `null` creates a new check. */
  readonly id: number | null
}

export interface PublishEffects {
  readonly env: Environment
  readonly log: Log
  readonly commands: Pick<typeof core, Annotation['level'] | 'setOutput'>
  /** Masks the job's secrets in everything that is published. */
  readonly mask: Mask
  readonly connect: () => Promise<Client>
  readonly wait: (ms: number) => Promise<void>
}

/** An entry of the registry of publishers. A refusal by GitHub is an outcome, never an exception. */
export interface Publisher {
  readonly name: string
  readonly publish: (
    publication: Publication,
    effects: PublishEffects,
    /** Outcomes of the earlier publishers, by name. */
    earlier: Outcomes,
  ) => Promise<Outcome>
}

/** Writes something to GitHub and returns the outcome. A refusal is an outcome too, explained in a clause. */
export async function publishTo(
  what: string,
  log: Log,
  write: () => Promise<Outcome>,
  explain: (failure: RequestFailure) => string,
): Promise<Outcome> {
  return catchRefusal(write, (failure) => {
    log.debug(`GitHub rejected the ${what}: ${failure.status} ${failure.message}`)
    return { kind: 'failed', reason: explain(failure) }
  })
}

/** Cuts a text to at most `room` bytes of UTF-8 after a whole line, and appends `cut` to say so; empty if not even `cut` fits. */
export function fitText(text: string, room: number, cut: string): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= room) return text
  const end = room - Buffer.byteLength(cut)
  if (end < 0) return ''
  // The byte of a line end never occurs inside a longer character, so cutting there keeps every character whole.
  const line = bytes.lastIndexOf('\n', end)
  return (line < 0 ? '' : bytes.subarray(0, line).toString()) + cut
}
