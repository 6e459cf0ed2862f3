import { formatMeasured } from '../format/format-measured.js'
import { formatValue } from '../format/format-metric.js'
import { countOf, formatDuration, formatMoney } from '../format/format-number.js'
import { quoteName } from '../format/join-names.js'
import type { ChartImage } from '../model/result/chart.js'
import type { Block, CaseDetails, Column, Inline, Report, ReportContext, Text } from '../model/result/report.js'
import type { RunTable } from '../model/run/run-table.js'
import { armName, type Tournament } from '../model/result/tournament.js'
import { appendTables, tablesToShow } from './sections/append-tables.js'
import { buildSections, headingOf, placeCharts } from './sections/build-sections.js'
import { listVariantFindings, type VariantComparison } from './sections/list-findings.js'
import { listVariantRecommendations } from './sections/list-recommendations.js'
import { buildPairTables, buildStandings } from './sections/standings.js'
import { buildVariantSummary } from './sections/summary-table.js'

/** What a report on variants says that is in no tournament. */
export interface TournamentContext {
  readonly links: Pick<ReportContext['links'], 'report' | 'run'>
  /** Over all trials of all variants whose cost is known; null when none is. */
  readonly cost_usd: number | null
  readonly duration_s: number
}

/** Who won, first of all; the marks are words too. */
function writeHeadline({ outcome }: Tournament): Text {
  switch (outcome.kind) {
    case 'winner':
      return [`✅ Winner: ${outcome.reason}`]
    case 'no-winner':
      return [`❔ No winner: ${outcome.reason}`]
    case 'invalid':
      return [`⚠️ Invalid: too little was measured of ${outcome.reason}`]
  }
}

function writeFooter({ suite, variants, seed, pairs, interleaved }: Tournament, context: TournamentContext): Text {
  const trials = [...new Set(variants.map(({ run }) => run.trials_per_case))].sort((a, b) => a - b)
  const commits = new Set(variants.map(({ run }) => run.commit))
  const [commit] = commits
  const cases = variants[0]?.counts?.cases ?? pairs[0]?.shared ?? 0
  const { links } = context
  const parts: Inline[][] = [
    [`suite ${suite}`],
    ...(commits.size === 1 && commit !== null && commit !== undefined
      ? [[{ kind: 'code' as const, text: commit.slice(0, 7) }]]
      : []),
    [
      `${countOf(variants.length, 'variant')} × ${countOf(cases, 'case')} × ${trials.join(' or ')} ${trials.join() === '1' ? 'trial' : 'trials'}`,
    ],
    [interleaved ? 'interleaved' : 'not interleaved'],
    [`seed ${seed}`],
    [context.cost_usd === null ? 'cost unknown' : formatMoney(context.cost_usd)],
    [formatDuration(context.duration_s)],
    ...(links.report === undefined ? [] : [[{ kind: 'link' as const, text: 'full report', url: links.report }]]),
    ...(links.run === undefined ? [] : [[{ kind: 'link' as const, text: 'run', url: links.run }]]),
  ]
  return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]))
}

/** Everything that is worth saying of three to ten variants: who won, by what, how every pair compares, and what to do next. */
export function buildTournamentReport(input: {
  readonly tournament: Tournament
  readonly context: TournamentContext
  readonly charts: readonly ChartImage[]
  readonly tables: readonly RunTable[]
  readonly primaryK: number
  /** Of each variant but the first, against the first. */
  readonly comparisons: readonly VariantComparison[]
  readonly details: CaseDetails
}): Report {
  const { tournament, context, charts, details } = input
  const { outcome } = tournament
  const placed = placeCharts(charts)
  const note = buildSelectionNote(tournament)
  const caveats = (outcome.kind === 'winner' ? outcome.caveats : []).map(warn)
  const variants = buildVariantTable(tournament)
  const standings = buildStandings(tournament)
  const warnings = tournament.warnings.map(warn)
  const pairs = buildPairTables(tournament)
  const summary = buildVariantSummary(tournament, input.primaryK)
  const footer = writeFooter(tournament, context)
  const selection = note === null ? [] : [note]
  const findings = [
    ...listVariantFindings(tournament.variants[0]?.name ?? '', input.comparisons),
    ...listVariantRecommendations(input.comparisons),
  ]
  const report: Report = {
    suite: tournament.suite,
    headline: writeHeadline(tournament),
    second_line: null,
    collapsed: false,
    blocks: [...selection, ...caveats, variants, ...standings, ...warnings, ...placed.inComment, ...pairs, ...findings],
    ...(summary.length > 0 && { explanation: [headingOf('Summary'), ...summary, headingOf('Variants')] }),
    ...(placed.onPage.length > 0 && { appendix: placed.onPage }),
    sections: buildSections(
      {
        summary: [...summary, headingOf('Gates'), variants, ...warnings],
        breakdowns: [],
        findings: [...selection, ...caveats, ...standings, ...pairs, ...findings],
        errors: [],
        provenance: [{ kind: 'paragraph', text: footer }],
      },
      { tables: tablesToShow(input.tables, details), charts },
    ),
    footer,
  }
  return appendTables(report, input.tables, details)
}

const warn = (text: string): Block => ({ kind: 'note', text: [`⚠️ ${text}`] })

/** The winner was picked for what it showed, so it showed too much: by how much at most, and how to learn the rest. Null when nobody was picked. */
function buildSelectionNote({ outcome, variants, gates, metrics, primary, pairs }: Tournament): Block | null {
  if (outcome.kind !== 'winner' || outcome.selection === null) return null
  const { selection, variant } = outcome
  const first = variants[0]?.name ?? ''
  const metricId = gates.find(({ id }) => id === primary)?.metric
  const metric = metrics.find(({ id }) => id === metricId)
  const row = pairs
    .find(({ baseline, candidate }) => baseline === first && candidate === variant)
    ?.gates.find(({ gate }) => gate === primary)?.row
  if (metric === undefined || row === undefined) return null
  const write = (delta: number): string =>
    formatMeasured({ metric, row, baseline: null, candidate: null, delta, interval: null }).change ?? '?'
  return {
    kind: 'note',
    text: [
      `⚠️ ${quoteName(variant)} was picked from ${selection.among} for doing best here, so its lead over ${quoteName(first)} is likely to look too large: were all equally good, luck alone would give the picked one a lead of about ${write(selection.optimism)} (${metric.title}). It showed ${write(selection.observed)}; read it as ${write(selection.cautious)} until it is measured again. `,
      { kind: 'strong', text: `Compare ${quoteName(first)} and ${quoteName(variant)} alone, on fresh trials` },
      ' (new cases where the target is deterministic), and quote that figure.',
    ],
  }
}

/** More names than these do not fit into a cell. */
const MOST_NAMED = 5

/** The variants with the value of every gate, in the order given; the letter is how charts call them. */
function buildVariantTable({ variants, gates, metrics, primary, outcome }: Tournament): Block {
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
