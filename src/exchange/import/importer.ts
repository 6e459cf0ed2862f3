import type { z } from 'zod'
import { countOf } from '../../format/format-number.js'
import { isRecord, withoutMark } from '../../model/json.js'
import { parseCsv } from '../../model/csv.js'
import { UserError } from '../../model/error.js'
import type { caseSchema } from '../../model/suite/case.js'

/** A file named on the command line. */
export interface ImportFile {
  readonly path: string
  readonly text: string
}

/** A case as written in a case file. */
export type CaseDraft = z.input<typeof caseSchema>
export type CheckDraft = NonNullable<CaseDraft['checks']>[number]

/** A part of the source that the new cases leave out or express differently. */
export interface ImportNote {
  readonly file: string
  /** From 1; `null` if the note is about the whole file. */
  readonly line: number | null
  readonly message: string
}

/** A case and the place it was read from. */
export interface ImportedCase {
  readonly draft: CaseDraft
  readonly file: string
  readonly line: number
}

export interface Imported {
  /** In the order of the files; ids may still collide. */
  readonly cases: readonly ImportedCase[]
  readonly notes: readonly ImportNote[]
  /** Lines to print at the end, such as where everything went. */
  readonly summary?: readonly string[]
}

/** What importers need from outside. */
export interface ImportContext {
  /** Returns what is wrong with the schema of a `json_schema` check; `null` if nothing. */
  readonly checkJsonSchema: (schema: Readonly<Record<string, unknown>>) => string | null
  /** The user's mapping of fields whose names are not known. */
  readonly map: FieldMap
}

/** The file's field for each field of a case. */
export type FieldMap = Readonly<Record<string, string>>

/** A format to import cases from: an entry of the registry. */
export interface Importer {
  /** The word on the command line; also the file's name and the heading in docs/import.md. */
  readonly name: string
  /** A description for `--help`. */
  readonly title: string
  /** Throws the user's error `import-invalid` if a file is not of the format. */
  readonly read: (files: readonly ImportFile[], context: ImportContext) => Imported
}

/** Throws the user's error `import-invalid`. The line is `null` if the problem concerns the whole file. */
export type Refuse = ReturnType<typeof refuseAs>

/**
 * Returns the function with which a format's readers refuse a file. `fields` are the fields of a file without a known question, so that the
 * user can name one.
 */
export function refuseAs(format: string) {
  return (
    place: { readonly path: string; readonly line: number | null },
    problem: string,
    { cause, fields = [] }: { readonly cause?: unknown; readonly fields?: readonly string[] } = {},
  ): never => {
    throw new UserError('import-invalid', { format, ...place, problem, fields }, { cause })
  }
}

/** Reads the records of a CSV file, the header first. */
export function readCsv({ path, text }: ImportFile, refuse: Refuse, delimiter?: ',' | ';' | '\t') {
  const { records, fault } = parseCsv(withoutMark(text), delimiter)
  if (fault) refuse({ path, line: fault.line }, fault.message.replace(/\.$/, ''))
  return records
}

/**
 * Returns text unchanged and numbers in digits, since ids and values are written both ways; `null` for everything else and for empty text.
 */
export function asText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

const MAX_LENGTH = 60

/**
 * Builds an id from a text: its words in lower case, joined by dashes, at most 60 characters; `fallback` if there is no word.
 * @example makeCaseId('How long is bread baked?', 'case') // 'how-long-is-bread-baked'
 */
export function makeCaseId(text: string, fallback: string): string {
  let id = ''
  for (const [word] of text
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (id !== '' && id.length + 1 + word.length > MAX_LENGTH) break
    id += `${id === '' ? '' : '-'}${word.slice(0, MAX_LENGTH)}`
  }
  return id === '' ? fallback : id
}

/**
 * Cleans an id of another format for use in a case: without control characters, trimmed, at most 200 characters; `null` if nothing is left.
 */
export function cleanId(id: string): string | null {
  const clean = id
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200)
  return clean === '' ? null : clean
}

/**
 * Says that a reply of an API is one page of several, by the fields of Langfuse (`meta`), LangSmith and Phoenix (`next_cursor`), older
 * LangSmith (`cursors`), OpenAI (`has_more`) and Braintrust (`cursor`, also on the last page); `null` if it does not look like one.
 */
export function describePage(reply: unknown): string | null {
  if (!isRecord(reply)) return null
  const { meta, cursors } = reply
  const held = Object.values(reply).reduce<number>(
    (most, one) => (Array.isArray(one) ? Math.max(most, one.length) : most),
    0,
  )
  const [total, pages] = isRecord(meta) ? [meta['totalItems'], meta['totalPages']] : []
  const join = 'Ask for the other pages too, and join their lists.'
  if (typeof total === 'number') return held < total ? `it is a page with ${held} of ${total} items. ${join}` : null
  const isPart = reply['has_more'] === true || (typeof pages === 'number' && pages > 1)
  if (isPart) return `it is a page with ${countOf(held, 'item')}, and more follow. ${join}`
  const next = [isRecord(meta) ? meta['cursor'] : null, isRecord(cursors) ? cursors['next'] : null]
  const hasCursor = [...next, reply['next_cursor'], reply['cursor']].some(
    (one) => typeof one === 'string' && one !== '',
  )
  return hasCursor ? `it is a page with ${countOf(held, 'item')} and a cursor: more may follow. ${join}` : null
}
