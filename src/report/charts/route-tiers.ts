import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import {
  type Audience,
  CANDIDATE,
  type ChartInput,
  chartLabel,
  defineChart,
  drawRows,
  escalatedBars,
  nameArms,
  percent,
  readTable,
  type Sketch,
} from './chart.js'
import { drawPie } from './mermaid.js'

const MOST_ROWS = 16

interface Bar {
  readonly tier: string
  readonly arm: string
  readonly place: number
  /** In per cent of the arm's routed trials. */
  readonly answered: number
  readonly escalated: number
}

function readBars(input: ChartInput): readonly Bar[] {
  const { rows } = readTable(input.tables, 'route-tier-outcomes')
  const tiers = [...new Set(rows.map(([tier]) => String(tier)))]
  const names = nameTiers(input.audience, tiers)
  const arms = nameArms(input)
  return rows.flatMap(([tier, arm, answered, escalated]) => {
    const place = input.arms.indexOf(String(arm))
    const [shownTier, shownArm] = [names[tiers.indexOf(String(tier))], arms[place]]
    if (shownTier === undefined || shownArm === undefined || typeof answered !== 'number') return []
    const passedOn = typeof escalated === 'number' ? 100 * escalated : 0
    return [{ tier: shownTier, arm: shownArm, place, answered: 100 * answered, escalated: passedOn }]
  })
}

function draw(input: ChartInput): Sketch | string {
  const all = readBars(input)
  if (all.length === 0) return 'no reply names a route tier'
  const bars = all.slice(0, MOST_ROWS)
  const rest = bars.length < all.length ? `, first ${bars.length} of ${all.length} rows` : ''
  const title = `Route tiers, % of the queries that each saw${rest}`
  const clauses = bars.map(
    ({ tier, arm, answered, escalated }) =>
      `${tier} of ${arm} answered ${percent(answered)}, passed on ${percent(escalated)}`,
  )
  const last = all.at(-1)?.place
  return {
    title,
    alt: `${title}: ${clauses.join('; ')}.`,
    ...drawRows({
      title,
      labels: bars.map(({ tier, arm }) => `${tier} · ${arm}`),
      datasets: [
        { label: 'answered', backgroundColor: CANDIDATE, data: bars.map(({ answered }) => answered) },
        escalatedBars(bars.map(({ escalated }) => escalated)),
      ],
      x: { min: 0, max: 100, title: '% of the queries with a known route tier' },
      isStacked: true,
    }),
    spare: 'last',
    mermaid: drawPie(
      `Route tiers that answered, % of the queries, ${all.at(-1)?.arm ?? ''}`,
      all.filter(({ place }) => place === last).map(({ tier, answered }) => ({ label: tier, value: answered })),
    ),
    table: {
      columns: ['route tier', 'arm', 'answered, %', 'escalated, %'],
      rows: all.map(({ tier, arm, answered, escalated }) => [tier, arm, answered, escalated]),
    },
  }
}

/** How far up queries went: of all queries, which route tier saw how many, and whether it answered them or passed them on. */
export const routeTiers = defineChart({ id: 'route-tiers', in_comment: 'moved', about: ['route.'], draw })

/**
 * What a chart calls route tiers. A chart service gets the names that Goldenpair itself gives them; a suite's own are numbered by their
 * place, cheapest first.
 * @example nameTiers('service', ['local', 'our-secret-model']) // ['local', 'tier 2']
 */
export function nameTiers(audience: Audience, tiers: readonly string[]): readonly string[] {
  return tiers.map((tier, place) =>
    audience === 'page' || DEFAULT_SCORING.route_tiers.includes(tier) ? chartLabel(tier) : `tier ${place + 1}`,
  )
}
