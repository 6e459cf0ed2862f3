import { describeDefaultMargin, describeRange, metricFacts } from '../../../metrics/describe-facts.js'
import { REGISTRY as METRICS } from '../../../metrics/index.js'
import { UserError } from '../../../model/error.js'
import type { MetricDefinition, MetricFacts, MetricSettings } from '../../../model/metric.js'
import { suggest } from '../../../model/suggest.js'
import { REGISTRY as TARGETS } from '../../../measure/targets/index.js'
import type { Command, Terminal } from './command.js'
import { DEFAULT_SUITE, SHARED_FLAGS, textFlag } from './flags.js'
import { loadSuiteHere, surroundingsOf } from './surroundings.js'

interface Row {
  readonly name: string
  readonly text: string
  /** Of cases. */
  readonly tags?: readonly string[]
  /** Of metrics. */
  readonly source?: string
  readonly facts?: MetricFacts
}

/** A suite that says nothing of what metrics mean; one k, so that each metric is listed once. */
const PLAIN: MetricSettings = { k: [5], primary_k: 5, success: 'all', pricing: { models: {} } }

function describeMetric({ name, title, source, expand }: MetricDefinition): readonly Row[] {
  return expand(PLAIN).map((metric) => ({ name, text: title, source, facts: metricFacts(metric) }))
}

function writeFacts({ facts, source }: Row): string {
  if (facts === undefined || source === undefined) return ''
  return `\n    ${describeRange(facts)}. Default margin: ${describeDefaultMargin(facts)}.\n    Source: ${source}.`
}

const registered = ({ name, title }: { readonly name: string; readonly title: string }): Row => ({ name, text: title })

/** Null: the command line names no suite. */
type List = (suitePath: string | null, terminal: Terminal) => Promise<readonly Row[]>

const LISTS: Readonly<Record<string, List>> = {
  metrics: async (path, terminal) => {
    const own =
      path === null ? [] : ((await loadSuiteHere(path, surroundingsOf(terminal))).custom_metrics?.metrics ?? [])
    return [
      ...METRICS.flatMap(describeMetric),
      ...own.map(({ source, ...facts }) => ({ name: facts.id, text: facts.title, source, facts })),
    ]
  },
  targets: () => Promise.resolve(TARGETS.map(registered)),
  cases: async (path, terminal) => {
    const suite = await loadSuiteHere(path ?? DEFAULT_SUITE, surroundingsOf(terminal))
    return suite.cases.map(({ id, query, tags }): Row => ({ name: id, text: query, tags }))
  },
}

export const list: Command = {
  positionals: 'WHAT',
  flags: { suite: SHARED_FLAGS.suite, json: SHARED_FLAGS.json },
  run: async ({ flags, positionals, terminal }) => {
    const [what = ''] = positionals
    const rows = LISTS[what]
    const names = Object.keys(LISTS)
    if (rows === undefined)
      throw new UserError('arguments-invalid', {
        command: 'list',
        got:
          what === ''
            ? `nothing to list; name one of ${names.join(', ')}`
            : `"${what}" is not one of ${names.join(', ')}`,
        suggestion: suggest(what, names),
      })
    const shown = await rows(textFlag(flags, 'suite') ?? null, terminal)
    if (flags['json'] === true) {
      terminal.print(JSON.stringify(shown, null, 2))
      return 0
    }
    const width = shown.reduce((most, { name }) => Math.max(most, name.length), 0)
    terminal.print(
      shown
        .map((row) => {
          const tags = row.tags === undefined ? '' : `  [${row.tags.join(', ')}]`
          return `${row.name.padEnd(width)}  ${row.text}${tags}${writeFacts(row)}`
        })
        .join('\n'),
    )
    return 0
  },
}
