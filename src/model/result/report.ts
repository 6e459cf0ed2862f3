import type { Run } from '../run/run.js'
import type { ChartImage } from './chart.js'
import type { Flip } from './pair-comparison.js'

/** A piece of running text. All of it is plain data, hostile until a renderer escapes it; a bare string is plain text. */
export type Inline =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  /** A case's id. A page that lists the case links to it there; elsewhere it links to the page at `url`, where there is one. */
  | { readonly kind: 'case'; readonly text: string; readonly url: string | null }

export type Text = readonly Inline[]

/** The words alone. */
export function plainText(text: Text): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** The same of a headline, for where no link can be followed: "… · report" without the link that it ends with. */
export function plainHeadline(headline: Text): string {
  const last = headline.at(-1)
  // The dot before the link goes with it.
  return plainText(typeof last === 'object' && last.kind === 'link' ? headline.slice(0, -2) : headline)
}

export interface Column {
  readonly title: string
  readonly align: 'left' | 'right'
  /** A name above neighbouring columns, and what the column means: for documents that have the room. */
  readonly group?: string
  readonly hint?: string
}

/** Titles where there is one row of headers: one that several groups have gets its group's name. */
export function titlesInOneRow(columns: readonly Column[]): readonly string[] {
  const titles = columns.map(({ title }) => title)
  return columns.map(({ title, group }) =>
    group === undefined || titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${group}: ${title}`,
  )
}

/** One changed case: a line that is always shown and what unfolds from it. */
export interface FlipItem {
  /** A page that lists the cases links to it there. */
  readonly case_id: Flip['case_id']
  readonly summary: Text
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'heading'; readonly text: Text }
  /** `small` is what stands under something else. */
  | { readonly kind: 'paragraph'; readonly text: Text; readonly small?: true }
  | { readonly kind: 'note'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly Text[])[] }
  | { readonly kind: 'chart'; readonly chart: ChartImage }
  /** Text of others, kept as it is with its line breaks. */
  | { readonly kind: 'preformatted'; readonly label: string; readonly text: string }
  /** Folded away where that is possible; a terminal shows it only with `--verbose`. What is `abridged` stands whole in the appendix. */
  | {
      readonly kind: 'details'
      readonly summary: Text
      readonly blocks: readonly Block[]
      readonly abridged?: true
    }
  /** Worst first; `left_out` more are counted, not listed. */
  | {
      readonly kind: 'flips'
      readonly lead: Text
      readonly items: readonly FlipItem[]
      readonly left_out: number
    }

/** A part of a document that is read from its top to its end. */
export interface Section {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** What every renderer turns into its format. */
export interface Report {
  readonly suite: string
  readonly headline: Text
  /** The numbers behind the headline in one line; absent where the headline says them, or nothing was measured. */
  readonly figures?: Text | undefined
  /** What was not compared; null when there is nothing to say. */
  readonly second_line: Text | null
  /** Nothing beyond the headline is worth a comment's space; documents that are opened on purpose show the blocks all the same. */
  readonly collapsed: boolean
  /** Read at once: where to start, the gates, one picture, warnings. */
  readonly blocks: readonly Block[]
  /** Everything else: folded in a comment, shown in a terminal only with `--verbose`. */
  readonly folded?: readonly Block[]
  /** For documents that have the room, below the blocks: the figures in brief, and why this verdict. */
  readonly explanation?: readonly Block[]
  /** For documents that are opened on purpose, below the blocks; absent when there is none. */
  readonly appendix?: readonly Block[]
  /** All of it in another order, for a document that is kept and read on its own; absent: that of the blocks. */
  readonly sections?: readonly Section[]
  readonly footer: Text
}

/** How much of the cases' text a report may show: all, their ids, or counts alone. */
export const CASE_DETAILS = ['full', 'ids', 'none'] as const
export type CaseDetails = (typeof CASE_DETAILS)[number]

type Counts = Readonly<NonNullable<Run['counts']>>

/** What a report says that is in no comparison. */
export interface ReportContext {
  readonly suite: string
  /** How the arms are called in this report: "main" and "this PR", or the variants' names. */
  readonly names: { readonly baseline: string; readonly candidate: string }
  readonly candidate: { readonly commit: string | null }
  readonly baseline:
    | {
        readonly kind: 'found'
        readonly commit: string | null
        readonly age_hours: number | null
        /** Commits between the baseline and the point that the change is measured from; null when unknown. */
        readonly distance: number | null
        /** Anything the reader should know of how it was chosen. */
        readonly note: string | null
        /** How far and old it is, as a clause, when that is too much. */
        readonly stale?: string | undefined
      }
    | { readonly kind: 'none'; readonly reason: string; readonly gist?: string | undefined }
  /** Of the candidate's run. */
  readonly counts: Omit<Counts, 'judge'> & {
    readonly judge?: Pick<NonNullable<Counts['judge']>, 'readings' | 'cached'> | undefined
  }
  /** The commonest message among the infrastructure failures, from the target: hostile text. */
  readonly infrastructure_message: string | null
  /** Of the infrastructure failures those that came after the target was given up, so that nobody asked it; absent where there are none. */
  readonly unasked?: number | undefined
  /** Trials that the judge gave nothing usable for; absent where there are none. */
  readonly judge_failures?: {
    readonly trials: number
    /** Of so many that it was to judge. */
    readonly judged: number
    /** The commonest reason, and of how many of these trials; it may quote what was judged: hostile text. */
    readonly message: string | null
    readonly times: number
  }
  /** Sum over the trials whose cost is known. */
  readonly cost_usd: number
  readonly trials_of_unknown_cost: number
  /** Of the judge, which is in no cost above; trials whose judge did not report it are counted. Absent where nobody judged. */
  readonly judge_cost?: { readonly usd: number; readonly trials_unknown: number }
  /** Why the run was not measured to its end, a clause. */
  readonly stopped?: string
  readonly duration_s: number
  /** The number of this measurement among those of the pull request, from 1. */
  readonly look: number | null
  /** The last measurement of an earlier commit of it, as the comment records it: hostile text; absent or null where there is none. */
  readonly before?: { readonly sha: string; readonly word: string } | null | undefined
  readonly links: {
    readonly report?: string
    /** The address of the HTML report where it is published: `#case=ID` behind it opens a case. */
    readonly page?: string
    readonly run?: string
    /** `https://github.com/owner/name`: with the candidate's commit, cases link to their line. */
    readonly repository?: string
  }
  readonly seed: number
  /** No run of this suite has been recorded before. */
  readonly first_time: boolean
  /** This run is measured to be the baseline of others. */
  readonly is_baseline: boolean
  /** The commit that a carried-forward baseline was measured on; absent: this one. */
  readonly carried_from?: string | undefined
  /** Variants or commits that somebody chose are compared: mode `ab`. */
  readonly is_experiment: boolean
}

/** A remark on a line of a file, as GitHub shows it in the diff. The texts are plain, not markdown, and not escaped. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  /** Relative to the repository. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly title: string
  readonly message: string
}

/** A small sign for a README; its colour only repeats its words. */
export interface Badge {
  readonly label: string
  readonly message: string
  /** One of shields.io's names. */
  readonly color: 'brightgreen' | 'green' | 'blue' | 'yellow' | 'red' | 'lightgrey'
  /** Whoever embeds it cannot choose another colour. */
  readonly is_error: boolean
}

/** The badges of a report. */
export interface Badges {
  readonly verdict: Badge
  /** Null: there are several arms, and no one rate. */
  readonly pass_rate: Badge | null
}
