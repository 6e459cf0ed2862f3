import type { Block, Section } from '../../model/report.js'
import type { RunTable } from '../../model/run-table.js'
import type { ChartImage } from '../../model/chart.js'
import { foldTable, showTable } from './append-tables.js'
import { writeCharts } from './write-charts.js'

/** The tables that document 004 shows open, by the heading that it gives them; every other one is folded below them. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  'Retrieval quality': ['retrieval-at-k'],
  'Hardest queries': ['hardest-queries'],
  Failures: ['zero-recall-cases', 'zero-recall-by-tag'],
}

/** What a document says beside its tables and charts. */
export interface SectionParts {
  /** The key metrics, then what was decided and why. */
  readonly summary: readonly Block[]
  /** Below the tables, folded or short. */
  readonly breakdowns: readonly Block[]
  readonly findings: readonly Block[]
  /** Case by case. */
  readonly errors: readonly Block[]
  /** What the numbers come from. */
  readonly provenance: readonly Block[]
}

/**
 * The sections of design document 004 in its order: metrics summary, detailed breakdowns, visual plots, findings and recommendations, drill-down
 * for errors; then where the numbers come from. A section with nothing to say is left out.
 */
export function buildSections(
  parts: SectionParts,
  { tables, charts }: { readonly tables: readonly RunTable[]; readonly charts: readonly ChartImage[] },
): readonly Section[] {
  const sections: readonly Section[] = [
    { title: 'Metrics summary', blocks: parts.summary },
    { title: 'Detailed breakdowns', blocks: [...breakDown(tables), ...parts.breakdowns] },
    { title: 'Visual plots', blocks: writeCharts(charts) },
    { title: 'Findings and recommendations', blocks: parts.findings },
    { title: 'Drill-down for errors', blocks: parts.errors },
    { title: 'How this was measured', blocks: parts.provenance },
  ]
  return sections.filter(({ blocks }) => blocks.length > 0)
}

function breakDown(tables: readonly RunTable[]): readonly Block[] {
  const open = Object.entries(OPEN).flatMap(([heading, ids]): readonly Block[] => {
    const found = ids.flatMap((id) => tables.find((table) => table.id === id) ?? [])
    return found.length === 0 ? [] : [headingOf(heading), ...found.flatMap(showTable)]
  })
  const shown = new Set(Object.values(OPEN).flat())
  const rest = tables.filter(({ id }) => !shown.has(id)).map(foldTable)
  return rest.length === 0 ? open : [...open, headingOf('Everything else'), ...rest]
}

export const headingOf = (text: string): Block => ({ kind: 'heading', text: [text] })
