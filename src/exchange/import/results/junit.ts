import { z } from 'zod'
import { messageOf } from '../../../model/error.js'
import type { JsonRecord } from '../../../model/json.js'
import { isOutage } from '../../../model/outage.js'
import { hasDirection } from './describe-scores.js'
import type { ResultFile, ResultReader, ResultRow } from './result-arm.js'
import { listReasons, readNumber, secondsToMs } from './rows.js'
import { readScores } from './sort-columns.js'

const attribute = z.string().optional()
const problemSchema = z.union([
  z.string().transform((text) => ({ '#text': text, '@message': undefined })),
  z.looseObject({ '#text': attribute, '@message': attribute }),
])
const caseSchema = z.looseObject({
  '@name': z.string(),
  '@classname': attribute,
  '@time': attribute,
  failure: z.array(problemSchema).optional(),
  error: z.array(problemSchema).optional(),
  skipped: z.unknown().optional(),
  properties: z
    .union([z.string(), z.looseObject({ property: z.array(z.looseObject({ '@name': z.string() })).optional() })])
    .optional(),
})

const suiteSchema = z.looseObject({
  '@name': attribute,
  testcase: z.array(z.unknown()).optional(),
  get testsuite() {
    return z.array(z.union([suiteSchema, z.string()])).optional()
  },
})
type Suite = z.infer<typeof suiteSchema>
const documentSchema = z.looseObject({
  testsuites: z.union([suiteSchema, z.string()]).optional(),
  testsuite: z.array(z.union([suiteSchema, z.string()])).optional(),
})

/**
 * Reads a JUnit test report, as written by pytest, Vitest, Jest and others. Failures and errors count as not passed; a skipped test counts
 * neither way. A test listed twice was run twice.
 */
export const junit: ResultReader = {
  name: 'junit',
  matches: ({ path, text }) => /\.xml$/i.test(path) && /<testsuites?[\s/>]/.test(text),
  read: (file) => {
    const rows = readSuites(file).flatMap((suite) => readSuite(suite, file))
    // Properties can hold anything; one that is named like a score is read as a score.
    return [{ name: '', ...readScores(rows, { isScore: hasDirection }) }]
  },
}

const LISTS = new Set(['testsuite', 'testcase', 'failure', 'error', 'property'])

function readSuites({ text, xml, refuse }: ResultFile): readonly (Suite | string)[] {
  if (xml === undefined) throw new Error('the library that reads XML was not loaded')
  // Reports need no document type, which could define entities that expand endlessly or read files.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) refuse('it has a document type (<!DOCTYPE …>), which no test report needs')
  const checked = xml.XMLValidator.validate(text)
  if (checked !== true) refuse(`line ${checked.err.line}: ${checked.err.msg.replace(/\.$/, '')}`)
  const isArray = (name: string): boolean => LISTS.has(name)
  const reading = { ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, htmlEntities: true }
  const parser = new xml.XMLParser({ ...reading, isArray })
  let tree: unknown
  try {
    tree = parser.parse(text)
  } catch (error) {
    // The parser throws for tags nested too deeply and for unknown entities.
    return refuse(messageOf(error))
  }
  const parsed = documentSchema.safeParse(tree)
  if (!parsed.success) return refuse('its root is neither <testsuites> nor <testsuite>')
  const { testsuites, testsuite = [] } = parsed.data
  return testsuites === undefined ? testsuite : [testsuites]
}

type TestRow = Omit<ResultRow, 'scores'> & { readonly scores: JsonRecord }

function readSuite(suite: Suite | string, file: ResultFile): readonly TestRow[] {
  if (typeof suite === 'string') return []
  const { '@name': name = '', testcase = [], testsuite = [] } = suite
  const rows = testcase.map((entry) => {
    const parsed = caseSchema.safeParse(entry)
    return parsed.success ? readCase(parsed.data, name) : file.refuse(`a <testcase> of suite "${name}" has no name`)
  })
  return [...rows, ...testsuite.flatMap((inner) => readSuite(inner, file))]
}

function readCase(test: z.infer<typeof caseSchema>, suite: string): TestRow {
  const { '@name': name, '@classname': classname = suite, '@time': time, failure = [], error = [], skipped } = test
  const isSkipped = skipped !== undefined
  const [problem] = [...failure, ...error]
  const message = problem?.['@message'] || problem?.['#text'] || ''
  // A failed assertion means that there was an answer; any other exception may be the provider's.
  const isLost = problem !== undefined && isOutage(message) && !/^\s*(?:assert|expected|AssertionError)/i.test(message)
  const id = classname === '' || classname === name ? name : `${classname}: ${name}`
  // Such as pytest's `record_property("faithfulness", 0.8)`.
  const given = typeof test.properties === 'object' ? (test.properties.property ?? []) : []
  const properties = given.map((property) => [property['@name'], property['@value'] ?? property['#text']] as const)
  // Surefire writes thousands with commas.
  const seconds = readNumber(time?.replaceAll(',', ''))
  return {
    id,
    query: suite === '' || suite === classname ? id : `${suite}: ${id}`,
    answer: problem === undefined ? null : (problem['#text'] ?? problem['@message'] ?? ''),
    error: isLost ? message : undefined,
    passed: isSkipped || isLost ? null : problem === undefined,
    reasons: listReasons(message),
    scores: isSkipped || isLost ? {} : Object.fromEntries(properties),
    latency_ms: isSkipped || (seconds ?? -1) < 0 ? undefined : secondsToMs(seconds),
  }
}
