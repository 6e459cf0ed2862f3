import type { ChartConfig, Json, Spare } from '../../model/chart.js'

/**
 * A configuration as JSON, its numbers rounded to so many significant digits.
 * @example stringifyRounded({ data: [12.3456] }, 3) // '{"data":[12.3]}'
 */
export function stringifyRounded(config: unknown, digits: number): string {
  return JSON.stringify(config, (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(digits)) : value,
  )
}

/** So many rows of a configuration with labels: labels, data and every other array that runs along them; its title says that some are missing. */
export function thinConfig(config: ChartConfig, spare: Spare, rows: number): ChartConfig {
  const { labels = [], datasets } = config.data
  const keep = <Row>(all: readonly Row[]): readonly Row[] => (spare === 'first' ? all.slice(-rows) : all.slice(0, rows))
  const along = (member: Json): Json =>
    Array.isArray(member) && member.length === labels.length ? keep(member as readonly Json[]) : member
  const kept: ChartConfig = {
    ...config,
    data: {
      labels: keep(labels),
      datasets: datasets.map((dataset) => ({
        ...Object.fromEntries(Object.entries(dataset).map(([key, member]) => [key, along(member)])),
        data: keep(dataset.data),
      })),
    },
  }
  return remarkInTitle(kept, `${spare === 'first' ? 'last' : 'first'} ${rows} of ${labels.length}`)
}

/** The configuration with a remark after its title; unchanged when it has no title to carry it. */
function remarkInTitle(config: ChartConfig, remark: string): ChartConfig {
  const { plugins } = config.options
  if (typeof plugins !== 'object' || plugins === null || !('title' in plugins)) return config
  const { title } = plugins
  if (typeof title !== 'object' || title === null || !('text' in title) || typeof title.text !== 'string') return config
  return {
    ...config,
    options: { ...config.options, plugins: { ...plugins, title: { ...title, text: `${title.text}, ${remark}` } } },
  }
}
