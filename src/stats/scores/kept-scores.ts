import type { ScoredTrial } from '../../model/run/run.js'

type Scores = ScoredTrial['scores']

/** Trials whose scores stand together in a column: of so many a column has one type. A power of two. */
const BLOCK = 4096
/** Different values that a byte tells apart; 0 is none. */
const MOST_VALUES = 255

/** One metric's scores by place: a byte each while it has few different ones, as most metrics do, else eight. */
export interface KeptColumn {
  readonly set: (place: number, value: number) => void
  /** NaN where it has none. */
  readonly get: (place: number) => number
}

function startColumn(): KeptColumn {
  const values = [NaN]
  const codes = new Map<number, number>()
  const blocks: (Uint8Array | Float64Array)[] = []
  const get = (place: number): number => {
    const block = blocks[Math.floor(place / BLOCK)]
    const kept = block?.[place % BLOCK] ?? 0
    return block instanceof Float64Array ? kept : (values[kept] as number)
  }
  const codeOf = (value: number): number | null => {
    const known = codes.get(value)
    if (known !== undefined || values.length > MOST_VALUES) return known ?? null
    codes.set(value, values.length)
    return values.push(value) - 1
  }
  return {
    get,
    set: (place, value) => {
      const at = Math.floor(place / BLOCK)
      const code = codeOf(value)
      const known = blocks[at] ?? (code === null ? new Float64Array(BLOCK).fill(NaN) : new Uint8Array(BLOCK))
      const isFull = code === null && known instanceof Uint8Array
      const block = isFull ? Float64Array.from(known, (kept) => values[kept] as number) : known
      blocks[at] = block
      block[place % BLOCK] = block instanceof Uint8Array ? (code ?? 0) : value
    },
  }
}

/** The columns of an arm's trials by metric, in the order in which they came. */
export type KeptColumns = ReadonlyMap<string, KeptColumn>

/** Where the scores of a trial are kept. */
export interface KeptPlace {
  readonly columns: KeptColumns
  readonly place: number
}

const KEPT = Symbol('where the scores are kept')

function read({ columns, place }: KeptPlace, id: string | symbol): number | undefined {
  const value = typeof id === 'string' ? (columns.get(id)?.get(place) ?? NaN) : NaN
  return Number.isNaN(value) ? undefined : value
}

const READER: ProxyHandler<KeptPlace> = {
  get: (kept, id) => (id === KEPT ? kept : read(kept, id)),
  has: (kept, id) => read(kept, id) !== undefined,
  ownKeys: (kept) => [...kept.columns.keys()].filter((id) => read(kept, id) !== undefined),
  getOwnPropertyDescriptor: (kept, id) => {
    const value = read(kept, id)
    return value === undefined ? undefined : { value, enumerable: true, configurable: true }
  },
}

/**
 * Keeps the scores of trials by metric. What it gives back reads like the object that came in, which would take ten times the memory: 72
 * numbers behind 72 names.
 */
export function keepScores(): (scores: Scores) => Scores {
  const columns = new Map<string, KeptColumn>()
  let place = 0
  return (scores) => {
    for (const id in scores) {
      const value = scores[id]
      if (value === undefined) continue
      const column = columns.get(id) ?? startColumn()
      column.set(place, value)
      columns.set(id, column)
    }
    // `read` gives what `Scores` promises: a number of its own keys, else nothing.
    return new Proxy<KeptPlace>({ columns, place: place++ }, READER) as unknown as Scores
  }
}

/** Null for scores that are an object of their own. */
export function placeOfScores(scores: Scores): KeptPlace | null {
  return (scores as { readonly [KEPT]?: KeptPlace })[KEPT] ?? null
}
