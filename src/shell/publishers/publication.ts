import type { Annotation } from '../../core/model/annotation.js'
import type { Client } from '../github/client.js'
import type { Environment } from '../github/event-context.js'
import type { Marker } from '../github/marker.js'
import type { Log } from '../io/log.js'

/** What happened to one way of publishing. `reason` is a clause without a full stop. */
export type Outcome =
  | { readonly kind: 'done'; readonly url?: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }

export type Outcomes = Readonly<Record<string, Outcome>>

/** Where the sticky comment goes. */
export interface CommentPlace {
  readonly owner: string
  readonly repo: string
  readonly number: number
  /** The token of a fork's pull request only reads, whatever the workflow asks for. */
  readonly isFork: boolean
}

/** A finished report, ready for every way of publishing. Everything is escaped already but the annotations. */
export interface Publication {
  /** The body of the comment, without the marker. */
  readonly comment: string
  readonly summary: string
  readonly annotations: readonly Annotation[]
  /** By name, as action.yml declares them; `comment-url` is added. */
  readonly outputs: Readonly<Record<string, string>>
  readonly marker: Marker
  /** Where the comment goes, or why there is none. */
  readonly place: CommentPlace | { readonly kind: 'none'; readonly reason: string }
}

/** The part of @actions/core that publishers use. */
export interface Commands {
  readonly setOutput: (name: string, value: string) => void
  readonly error: (message: string, properties: CommandProperties) => void
  readonly warning: (message: string, properties: CommandProperties) => void
  readonly notice: (message: string, properties: CommandProperties) => void
}

export interface CommandProperties {
  readonly title: string
  readonly file: string
  readonly startLine: number
}

export interface PublishEffects {
  readonly env: Environment
  readonly log: Log
  readonly commands: Commands
  readonly connect: () => Promise<Client>
  readonly wait: (ms: number) => Promise<void>
}

/** An entry of the registry of publishers. It never throws for what GitHub refuses: that is an outcome. */
export interface Publisher {
  readonly name: string
  readonly publish: (
    publication: Publication,
    effects: PublishEffects,
    /** Of the publishers before it, by name. */
    earlier: Outcomes,
  ) => Promise<Outcome>
}
