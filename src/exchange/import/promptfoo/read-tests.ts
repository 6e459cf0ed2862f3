import { isRecord, type JsonRecord } from '../../../model/json.js'
import { type ImportFile, readCsv, refuseAs } from '../importer.js'
import { readLineObjects, readDocument } from '../read-document.js'
import { ASSERTION_TYPES } from './convert-assertion.js'

export const refuse = refuseAs('promptfoo')

interface Test {
  readonly value: unknown
  readonly line: number
}

/** A configuration (an object) or a list of tests. */
export interface Part {
  readonly path: string
  readonly config: JsonRecord | null
  readonly tests: readonly Test[]
  readonly lineOf: (path: readonly (string | number)[]) => number
}

/** Reads the tests of a file; `null` for texts that a configuration references, such as prompts and documents. */
export function readPart(file: ImportFile): Part | null {
  const { path } = file
  const listed = (tests: readonly Test[]): Part => ({ path, config: null, tests, lineOf: () => 1 })
  if (/\.jsonl$/i.test(path)) return listed(readLineObjects(file, refuse))
  if (/\.csv$/i.test(path)) return listed(readTable(file))
  if (!/\.(ya?ml|json)$/i.test(path)) return null
  const { value, lineOf } = readDocument(file, refuse)
  const listTests = (list: readonly unknown[], at: readonly string[]): Test[] =>
    list.map((test, index) => ({ value: test, line: lineOf([...at, index]) }))
  if (Array.isArray(value)) return { path, config: null, tests: listTests(value, []), lineOf }
  if (isRecord(value) && ('tests' in value || 'scenarios' in value || 'prompts' in value)) {
    const tests = [...listTests(listOf(value['tests']), ['tests']), ...crossScenarios(value['scenarios'], lineOf)]
    return { path, config: value, tests, lineOf }
  }
  if (isRecord(value) && ('vars' in value || 'assert' in value)) return listed([{ value, line: 1 }])
  // A file that a configuration references by `file://`, such as a schema, holds no tests.
  if (isRecord(value) && !('providers' in value)) return null
  return refuse({ path, line: lineOf([]) }, 'it is neither a configuration with `tests` nor a list of tests')
}

/** Combines every test of a scenario with every entry of its `config`; the test overrides the entry. */
function crossScenarios(scenarios: unknown, lineOf: Part['lineOf']): Test[] {
  return listOf(scenarios).flatMap((scenario, index) => {
    const line = lineOf(['scenarios', index])
    if (!isRecord(scenario)) return [{ value: scenario, line }]
    const tests = scenario['tests'] === undefined ? [{}] : listOf(scenario['tests'])
    const entries = scenario['config'] === undefined ? [{}] : listOf(scenario['config'])
    return entries.flatMap((entry) => tests.map((test) => ({ value: mergeTests(entry, test), line })))
  })
}

/** Merges a test with its defaults: variables and metadata one by one, assertions of both. A file name in place of one stays. */
export function mergeTests(defaults: unknown, test: unknown): unknown {
  if (!isRecord(defaults)) return defaults
  if (!isRecord(test)) return test
  const both = { ...defaults, ...test }
  const vars = { ...recordOf(defaults['vars']), ...recordOf(test['vars']) }
  const metadata = { ...recordOf(defaults['metadata']), ...recordOf(test['metadata']) }
  return { ...both, vars, metadata, assert: [...listOf(defaults['assert']), ...listOf(test['assert'])] }
}

export function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

/** Returns a list unchanged, an empty list for undefined and null, else a list of the one value. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? (value as unknown[]) : [value]
}

/** Reads a table of tests: columns are variables, except those that begin with two underscores, which describe the test. */
function readTable(file: ImportFile): Test[] {
  const [header = [], ...rows] = readCsv(file, refuse)
  return rows.map((row): Test => {
    const cells = header.map(({ text: name }, index) => [name.trim(), row[index]?.text ?? ''] as const)
    return { value: readRow(cells), line: row[0]?.line ?? 1 }
  })
}

function readRow(cells: readonly (readonly [string, string])[]): JsonRecord {
  const filled = cells.filter(([, text]) => text.trim() !== '')
  const starting = (start: string): (readonly [string, string])[] =>
    filled.filter(([name]) => name.startsWith(start)).map(([name, text]) => [name.slice(start.length), text])
  const metric = filled.find(([name]) => name === '__metric')?.[1]
  const assertions = starting('__expected').map(([number, text]) => {
    const settings = starting(`__config:__expected${number}:`).map(([key, value]) => [key, Number(value)] as const)
    return { ...readExpectation(text.trim()), metric: metric || undefined, ...Object.fromEntries<number>(settings) }
  })
  const read = /^__(?:expected|config:|metadata:|metric$|description$)/
  return {
    vars: Object.fromEntries(cells.filter(([name]) => !name.startsWith('__'))),
    assert: assertions,
    metadata: Object.fromEntries(
      starting('__metadata:').map(([key, text]) =>
        key.endsWith('[]') ? [key.slice(0, -2), text.split(',').map((each) => each.trim())] : [key, text],
      ),
    ),
    ...Object.fromEntries(
      filled.filter(([name]) => name.startsWith('__') && !read.test(name)).map(([name, text]) => [name.slice(2), text]),
    ),
    description: filled.find(([name]) => name === '__description')?.[1],
  }
}

/** Short names of two types in a cell. */
const SHORT: Readonly<Record<string, string>> = { fn: 'javascript', eval: 'javascript', grade: 'llm-rubric' }

const NAMES = [...Object.keys(ASSERTION_TYPES), ...Object.keys(SHORT)].sort((a, b) => b.length - a.length)
/** Matches `type`, `type: value`, `type(threshold): value`. */
const TYPED = new RegExp(`^((?:not-)?(?:${NAMES.join('|')}))(?:\\((\\d+(?:\\.\\d+)?)\\))?(?::([\\s\\S]*))?$`)
/** Types for which promptfoo reads a cell as a comma-separated list. */
const LISTS = /^(?:not-)?i?contains-(?:all|any)$/

/**
 * Reads a cell of `__expected` as an assertion; a text without a type is the whole answer.
 * @example readExpectation('similar(0.8): A loan lasts a month.') // { type: 'similar', value: 'A loan lasts a month.', threshold: 0.8 }
 */
function readExpectation(text: string): JsonRecord {
  if (/^file:\/\/.+\.py(?::\w+)?$/.test(text)) return { type: 'python', value: text }
  if (/^file:\/\/.+\.[cm]?[jt]s(?::\w+)?$/.test(text)) return { type: 'javascript', value: text }
  const [, name, threshold, value = ''] = TYPED.exec(text) ?? []
  if (name === undefined) return { type: 'equals', value: text }
  const type = Object.hasOwn(SHORT, name) ? SHORT[name] : name
  const cells = [...value.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,"]+))\s*(?:,|$)/g)]
  const list = cells.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
  return {
    type,
    value: value.trim() === '' ? undefined : LISTS.test(name) ? list : value.trim(),
    threshold: threshold === undefined ? undefined : Number(threshold),
  }
}
