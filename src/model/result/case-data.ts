import type { MetricFacts } from '../metric.js'
import type { FailureKind } from '../run/observation.js'
import type { Reason } from '../score.js'
import type { JudgedQuestion } from '../suite/scoring.js'
import type { Flip } from './pair-comparison.js'

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
  /** What changed without changing the verdict: the answer of the trial that is shown; a judge's score by 1 or more. */
  readonly changes: readonly ('answer' | 'judge')[]
  /** What it did at the stage where it broke, as in "lost its passage in retrieval"; null where it did not break, or the record shows none. */
  readonly stage: string | null
  /** Null: this row and its numbers are all that the page has room for. */
  readonly detail: PageCase | null
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

/** A judge's review of one answer. It has read the answer, so its words are as hostile. */
export type JudgeOpinion =
  | {
      readonly kind: 'judged'
      readonly question: JudgedQuestion
      /** `value` of `most`; null is "not applicable". Names of a rubric are the suite's. */
      readonly scores: readonly { readonly name: string; readonly value: number | null; readonly most: number }[]
      readonly reasoning: string | null
    }
  | { readonly kind: 'unjudged'; readonly question: JudgedQuestion; readonly reason: string }

/** One trial as a reader wants to see it. All text is hostile until a renderer escapes it. */
export interface TrialDetail {
  /** From 0. */
  readonly number: number
  /** Null where it failed, and on the page where `answer_diff` has it. */
  readonly answer: string | null
  readonly failure: { readonly kind: FailureKind; readonly message: string; readonly stderr_tail: string | null } | null
  /** Why it does not succeed, most telling first; empty where it succeeds. */
  readonly reasons: readonly Reason[]
  /** In the order of the reply. */
  readonly spans: readonly {
    /** From 1; null for a duplicate. */
    readonly rank: number | null
    /** `src/a.py::rotate`, or path and lines. */
    readonly label: string
    /** The expected span that it finds and its relevance, which is 0 where it is judged irrelevant; null when it finds none. */
    readonly finds: { readonly label: string; readonly relevance: number } | null
    readonly score: number | null
    readonly text: string | null
  }[]
  /** One for each question; empty where no judge was asked. */
  readonly judged: readonly JudgeOpinion[]
  readonly trace: readonly TraceEntry[]
  /** Model, tokens, cache and what else is known, by name. */
  readonly facts: readonly (readonly [name: string, value: string])[]
}

/** One arm of a case. */
export interface CaseSide {
  /** The first failing trial, else the one that stands for all: what is shown in full. */
  readonly detail: TrialDetail
  readonly trials: readonly {
    readonly trial: number
    /** Null: unscored. */
    readonly passed: boolean | null
    readonly latency: string | null
    readonly cost: string | null
  }[]
}

/** What was asked, expected and answered in a case, and why it fails: for every document that tells of one, joined to it by `case_id`. */
export interface CaseDetail {
  readonly case_id: string
  readonly query: string
  /** The line is null where it is not known, as of results of another harness. */
  readonly at: { readonly file: string; readonly line: number | null }
  readonly critical: boolean
  /** All acceptable answers, or what must be done instead of answering; empty when the case has none. */
  readonly expected_answers: readonly string[]
  /** Relevance 0 is judged irrelevant. */
  readonly expected_spans: readonly { readonly label: string; readonly relevance: number }[]
  /** Ranks up to this one count for success. */
  readonly top_k: number
  /** Null where there is no baseline, or it has no trial of the case. */
  readonly baseline: CaseSide | null
  /** In their order; null where a candidate has no trial of the case. */
  readonly candidates: readonly (CaseSide | null)[]
  /** Its texts or lists are cut: the whole is in trials.jsonl. */
  readonly cut: boolean
}

/** A case in full, as the page has it. */
export interface PageCase extends CaseDetail {
  /** Of two arms, from the baseline's answer to the candidate's; null where one of them has none. */
  readonly answer_diff: readonly DiffPart[] | null
}

/** A metric of every case: the means over its trials. */
export interface CaseColumn extends Pick<MetricFacts, 'id' | 'title' | 'unit' | 'direction'> {
  /** Written in per cent. */
  readonly share: boolean
  /** By arm, then by row; null where unscored. Read again for each caller, since there may be a hundred thousand rows. */
  readonly values: () => readonly (readonly (number | null)[])[]
}

/** Every case of a comparison for the page: one row each, some in full. */
export interface CaseData {
  /** Names, the baseline's first where there is one. */
  readonly arms: readonly string[]
  /** Every metric that scores cases: those of the gates first, then what a case took, then the others. */
  readonly columns: readonly CaseColumn[]
  /** How many of the columns the list begins with. */
  readonly shown: number
  readonly rows: readonly CaseRow[]
}

/** The same as a page holds it; `text` and `rows` are JSON, deflated. */
export interface PackedCases extends Pick<CaseData, 'arms' | 'shown'> {
  /** Of every row all but `detail`, whose place it has: null where the page has none. */
  readonly rows: string
  /** `text` has the values. */
  readonly columns: readonly (Omit<CaseColumn, 'values'> & { readonly text: string })[]
  /** Cases in full by place: a chunk has those from `from` up to the next. */
  readonly chunks: readonly { readonly from: number; readonly text: string }[]
  /** How many cases are in full. */
  readonly full: number
}

/** A table for machines, a row a case and arm. Text is hostile until a renderer escapes it. */
export interface CaseTable {
  readonly columns: readonly string[]
  /** Below each other, null for what is not known or was not measured. Read again for each caller, since there may be a hundred thousand. */
  readonly rows: () => Iterable<readonly (string | number | null)[]>
}

/** The scripts of the HTML report and what vouches for them: a page runs exactly these, and only in this order. */
export interface PageAssets {
  readonly scripts: readonly string[]
  /** SHA-256 in base64, as a Content-Security-Policy wants it. */
  readonly hash: (text: string) => string
  /** Deflated (RFC 1950), in base64. */
  readonly deflate: (text: string) => string
}
