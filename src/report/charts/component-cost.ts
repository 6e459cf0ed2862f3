import { formatCount, withUnit } from '../../format/format-number.js'
import { type ChartInput, defineChart, drawArmRows, nameArms, readTable, type Sketch, tooManyArms } from './chart.js'
import { drawPie } from './mermaid.js'

const MOST_ROWS = 10
const MOST_ARMS = 3

interface Component {
  readonly type: string
  /** By arm, in per cent; null where the arm reports none. */
  readonly shares: readonly (number | null)[]
}

/** Shares of the cost where it is known, else of the tokens: sums would compare arms with unequal numbers of trials. */
function readComponents(input: ChartInput): {
  readonly of: 'cost' | 'tokens'
  readonly components: readonly Component[]
} {
  const { rows } = readTable(input.tables, 'component-cost')
  const types = [...new Set(rows.map(([type]) => String(type)))]
  const cells = (type: string, arm: string) => rows.find((row) => row[0] === type && row[1] === arm) ?? []
  const costOf = (type: string, arm: string): number | null => asNumber(cells(type, arm)[5])
  const tokensOf = (type: string, arm: string): number | null => {
    const [input_, output] = [asNumber(cells(type, arm)[2]), asNumber(cells(type, arm)[3])]
    return input_ === null || output === null ? null : input_ + output
  }
  const isPriced = input.arms.some((arm) => types.some((type) => costOf(type, arm) !== null))
  const shares = input.arms.map((arm) => {
    const total = types.reduce((sum, type) => sum + (tokensOf(type, arm) ?? 0), 0)
    return (type: string): number | null => {
      const share = isPriced ? costOf(type, arm) : (tokensOf(type, arm) ?? 0) / total
      return share === null || !Number.isFinite(share) ? null : 100 * share
    }
  })
  const components = types.map((type) => ({
    type: type.toLowerCase().replaceAll('_', ' '),
    shares: shares.map((of) => of(type)),
  }))
  const largest = ({ shares: all }: Component): number => Math.max(...all.map((share) => share ?? 0))
  return { of: isPriced ? 'cost' : 'tokens', components: components.sort((a, b) => largest(b) - largest(a)) }
}

const asNumber = (cell: unknown): number | null => (typeof cell === 'number' ? cell : null)

function draw(input: ChartInput): Sketch | string {
  if (input.arms.length > MOST_ARMS) return tooManyArms(MOST_ARMS)
  const { of, components: all } = readComponents(input)
  const components = all.slice(0, MOST_ROWS)
  if (components.length === 0) return 'no reply says what its tokens were spent on'
  const names = nameArms(input)
  const places = names.flatMap((name, place) =>
    components.some(({ shares }) => typeof shares[place] === 'number') ? [{ name, place }] : [],
  )
  const last = places.at(-1)
  if (last === undefined) return 'no reply says what its tokens were spent on'
  const rest = all.length > components.length ? `, first ${components.length} of ${all.length}` : ''
  const title = `What the ${of === 'cost' ? 'money' : 'tokens'} went to, % of the ${of}${rest}`
  const clauses = components.map(({ type, shares }) => {
    const each = places.map(({ name, place }) => {
      const share = shares[place] ?? null
      return `${name} ${share === null ? 'not known' : withUnit(formatCount(share), '%')}`
    })
    return `${type} ${each.join(', ')}`
  })
  return {
    title,
    alt: `${title}: ${clauses.join('; ')}.`,
    ...drawArmRows({
      title,
      labels: components.map(({ type }) => type),
      arms: places,
      valuesOf: ({ place }) => components.map(({ shares }) => shares[place] ?? null),
      x: { beginAtZero: true, title: `% of the ${of}` },
    }),
    spare: 'last',
    mermaid: drawPie(
      `${title}, ${last.name}`,
      components.map(({ type, shares }) => ({ label: type, value: shares[last.place] ?? 0 })),
    ),
    table: {
      columns: ['component', ...places.map(({ name }) => `${name}, % of the ${of}`)],
      rows: all.map(({ type, shares }) => [type, ...places.map(({ place }) => shares[place] ?? null)]),
    },
  }
}

/** What tokens were paid for: system prompt, tools, context, reasoning and so on, as shares of the cost of each arm. */
export const componentCost = defineChart({ id: 'component-cost', in_comment: 'moved', about: ['components.'], draw })
