import type { MetricFacts } from '../metric.js'
import type { FailureKind } from '../run/observation.js'
import type { Reason } from '../score.js'
import type { JudgedQuestion } from '../suite/scoring.js'
import type { Flip } from './pair-comparison.js'

/** The outcome of a case; a case may have several. */
export type CaseState =
  | ('broke' | 'worse' | 'fixed' | 'flaky' | 'failing' | 'passing')
  | ('edited' | 'new' | 'stale' | 'source deleted' | 'unscored')

/** Passed and scored trials of `success`; `null` if there is no such arm or nothing was scored. */
export type CaseTally = readonly [passed: number, scored: number] | null

/** One case in the list of all cases. */
export interface CaseRow {
  readonly id: string
  readonly tags: readonly string[]
  readonly states: readonly CaseState[]
  readonly flip: Flip['kind'] | null
  /** The place among the cases that lost most on the gate that decides, from 0; absent for all others. */
  readonly loss_place?: number
  readonly critical: boolean
  /** One entry for each arm, in order. */
  readonly passed: readonly CaseTally[]
  /** Changes that do not affect the verdict: the answer of the trial shown, or a judge's score by 1 or more. */
  readonly changes: readonly ('answer' | 'judge')[]
  /** What happened at the stage where the case broke, as in "lost its passage in retrieval"; `null` if it did not break or if unknown. */
  readonly stage: string | null
  /** `null` if the page has no room for more than this row and its numbers. */
  readonly detail: PageCase | null
}

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** An entry of a trace, in order: a phase of the answer, a model that was asked, a step of reasoning, or a tool call. */
export interface TraceEntry {
  readonly kind: 'phase' | 'attempt' | 'step' | 'tool'
  readonly title: string
  readonly detail: string | null
  readonly ms: number | null
  /** `null` if the outcome is not reported. */
  readonly ok: boolean | null
}

/** A judge's review of one answer. The judge has read the answer, so its text is untrusted too. */
export type JudgeOpinion =
  | {
      readonly kind: 'judged'
      readonly question: JudgedQuestion
      /** `value` of `most`; `null` for "not applicable". Names of a rubric are the suite's. */
      readonly scores: readonly { readonly name: string; readonly value: number | null; readonly most: number }[]
      readonly reasoning: string | null
    }
  | { readonly kind: 'unjudged'; readonly question: JudgedQuestion; readonly reason: string }

/** One trial as shown to a reader. All text is untrusted until a renderer escapes it. */
export interface TrialDetail {
  /** From 0. */
  readonly number: number
  /** `null` if the trial failed, and on the page if `answer_diff` has the answer. */
  readonly answer: string | null
  readonly failure: { readonly kind: FailureKind; readonly message: string; readonly stderr_tail: string | null } | null
  /** Why the trial does not succeed, most important first; empty if it succeeds. */
  readonly reasons: readonly Reason[]
  /** In the order of the reply. */
  readonly spans: readonly {
    /** From 1; `null` for a duplicate. */
    readonly rank: number | null
    /** `src/a.py::rotate`, or path and lines. */
    readonly label: string
    /** The expected span that this span matches and its relevance, which is 0 if judged irrelevant; `null` if it matches none. */
    readonly finds: { readonly label: string; readonly relevance: number } | null
    readonly score: number | null
    readonly text: string | null
  }[]
  /** One for each question; empty if no judge was asked. */
  readonly judged: readonly JudgeOpinion[]
  readonly trace: readonly TraceEntry[]
  /** Model, tokens, cache and other known facts, by name. */
  readonly facts: readonly (readonly [name: string, value: string])[]
}

/** One arm of a case. */
export interface CaseSide {
  /** The trial shown in full: the first failing one, otherwise a representative one. */
  readonly detail: TrialDetail
  readonly trials: readonly {
    readonly trial: number
    /** `null` if unscored. */
    readonly passed: boolean | null
    readonly latency: string | null
    readonly cost: string | null
  }[]
}

/** The query, expectations and answers of a case, and why it fails. Used by every document that shows cases; joined by `case_id`. */
export interface CaseDetail {
  readonly case_id: string
  readonly query: string
  /** The line is `null` if unknown, as for results of another harness. */
  readonly at: { readonly file: string; readonly line: number | null }
  readonly critical: boolean
  /** All acceptable answers, or what must be done instead of answering; empty if the case has none. */
  readonly expected_answers: readonly string[]
  /** Relevance 0 means judged irrelevant. */
  readonly expected_spans: readonly { readonly label: string; readonly relevance: number }[]
  /** Ranks up to this one count for success. */
  readonly top_k: number
  /** `null` if there is no baseline or it has no trial of the case. */
  readonly baseline: CaseSide | null
  /** In the order of the candidates; `null` if a candidate has no trial of the case. */
  readonly candidates: readonly (CaseSide | null)[]
  /** Whether texts or lists are cut; trials.jsonl has them in full. */
  readonly cut: boolean
}

/** A case in full, as shown on the page. */
export interface PageCase extends CaseDetail {
  /** For two arms, the difference from the baseline's answer to the candidate's; `null` if one of them has none. */
  readonly answer_diff: readonly DiffPart[] | null
}

/** A metric of every case: the means over the case's trials. */
export interface CaseColumn extends Pick<MetricFacts, 'id' | 'title' | 'unit' | 'direction'> {
  /** Whether values are written in per cent. */
  readonly share: boolean
  /**
   * Returns values by arm, then by row; `null` if unscored. Computed anew for each caller, because there may be a hundred thousand rows.
   */
  readonly values: () => readonly (readonly (number | null)[])[]
}

/** Every case of a comparison for the page: one row each, and some in full. */
export interface CaseData {
  /** Names of the arms; the baseline's first if there is one. */
  readonly arms: readonly string[]
  /** Every metric that scores cases: those of the gates first, then costs, then the others. */
  readonly columns: readonly CaseColumn[]
  /** Number of columns that the list shows at first. */
  readonly shown: number
  readonly rows: readonly CaseRow[]
}

/** The same data as stored in a page; `text` and `rows` are deflated JSON. */
export interface PackedCases extends Pick<CaseData, 'arms' | 'shown'> {
  /** All fields of every row except `detail`, which is replaced by the index of the case in full; `null` if the page has none. */
  readonly rows: string
  /** `text` has the column's values. */
  readonly columns: readonly (Omit<CaseColumn, 'values'> & { readonly text: string })[]
  /** Cases in full by index: a chunk has those from `from` up to the next chunk's. */
  readonly chunks: readonly { readonly from: number; readonly text: string }[]
  /** Number of cases in full. */
  readonly full: number
}

/** A machine-readable table with one row for each case and arm. Text is untrusted until a renderer escapes it. */
export interface CaseTable {
  readonly columns: readonly string[]
  /**
   * Returns the rows; `null` for an unknown or unmeasured value. Computed anew for each caller, because there may be a hundred thousand.
   */
  readonly rows: () => Iterable<readonly (string | number | null)[]>
}

/** The scripts of the HTML report and functions to hash and compress. A page runs exactly these scripts, in this order. */
export interface PageAssets {
  readonly scripts: readonly string[]
  /** Returns the SHA-256 in base64, as used in a Content-Security-Policy. */
  readonly hash: (text: string) => string
  /** Deflates a text (RFC 1950) and encodes it in base64. */
  readonly deflate: (text: string) => string
}
