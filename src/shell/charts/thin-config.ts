import type { ChartConfig, Json } from '../../core/model/chart.js'

/**
 * A configuration as JSON, its numbers rounded to so many significant digits.
 * @example stringifyRounded({ data: [12.3456] }, 3) // '{"data":[12.3]}'
 */
export function stringifyRounded(config: unknown, digits: number): string {
  return JSON.stringify(config, (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(digits)) : value,
  )
}

/** The first rows of a configuration with labels: labels, data and every other array that runs along them. */
export function keepRows(config: ChartConfig, rows: number): ChartConfig {
  const { labels = [], datasets } = config.data
  const along = (member: Json): Json =>
    Array.isArray(member) && member.length === labels.length ? member.slice(0, rows) : member
  return {
    ...config,
    data: {
      labels: labels.slice(0, rows),
      datasets: datasets.map((dataset) => ({
        ...Object.fromEntries(Object.entries(dataset).map(([key, member]) => [key, along(member)])),
        data: dataset.data.slice(0, rows),
      })),
    },
  }
}

/** The configuration with a remark after its title; unchanged when it has no title to carry it. */
export function remarkInTitle(config: ChartConfig, remark: string): ChartConfig {
  const { plugins } = config.options
  if (typeof plugins !== 'object' || plugins === null || !('title' in plugins)) return config
  const { title } = plugins
  if (typeof title !== 'object' || title === null || !('text' in title) || typeof title.text !== 'string') return config
  return {
    ...config,
    options: { ...config.options, plugins: { ...plugins, title: { ...title, text: `${title.text}, ${remark}` } } },
  }
}
