import { removeInvisible, toOneLine } from '../../model/remove-invisible.js'
import type { Report } from '../../model/result/report.js'
import { VERSION } from '../../model/version.js'
import type { TestResult } from '../../model/run/result-file.js'
import { escapeHtml, escapeHtmlText } from './escape.js'
import { escapeFormula, quoteField } from '../../model/csv.js'
import type { RenderOptions } from './render-options.js'

const REPOSITORY = 'https://github.com/goldenpair/goldenpair'
const RULE = {
  id: 'broken-case',
  name: 'BrokenCase',
  shortDescription: { text: 'A golden case broke or got worse' },
  fullDescription: {
    text: 'The case passed in the baseline and fails now, or it scores lower on the gate that regressed: the answers changed, or what it expects did.',
  },
  help: { text: 'Open the case in the report of the run. Fix what broke it, or edit what it expects.' },
  helpUri: `${REPOSITORY}/blob/main/docs/workflows.md#code-scanning`,
  defaultConfiguration: { level: 'error' },
}

/** Escapes brackets, which would be links, and braces, which would be placeholders. Source: SARIF 2.1.0, 3.11.5 and 3.11.6. */
const plainMessage = (text: string): string =>
  removeInvisible(text)
    .replaceAll(/[[\]\\]/g, '\\$&')
    .replaceAll(/[{}]/g, '$&$&')

/**
 * Renders the broken cases of a report as SARIF, each at the file and line of its golden case, for GitHub's code scanning and editors. Each
 * suite has its own category, so that uploading one suite does not close the alerts of another. Source: OASIS, SARIF 2.1.0; GitHub, "SARIF
 * support for code scanning".
 */
export function renderSarif({ suite }: Report, { broken = [] }: RenderOptions = {}): string {
  const results = broken.map(({ level, file, line, title, message }) => ({
    ruleId: RULE.id,
    ruleIndex: 0,
    level,
    message: { text: plainMessage(`${toOneLine(title)}: ${message}`) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
          region: { startLine: line },
        },
      },
    ],
    partialFingerprints: { 'goldenpairCase/v1': `${suite}/${title}` },
  }))
  const driver = { name: 'Goldenpair', semanticVersion: VERSION, informationUri: REPOSITORY, rules: [RULE] }
  const run = {
    tool: { driver },
    automationDetails: { id: `goldenpair/${suite}/` },
    columnKind: 'utf16CodeUnits',
    results,
  }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return `${JSON.stringify(log, null, 2)}\n`
}

/** Characters that XML 1.0 forbids; all other forbidden ones are removed with the invisible characters. */
const NO_CHARACTERS = /[\ufffe\uffff]/g

const inText = (text: string): string => escapeHtmlText(text).replace(NO_CHARACTERS, '')

/** Text that needs no escaping: most ids and paths. */
const PLAIN = /^[\w./: -]*$/

/** Escapes text for an attribute, where line breaks would be read as spaces. */
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
 * Renders the gates and cases of a report as JUnit XML, which every build server can show: one suite for each list; tests that neither
 * passed nor failed are skipped. Uses the elements and attributes that Jenkins, GitLab and GitHub's test reporters read.
 */
export function renderJunit(report: Report, { results = [] }: RenderOptions = {}): string {
  const suites = results.map(
    ({ name, results: list }) =>
      `  <testsuite name="${inAttribute(name)}" ${countsOf(list)}>\n${list.map(testCase).join('')}  </testsuite>\n`,
  )
  const all = results.flatMap((suite) => suite.results)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${inAttribute(report.suite)}" ${countsOf(all)}>\n${suites.join('')}</testsuites>\n`
}

const MAX_DIGITS = 12

/**
 * Renders every case of every arm as CSV (RFC 4180): with a header, CRLF, quotes where needed, and empty cells for unscored metrics. Text
 * that a spreadsheet would run as a formula gets a leading apostrophe; numbers stay numbers.
 */
export function renderCsv(_report: Report, { caseTable }: RenderOptions = {}): string {
  if (caseTable === undefined) return ''
  const lines = [caseTable.columns.map(writeCell).join(',')]
  for (const cells of caseTable.rows()) lines.push(cells.map(writeCell).join(','))
  return [...lines, ''].join('\r\n')
}

/** Twelve digits, so that no mean shows rounding noise of binary fractions. */
function writeCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoteField(escapeFormula(removeInvisible(cell)))
  const text = String(cell)
  return text.length <= MAX_DIGITS || Number.isInteger(cell) ? text : String(Number(cell.toPrecision(MAX_DIGITS)))
}
