import { canonicalJson } from '../../model/fingerprint.js'
import { countBy } from '../../model/group-by.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { completeGate, findGateFaults, type Gate, type GateFault } from '../../model/suite/gate.js'
import { describeRange, isRatio, type Margin, type Metric } from '../../model/metric.js'
import { describeUnknownMetric } from './describe-issue.js'
import type { GateEntry } from './manifest-schema.js'
import { type Findings, type KnownSuite, type Problem, problemAtKey, quote, type SuiteRegistries } from './problem.js'
import { UserError } from '../../model/error.js'
import { matchesSelection, parseSelection } from '../../model/suite/selection.js'

/**
 * Parses the gates of a manifest into gates with full metric ids, margins and unique ids, followed by those of the criteria.
 * Reports all problems that the suite alone shows (docs/decision-rules.md#checking-the-gates). A metric that applies to no case is
 * a warning.
 */
export function parseGates(
  input: KnownSuite & {
    /** `null` for a broken gate, which is reported already. */
    readonly entries: readonly (GateEntry | null)[]
    /** Gates from `criteria`, checked already. */
    readonly criteria: readonly Gate[]
    readonly primary_k: number
    readonly resolveMetric: SuiteRegistries['resolveMetric']
  },
  { problems, warnings }: Findings,
): readonly Gate[] {
  const { entries, criteria, document, metrics, primary_k, resolveMetric, cases } = input
  const gates: Gate[] = []
  const lineOfGate = (index: number): number => document.find(['gates', index]).line
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
    const gate = parseGate(entry, { metric, cases, add })
    gates.push(gate)

    const twin = canonicalJson({ ...gate, primary: null })
    const first = seen.get(twin)
    if (first !== undefined)
      add('metric', `this gate on \`${metric.id}\` is the same as the one on line ${first}. Remove one.`)
    else seen.set(twin, lineOfGate(index))
    if (entry.primary) {
      const other = entries.findIndex((each) => each?.primary)
      if (other !== index) add('primary', `the gate on line ${lineOfGate(other)} is already primary. Mark only one.`)
    }
    const idle = `neither the suite nor any case provides what \`${metric.id}\` needs, so its gate can never be decided.`
    if (cases && !cases.some((golden) => metric.applies(golden))) warnings.push(at('metric', idle))
  }
  const canFail = criteria.length > 0 || entries.some((entry) => entry?.severity !== 'warn')
  const harmless = 'all gates have `severity: warn`, so the check could never fail. Give one of them `severity: fail`.'
  if (entries.length > 0 && !canFail) problems.push(problemAtKey(document, ['gates'], harmless))
  return giveIds([...gates, ...criteria])
}

/** Assigns ids: the metric's id, extended by what distinguishes the gates if a metric has several. */
function giveIds(gates: readonly Gate[]): readonly Gate[] {
  const taken = new Set<string>()
  /** The next number to try for each name; all smaller ones are taken. */
  const next = new Map<string, number>()
  const counts = countBy(gates.map(({ metric }) => metric))
  return gates.map((gate) => {
    const isOnly = counts.get(gate.metric) === 1
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

/** Reports a problem with a gate at the given key. */
type Add = (key: keyof GateEntry, message: string) => void

/** Parses one gate whose metric is known. `id` is still that of the metric; `cases` is `null` if they could not be read. */
function parseGate(
  entry: GateEntry,
  { metric, cases, add }: { readonly metric: Metric; readonly cases: readonly GoldenCase[] | null; readonly add: Add },
): Gate {
  let isMarginWrong = false
  let margin: Margin | null = null
  for (const key of Object.keys(MARGIN_KEYS) as MarginKey[]) {
    const written = entry[key]
    if (written === undefined) continue
    const { id, direction } = metric
    const isWrongWay = direction !== 'neutral' && direction !== MARGIN_KEYS[key]
    const right = key === 'max_drop' ? 'max_rise' : 'max_drop'
    const parsed = isWrongWay
      ? `\`${key}\` does not fit \`${id}\`, where ${direction} is better. Write \`${right}\`.`
      : parseMargin(key, written, metric)
    if (typeof parsed === 'string') {
      isMarginWrong = true
      add(key, parsed)
    } else margin = parsed
  }
  const { severity, evidence, primary, min = null, max = null, where = null } = entry
  const { id } = metric
  const gate = completeGate({ id, metric: id, severity, evidence, primary, margin, min, max, where }, metric)
  const faults = findGateFaults(gate, metric)
  // A badly written margin is reported only once.
  const isReported = isMarginWrong || faults.includes('no-margin')
  for (const fault of faults) {
    if (isReported && (fault === 'proof-without-margin' || fault === 'primary-without-margin')) continue
    add(...describeFault(fault, entry, metric))
  }

  const single = `\`${id}\` is one reading of a judge, whose chance variation is unknown, so its gate can only have \`min\`.`
  if (metric.measured_on === 'code-review' && gate.margin !== null) add(marginKey(entry), single)
  checkBounds(entry, metric, add)
  const source = metric.measured_on === 'table' ? 'a table' : 'the source code'
  const caseless = `\`${id}\` is one number of ${source}, which has no cases to select. Remove \`where\`.`
  if (metric.measured_on !== undefined && entry.where !== undefined) add('where', caseless)
  else if (entry.where !== undefined) checkWhere(entry.where, cases, add)
  return gate
}

const marginKey = (entry: GateEntry): MarginKey => (entry.max_drop === undefined ? 'max_rise' : 'max_drop')

/** Returns the key and message for a fault of a gate. */
function describeFault(fault: GateFault, entry: GateEntry, { id, direction }: Metric): Parameters<Add> {
  const key = marginKey(entry)
  const written = quote(String(entry[key]))
  const hint = { higher: '`max_drop`, ', lower: '`max_rise`, ', neutral: '' }[direction]
  const problems: Record<GateFault, Parameters<Add>> = {
    'no-margin': ['metric', `\`${id}\` has no default margin. Give ${hint}\`min\` or \`max\`.`],
    'neutral-metric': [
      key,
      `\`${id}\` has no better or worse direction, so it takes no \`${key}\`. Give \`min\` or \`max\` instead.`,
    ],
    'share-of-negative': [
      key,
      `a share of the baseline (${written}) does not fit \`${id}\`, which can be below 0. Give an absolute margin.`,
    ],
    'share-of-everything': [
      key,
      `\`${key}\` is ${written}, but nothing can drop by the whole baseline or more. Give less than 100%.`,
    ],
    'proof-without-margin': ['evidence', '`evidence: non-inferior` needs a margin. Give `max_drop` or `max_rise`.'],
    'proof-per-run': [
      'evidence',
      `\`${id}\` is one figure for the whole run, for which \`non-inferior\` cannot be shown. Use \`significant\` or \`threshold\`.`,
    ],
    'primary-warns': ['primary', 'the primary gate must be able to fail. Remove `severity: warn`, or `primary`.'],
    'primary-without-margin': [
      'primary',
      'the primary gate must compare two runs. Give it `max_drop` or `max_rise`, or remove `primary`.',
    ],
  }
  return problems[fault]
}

function checkBounds({ min, max }: GateEntry, { id, range, unit }: Metric, add: Add): void {
  const [low, high] = range
  for (const [key, value] of Object.entries({ min, max }) as ['min' | 'max', number | undefined][]) {
    if (value === undefined || ((low === null || value >= low) && (high === null || value <= high))) continue
    const meant =
      isRatio(unit) && value > 1 && value <= 100
        ? ` Did you mean \`${Number(`${value}e-2`)}\`?`
        : ' Give a value it can have.'
    add(key, `\`${key}\` is ${value}, but \`${id}\` ${describeRange(range)}.${meant}`)
  }
  if (min !== undefined && max !== undefined && min > max)
    add('min', `\`min\` is ${min} and \`max\` is ${max}, so no value fits between. Swap them?`)
}

function checkWhere(where: string, cases: readonly GoldenCase[] | null, add: Add): void {
  try {
    const selection = parseSelection(where)
    if (cases && !cases.some((golden) => matchesSelection(golden, selection)))
      add('where', `\`where\` matches no case: \`${where.slice(0, 60)}\`.${knownTags(cases)}`)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    add('where', `\`where\`: ${error.message}`)
  }
}

/** ` Known tags: a, b.`, at most 20, sorted, or a sentence that no case has a tag. */
export function knownTags(cases: readonly GoldenCase[]): string {
  const tags = [...new Set(cases.flatMap((golden) => golden.tags))].sort()
  const more = tags.length > 20 ? ` … and ${tags.length - 20} more` : ''
  return tags.length === 0 ? ' No case has a tag.' : ` Known tags: ${tags.slice(0, 20).join(', ')}${more}.`
}

/** The keys for a margin, and the direction of the metrics that accept them. */
const MARGIN_KEYS = { max_drop: 'higher', max_rise: 'lower' } as const
type MarginKey = keyof typeof MARGIN_KEYS

/**
 * Parses a gate's margin, or returns what is wrong with it for this metric. `0.05` is absolute in the metric's unit, `5%` a share
 * of the baseline, and `5pp` points of a ratio (0.05 absolute). `key` is what the user writes it for.
 * @example parseMargin('max_drop', '5pp', success) // { kind: 'absolute', value: 0.05 }
 */
export function parseMargin(
  key: string,
  written: number | string,
  { id, direction, unit, range: [low, high] }: Pick<Metric, 'id' | 'direction' | 'unit' | 'range'>,
): Margin | string {
  const text = String(written)
  const percent = /^([\d.]+)\s?(%|pp)$/.exec(text)
  const [, digits = '', mark] = percent ?? []
  // `2.3e-2` rather than 2.3 / 100, which differs in binary.
  const value = percent ? Number(`${digits}e-2`) : Number(text)
  if (mark === '%') return { kind: 'relative', value }
  // `findGateFaults` reports a margin on a neutral metric.
  if (direction === 'neutral') return { kind: 'absolute', value }
  if (percent && !isRatio(unit))
    return `points (${quote(text)}) are for ratios, and \`${id}\` is ${unit === 'score' ? 'a score' : `in ${unit}`}. Give a number, or a share such as \`10%\`.`
  if (low !== null && high !== null && value >= high - low) {
    const isPoints = isRatio(unit) && !percent && value < 100
    const advice = isPoints
      ? `Write ${quote(`${text}pp`)} or ${quote(`${text}%`)}?`
      : `Give less than ${isRatio(unit) ? '100pp' : high - low}.`
    return `\`${key}\` is ${quote(text)}, but \`${id}\` lies between ${low} and ${high}, so no gate could fail. ${advice}`
  }
  return { kind: 'absolute', value }
}
