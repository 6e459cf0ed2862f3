import { formatValue } from '../../format/format-metric.js'
import type { Block, Column, Text } from '../../model/report.js'
import { armName, type Tournament } from '../../model/tournament.js'

/** More names than these do not fit into a cell. */
const MOST_NAMED = 5

/** The variants with the value of every gate, in the order given; the letter is how charts call them. */
export function buildVariantTable({ variants, gates, metrics, primary, outcome }: Tournament): Block {
  const factsById = new Map(metrics.map((metric) => [metric.id, metric]))
  const winner = outcome.kind === 'winner' ? outcome.variant : null
  const columns: Column[] = [
    { title: 'variant', align: 'left' },
    ...gates.map(({ id, metric }): Column => {
      const title = factsById.get(metric)?.title ?? metric
      return { title: `${title}${id.slice(metric.length)}${id === primary ? ' (primary)' : ''}`, align: 'right' }
    }),
    { title: 'beats', align: 'left' },
  ]
  const rows = variants.map(({ name, values, beats }, place): readonly Text[] => {
    const label = `${armName(place)} ${name}`
    return [
      [name === winner ? { kind: 'strong', text: label } : label],
      ...gates.map(({ id, metric }): Text => {
        const [value, facts] = [values[id], factsById.get(metric)]
        return [value === null || value === undefined || facts === undefined ? '–' : formatValue(facts, value)]
      }),
      [beats.length === 0 ? 'none' : nameBeaten(beats, variants)],
    ]
  })
  return { kind: 'table', columns, rows }
}

/** Of many by their letters, which the first column explains. */
function nameBeaten(beats: readonly string[], variants: Tournament['variants']): string {
  if (variants.length <= MOST_NAMED) return beats.join(', ')
  return variants.flatMap(({ name }, place) => (beats.includes(name) ? [armName(place)] : [])).join(', ')
}
