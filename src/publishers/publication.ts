import type * as core from '@actions/core'
import type { CheckEnd, CheckPlace } from '../github/check-run.js'
import { type Client, type RequestFailure, unlessRefused } from '../github/client.js'
import type { Environment } from '../github/event-context.js'
import type { Marker } from '../github/marker.js'
import type { Log } from '../io/log.js'
import type { Mask } from '../model/mask.js'
import type { Annotation } from '../model/result/report.js'
import type { IssueAction } from '../model/result/night.js'
import type { NightNews } from '../report/words/regression-words.js'

/** What happened to one way of publishing. `reason` is a clause without a full stop. */
export type Outcome =
  | { readonly kind: 'done'; readonly url?: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Nobody asked for it, so it is not mentioned. */
  | { readonly kind: 'off' }

export type Outcomes = Readonly<Record<string, Outcome>>

/** Where the sticky comment goes. */
export interface CommentPlace {
  readonly owner: string
  readonly repo: string
  readonly number: number
  /** The token of a fork's pull request only reads, whatever the workflow asks for. */
  readonly isFork: boolean
  /** The number is an issue's; a pull request's unless it says so. */
  readonly of?: 'issue'
}

/** A finished report, ready for every way of publishing. Everything is escaped already but the annotations. */
export interface Publication {
  /** The body of the comment, without the marker. */
  readonly comment: string
  readonly summary: string
  readonly annotations: readonly Annotation[]
  /** The job that measured has shown them. */
  readonly is_annotated?: true
  /** By name, as action.yml declares them; `comment-url` is added. */
  readonly outputs: Readonly<Record<string, string>>
  readonly marker: Marker
  /** Where the comment goes, or why there is none. */
  readonly place: CommentPlace | { readonly kind: 'none'; readonly reason: string }
  /** The comment speaks only where something changed since the last one, or where there is none yet, if this is news; absent, always. */
  readonly quiet?: { readonly isNews: boolean }
  /** What a night has decided of its suite's issue, or why it has not; absent where it is no night. */
  readonly issue?: IssueText | { readonly kind: 'none'; readonly reason: string }
  /** The check run to complete; absent where nobody asked for one. */
  readonly check?: CheckReport
  /** What a night has changed; absent where it changed nothing, or nobody has named a channel. */
  readonly slack?: SlackDelivery
  /** Absent where nobody has given keys. */
  readonly langfuse?: LangfuseDelivery
}

/** A message for the channel of an incoming webhook. Plain text. */
export interface SlackDelivery extends NightNews {
  /** Whoever knows it may write there. */
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
  /** Read when they are sent: there may be more than memory holds. */
  readonly scores: () => AsyncIterable<TraceScore>
}

export interface TraceScore {
  /** The same for the same metric of the same trial and trace, however often it is sent. */
  readonly id: string
  readonly trace_id: string
  readonly name: string
  readonly value: number
  /** What was measured, in plain words; no text of the case. */
  readonly comment: string
}

/** The issue of a suite. Texts are markdown without the marker. */
export interface IssueText {
  readonly kind: 'issue'
  readonly owner: string
  readonly repo: string
  readonly action: IssueAction
  /** Plain text; null leaves it as it is. */
  readonly title: string | null
  /** The last title that we gave the issue, whatever it is called now; null where that is not known. */
  readonly last_title: string | null
  /** What a person has written above our text; empty without one. */
  readonly note: string
  readonly body: string
  /** The comment on a change; null is none. */
  readonly comment: string | null
  /** For a new one. */
  readonly labels: readonly string[]
  readonly assignees: readonly string[]
  /** Nothing is written to GitHub: the job summary shows what would be. */
  readonly is_dry_run: boolean
  /** Other open issues of the same suite, to be closed. */
  readonly duplicates: readonly number[]
  /** Suspect commits to comment on when it opens; the issue's address is added. Absent: none. */
  readonly commits?: { readonly shas: readonly string[]; readonly body: string }
  /** A pull request that gets one comment, that its commit broke cases; the issue's address is added. Absent: none. */
  readonly culprit?: { readonly number: number; readonly sha: string; readonly body: string }
}

/** A check run's end. Its annotations are the publication's. */
export interface CheckReport extends Pick<CheckEnd, 'conclusion' | 'title'> {
  readonly place: CheckPlace
  /** The id of the check that is open since the measuring began; null makes a new one. */
  readonly id: number | null
}

export interface PublishEffects {
  readonly env: Environment
  readonly log: Log
  readonly commands: Pick<typeof core, Annotation['level'] | 'setOutput'>
  /** Takes the job's secrets out of whatever is published. */
  readonly mask: Mask
  readonly connect: () => Promise<Client>
  readonly wait: (ms: number) => Promise<void>
}

/** An entry of the registry of publishers. It never throws for what GitHub refuses: that is an outcome. */
export interface Publisher {
  readonly name: string
  readonly publish: (
    publication: Publication,
    effects: PublishEffects,
    /** Outcomes of the publishers before it, by name. */
    earlier: Outcomes,
  ) => Promise<Outcome>
}

/** What came of writing something to GitHub. What it refuses is an outcome, explained as a clause. */
export async function publishTo(
  what: string,
  log: Log,
  write: () => Promise<Outcome>,
  explain: (failure: RequestFailure) => string,
): Promise<Outcome> {
  return unlessRefused(write, (failure) => {
    log.debug(`GitHub rejected the ${what}: ${failure.status} ${failure.message}`)
    return { kind: 'failed', reason: explain(failure) }
  })
}

/** A text of at most `room` bytes of UTF-8, cut after a whole line where it is too long, with the words that then stand for the rest; empty where not even they fit. */
export function fitText(text: string, room: number, cut: string): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= room) return text
  const end = room - Buffer.byteLength(cut)
  if (end < 0) return ''
  // A line end is one byte that no longer character contains, so cutting there keeps every character whole.
  const line = bytes.lastIndexOf('\n', end)
  return (line < 0 ? '' : bytes.subarray(0, line).toString()) + cut
}
