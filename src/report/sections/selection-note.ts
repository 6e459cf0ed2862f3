import { formatMeasured } from '../../format/format-measured.js'
import { quoteName } from '../../format/join-names.js'
import type { Block } from '../../model/report.js'
import type { Tournament } from '../../model/tournament.js'

/** The winner was picked for what it showed, so it showed too much: by how much at most, and how to learn the rest. Null when nobody was picked. */
export function buildSelectionNote({ outcome, variants, gates, metrics, primary, pairs }: Tournament): Block | null {
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
