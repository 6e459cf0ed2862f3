import { removeUnseen, toOneLine } from '../../model/remove-unseen.js'
import type { Annotation, Report } from '../../model/result/report.js'
import { VERSION } from '../../model/version.js'

export interface SarifOptions {
  /** Remarks on golden cases that broke; paths from the root of the repository. */
  readonly broken?: readonly Annotation[]
}

const REPOSITORY = 'https://github.com/goldenpair/goldenpair'
const RULE = {
  id: 'broken-case',
  name: 'BrokenCase',
  shortDescription: { text: 'A golden case that passed before fails' },
  fullDescription: {
    text: 'The case passed in the baseline and fails now: the answers changed, or what it expects did.',
  },
  help: { text: 'Open the case in the report of the run. Mend what broke it, or edit what it expects.' },
  helpUri: `${REPOSITORY}/blob/main/docs/workflows.md#code-scanning`,
  defaultConfiguration: { level: 'error' },
}

/** Brackets would be links and braces places to fill in. Source: SARIF 2.1.0, 3.11.5 and 3.11.6. */
const plainMessage = (text: string): string =>
  removeUnseen(text)
    .replaceAll(/[[\]\\]/g, '\\$&')
    .replaceAll(/[{}]/g, '$&$&')

/**
 * The broken cases of a report as SARIF, each at the file and line of the golden case, which GitHub's code scanning and editors show.
 * Suites keep apart by the category, so that one upload does not close the alerts of another.
 * Source: OASIS, SARIF 2.1.0; GitHub, "SARIF support for code scanning".
 */
export function renderSarif({ suite }: Report, { broken = [] }: SarifOptions = {}): string {
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
