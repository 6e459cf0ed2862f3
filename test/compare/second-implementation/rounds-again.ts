/**
 * The rules of verdicts in rounds once more, from their text and without a line of src: one long function that plays a whole run, with other
 * methods where there are any (the density of the path runs forwards over Gauss-Legendre nodes, tails by series, binomials by sums).
 */
import { bisect, deviationOf, meanOf, sumOf, twoSidedT, upperT } from './numbers.js'

export interface WorldGate {
  readonly id: string
  readonly severity: 'fail' | 'warn'
  readonly evidence: 'significant' | 'threshold' | 'non-inferior'
  readonly isSlice: boolean
  readonly isYesNo: boolean
  readonly sign: 1 | -1
  readonly width: number
  readonly margin: { readonly kind: 'absolute' | 'relative' | 'log'; readonly value: number }
  /** The pair of arms whose change this gate looks at; 0 if there is only one. */
  readonly pair: number
  /** By case: the tries of main that are asked beside the change, if they are; then `main` is only what is planned from. */
  readonly beside?: readonly (number | null)[][] | undefined
  /** By case: the tries of main, of the change, and of the change when asked on. `undefined` if the gate does not compare the case. */
  readonly main: readonly ((number | null)[] | undefined)[]
  readonly change: readonly (number | null)[][]
  readonly extra: readonly (number | null)[][]
}

export interface World {
  readonly cap: number
  readonly alpha: number
  readonly gates: readonly WorldGate[]
  readonly stopAfter: number
  readonly forbids: (gate: string, round: number) => boolean
  /** Whether a gate is in no family after a round. */
  readonly leaves: (gate: string, round: number) => boolean
  /** The p of gates that are decided by their row. */
  readonly others: readonly { readonly severity: 'fail' | 'warn'; readonly pair: number; readonly p: number }[]
}

export interface PlayedGate {
  readonly first: number | null
  readonly hopeless: boolean | null
  readonly lowerHeight: number
  readonly changeHeight: number
  readonly plannedSlack: number
  readonly verdict: string
  readonly line: number | null
  readonly because: string | null
  readonly slightlyWorse: boolean
  readonly suspect: boolean
  readonly round: number
  readonly adjusted: number | null
  readonly look: Figures | null
}

/** The state of a gate at a look. */
interface Figures {
  readonly n: number
  readonly D: number
  readonly V: number
  readonly u: number
  readonly lower: number
  readonly upper: number
  readonly p: number
  readonly copies: boolean
  readonly roundD: readonly number[]
  readonly e: number | null
  readonly Ve: number | null
  readonly broke: readonly number[]
}

interface Look extends Figures {
  readonly open: readonly number[]
  readonly isWorse: boolean
  readonly isBetter: boolean
  readonly reaches: boolean
  readonly isShown: boolean
  readonly isHalf: boolean
  readonly isLoss: boolean
}

export interface Played {
  readonly varying: readonly number[]
  readonly gates: readonly PlayedGate[]
  readonly round: number
  readonly asked: number
  readonly askedOn: number
}

/** P(Z > z), by the series below 2.5 and by the continued fraction above. */
export function upperNormal(z: number): number {
  if (z < 0) return 1 - upperNormal(-z)
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  if (z < 2.5) {
    let [term, total] = [z, z]
    for (let odd = 3; term > 1e-18; odd += 2) total += term *= (z * z) / odd
    return 0.5 - density * total
  }
  let fraction = 0
  for (let level = 200; level >= 1; level--) fraction = level / (z + fraction)
  return density / (z + fraction)
}

const NODES = 64

/** The Gauss-Legendre nodes and weights on −1 to 1, by Newton's method. */
const LEGENDRE = Array.from({ length: NODES }, (_, index) => {
  let x = Math.cos((Math.PI * (index + 0.75)) / (NODES + 0.5))
  for (;;) {
    let [value, before] = [1, 0]
    for (let degree = 1; degree <= NODES; degree++)
      [value, before] = [((2 * degree - 1) * x * value - (degree - 1) * before) / degree, value]
    const slope = (NODES * (x * value - before)) / (x * x - 1)
    const step = value / slope
    x -= step
    if (Math.abs(step) < 1e-15) return { x, weight: 2 / ((1 - x * x) * slope * slope) }
  }
})

/** The probability to reach z·√round at some look from `first` to `last`, by the density of the paths that were below so far. */
export function crossing(z: number, first: number, last: number): number {
  let chance = upperNormal(z)
  let places: { at: number; mass: number }[] = []
  for (let round = first; round < last; round++) {
    const [top, bottom] = [z * Math.sqrt(round), -9 * Math.sqrt(round)]
    const density = (at: number): number =>
      round === first
        ? Math.exp((-at * at) / (2 * round)) / Math.sqrt(2 * Math.PI * round)
        : sumOf(places.map((one) => (one.mass * Math.exp(-((at - one.at) ** 2) / 2)) / Math.sqrt(2 * Math.PI)))
    places = LEGENDRE.map(({ x, weight }) => {
      const at = bottom + ((top - bottom) * (x + 1)) / 2
      return { at, mass: ((top - bottom) / 2) * weight * density(at) }
    })
    const next = z * Math.sqrt(round + 1)
    chance += sumOf(places.map(({ at, mass }) => mass * upperNormal(next - at)))
  }
  return chance
}

const heights = new Map<string, number>()

function heightFor(level: number, first: number, last: number): number {
  const key = `${level} ${first} ${last}`
  const known = heights.get(key)
  if (known !== undefined) return known
  const height = Math.ceil(bisect(0, 8, (z) => crossing(z, first, last) > level) * 1000 - 1e-6) / 1000
  heights.set(key, height)
  return height
}

const quantiles = new Map<string, number>()

function quantileAt(z: number, degrees: number): number {
  const key = `${z} ${degrees}`
  const quantile = quantiles.get(key) ?? upperT(upperNormal(z), degrees)
  quantiles.set(key, quantile)
  return quantile
}

function slackAt(z: number, V: number, u: number, degrees: number | null): number {
  if (degrees !== null) return V === 0 ? 0 : quantileAt(z, degrees) * Math.sqrt(V)
  return -u * Math.log(upperNormal(z)) - u * z + z * Math.sqrt(V + u * u)
}

const surely = new Map<string, number>()

/** max P(Bin(k, p) ≥ b)·(1 − p)^f over p: the best of a grid, then of a finer grid around it. */
export function unchangedChance(k: number, b: number, f: number): number {
  const key = `${k} ${b} ${f}`
  const known = surely.get(key)
  if (known !== undefined) return known
  const choose = (j: number): number =>
    Array.from({ length: j }, (_, i) => (k - i) / (i + 1)).reduce((x, y) => x * y, 1)
  const at = (p: number): number =>
    (1 - p) ** f *
    sumOf(Array.from({ length: k - b + 1 }, (_, i) => choose(b + i) * p ** (b + i) * (1 - p) ** (k - b - i)))
  let [low, high, best] = [0, 1, 0]
  for (let turn = 0; turn < 8; turn++) {
    const grid = Array.from({ length: 41 }, (_, i) => low + ((high - low) * i) / 40)
    const values = grid.map(at)
    best = Math.max(...values)
    const place = grid[values.indexOf(best)] ?? 0
    const width = (high - low) / 20
    ;[low, high] = [Math.max(0, place - width), Math.min(1, place + width)]
  }
  surely.set(key, best)
  return best
}

const scoredOf = (tries: readonly (number | null)[]): number[] => tries.filter((one): one is number => one !== null)
/** Returns the scored tries if they are at least half of all. */
const usable = (tries: readonly (number | null)[]): number[] =>
  scoredOf(tries).length >= tries.length / 2 ? scoredOf(tries) : []
const squared = (values: readonly number[]): number => (values.length < 2 ? 0 : deviationOf(values) ** 2)

function midP(differences: readonly number[]): number {
  const [f, g] = [differences.filter((d) => d < 0).length, differences.filter((d) => d > 0).length]
  const all = f + g
  let term = 0.5 ** all
  let below = 0
  for (let j = 0; j < Math.min(f, g); j++) {
    below += term
    term *= (all - j) / (j + 1)
  }
  return f === g ? (all === 0 ? 1 : 1 - term / 2) : 2 * (below + term) - term
}

function tTestP(differences: readonly number[]): number {
  const n = differences.length
  if (n < 2) return 1
  if (differences.every((one) => one === differences[0])) return differences[0] === 0 ? 1 : 0.5 ** (n - 1)
  return twoSidedT((meanOf(differences) * Math.sqrt(n)) / deviationOf(differences), n - 1)
}

/** Asks and decides by the rules. */
export function playRounds(world: World): Played {
  const { cap, alpha, gates } = world
  const cases = gates[0]?.change.map((_, index) => index) ?? []
  const good = (gate: WorldGate, value: number): boolean => (gate.sign === 1 ? value === 1 : value === 0)
  const share = (gate: WorldGate, tries: readonly number[]): number =>
    tries.filter((one) => good(gate, one)).length / tries.length
  const hasAny = (i: number): boolean => gates.some(({ main }) => main[i] !== undefined)

  // Classes.
  const varies = (gate: WorldGate, i: number): boolean => {
    const tries = usable(gate.main[i] ?? [])
    if (gate.severity !== 'fail' || gate.margin.kind === 'log' || tries.length < 2) return false
    if (gate.isYesNo) return share(gate, tries) > 0.1 && share(gate, tries) < 0.9
    const plain = (squared(tries) * (tries.length - 1)) / tries.length
    return plain / gate.width ** 2 >= 0.09 - 1e-9
  }
  const varying = new Set(cases.filter((i) => gates.some((gate) => varies(gate, i))))
  const perRound = (i: number): number => (varying.has(i) ? 2 : 1)

  // Plans.
  const plans = gates.map((gate) => {
    const own = cases.filter((i) => gate.main[i] !== undefined)
    const tried = own.filter((i) => usable(gate.main[i] ?? []).length > 0)
    const planned = tried.length > 0 ? tried : own
    const n = planned.length
    const before = (i: number): number[] => usable(gate.main[i] ?? [])
    const isLog = gate.margin.kind === 'log'
    const highs = tried.filter((i) => gate.isYesNo && !varying.has(i) && share(gate, before(i)) >= 0.5)
    const h = highs.length === 0 ? 0 : meanOf(highs.map((i) => share(gate, before(i))))
    const v = (i: number): number => {
      if (gate.isYesNo && !varying.has(i)) return highs.includes(i) ? h * (1 - h) : 0
      return squared(isLog ? before(i).map(Math.log) : before(i))
    }
    const m =
      gate.margin.kind === 'relative'
        ? gate.margin.value * (tried.length === 0 ? 0 : meanOf(tried.map((i) => meanOf(before(i)))))
        : gate.margin.value
    const slackAfter = (round: number): number => {
      const k = (i: number): number => perRound(i) * round
      const V = sumOf(planned.map((i) => v(i) / k(i) + (before(i).length === 0 ? 0 : v(i) / before(i).length))) / n ** 2
      const steady = planned.filter((i) => !varying.has(i))
      const u = isLog ? 0 : (gate.width / n) * meanOf((steady.length > 0 ? steady : planned).map((i) => 1 / k(i)))
      return slackAt(heightFor(alpha, round, cap), V, u, isLog ? n - 1 : null)
    }
    let first: number | null = cap
    for (let round = cap; round >= 1; round--) if (slackAfter(round) <= m + m * 1e-9) first = round
    if (planned.every((i) => before(i).length < 2)) first = cap
    const hopeless = m === 0 ? null : slackAfter(cap) > m + m * 1e-9
    const zN = heightFor(alpha, m === 0 ? cap : first, cap)
    const plannedSlack = slackAfter(m === 0 ? cap : first)
    if (m === 0) first = null
    return { first, hopeless, zN, zC: heightFor(alpha / 2, 1, cap), plannedSlack }
  })
  const isRead = gates.map((gate) => gate.severity === 'fail' && gate.evidence !== 'threshold' && !gate.isSlice)
  let keeps = gates.map((_, g) => isRead[g] === true && plans[g]?.hopeless !== true)
  if (!keeps.includes(true)) keeps = isRead

  // The number of tries of each case by round, and of those asked on.
  const tries = cases.map((): number[] => [])
  const pairs = [...new Set(gates.map(({ pair }) => pair))]
  const extras = new Map(pairs.map((pair) => [pair, cases.map((): number[] => [])]))
  const extrasOf = (pair: number, i: number): number[] => extras.get(pair)?.[i] ?? []
  const rangeOf = (list: readonly (number | null)[], counts: readonly number[], from: number, to: number) =>
    list.slice(sumOf(counts.slice(0, from)), sumOf(counts.slice(0, to)))

  const lookAt = (g: number, round: number): Look | null => {
    const gate = gates[g] as WorldGate
    const plan = plans[g] as (typeof plans)[number]
    const isLog = gate.margin.kind === 'log'
    const turn = (values: readonly number[]): number[] => (isLog ? values.map(Math.log) : [...values])
    const rows = cases.flatMap((i) => {
      const b = usable(
        gate.beside === undefined ? (gate.main[i] ?? []) : rangeOf(gate.beside[i] ?? [], tries[i] ?? [], 0, round),
      )
      const c = usable(rangeOf(gate.change[i] ?? [], tries[i] ?? [], 0, round))
      return gate.main[i] === undefined || b.length === 0 || c.length === 0 ? [] : [{ i, b, c }]
    })
    const n = rows.length
    if (n === 0) return null
    const largest = Math.max(...rows.flatMap(({ b, c }) => [...b, ...c]).map(Math.abs))
    let power = -14
    while (10 ** power < largest) power++
    const eps = isLog || largest === 0 ? 1e-9 : 10 ** (power - 9)
    const steps = (value: number): number => Math.round(value / eps) * eps
    const d = rows.map(({ b, c }) => steps(gate.sign * (meanOf(turn(c)) - meanOf(turn(b)))))
    const D = meanOf(d)
    const isRelative = gate.margin.kind === 'relative'
    const factor = isRelative ? (gate.sign === 1 ? 1 - gate.margin.value : 1 + gate.margin.value) : 1
    const variances = (times: number): number =>
      sumOf(
        rows.map(({ b, c }, j) =>
          b.length >= 2 && c.length >= 2
            ? squared(turn(c)) / c.length + (times * times * squared(turn(b))) / b.length
            : (d[j] ?? 0) ** 2,
        ),
      ) /
      n ** 2
    let [V, Ve] = [variances(1), variances(factor)]
    const steady = rows.filter(({ i }) => !varying.has(i))
    let u = isLog ? 0 : (gate.width / n) * meanOf((steady.length > 0 ? steady : rows).map(({ c }) => 1 / c.length))
    const doubted = rows.filter(({ i, c }) => gate.isYesNo && varying.has(i) && c.length >= 2)
    const expected = doubted.map(({ b, c }) => {
      const x = b.filter((one) => good(gate, one)).length
      const run = (from: number): number =>
        Array.from({ length: c.length }, (_, j) => (from + 0.5 + j) / (b.length + 1 + j)).reduce((p, q) => p * q, 1)
      return run(x) + run(b.length - x)
    })
    const agreeing = doubted.filter(({ c }) => new Set(c).size === 1).length
    const sd = Math.sqrt(sumOf(expected.map((e) => e * (1 - e))))
    const copies = doubted.length >= 3 && agreeing - 0.5 - sumOf(expected) > 2.576 * sd
    if (copies) {
      const whole = sumOf(d.map((one) => one * one)) / n ** 2
      ;[V, Ve, u] = [Math.max(V, whole), Math.max(Ve, whole), gate.width / n]
    }
    const degrees = isLog ? n - 1 : null
    const b̄ = meanOf(rows.map(({ b }) => meanOf(b)))
    const m = isRelative ? gate.margin.value * b̄ : gate.margin.value
    const e = isRelative
      ? meanOf(
          rows.map(({ b, c }) =>
            steps(gate.sign === 1 ? meanOf(c) - factor * meanOf(b) : factor * meanOf(b) - meanOf(c)),
          ),
        )
      : null
    const lower = D - slackAt(plan.zN, V, u, degrees)
    const reach = slackAt(plan.zC, V, u, degrees)
    const isOneTry = cap === 1 && rows.every(({ b, c }) => b.length === 1 && c.length === 1)
    let p = 1
    if (isOneTry) p = gate.isYesNo ? midP(d) : tTestP(d)
    else if (Math.abs(D) > 0 && V === 0 && u === 0) p = 0
    else if (Math.abs(D) > 0) {
      const tail = degrees === null ? 0 : twoSidedT(D / Math.sqrt(V), degrees) / 2
      const z =
        degrees === null
          ? bisect(0, 30, (at) => slackAt(at, V, u, null) < Math.abs(D))
          : bisect(0, 30, (at) => upperNormal(at) > tail)
      p = Math.min(1, 2 * crossing(z, 1, cap))
    }
    const roundD: number[] = []
    for (let one = 1; one <= round; one++) {
      const alone = rows.flatMap(({ i, b }) => {
        const c = scoredOf(rangeOf(gate.change[i] ?? [], tries[i] ?? [], one - 1, one))
        return c.length === 0 ? [] : [steps(gate.sign * (meanOf(turn(c)) - meanOf(turn(b))))]
      })
      if (alone.length > 0) roundD.push(meanOf(alone))
    }
    const [broke, open]: [number[], number[]] = [[], []]
    for (const { i, b, c } of gate.isYesNo ? rows : []) {
      const on = rangeOf(gate.extra[i] ?? [], extrasOf(gate.pair, i), 0, round)
      const all = [...c, ...scoredOf(on)]
      if (all.some((one) => good(gate, one))) continue
      const b1 = b.filter((one) => good(gate, one)).length
      const holds = (f: number): boolean => n * unchangedChance(b.length, b1, f) <= alpha / 2
      if (holds(all.length)) broke.push(i)
      else if (holds(5) && !on.includes(null)) open.push(i)
    }
    const byTotal = ((): boolean => {
      if (!isLog) return true
      const ratio = meanOf(rows.map(({ c }) => meanOf(c))) / b̄
      const r = gate.sign === -1 ? Math.exp(gate.margin.value) - 1 : 1 - Math.exp(-gate.margin.value)
      return gate.sign === -1 ? ratio < 1 + r / 2 - 1e-9 : ratio > 1 - r / 2 + 1e-9
    })()
    return {
      ...{ n, D, V, u, lower, upper: D + reach, p, copies, roundD, e, Ve: isRelative ? Ve : null, broke, open },
      isWorse: isOneTry ? D < 0 : D + reach < 0,
      isBetter: (isOneTry ? D > 0 : D - reach > 0) && byTotal,
      reaches: D < -eps && (e === null ? D <= -m + eps : e <= eps),
      isShown:
        byTotal &&
        plan.first !== null &&
        round >= plan.first &&
        (e === null ? lower > -m + eps : e - slackAt(plan.zN, Ve, u, degrees) > eps),
      isHalf: cap === 1 || (roundD.length >= 2 && roundD.every((one) => one <= -m / 2 + eps)),
      isLoss: roundD.every((one) => one < -eps),
    }
  }

  type Decided = Omit<PlayedGate, 'first' | 'hopeless' | 'lowerHeight' | 'changeHeight' | 'plannedSlack'>
  const results: (Decided | undefined)[] = gates.map(() => undefined)
  let [asked, askedOn] = [0, 0]
  let round = 0
  for (;;) {
    // A round, with one more try of cases that failed all their tries so far.
    const isLost = (pair: number): boolean =>
      gates.some((gate, g) => gate.pair === pair && results[g]?.verdict === 'regressed')
    const before = gates.map(({ pair }, g) =>
      round === 0 || results[g] !== undefined || isLost(pair) ? null : lookAt(g, round),
    )
    round++
    for (const i of cases.filter(hasAny)) {
      const going = gates.some(
        ({ main, beside }, g) =>
          keeps[g] &&
          results[g] === undefined &&
          main[i] !== undefined &&
          // A case without a score on main is never paired.
          (round === 1 || (before[g] !== null && (beside !== undefined || usable(main[i] ?? []).length > 0))),
      )
      const count = round === 1 || going ? perRound(i) : 0
      tries[i]?.push(count)
      asked += count
      for (const pair of pairs) {
        const on = before.some((look, g) => gates[g]?.pair === pair && keeps[g] && look?.open.includes(i) === true)
        extrasOf(pair, i).push(on ? 1 : 0)
        askedOn += on ? 1 : 0
      }
    }
    const atEnd = round === cap || round === world.stopAfter
    for (;;) {
      const looks = gates.map((_, g) => lookAt(g, results[g]?.round ?? round))
      /** Holm's method among the gates of all pairs, or of one. */
      const adjust = (only: number | null): (number | null)[] => {
        const isIn = ({ pair }: { readonly pair: number }): boolean => only === null || pair === only
        return gates.map((gate, g) => {
          const own = looks[g]?.p ?? null
          if (own === null || gate.evidence !== 'significant' || world.leaves(gate.id, round)) return own
          const family = [
            ...gates.flatMap((one, h) =>
              isIn(one) && one.severity === gate.severity && one.evidence === 'significant'
                ? world.leaves(one.id, round)
                  ? []
                  : (looks[h]?.p ?? [])
                : [],
            ),
            ...world.others.flatMap((one) => (isIn(one) && one.severity === gate.severity ? [one.p] : [])),
          ]
          const steps = family
            .filter((p) => p <= own)
            .map((p) => p * (family.length - family.filter((other) => other < p).length))
          return Math.min(1, Math.max(...steps))
        })
      }
      const joint = adjust(null)
      const alone = new Map(pairs.map((pair) => [pair, adjust(pair)]))
      const ofPair = gates.map(({ pair }, g) => alone.get(pair)?.[g] ?? null)
      const early = (g: number, isBroken: boolean, adjusted: readonly (number | null)[] = joint): Decided | null => {
        const look = looks[g] ?? null
        const gate = gates[g] as WorldGate
        if (look === null) return null
        const base = { because: null, slightlyWorse: false, suspect: false, round, adjusted: adjusted[g] ?? null, look }
        const isProven = (adjusted[g] ?? 1) < alpha
        if (gate.evidence === 'threshold' && look.reaches) return { ...base, verdict: 'breached', line: null }
        if (gate.evidence !== 'threshold' && look.isWorse && isProven && look.reaches && look.isHalf)
          return { ...base, verdict: 'regressed', line: 1 }
        if (world.forbids(gate.id, round)) return null
        if (look.isBetter && isProven) return { ...base, verdict: 'improved', line: 2 }
        if (!look.isShown || isBroken) return null
        return { ...base, verdict: 'no-regression', line: 3, slightlyWorse: look.upper < 0 }
      }
      const late = (g: number, adjusted: readonly (number | null)[] = ofPair): Decided => {
        const look = looks[g] ?? null
        const base = { verdict: 'inconclusive', slightlyWorse: false, round, adjusted: adjusted[g] ?? null, look }
        if (look === null) return { ...base, line: 5, because: null, suspect: false }
        const isWorse = look.isWorse && (adjusted[g] ?? 1) < alpha && look.isLoss
        if (isWorse || look.broke.length > 0) return { ...base, line: 4, because: 'worse', suspect: true }
        return { ...base, line: 5, because: null, suspect: look.reaches }
      }
      const ends = (g: number, adjusted: readonly (number | null)[]): Decided | null => {
        const isBroken = (looks[g]?.broke.length ?? 0) > 0
        return early(g, isBroken, adjusted) ?? (early(g, false, adjusted) === null ? null : late(g))
      }
      /** What is then said of a gate is by the family of its own pair. */
      const settle = (g: number): Decided => ends(g, ofPair) ?? late(g)
      const now = gates.map((_, g) => results[g] ?? (isRead[g] && ends(g, joint) !== null ? settle(g) : null))
      const isDone =
        atEnd ||
        gates.every(
          ({ pair }, g) =>
            !keeps[g] ||
            now[g] !== null ||
            looks[g] === null ||
            gates.some((one, h) => one.pair === pair && now[h]?.verdict === 'regressed'),
        )
      // Cases are asked on before the look is decided.
      const settling = gates.flatMap((gate, g): { readonly pair: number; readonly i: number }[] => {
        if (results[g] !== undefined || round === world.stopAfter) return []
        if (!(isRead[g] === true || (isDone && gate.severity === 'fail'))) return []
        const isSettled = round === cap || early(g, false) !== null
        return isSettled ? (looks[g]?.open ?? []).map((i) => ({ pair: gate.pair, i })) : []
      })
      for (const pair of pairs)
        for (const i of new Set(settling.flatMap((one) => (one.pair === pair ? [one.i] : [])))) {
          const counts = extrasOf(pair, i)
          counts[round - 1] = (counts[round - 1] ?? 0) + 1
          askedOn++
        }
      if (settling.length > 0) continue
      now.forEach((one, g) => (results[g] = one ?? undefined))
      if (!isDone) break
      const all = gates.map((_, g): PlayedGate => {
        const { first, hopeless, zN, zC, plannedSlack } = plans[g] as (typeof plans)[number]
        const result = results[g] ?? settle(g)
        return { first, hopeless, lowerHeight: zN, changeHeight: zC, plannedSlack, ...result }
      })
      return { varying: [...varying], gates: all, round, asked, askedOn }
    }
  }
}
