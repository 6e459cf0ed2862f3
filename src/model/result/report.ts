import type { Run } from '../run/run.js'
import type { ChartImage } from './chart.js'
import type { Flip } from './pair-comparison.js'

/** A piece of running text. All of it is plain data, untrusted until a renderer escapes it; a bare string is plain text. */
export type Inline =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  /** A case id. A page that lists the case links to it there; elsewhere it links to the page at `url`, if there is one. */
  | { readonly kind: 'case'; readonly text: string; readonly url: string | null }

export type Text = readonly Inline[]

/** Returns the plain text. */
export function plainText(text: Text): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** Returns a headline as plain text for places where links cannot be followed: "… · report" without the link at its end. */
export function plainHeadline(headline: Text): string {
  const last = headline.at(-1)
  // The separator before the link is removed too.
  return plainText(typeof last === 'object' && last.kind === 'link' ? headline.slice(0, -2) : headline)
}

export interface Column {
  readonly title: string
  readonly align: 'left' | 'right'
  /** A name above neighbouring columns, and an explanation of the column, for documents with enough room. */
  readonly group?: string
  readonly hint?: string
}

/** Returns titles for a single row of headers. A title that occurs in several groups gets the name of its group. */
export function titlesInOneRow(columns: readonly Column[]): readonly string[] {
  const titles = columns.map(({ title }) => title)
  return columns.map(({ title, group }) =>
    group === undefined || titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${group}: ${title}`,
  )
}

/** One changed case: a line that is always shown, and details that unfold. */
export interface FlipItem {
  /** A page that lists the case links to it there. */
  readonly case_id: Flip['case_id']
  readonly summary: Text
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'heading'; readonly text: Text }
  /** `small` is for text below something else. */
  | { readonly kind: 'paragraph'; readonly text: Text; readonly small?: true }
  | { readonly kind: 'note'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly Text[])[] }
  | { readonly kind: 'chart'; readonly chart: ChartImage }
  /** Text from outside, kept as it is with its line breaks. */
  | { readonly kind: 'preformatted'; readonly label: string; readonly text: string }
  /** Folded if possible; a terminal shows it only with `--verbose`. If `abridged`, the appendix has the full version. */
  | {
      readonly kind: 'details'
      readonly summary: Text
      readonly blocks: readonly Block[]
      readonly abridged?: true
    }
  /** Worst first; `left_out` is the number of further cases, which are not listed. */
  | {
      readonly kind: 'flips'
      readonly lead: Text
      readonly items: readonly FlipItem[]
      readonly left_out: number
    }

/** A part of a document that is read from beginning to end. */
export interface Section {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** The input of every renderer. */
export interface Report {
  readonly suite: string
  readonly headline: Text
  /** The numbers behind the headline in one line; absent if the headline has them or nothing was measured. */
  readonly figures?: Text | undefined
  /** Notes on what was not compared; `null` if there are none. */
  readonly second_line: Text | null
  /** Whether a comment shows only the headline. Documents that are opened on purpose show the blocks anyway. */
  readonly collapsed: boolean
  /** Content to read first: where to start, the gates, one picture, warnings. */
  readonly blocks: readonly Block[]
  /** Everything else: folded in a comment, shown in a terminal only with `--verbose`. */
  readonly folded?: readonly Block[]
  /** The figures in brief and why this verdict, below the blocks, for documents with enough room. */
  readonly explanation?: readonly Block[]
  /** Further content below the blocks, for documents that are opened on purpose; absent if there is none. */
  readonly appendix?: readonly Block[]
  /** All content in another order, for a document that is kept and read on its own; absent to use the order of the blocks. */
  readonly sections?: readonly Section[]
  readonly footer: Text
}

/** How much of the cases' text a report may show: all of it, only ids, or only counts. */
export const DETAIL_LEVELS = ['full', 'ids', 'none'] as const
export type DetailLevel = (typeof DETAIL_LEVELS)[number]

type Counts = Readonly<NonNullable<Run['counts']>>

/** The facts in a report that no comparison contains. */
export interface ReportContext {
  readonly suite: string
  /** The arms' names in this report: "main" and "this PR", or the variants' names. */
  readonly names: { readonly baseline: string; readonly candidate: string }
  readonly candidate: { readonly commit: string | null }
  readonly baseline:
    | {
        readonly kind: 'found'
        readonly commit: string | null
        readonly age_hours: number | null
        /** Number of commits between the baseline and the commit that the change is measured from; `null` if unknown. */
        readonly distance: number | null
        /** What a reader should know about this choice, as a sentence without a full stop; `null` if there is nothing to say. */
        readonly note: string | null
        /**
         * How far away and how old the baseline is, as a clause ("300 commits behind and 8 days old"). Absent unless that is too much to
         * judge one change.
         */
        readonly stale?: string | undefined
      }
    /**
     * `reason` is a clause without a full stop: "no artifact … exists yet"; `gist` is the reason without GitHub's own words and without
     * what to do, and absent if the reason is short.
     */
    | { readonly kind: 'none'; readonly reason: string; readonly gist?: string | undefined }
  /** Counts of the candidate's run. */
  readonly counts: Omit<Counts, 'judge'> & {
    readonly judge?: Pick<NonNullable<Counts['judge']>, 'readings' | 'cached'> | undefined
  }
  /** The question of each case of both sides, by id; absent if the report may not show them. */
  readonly questions?: ReadonlyMap<string, string> | undefined
  /** How many answers of another harness were compared, if each is the baseline's word for word; absent if one differs or few do. */
  readonly same_answers?: number | undefined
  /** The most common message of the infrastructure failures, of those that were asked if there are any. It comes from the target, so it is untrusted. */
  readonly infrastructure_message: string | null
  /** The cases that got no answer in any trial; absent if an outage lost trials of other cases too. */
  readonly unanswered?: readonly string[] | undefined
  /** Trials for which the judge gave nothing usable; absent if there are none. */
  readonly judge_failures?: {
    readonly trials: number
    /** Number of trials that it was to judge. */
    readonly judged: number
    /** The most common reason, and how many of these trials have it. It may quote what was judged, so it is untrusted. */
    readonly message: string | null
    readonly times: number
  }
  /** Sum over the trials with a known cost. */
  readonly cost_usd: number
  readonly trials_of_unknown_cost: number
  /**
   * The cost of the judge, which no cost above includes, and the number of trials whose judge did not report it. Absent if nobody judged.
   */
  readonly judge_cost?: { readonly usd: number; readonly trials_unknown: number }
  /** Why the run was not measured to its end, as a clause. */
  readonly stopped?: string
  readonly duration_s: number
  /** The number of this measurement among those of the pull request, from 1. */
  readonly look: number | null
  /** The last measurement of an earlier commit of the pull request, read from the comment, so untrusted; absent or `null` for none. */
  readonly before?: { readonly sha: string; readonly word: string } | null | undefined
  readonly links: {
    readonly report?: string
    /** The address of the published HTML report. `#case=ID` opens a case. */
    readonly page?: string
    readonly run?: string
    /** `https://github.com/owner/name`. With the candidate's commit, cases link to their line. */
    readonly repository?: string
  }
  readonly seed: number
  /** Whether this is the first recorded run of the suite. */
  readonly first_time: boolean
  /** Whether this run is measured to be a baseline. */
  readonly is_baseline: boolean
  /** The commit that a carried-forward baseline was measured on; absent for this commit. */
  readonly carried_from?: string | undefined
  /** Whether chosen variants or commits are compared: mode `ab`. */
  readonly is_experiment: boolean
}

/** An annotation on a line of a file, which GitHub shows in the diff. The texts are plain, not markdown, and not escaped. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  /** Path relative to the repository. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly title: string
  readonly message: string
}

/** A badge for a README. Its color only repeats its words. */
export interface Badge {
  readonly label: string
  readonly message: string
  /** A color name of shields.io. */
  readonly color: 'brightgreen' | 'green' | 'blue' | 'yellow' | 'red' | 'lightgrey'
  /** Whether pages that embed the badge cannot choose another color. */
  readonly is_error: boolean
}

/** The badges of a report. */
export interface Badges {
  readonly verdict: Badge
  /** `null` for several arms, which have no single rate. */
  readonly pass_rate: Badge | null
}
