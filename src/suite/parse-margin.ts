import { isRatio, type Margin, type Metric } from '../model/metric.js'
import type { GateEntry } from './manifest-schema.js'
import { quote } from './quote.js'

/** The keys of a gate that give a margin, and the direction of the metrics they are for. */
export const MARGIN_KEYS = { max_drop: 'higher', max_rise: 'lower' } as const
export type MarginKey = keyof typeof MARGIN_KEYS

/**
 * The margin of a gate as written, or what is wrong with it for this metric.
 * `0.05` is absolute, in the metric's unit; `5%` a share of the baseline; `5pp` points of a ratio, 0.05 absolute.
 * @example parseMargin({ key: 'max_drop', written: '5pp', metric: success }) // { kind: 'absolute', value: 0.05 }
 */
export function parseMargin({
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
    return { problem: `\`${id}\` has no better or worse, so it takes no \`${key}\`. Give \`min\` or \`max\` instead.` }
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
        problem: `\`${key}\` is ${quote(text)}, but nothing can drop by all of the baseline or more. Give less than 100%.`,
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
