import { z } from 'zod'
import { UserError } from '../../../model/error.js'
import type { ResultFile, ResultReader, ResultRow, XmlLibrary } from './result-arm.js'
import { listReasons } from './rows.js'
import { readNumber } from './table.js'

const format = 'junit'

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
type Case = z.infer<typeof caseSchema>

interface Suite {
  readonly '@name'?: string | undefined
  readonly testcase?: readonly unknown[] | undefined
  readonly testsuite?: readonly (Suite | string)[] | undefined
}
const suiteSchema: z.ZodType<Suite> = z.looseObject({
  '@name': attribute,
  testcase: z.array(z.unknown()).optional(),
  get testsuite() {
    return z.array(z.union([suiteSchema, z.string()])).optional()
  },
})
const documentSchema = z.looseObject({
  testsuites: z.union([suiteSchema, z.string()]).optional(),
  testsuite: z.array(z.union([suiteSchema, z.string()])).optional(),
})

/**
 * A report of tests as JUnit writes it, and pytest, Vitest, Jest and others after it. A failure and an error are no success, a test that was
 * skipped says nothing. A test that stands there twice was run twice.
 */
export const junit: ResultReader = {
  name: format,
  title: 'JUnit XML (pytest --junit-xml, vitest --reporter=junit, jest-junit …)',
  matches: ({ path, text }) => /\.xml$/i.test(path) && /<testsuites?[\s/>]/.test(text),
  read: (file) => [{ name: '', rows: readSuites(file).flatMap((suite) => readSuite(suite, file.path)) }],
}

const LISTS = new Set(['testsuite', 'testcase', 'failure', 'error', 'property'])

function readSuites({ path, text, xml }: ResultFile): readonly (Suite | string)[] {
  if (xml === undefined) throw new Error('the library that reads XML was not loaded')
  const refuse = (problem: string): never => {
    throw new UserError('results-invalid', { format, path, problem })
  }
  // Reports have no document type, and one could define entities that grow without end or name files.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) refuse('it has a document type (<!DOCTYPE …>), which no test report needs')
  const checked = xml.XMLValidator.validate(text)
  if (checked !== true) refuse(`line ${checked.err.line}: ${checked.err.msg.replace(/\.$/, '')}`)
  const parser = new xml.XMLParser({
    ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, htmlEntities: true },
    isArray: (name: string) => LISTS.has(name),
  })
  const parsed = documentSchema.safeParse(parse(parser, text, refuse))
  if (!parsed.success) return refuse('its root is neither <testsuites> nor <testsuite>')
  const { testsuites, testsuite = [] } = parsed.data
  return testsuites === undefined ? testsuite : [testsuites]
}

function parse(
  parser: InstanceType<XmlLibrary['XMLParser']>,
  text: string,
  refuse: (problem: string) => never,
): unknown {
  try {
    return parser.parse(text) as unknown
  } catch (error) {
    // The parser's word for too many tags in each other, and for an entity that it does not know.
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function readSuite(suite: Suite | string, path: string): readonly ResultRow[] {
  if (typeof suite === 'string') return []
  const { '@name': name = '', testcase = [], testsuite = [] } = suite
  const rows = testcase.map((entry) => {
    const parsed = caseSchema.safeParse(entry)
    if (parsed.success) return readCase(parsed.data, name)
    const problem = `a <testcase> of suite "${name}" has no name`
    throw new UserError('results-invalid', { format, path, problem })
  })
  return [...rows, ...testsuite.flatMap((inner) => readSuite(inner, path))]
}

function readCase(test: Case, suite: string): ResultRow {
  const { '@name': name, '@classname': classname = suite, '@time': time, failure = [], error = [], skipped } = test
  const isSkipped = skipped !== undefined
  const [problem] = [...failure, ...error]
  const id = classname === '' || classname === name ? name : `${classname}: ${name}`
  // Surefire writes thousands with commas.
  const seconds = readNumber(time?.replaceAll(',', ''))
  return {
    id,
    query: suite === '' || suite === classname ? id : `${suite}: ${id}`,
    answer: problem === undefined ? null : (problem['#text'] ?? problem['@message'] ?? ''),
    passed: isSkipped ? null : problem === undefined,
    reasons: listReasons(problem?.['@message'] || problem?.['#text']),
    scores: isSkipped ? {} : readProperties(test),
    latency_ms: isSkipped || seconds === null || seconds < 0 ? undefined : 1000 * seconds,
  }
}

/** The properties of a test that are numbers, such as pytest's `record_property("faithfulness", 0.8)`. */
function readProperties({ properties }: Case): Readonly<Record<string, number>> {
  if (properties === undefined || typeof properties === 'string') return {}
  return Object.fromEntries(
    (properties.property ?? []).flatMap((property) => {
      const value = property['@value'] ?? property['#text']
      const number = typeof value === 'string' ? readNumber(value) : null
      return number === null ? [] : [[property['@name'], number]]
    }),
  )
}
