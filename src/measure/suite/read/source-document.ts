import type { Problem } from '../problem.js'

/** A text file: `path` is the name that messages show. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

export type SourcePath = readonly PropertyKey[]

/** One document of a suite file as plain data, and the way back from a path in it to the text. */
export interface SourceDocument {
  readonly file: string
  readonly value: unknown
  /** Line of the value at a path, or of the nearest parent that exists. From 1. */
  readonly lineOf: (path: SourcePath) => number
  /** Line of the last key of a path, or of the nearest parent that exists. From 1. */
  readonly lineOfKey: (path: SourcePath) => number
  /** A scalar without quotes as it is written (`007`), null for everything else. */
  readonly sourceOf: (path: SourcePath) => string | null
}

/** A document all of whose parts are on one line. */
export function documentOnLine(file: string, value: unknown, line: number): SourceDocument {
  return { file, value, lineOf: () => line, lineOfKey: () => line, sourceOf: () => null }
}

/** What is wrong with the value at a path. */
export function problemAt(document: SourceDocument, path: SourcePath, message: string): Problem {
  return { file: document.file, line: document.lineOf(path), message }
}

/** What is wrong with the last key of a path. */
export function problemAtKey(document: SourceDocument, path: SourcePath, message: string): Problem {
  return { file: document.file, line: document.lineOfKey(path), message }
}

/** What a file holds; documents with a fault in the notation are left out. */
export interface SourceFile {
  readonly documents: readonly SourceDocument[]
  readonly problems: readonly Problem[]
}
