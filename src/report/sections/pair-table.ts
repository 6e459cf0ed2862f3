import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatNumber } from '../../format/format-number.js'
import { formatP } from '../../format/format-p.js'
import { quoteName } from '../../format/join-names.js'
import type { Gate } from '../../model/gate.js'
import type { MetricFacts } from '../../model/metric.js'
import type { Block, Column, Text } from '../../model/report.js'
import type { Pair, PairGate, Tournament } from '../../model/tournament.js'
import { titleChange } from './gate-words.js'

/** More pairs than those of five variants are folded away. */
const MOST_OPEN_ROWS = 10

/** Every pair on the primary gate, and folded on each of the others. */
export function buildPairTables(tournament: Tournament): readonly Block[] {
  const { gates, primary, metrics, pairs, family } = tournament
  return [...gates]
    .sort((a, b) => Number(b.id === primary) - Number(a.id === primary))
    .flatMap((gate): readonly Block[] => {
      const metric = metrics.find(({ id }) => id === gate.metric)
      if (metric === undefined) return []
      const block = tableOf(tournament, gate, metric)
      if (gate.id === primary && pairs.length <= MOST_OPEN_ROWS) return [block]
      const title = `${metric.title}${gate.id.slice(gate.metric.length)}`
      // Gates that only warn are a family of their own, whose size the tournament does not keep.
      const tests = gate.severity === 'fail' ? `over ${countOf(family, 'test')}` : 'among the gates that only warn'
      const summary = `All ${countOf(pairs.length, 'pair')} on ${title}; p adjusted by Holm ${tests}`
      return [{ kind: 'details', summary: [summary], blocks: [block] }]
    })
}

function tableOf(tournament: Tournament, gate: Gate, metric: MetricFacts): Block {
  const { pairs, alpha, family } = tournament
  const columns: Column[] = [
    { title: 'pair', align: 'left' },
    { title: `${metric.title}, ${titleChange(tournament)}`, align: 'left' },
    { title: gate.severity === 'fail' ? `p (Holm, ${countOf(family, 'test')})` : 'p (Holm)', align: 'left' },
    { title: 'result', align: 'left' },
  ]
  const rows = pairs.flatMap((pair): readonly (readonly Text[])[] => {
    const result = pair.gates.find((one) => one.gate === gate.id)
    return result === undefined ? [] : [rowOf(pair, result, { metric, alpha })]
  })
  return { kind: 'table', columns, rows }
}

function rowOf(
  pair: Pair,
  result: PairGate,
  { metric, alpha }: { readonly metric: MetricFacts; readonly alpha: number },
): readonly Text[] {
  const { change, interval } = formatMeasured({ metric, ...result })
  const n = result.n === pair.shared ? '' : `, n = ${formatNumber(result.n, { decimals: 0 })}`
  const isClear = result.better !== null
  return [
    [`${pair.baseline} → ${pair.candidate}`],
    change === null
      ? ['–']
      : [isClear ? { kind: 'strong', text: change } : change, interval === null ? '' : ` ${interval}`, n],
    [result.p_adjusted === null ? '–' : formatP(result.p_adjusted, alpha)],
    [describe(pair, result)],
  ]
}

/** Who is better by the whole family, else the pair's own word. */
function describe({ baseline, candidate }: Pair, { better, verdict, suspect, reason, n }: PairGate): string {
  if (better !== null) return `${quoteName(better === 'candidate' ? candidate : baseline)} is better`
  if (verdict === 'unchanged') return n === 1 ? 'equal on the only case' : `equal on all ${countOf(n, 'case')}`
  if (verdict === 'invalid' || verdict === 'not-comparable') return `not compared: ${reason}`
  return `cannot be told apart${suspect ? ', suspect' : ''}`
}
