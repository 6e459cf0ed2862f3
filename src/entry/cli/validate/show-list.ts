import { describeDefaultMargin, describeRange, metricFacts } from '../../../metrics/describe-facts.js'
import { REGISTRY as METRICS } from '../../../metrics/index.js'
import type { MetricDefinition, MetricFacts, MetricSettings } from '../../../model/metric.js'
import type { ExitCode } from '../../../model/result/verdict.js'
import type { Flags } from '../../../modes/request/options/index.js'
import { REGISTRY as TARGETS } from '../../../measure/targets/index.js'
import { alignColumns } from '../../../report/render/text-width.js'
import type { Call, Terminal } from '../commands/flags.js'
import { loadSuiteHere, surroundingsOf } from '../commands/surroundings.js'

interface Row {
  readonly name: string
  readonly text: string
  /** Cases have them. */
  readonly tags?: readonly string[]
  /** Metrics have this, and `facts`. */
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

type List = (suitePath: string, terminal: Terminal, isNamed: boolean) => Promise<readonly Row[]>

const LISTS: Readonly<Record<NonNullable<Flags['list']>, List>> = {
  metrics: async (path, terminal, isNamed) => {
    const own = isNamed ? ((await loadSuiteHere(path, surroundingsOf(terminal))).custom_metrics?.metrics ?? []) : []
    return [
      ...METRICS.flatMap(describeMetric),
      ...own.map(({ source, ...facts }) => ({ name: facts.id, text: facts.title, source, facts })),
    ]
  },
  targets: () => Promise.resolve(TARGETS.map(registered)),
  cases: async (path, terminal) => {
    const suite = await loadSuiteHere(path, surroundingsOf(terminal))
    return suite.cases.map(({ id, query, tags }): Row => ({ name: id, text: query, tags }))
  },
}

/** `validate --list`: metrics, targets or cases. */
export async function showList({ flags, given, terminal }: Omit<Call, 'positionals'>): Promise<ExitCode> {
  const rows = await LISTS[flags.list ?? 'cases'](flags.suite, terminal, given['suite'] !== undefined)
  if (flags.json) {
    terminal.print(JSON.stringify(rows, null, 2))
    return 0
  }
  const lines = alignColumns(
    rows.map(({ name, text, tags }) => [name, `${text}${tags === undefined ? '' : `  [${tags.join(', ')}]`}`]),
  )
  terminal.print(rows.map((row, at) => `${lines[at] ?? ''}${writeFacts(row)}`).join('\n'))
  return 0
}
