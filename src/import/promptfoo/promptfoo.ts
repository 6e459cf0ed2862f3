import { UserError } from '../../model/error.js'
import {
  type ImportContext,
  type ImportedCase,
  type Importer,
  type ImportFile,
  type ImportNote,
  isRecord,
  type JsonRecord,
} from '../importer.js'
import { convertTest } from './convert-test.js'
import { readDocument, readJsonLines } from '../read-document.js'

const format = 'promptfoo'

/** Keys of a configuration that say something of its tests beyond `tests`, `prompts` and `defaultTest`. */
const NOT_CARRIED: Readonly<Record<string, string>> = {
  providers: 'write your system as the suite’s `target`',
  targets: 'write your system as the suite’s `target`',
  scenarios: 'write them out as tests first',
  derivedMetrics: 'the suite’s `gates` decide',
  transform: 'let the target do it',
  redteam: 'there is nothing like it',
}

/** promptfoo's configurations and files of tests: YAML, JSON or JSON Lines. */
export const promptfoo: Importer = {
  name: format,
  title: 'promptfoo: promptfooconfig.yaml and the files of tests that it names (YAML, JSON, JSONL)',
  read: (files, context) => {
    const parts = files.map(readPart)
    const config = parts.find(({ config }) => config !== null)?.config ?? {}
    const read = parts.map((part) => convertPart(part, { config, files, context }))
    return { cases: read.flatMap(({ cases }) => cases), notes: read.flatMap(({ notes }) => notes) }
  },
}

interface Part {
  readonly path: string
  readonly config: JsonRecord | null
  readonly tests: readonly { readonly value: unknown; readonly line: number }[]
  readonly lineOf: (path: readonly (string | number)[]) => number
}

/** A configuration (an object) or a list of tests. */
function readPart(file: ImportFile): Part {
  const { path } = file
  if (/\.jsonl$/i.test(path)) return { path, config: null, tests: readJsonLines(file, format), lineOf: () => 1 }
  const { value, lineOf } = readDocument(file, format)
  const listTests = (list: readonly unknown[], at: readonly string[]): Part['tests'] =>
    list.map((test, index) => ({ value: test, line: lineOf([...at, index]) }))
  if (Array.isArray(value)) return { path, config: null, tests: listTests(value, []), lineOf }
  if (isRecord(value) && ('tests' in value || 'scenarios' in value || 'prompts' in value))
    return { path, config: value, tests: listTests([value['tests'] ?? []].flat(), ['tests']), lineOf }
  if (isRecord(value) && ('vars' in value || 'assert' in value))
    return { path, config: null, tests: [{ value, line: 1 }], lineOf }
  throw new UserError('import-invalid', {
    format,
    path,
    line: lineOf([]),
    problem: 'it is neither a configuration with `tests` nor a list of tests',
  })
}

function convertPart(
  { path, config, tests, lineOf }: Part,
  given: { readonly config: JsonRecord; readonly files: readonly ImportFile[]; readonly context: ImportContext },
): { readonly cases: readonly ImportedCase[]; readonly notes: readonly ImportNote[] } {
  const notes: ImportNote[] = Object.entries(NOT_CARRIED).flatMap(([key, cure]) =>
    config !== null && key in config
      ? [{ file: path, line: lineOf([key]), message: `\`${key}\` not carried over: ${cure}.` }]
      : [],
  )
  const cases: ImportedCase[] = []
  for (const { value, line } of tests) {
    const note = (message: string): void => void notes.push({ file: path, line, message })
    if (typeof value === 'string' || (isRecord(value) && 'path' in value)) {
      const name = String(isRecord(value) ? value['path'] : value).replace(/^file:\/\//, '')
      const isGiven = given.files.some((file) => file.path.endsWith(name.replace(/^\.\//, '')))
      if (!isGiven) note(`tests \`${name}\` not carried over: name the file too (YAML, JSON or JSONL).`)
      continue
    }
    if (!isRecord(value)) {
      note('test left out: it is not an object.')
      continue
    }
    const converted = convertTest(value, { config: given.config, number: cases.length + 1, ...given.context })
    for (const draft of converted.drafts) cases.push({ draft, file: path, line })
    for (const message of converted.notes) note(message)
  }
  return { cases, notes }
}
