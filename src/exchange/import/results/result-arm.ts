import type * as FastXmlParser from 'fast-xml-parser'
import type { JsonRecord } from '../../../model/json.js'
import type { ImportFile } from '../importer.js'

/** Reads XML. Loaded by whoever has a file of it: most have none. */
export type XmlLibrary = Pick<typeof FastXmlParser, 'XMLParser' | 'XMLValidator'>

/** One answer that another harness has scored. */
export interface ResultRow {
  /** The case's id; rows of one id are its trials, in the order of the file. */
  readonly id: string
  readonly query: string
  /** What the arm's `key_column` has. */
  readonly key?: string | undefined
  /** Null where nothing was answered. */
  readonly answer: string | null
  readonly expected?: string | undefined
  readonly tags?: readonly string[]
  /** Why there is nothing to score: the system, its provider or the harness failed. */
  readonly error?: string | undefined
  /** The error is an outage of the provider or of the judge, which says nothing of the system; absent: its words decide. */
  readonly is_outage?: true
  /** Null where the harness has no word for pass and fail. */
  readonly passed: boolean | null
  /** Why it passed or failed, in the harness's words, most telling first. */
  readonly reasons?: readonly string[]
  /** By the harness's name; null where it gave none. */
  readonly scores: Readonly<Record<string, number | null>>
  readonly latency_ms?: number | undefined
  readonly cost_usd?: number | undefined
  readonly input_tokens?: number | undefined
  readonly output_tokens?: number | undefined
  readonly model?: string | undefined
  /** Ids of what was retrieved, best first, with how relevant each judged document is: Goldenpair computes the metrics of retrieval. */
  readonly retrieval?: {
    readonly ranked: readonly string[]
    readonly judged: readonly { readonly path: string; readonly relevance?: number | undefined }[]
  }
}

/** What of a file is not compared. */
export interface LeftOut {
  /** A score of which nothing is compared, in the harness's words; null: cells of one, or rows. */
  readonly score: string | null
  /** A clause behind the score's name, such as "whose values are A, D"; of cells and rows a sentence. */
  readonly reason: string
  /** Each value, cell or row, with its place. */
  readonly all: readonly string[]
}

/** What one system, prompt or model made of the questions. */
export interface ResultArm {
  /** In the harness's words; empty where the file has one arm without a name. */
  readonly name: string
  readonly rows: readonly ResultRow[]
  /** Which way is better, of scores whose direction the file itself shows. */
  readonly directions?: Readonly<Record<string, 'higher' | 'lower'>>
  readonly left_out?: readonly LeftOut[]
  /** A column of hashes, or one that counts the rows, by which cases pair whose ids are made anew. */
  readonly key_column?: string | undefined
}

/** What a file does not say of itself: which columns of a table are what, and the judgments that belong to a run. */
export interface Columns extends Readonly<Partial<Record<'id' | 'query' | 'answer' | 'pass', string | undefined>>> {
  /** Empty: all that hold numbers and are nothing else. */
  readonly scores: readonly string[]
  /** The judgments of a TREC run. */
  readonly qrels?: ImportFile | undefined
}

/** A file and the objects in it: the JSON document, the documents of its lines, or the rows of a table. */
export interface ResultFile {
  readonly path: string
  readonly text: string
  readonly document: unknown
  readonly rows: readonly JsonRecord[]
  /** Where a row stands in the file, such as `line 7`. */
  readonly placeOf: (row: unknown) => string | undefined
  readonly xml?: XmlLibrary | undefined
  /** Throws the user's error `results-invalid`. */
  readonly refuse: (problem: string, cause?: unknown) => never
}

/** A format of results: an entry of the registry. */
export interface ResultReader {
  /** The word for `--format`, and the heading in docs/results.md. */
  readonly name: string
  /** Its files, for `--help`. */
  readonly title: string
  readonly matches: (file: ResultFile) => boolean
  readonly read: (file: ResultFile, columns: Columns) => readonly ResultArm[]
}
