import { present } from '../../model/omit-undefined.js'
import { describeTrend } from '../../format/describe-trend.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf } from '../../format/format-number.js'
import type { PageAssets } from '../../model/result/case-data.js'
import { removeInvisible } from '../../model/remove-invisible.js'
import type { SiteEntry } from '../../model/result/site-entry.js'
import { escapeHtml } from './escape.js'
import { writeHead, writeScript } from './html.js'

const WIDTH = 240
const HEIGHT = 40
const MIN_POINTS = 3
/** More points than this do not fit into the pixels. */
const MAX_POINTS = 200

/** The most reports listed without scripts. */
const MAX_LISTED = 100

/**
 * Renders the index of a site of reports: the trends of every gate, cost, tokens and latency over the runs, then all reports, newest first.
 * Its script searches the reports, compares any two and shows the history of a case; it reads reports from this site only.
 */
export function renderSiteIndex(entries: readonly SiteEntry[], { scripts, hash, deflate }: PageAssets): string {
  const newest = [...entries].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const suites = [...new Set(newest.map(({ suite }) => suite))].sort()
  const trends = suites.flatMap((suite) =>
    drawTrends(suite, newest.filter((one) => one.suite === suite && one.kind !== 'other').reverse()),
  )
  return `${writeHead('Goldenpair reports', { scripts, hash, policy: "; connect-src 'self'" })}
<body>
<main>
<h1>Goldenpair reports</h1>
${trends.length === 0 ? '' : `<h2>Trends</h2>\n<p class="quiet">The line is the runs of main and the nights; circles are pull requests.</p>\n<div class="scroll"><table><thead><tr><th>suite</th><th>measure</th><th>now</th><th>trend</th></tr></thead><tbody>\n${trends.join('\n')}\n</tbody></table></div>`}
<h2>Reports</h2>
<div id="site"><div class="scroll"><table><thead><tr><th>report</th><th>suite</th><th>verdict</th><th>added, UTC</th></tr></thead><tbody>
${newest.slice(0, MAX_LISTED).map(writeRow).join('\n')}
</tbody></table></div></div>
<script type="application/json" id="site-data">"${deflate(JSON.stringify(packRuns(newest)))}"</script>
</main>
${scripts.map(writeScript).join('\n')}
</body>
</html>
`
}

/** Packs the reports for the script, naming each suite's cases only once. */
function packRuns(newest: readonly SiteEntry[]): unknown {
  const ids = new Map<string, Map<string, number>>()
  const runs = newest.map(({ place, suite, at, verdict, is_bad: bad, commit, gates, cases }) => {
    const places = ids.get(suite) ?? new Map<string, number>()
    ids.set(suite, places)
    const letters: string[] = []
    cases.ids.forEach((id, at) => {
      const seen = removeInvisible(id)
      const column = places.get(seen) ?? places.size
      places.set(seen, column)
      letters[column] = cases.tenths[at] ?? '-'
    })
    const written = gates.map(
      ({ metric, value }) => `${metric.title} ${value === null ? '–' : formatValue(metric, value)}`,
    )
    const text = Array.from(letters, (letter: string | undefined) => letter ?? '-').join('')
    const texts = { verdict: removeInvisible(verdict), gates: written.map(removeInvisible) }
    return { place, suite, at, bad, commit, cases: text, ...texts }
  })
  return { runs, ids: Object.fromEntries([...ids].map(([suite, places]) => [suite, [...places.keys()]])) }
}

function writeRow({ place, suite, verdict, is_bad: isBad, at }: SiteEntry): string {
  const link = `<a href="${encodeURIComponent(place)}/${encodeURIComponent(suite)}/">${escapeHtml(place.replace('-', ' '))}</a>`
  return `<tr><td>${link}</td><td>${escapeHtml(suite)}</td><td>${isBad ? '❌ ' : ''}${escapeHtml(verdict)}</td><td>${escapeHtml(at.slice(0, 16).replace('T', ' '))}</td></tr>`
}

/** Draws a row for each gate with at least three measurements, in the unit of the newest report. */
function drawTrends(suite: string, reports: readonly SiteEntry[]): readonly string[] {
  return [...new Set(reports.flatMap(({ gates }) => gates.map(({ id }) => id)))].flatMap((id) => {
    const measured = reports.flatMap(({ kind, gates }) => {
      const gate = gates.find((one) => one.id === id)
      return gate === undefined || gate.value === null
        ? []
        : [{ isPull: kind === 'pull-request', value: gate.value, metric: gate.metric }]
    })
    const unit = measured.at(-1)?.metric.unit
    const points = measured.filter(({ metric }) => metric.unit === unit).slice(-MAX_POINTS)
    const runs = points.filter(({ isPull }) => !isPull)
    const last = runs.at(-1) ?? points.at(-1)
    if (last === undefined || points.length < MIN_POINTS) return []
    const { metric } = last
    const values = points.map(({ value }) => value)
    const now = `${formatValue(metric, last.value)}${last.isPull ? ' (a pull request)' : ''}`
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const pulls = points.length - runs.length
    const over = present(runs.length > 0 && countOf(runs.length, 'run'), pulls > 0 && countOf(pulls, 'pull request'))
    const label = `${metric.title} over ${over.join(' and ')}: lowest ${formatValue(metric, low)}, highest ${formatValue(metric, high)}, now ${now}`
    const ofRuns = runs.map(({ value }) => value)
    const trend = describeTrend(metric, ofRuns, 'run')
    const note = trend === null ? '' : `<br>${escapeHtml(trend)}`
    const gate = `${metric.title}${id.startsWith(metric.id) ? id.slice(metric.id.length) : ''}`
    const names = [suite, gate, now].map((text) => `<td>${escapeHtml(text)}</td>`).join('')
    return [`<tr>${names}<td>${drawLine(points, { low, high, label })}${note}</td></tr>`]
  })
}

/** Draws runs as a line, and pull requests as separate circles, because most of them never became the state of main. */
function drawLine(
  points: readonly { readonly isPull: boolean; readonly value: number }[],
  { low, high, label }: { readonly low: number; readonly high: number; readonly label: string },
): string {
  const span = high - low || 1
  const placed = points.map(({ isPull, value }, index) => ({
    isPull,
    x: (4 + (index * (WIDTH - 8)) / Math.max(1, points.length - 1)).toFixed(1),
    y: (HEIGHT - 4 - ((value - low) / span) * (HEIGHT - 8)).toFixed(1),
  }))
  const line = placed.flatMap(({ isPull, x, y }) => (isPull ? [] : `${x},${y}`))
  const dots = placed.map(({ isPull, x, y }) => (isPull ? `<circle cx="${x}" cy="${y}" r="2.5"/>` : ''))
  return `<svg role="img" aria-label="${escapeHtml(label)}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><polyline fill="none" stroke="var(--candidate)" stroke-width="2" points="${line.join(' ')}"/><g fill="none" stroke="var(--passed-on)">${dots.join('')}</g></svg>`
}
