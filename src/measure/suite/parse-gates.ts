import { canonicalJson } from '../../model/fingerprint.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Gate } from '../../model/suite/gate.js'
import type { Metric } from '../../model/metric.js'
import { describeUnknownMetric } from './describe-unknown-metric.js'
import type { GateEntry } from './manifest-schema.js'
import { parseGate } from './parse-gate.js'
import type { Problem } from './problem.js'
import { problemAtKey, type SourceDocument } from './read/source-document.js'
import type { SuiteRegistries } from './registries.js'

/**
 * The gates of a manifest with full metric ids, margins and ids of their own, and everything wrong with them that the
 * suite alone shows (docs/decision-rules.md#checking-the-gates), then the criteria's. A metric that no case is scored by is a warning.
 */
export function parseGates(input: {
  /** Null for a broken one, which is reported already. */
  readonly entries: readonly (GateEntry | null)[]
  /** Gates from `criteria`, checked already. */
  readonly criteria: readonly Gate[]
  readonly document: SourceDocument
  readonly metrics: readonly Metric[]
  readonly primary_k: number
  readonly resolveMetric: SuiteRegistries['resolveMetric']
  /** Null when they could not be read: then they are not checked. */
  readonly cases: readonly GoldenCase[] | null
}): { readonly gates: readonly Gate[]; readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] } {
  const { entries, criteria, document, metrics, primary_k, resolveMetric, cases } = input
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const gates: Gate[] = []
  const lineOfGate = (index: number): number => document.lineOf(['gates', index])
  const seen = new Map<string, number>()

  for (const [index, entry] of entries.entries()) {
    if (!entry) continue
    const at = (key: keyof GateEntry, message: string): Problem =>
      problemAtKey(document, ['gates', index, key], message)
    const add = (key: keyof GateEntry, message: string): void => void problems.push(at(key, message))
    const metric = resolveMetric(metrics, entry.metric)
    if ('unknown' in metric) {
      add('metric', describeUnknownMetric({ name: metric.unknown, suggestion: metric.suggestion, metrics, primary_k }))
      continue
    }
    const parsed = parseGate({ entry, metric, cases })
    for (const { key, message } of parsed.problems) add(key, message)
    gates.push(parsed.gate)

    const twin = canonicalJson({ ...parsed.gate, primary: null })
    const first = seen.get(twin)
    if (first !== undefined)
      add('metric', `this gate on \`${metric.id}\` is the same as the one on line ${first}. Remove one.`)
    else seen.set(twin, lineOfGate(index))
    if (entry.primary) {
      const other = entries.findIndex((each) => each?.primary)
      if (other !== index) add('primary', `the gate on line ${lineOfGate(other)} is already primary. Mark only one.`)
    }
    if (cases && !cases.some((golden) => metric.applies(golden)))
      warnings.push(
        at(
          'metric',
          `neither the suite nor any case provides what \`${metric.id}\` needs, so its gate can never be decided.`,
        ),
      )
  }
  const canFail = criteria.length > 0 || entries.some((entry) => entry?.severity !== 'warn')
  if (entries.length > 0 && !canFail)
    problems.push(
      problemAtKey(
        document,
        ['gates'],
        'all gates have `severity: warn`, so the check could never fail. Give one of them `severity: fail`.',
      ),
    )
  return { gates: giveIds([...gates, ...criteria]), problems, warnings }
}

/** The metric's id, with what sets a gate apart appended when its metric has several. */
function giveIds(gates: readonly Gate[]): readonly Gate[] {
  const taken = new Set<string>()
  /** The number that is tried next behind a name: all smaller ones are taken. */
  const next = new Map<string, number>()
  const metrics = new Set<string>()
  const repeated = new Set<string>()
  for (const { metric } of gates) (metrics.has(metric) ? repeated : metrics).add(metric)
  return gates.map((gate) => {
    const isOnly = !repeated.has(gate.metric)
    const where = gate.where === null ? '' : ` where ${gate.where}`
    const severity = gate.severity === 'warn' ? ' (warn)' : ''
    const name = isOnly ? gate.metric : `${gate.metric}${where}${severity}`
    let id = name
    let number = next.get(name) ?? 2
    for (; taken.has(id); number++) id = `${name} #${number}`
    next.set(name, number)
    taken.add(id)
    return { ...gate, id }
  })
}
