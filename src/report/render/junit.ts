import type { Report } from '../../model/result/report.js'
import type { TestResult, TestResults } from '../../model/run/result-file.js'
import { escapeHtml, escapeHtmlText } from './escape.js'

export interface JunitOptions {
  /** Without them the document has no tests. */
  readonly results?: TestResults
}

/** Not allowed in XML 1.0; every other one that is not goes with the unseen characters. */
const NO_CHARACTERS = /[\ufffe\uffff]/g

const inText = (text: string): string => escapeHtmlText(text).replace(NO_CHARACTERS, '')

/** What stands as it is: most ids and paths. */
const PLAIN = /^[\w./: -]*$/

/** Line breaks in attributes would be read as spaces. */
const inAttribute = (text: string): string =>
  PLAIN.test(text) ? text : escapeHtml(text).replace(NO_CHARACTERS, '').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;')

const seconds = (value: number): string => value.toFixed(3)

function outcomeOf({ outcome }: TestResult): string {
  if (outcome.kind === 'passed')
    return outcome.remark === null ? '' : `<system-out>${inText(outcome.remark)}</system-out>`
  const message = `message="${inAttribute(outcome.message)}"`
  if (outcome.kind === 'skipped') return `<skipped ${message}/>`
  return `<failure ${message} type="${inAttribute(outcome.type)}">${inText(outcome.details)}</failure>`
}

function testCase(result: TestResult): string {
  const file = result.file === null ? '' : ` file="${inAttribute(result.file)}"`
  const start = `    <testcase name="${inAttribute(result.name)}" classname="${inAttribute(result.group)}" time="${seconds(result.seconds)}"${file}`
  const outcome = outcomeOf(result)
  return outcome === '' ? `${start}/>\n` : `${start}>${outcome}</testcase>\n`
}

function countsOf(results: readonly TestResult[]): string {
  const count = (kind: TestResult['outcome']['kind']): number =>
    results.filter(({ outcome }) => outcome.kind === kind).length
  const time = results.reduce((sum, result) => sum + result.seconds, 0)
  return `tests="${results.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}" time="${seconds(time)}"`
}

/**
 * The gates and cases of a report as JUnit XML, which every build server shows: a suite for each list, and what is neither passed nor
 * failed is skipped. The elements and attributes are those that Jenkins, GitLab and GitHub's test reporters read.
 */
export function renderJunit(report: Report, { results = [] }: JunitOptions = {}): string {
  const suites = results.map(
    ({ name, results: list }) =>
      `  <testsuite name="${inAttribute(name)}" ${countsOf(list)}>\n${list.map(testCase).join('')}  </testsuite>\n`,
  )
  const all = results.flatMap((suite) => suite.results)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${inAttribute(report.suite)}" ${countsOf(all)}>\n${suites.join('')}</testsuites>\n`
}
