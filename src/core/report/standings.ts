import type { Gate } from '../model/gate.js'
import type { Block } from '../model/report.js'
import type { Pair, Tournament } from '../model/tournament.js'

/** How each of the others compares with the first on its own, and who beats whom on the gates that do not decide. */
export function buildStandings(tournament: Tournament): readonly Block[] {
  const first = tournament.variants[0]?.name ?? ''
  const own = tournament.pairs.filter(({ baseline }) => baseline === first)
  const others = tournament.gates
    .filter(({ id }) => id !== tournament.primary)
    .flatMap((gate) => beatenOn(tournament, gate))
  return [
    paragraph(`Against ${first}, each alone:`, own.map((pair) => writeVerdict(tournament, pair)).join(', ')),
    ...(others.length === 0 ? [] : [paragraph('Beside the primary gate:', others.join('; '))]),
  ]
}

function paragraph(lead: string, text: string): Block {
  return { kind: 'paragraph', text: [{ kind: 'strong', text: lead }, ` ${text}.`] }
}

/** "tiny regressed (tokens per query)". */
function writeVerdict({ gates }: Tournament, { candidate, verdict, because, gates: results }: Pair): string {
  const isFatal = (id: string): boolean => gates.some((gate) => gate.id === id && gate.severity === 'fail')
  const failed = results.filter(({ gate, failed: fails }) => fails && isFatal(gate)).map(({ gate }) => gate)
  const why =
    failed.length > 0 ? failed.join(', ') : because === 'zero-tolerance' ? 'cases that must not fail newly fail' : null
  return `${candidate} ${verdict}${why === null ? '' : ` (${why})`}`
}

/** "tiny beats whole and lean on tokens per query", for every variant that beats another. */
function beatenOn({ variants, pairs, metrics }: Tournament, gate: Gate): readonly string[] {
  const title = metrics.find(({ id }) => id === gate.metric)?.title ?? gate.metric
  return variants.flatMap(({ name }) => {
    const beaten = pairs.flatMap(({ baseline, candidate, gates }) => {
      const better = gates.find((result) => result.gate === gate.id)?.better
      if (better === 'candidate' && candidate === name) return [baseline]
      return better === 'baseline' && baseline === name ? [candidate] : []
    })
    return beaten.length === 0
      ? []
      : [`${name} beats ${beaten.join(', ')} on ${title}${gate.id.slice(gate.metric.length)}`]
  })
}
