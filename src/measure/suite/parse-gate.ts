import type { GoldenCase } from '../../model/suite/case.js'
import { UserError } from '../../model/error.js'
import type { Gate } from '../../model/suite/gate.js'
import { isRatio, type Margin, type Metric } from '../../model/metric.js'
import { matchesSelection, parseSelection } from '../../model/suite/selection.js'
import type { GateEntry } from './manifest-schema.js'
import { quote } from './problem.js'

/** Something wrong with one gate, and the key of the gate where it is written. */
export interface GateProblem {
  readonly key: keyof GateEntry
  readonly message: string
}

/** One gate whose metric is known, or everything that is wrong with it. `id` is still the metric's; `cases` is null when they could not be read. */
export function parseGate({
  entry,
  metric,
  cases,
}: {
  readonly entry: GateEntry
  readonly metric: Metric
  readonly cases: readonly GoldenCase[] | null
}): { readonly gate: Gate; readonly problems: readonly GateProblem[] } {
  const problems: GateProblem[] = []
  const add = (key: keyof GateEntry, message: string): void => void problems.push({ key, message })

  let margin: Margin | null = null
  for (const key of Object.keys(MARGIN_KEYS) as MarginKey[]) {
    const written = entry[key]
    if (written === undefined) continue
    const parsed = parseMargin({ key, written, metric })
    if ('problem' in parsed) add(key, parsed.problem)
    else margin = parsed
  }
  const givesNothing = [entry.max_drop, entry.max_rise, entry.min, entry.max].every((each) => each === undefined)
  if (givesNothing) {
    margin = metric.default_margin ?? null
    if (!margin) add('metric', `\`${metric.id}\` has no default margin. Give ${marginHint(metric)}\`min\` or \`max\`.`)
  }
  if (metric.measured_on === 'code-review' && margin !== null)
    add(
      entry.max_drop === undefined ? 'max_rise' : 'max_drop',
      `\`${metric.id}\` is one reading of a judge, whose chance variation is unknown, so its gate takes \`min\` alone.`,
    )
  checkBounds(entry, metric, add)

  const hasMargin = margin !== null || problems.length > 0
  if (entry.evidence === 'non-inferior' && !hasMargin)
    add('evidence', '`evidence: non-inferior` needs a margin. Give `max_drop` or `max_rise`.')
  if (entry.evidence === 'non-inferior' && metric.per_run)
    add(
      'evidence',
      `\`${metric.id}\` is one figure for the whole run, for which \`non-inferior\` cannot be shown. Use \`significant\` or \`threshold\`.`,
    )
  if (entry.primary && entry.severity === 'warn')
    add('primary', 'the primary gate must be able to fail. Remove `severity: warn`, or `primary`.')
  if (entry.primary && !hasMargin)
    add('primary', 'the primary gate must compare two runs. Give it `max_drop` or `max_rise`, or remove `primary`.')
  if (metric.measured_on !== undefined && entry.where !== undefined)
    add(
      'where',
      `\`${metric.id}\` is one number of ${metric.measured_on === 'table' ? 'a table' : 'the source code'}, which has no cases to select. Remove \`where\`.`,
    )
  else if (entry.where !== undefined) checkWhere(entry.where, cases, add)

  const gate: Gate = {
    id: metric.id,
    metric: metric.id,
    severity: entry.severity,
    evidence: entry.evidence,
    primary: entry.primary,
    margin,
    min: entry.min ?? null,
    max: entry.max ?? null,
    where: entry.where ?? null,
  }
  return { gate, problems }
}

type Add = (key: keyof GateEntry, message: string) => void

function marginHint({ direction }: Metric): string {
  return { higher: '`max_drop`, ', lower: '`max_rise`, ', neutral: '' }[direction]
}

function checkBounds({ min, max }: GateEntry, { id, range: [low, high], unit }: Metric, add: Add): void {
  for (const [key, value] of Object.entries({ min, max }) as ['min' | 'max', number | undefined][]) {
    if (value === undefined || ((low === null || value >= low) && (high === null || value <= high))) continue
    const between = describeRange(low, high)
    const meant =
      isRatio(unit) && value > 1 && value <= 100
        ? ` Did you mean \`${Number(`${value}e-2`)}\`?`
        : ' Give a value it can have.'
    add(key, `\`${key}\` is ${value}, but \`${id}\` ${between}.${meant}`)
  }
  if (min !== undefined && max !== undefined && min > max)
    add('min', `\`min\` is ${min} and \`max\` is ${max}, so no value fits between. Swap them?`)
}

function describeRange(low: number | null, high: number | null): string {
  if (low !== null && high !== null) return `lies between ${low} and ${high}`
  return low === null ? `is never above ${String(high)}` : `is never below ${low}`
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

/** ` Known tags: a, b.`, at most 20, sorted; nothing when no case has one. */
export function knownTags(cases: readonly GoldenCase[]): string {
  const tags = [...new Set(cases.flatMap((golden) => golden.tags))].sort()
  const more = tags.length > 20 ? ` … and ${tags.length - 20} more` : ''
  return tags.length === 0 ? ' No case has a tag.' : ` Known tags: ${tags.slice(0, 20).join(', ')}${more}.`
}

/** The keys of a gate that give a margin, and the direction of the metrics they are for. */
const MARGIN_KEYS = { max_drop: 'higher', max_rise: 'lower' } as const
type MarginKey = keyof typeof MARGIN_KEYS

/**
 * The margin of a gate as written, or what is wrong with it for this metric.
 * `0.05` is absolute, in the metric's unit; `5%` a share of the baseline; `5pp` points of a ratio, 0.05 absolute.
 * @example parseMargin({ key: 'max_drop', written: '5pp', metric: success }) // { kind: 'absolute', value: 0.05 }
 */
function parseMargin({
  key,
  written,
  metric,
}: {
  readonly key: MarginKey
  readonly written: NonNullable<GateEntry['max_drop']>
  readonly metric: Metric
}): Margin | { readonly problem: string } {
  const { id, direction, unit, range } = metric
  const [low, high] = range
  if (direction === 'neutral')
    return {
      problem: `\`${id}\` has no better or worse direction, so it takes no \`${key}\`. Give \`min\` or \`max\` instead.`,
    }
  if (direction !== MARGIN_KEYS[key]) {
    const right = key === 'max_drop' ? 'max_rise' : 'max_drop'
    return { problem: `\`${key}\` does not fit \`${id}\`, where ${direction} is better. Write \`${right}\`.` }
  }
  const text = String(written)
  const percent = /^([\d.]+)\s?(%|pp)$/.exec(text)
  const [, digits = '', mark] = percent ?? []
  // `2.3e-2`, not 2.3 / 100, which is another number in binary.
  const value = percent ? Number(`${digits}e-2`) : Number(text)
  if (mark === '%') {
    if (low === null || low < 0)
      return {
        problem: `a share of the baseline (${quote(text)}) does not fit \`${id}\`, which can be below 0. Give an absolute margin.`,
      }
    if (direction === 'higher' && value >= 1)
      return {
        problem: `\`${key}\` is ${quote(text)}, but nothing can drop by the whole baseline or more. Give less than 100%.`,
      }
    return { kind: 'relative', value }
  }
  if (percent && !isRatio(unit))
    return {
      problem: `points (${quote(text)}) are for ratios, and \`${id}\` is in ${unit}. Give a number, or a share such as \`10%\`.`,
    }
  if (low !== null && high !== null && value >= high - low)
    return {
      problem: `\`${key}\` is ${quote(text)}, but \`${id}\` lies between ${low} and ${high}, so no gate could fail. Write ${quote(`${text}pp`)} or ${quote(`${text}%`)}?`,
    }
  return { kind: 'absolute', value }
}
