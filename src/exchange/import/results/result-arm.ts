import type * as FastXmlParser from 'fast-xml-parser'
import type { JsonRecord } from '../../../model/json.js'
import type { ImportFile } from '../importer.js'

/** Reads XML. Loaded only for XML files, because most runs have none. */
export type XmlLibrary = Pick<typeof FastXmlParser, 'XMLParser' | 'XMLValidator'>

/** One answer as scored by another harness. */
export interface ResultRow {
  /** The case's id; rows of one id are its trials, in the order of the file. */
  readonly id: string
  readonly query: string
  /** The row's value in the arm's `key_column`. */
  readonly key?: string | undefined
  /** `null` if there was no answer. */
  readonly answer: string | null
  readonly expected?: string | undefined
  readonly tags?: readonly string[]
  /** Why there is nothing to score: the system, its provider or the harness failed. */
  readonly error?: string | undefined
  /**
   * Set if the error is an outage of the provider or the judge, which says nothing about the system. If absent, the error's wording
   * decides.
   */
  readonly is_outage?: true
  /** `null` if the harness does not record whether the answer passed. */
  readonly passed: boolean | null
  /** Why the answer passed or failed, in the harness's words, most informative first. */
  readonly reasons?: readonly string[]
  /** By the harness's name of the score; `null` if the harness recorded no value. */
  readonly scores: Readonly<Record<string, number | null>>
  readonly latency_ms?: number | undefined
  readonly cost_usd?: number | undefined
  readonly input_tokens?: number | undefined
  readonly output_tokens?: number | undefined
  readonly model?: string | undefined
  /** Ids of the retrieved documents, best first, and the relevance of each judged document; Goldenpair computes the retrieval metrics. */
  readonly retrieval?: {
    readonly ranked: readonly string[]
    readonly judged: readonly { readonly path: string; readonly relevance?: number | undefined }[]
  }
}

/** A part of a file that is not compared. */
export interface LeftOut {
  /** The harness's name of a score that is left out completely; `null` for single cells or rows. */
  readonly score: string | null
  /** For a score, a clause to follow its name, such as "whose values are A, D"; for cells and rows, a sentence. */
  readonly reason: string
  /** Every value, cell or row that is left out, with its place; empty for what the file itself lacks. */
  readonly all: readonly string[]
}

/** The results of one system, prompt or model. */
export interface ResultArm {
  /** The harness's name of the arm; empty if the file has a single arm without a name. */
  readonly name: string
  readonly rows: readonly ResultRow[]
  /** Directions that the file itself shows, by score. */
  readonly directions?: Readonly<Record<string, 'higher' | 'lower'>>
  readonly left_out?: readonly LeftOut[]
  /** A column of hashes or row numbers, used to pair cases whose ids change with every run. */
  readonly key_column?: string | undefined
}

/** What a file does not say about itself: the meaning of a table's columns, and the judgments for a run. */
export interface Columns extends Readonly<Partial<Record<'id' | 'query' | 'answer' | 'pass', string | undefined>>> {
  /** The columns of scores; if empty, all columns of numbers without another meaning. */
  readonly scores: readonly string[]
  /** The judgments of a TREC run. */
  readonly qrels?: ImportFile | undefined
}

/** A file and its objects: the JSON document, the documents of its lines, or the rows of a table. */
export interface ResultFile {
  readonly path: string
  readonly text: string
  readonly document: unknown
  readonly rows: readonly JsonRecord[]
  /** Returns the place of a row in the file, such as `line 7`. */
  readonly placeOf: (row: unknown) => string | undefined
  readonly xml?: XmlLibrary | undefined
  /** Throws the user's error `results-invalid`. */
  readonly refuse: (problem: string, cause?: unknown) => never
}

/** A format of results: an entry of the registry. */
export interface ResultReader {
  /** The value of `--format`, and the heading in docs/results.md. */
  readonly name: string
  readonly matches: (file: ResultFile) => boolean
  readonly read: (file: ResultFile, columns: Columns) => readonly ResultArm[]
}
