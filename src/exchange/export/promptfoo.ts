import { stringify } from 'yaml'
import type { Check, GoldenCase } from '../../model/suite/case.js'
import type { ExportedCase, Exporter, ReportLoss } from './exporter.js'

const KEPT = 'In `metadata.goldenpair`, which promptfoo does not look at'
const LEFT_OUT = 'Left out, since promptfoo would read it as a file or a variable of the environment'

/** Writes a complete configuration that runs as it is, with promptfoo's provider `echo`, which the user replaces. */
export const promptfoo: Exporter = {
  name: 'promptfoo',
  title: "promptfoo: a promptfooconfig.yaml with the suite's cases as tests",
  cases: writeConfiguration,
}

const HEAD = `# yaml-language-server: $schema=https://promptfoo.dev/config-schema.json
# Written by \`goldenpair export\`. Replace \`echo\`, which answers with the query, by your system.
prompts:
  - "{{query}}"
providers:
  - echo`

function* writeConfiguration(cases: readonly ExportedCase[], lose: ReportLoss): Iterable<string> {
  const kept = cases.filter((each) => {
    const isRewritten = isFile(each.golden.query) || /\{\{[^}]*\benv\b/.test(JSON.stringify(each.fields))
    if (isRewritten) lose(LEFT_OUT, each.golden.id)
    return !isRewritten
  })
  yield HEAD
  yield kept.length === 0 ? 'tests: []' : 'tests:'
  for (const each of kept) yield writeTest(each, lose)
}

/** Writes the lines of one item of `tests`. Fields that promptfoo does not know go into its metadata, under the names of a case file. */
function writeTest({ golden, fields }: ExportedCase, lose: ReportLoss): string {
  const { id, query, tags, difficulty, notes, checks: given, ...others } = fields
  const listed: readonly unknown[] = Array.isArray(given) ? given : []
  const assertions: Assertion[] = []
  const checks: unknown[] = []
  for (const [place, check] of golden.checks.entries()) {
    const assertion = convertCheck(check)
    if (assertion === null) checks.push(listed[place])
    else assertions.push(assertion)
  }
  for (const name of Object.keys(others)) lose(KEPT, name)
  if (checks.length > 0) lose(KEPT, 'checks that no assertion says')
  const rest = checks.length > 0 ? { ...others, checks } : others
  const test = {
    description: notes,
    vars: { query },
    metadata: { id, tags, difficulty, goldenpair: Object.keys(rest).length > 0 ? rest : undefined },
    assert: assertions.length > 0 ? assertions : undefined,
  }
  return stringify([test], { lineWidth: 0, aliasDuplicateObjects: false }).replace(/\n$/, '')
}

interface Assertion {
  readonly type: string
  readonly value?: unknown
  readonly threshold?: number
}

/** Converts a check to the equivalent assertion (docs/import.md#promptfoo); `null` if there is none. */
function convertCheck(check: GoldenCase['checks'][number]): Assertion | null {
  if ('contains' in check) return assertText(check.ignore_case ? 'icontains' : 'contains', check.contains)
  if ('not_contains' in check)
    return assertText(check.ignore_case ? 'not-icontains' : 'not-contains', check.not_contains)
  if ('equals' in check) return check.ignore_case ? null : assertText('equals', check.equals)
  if ('regex' in check) return check.flags === '' ? assertText('regex', check.regex) : null
  if ('json_schema' in check) return assertSchema(check)
  if ('max_latency_s' in check) {
    const threshold = check.max_latency_s * 1000
    return threshold / 1000 === check.max_latency_s ? { type: 'latency', threshold } : null
  }
  return 'max_cost_usd' in check && check.max_cost_usd > 0 ? { type: 'cost', threshold: check.max_cost_usd } : null
}

/** promptfoo fills in templates and reads files in the values of assertions. */
const TEMPLATE = /\{\{|\{%|\{#/
const isFile = (text: string): boolean => /^(file:\/\/|package:)/.test(text)

function assertText(type: string, value: string): Assertion | null {
  return value.trim() === '' || TEMPLATE.test(value) || isFile(value) ? null : { type, value }
}

/** Keywords of JSON Schema 2020-12 that draft 7, which promptfoo uses, lacks or interprets differently. */
const NEWER =
  /"(?:\$schema|\$id|\$anchor|\$dynamicRef|\$dynamicAnchor|\$defs|prefixItems|unevaluated\w+|dependent\w+|minContains|maxContains)":/

function assertSchema({ json_schema: value }: Extract<Check, { json_schema: unknown }>): Assertion | null {
  const text = JSON.stringify(value)
  return NEWER.test(text) || TEMPLATE.test(text) ? null : { type: 'is-json', value }
}
