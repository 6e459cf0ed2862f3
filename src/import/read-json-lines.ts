import { UserError } from '../model/error.js'
import type { ImportFile } from './importer.js'
import { isRecord, type JsonRecord } from './json-record.js'

/** The objects of a JSON Lines file with their lines from 1; empty lines are left out. Throws the user's error `import-invalid`. */
export function readJsonLines(
  { path, text }: ImportFile,
  format: string,
): readonly { readonly line: number; readonly value: JsonRecord }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((source, index) => {
      if (source.trim() === '') return []
      const line = index + 1
      const value = parse(source, (cause) => {
        throw new UserError('import-invalid', { format, path, line, problem: 'the line is not JSON' }, { cause })
      })
      if (isRecord(value)) return [{ line, value }]
      throw new UserError('import-invalid', { format, path, line, problem: 'the line is not a JSON object' })
    })
}

function parse(source: string, refuse: (cause: unknown) => never): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    return refuse(error)
  }
}
