import type { Unit } from '../metric.js'
import type { FailureKind } from '../run/observation.js'
import type { Flip } from './pair-comparison.js'
import type { JudgeOpinion } from './report.js'

/** What became of a case; a case has several of them. */
export type CaseState =
  'broke' | 'fixed' | 'flaky' | 'failing' | 'passing' | 'edited' | 'new' | 'stale' | 'source deleted' | 'unscored'

/** Passed and scored trials of `success`; null where there is no such arm, or nothing was scored. */
export type Tally = readonly [passed: number, scored: number] | null

/** One case in a list of all. */
export interface CaseRow {
  readonly id: string
  readonly tags: readonly string[]
  readonly states: readonly CaseState[]
  readonly flip: Flip['kind'] | null
  readonly critical: boolean
  /** In every arm, in their order. */
  readonly passed: readonly Tally[]
  /** By `CaseData.columns`: means over trials, null where unscored. */
  readonly numbers: readonly (number | null)[]
  /** Null: this row is all that the page has room for. */
  readonly story: CaseStory | null
}

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** A step of a trace in order: a phase of the answer, a model that was asked, a step of reasoning, a tool that was called. */
export interface TraceEntry {
  readonly kind: 'phase' | 'attempt' | 'step' | 'tool'
  readonly title: string
  readonly detail: string | null
  readonly ms: number | null
  /** Null where nobody says how it ended. */
  readonly ok: boolean | null
}

/** One trial as a reader wants to see it. All text is hostile until a renderer escapes it. */
export interface TrialStory {
  /** From 0. */
  readonly trial: number
  readonly answer: string | null
  readonly failure: { readonly kind: FailureKind; readonly message: string; readonly stderr_tail: string | null } | null
  /** In the order of the reply. */
  readonly spans: readonly {
    /** From 1; null for a duplicate. */
    readonly rank: number | null
    readonly label: string
    /** The expected span that it finds and its relevance; null when it finds none. */
    readonly finds: { readonly label: string; readonly relevance: number } | null
    readonly score: number | null
    readonly text: string | null
  }[]
  readonly judged: readonly JudgeOpinion[]
  readonly trace: readonly TraceEntry[]
  /** Model, tokens, cache and what else is known, by name. */
  readonly facts: readonly (readonly [name: string, value: string])[]
}

/** One arm of a case. */
export interface CaseSide {
  /** The first failing trial, else the one that stands for all: what is shown in full. Its answer is null where `answer_diff` has it. */
  readonly told: TrialStory
  readonly trials: readonly {
    readonly trial: number
    /** Null: unscored. */
    readonly passed: boolean | null
    readonly latency: string | null
    readonly cost: string | null
  }[]
}

/** A case in full. */
export interface CaseStory {
  readonly query: string
  readonly at: string | null
  readonly expected_answers: readonly string[]
  readonly expected_spans: readonly { readonly label: string; readonly relevance: number }[]
  /** Why a candidate fails, a clause each. */
  readonly reasons: readonly string[]
  /** Of every arm, in their order; null where it has no trial of the case. */
  readonly sides: readonly (CaseSide | null)[]
  /** Of two arms, from the baseline's answer to the candidate's; null where one of them has none. */
  readonly answer_diff: readonly DiffPart[] | null
  /** By place in `CaseData.metrics`: the means over trials of every arm as they are written, null where unscored. */
  readonly metrics: readonly (readonly [place: number, values: readonly (string | null)[]])[]
  /** Its texts or lists are cut: the whole is in trials.jsonl. */
  readonly cut: boolean
}

/** Every case of a comparison for the page: one row each, some in full. */
export interface CaseData {
  /** Names, the baseline's first where there is one. */
  readonly arms: readonly string[]
  readonly columns: readonly { readonly title: string; readonly unit: Unit; readonly share: boolean }[]
  /** Titles of all metrics. */
  readonly metrics: readonly string[]
  readonly rows: readonly CaseRow[]
}

/** A table for machines, a row a case and arm. Text is hostile until a renderer escapes it. */
export interface CaseTable {
  /** Titles: of the facts, then of the numbers. */
  readonly columns: readonly string[]
  /** One below the other. */
  readonly arms: readonly CaseTableArm[]
}

/** The rows of one arm. */
export interface CaseTableArm {
  /** Read again for each caller, since there may be a hundred thousand. */
  readonly rows: () => Iterable<CaseTableRow>
  /** By `CaseTableRow.place`, NaN for what was not measured; null for a column in which nothing was. */
  readonly numbers: readonly (Float64Array | null)[]
}

export interface CaseTableRow {
  /** What is known of a case apart from its numbers; null where nothing is. */
  readonly facts: readonly (string | number | null)[]
  /** Where its numbers are; -1 for a case without any. */
  readonly place: number
}

/** The scripts of the HTML report and what vouches for them: a page runs exactly these, and only in this order. */
export interface PageAssets {
  readonly scripts: readonly string[]
  /** SHA-256 in base64, as a Content-Security-Policy wants it. */
  readonly hash: (text: string) => string
}
