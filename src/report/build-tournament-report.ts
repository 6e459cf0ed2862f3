import type { ChartImage } from '../model/chart.js'
import type { Block, CaseDetails, Inline, Report, ReportContext, Text } from '../model/report.js'
import type { RunTable } from '../model/run-table.js'
import type { Tournament } from '../model/tournament.js'
import { formatDuration } from '../format/format-duration.js'
import { formatMoney } from '../format/format-money.js'
import { countOf } from '../format/format-number.js'
import { appendTables, tablesToShow } from './sections/append-tables.js'
import { buildSections, headingOf } from './sections/build-sections.js'
import { buildPairTables } from './sections/pair-table.js'
import { listVariantFindings, type VariantComparison } from './sections/list-findings.js'
import { listVariantRecommendations } from './sections/list-recommendations.js'
import { placeCharts } from './sections/place-charts.js'
import { buildSelectionNote } from './sections/selection-note.js'
import { buildStandings } from './sections/standings.js'
import { buildVariantSummary } from './sections/summary-table.js'
import { buildVariantTable } from './sections/variant-table.js'

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
