import type { z } from 'zod'
import type { caseSchema } from '../model/case.js'

/** A file that was named on the command line. */
export interface ImportFile {
  readonly path: string
  readonly text: string
}

/** A case as it is written in a case file. */
export type CaseDraft = z.input<typeof caseSchema>
export type CheckDraft = NonNullable<CaseDraft['checks']>[number]

/** Something that the new cases do not say, or say in another way. */
export interface ImportNote {
  readonly file: string
  /** From 1; null where it is about the whole file. */
  readonly line: number | null
  readonly message: string
}

/** A case with the place that it was read from. */
export interface ImportedCase {
  readonly draft: CaseDraft
  readonly file: string
  readonly line: number
}

export interface Imported {
  /** In the order of the files; ids may still clash. */
  readonly cases: readonly ImportedCase[]
  readonly notes: readonly ImportNote[]
}

/** What a reader cannot know by itself. */
export interface ImportContext {
  /** What is wrong with the schema of a `json_schema` check, null when nothing is. */
  readonly checkJsonSchema: (schema: Readonly<Record<string, unknown>>) => string | null
}

/** A format that cases are imported from: an entry of the registry. */
export interface Importer {
  /** The word on the command line; also the file's name and the heading in docs/import.md. */
  readonly name: string
  /** Its files, for `--help`. */
  readonly title: string
  /** Throws the user's error `import-invalid` where a file is not of the format. */
  readonly read: (files: readonly ImportFile[], context: ImportContext) => Imported
}
