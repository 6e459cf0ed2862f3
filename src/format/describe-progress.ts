import { countOf, formatDuration, formatMoney, formatNumber } from './format-number.js'

/** How far a run is. */
export interface Progress {
  /** Trials that are scored and written, of so many. */
  readonly done: number
  readonly total: number
  /** Which round it is, of at most so many, and the gates that are still open; null or absent in one pass. `total` is that of this round's end. */
  readonly round?: { readonly number: number; readonly most: number; readonly open: readonly string[] } | null
  /** What is done with recorded trials, and what is counted; absent while trials are made. */
  readonly step?: {
    readonly name: 'reading the baseline' | 'scoring' | 'testing' | 'writing'
    readonly unit: 'trial' | 'metric' | 'file'
  }
  /** Done before this process began: those of a run that is resumed. */
  readonly earlier: number
  /** Trials without a reply, infrastructure failures too. */
  readonly failed: number
  /** Readings of the judge that gave nothing usable. */
  readonly failedReadings: number
  /** Since this process asked the first. */
  readonly elapsedMs: number
  /** What targets and judge have cost; null where nobody knows. */
  readonly cost: {
    readonly usd: number
    /** Null: the run has no budget. */
    readonly limitUsd: number | null
    /** Some of it is unknown. */
    readonly isLeast: boolean
  } | null
}

/** In the order of the line; empty where there is nothing to say. */
type Parts = Record<'round' | 'amount' | 'open' | 'rate' | 'time' | 'failed' | 'readings' | 'cost', string>

/** What a narrow line leaves out, first to last. */
const DISPENSABLE = ['rate', 'readings', 'time', 'open', 'cost', 'failed'] as const

/**
 * How far a run is, in one line of at most `width` characters.
 * @example describeProgress(progress) // '40 of 202 trials · 12/s · 14 s left · 3 failed · $0.42 of $5'
 * @example describeProgress(progress) // 'scoring · 20 000 of 200 000 trials · 9 000/s · 20 s left'
 * @example describeProgress(progress) // 'round 2 of at most 3 · 96 of 120 answers · success still open'
 */
export function describeProgress(progress: Progress, width = Infinity): string {
  const { done, total, round = null, step, failed, failedReadings, cost } = progress
  const what = step?.unit ?? (round === null ? 'trial' : 'answer')
  const parts: Parts = {
    round: round === null ? (step?.name ?? '') : `round ${round.number} of at most ${round.most}`,
    amount: `${writeCount(done)} of ${writeCount(total)} ${total === 1 ? what : `${what}s`}`,
    open: round === null ? '' : describeOpen(round.open),
    ...describeSpeed(progress),
    failed: failed > 0 ? `${writeCount(failed)} failed` : '',
    readings: failedReadings > 0 ? plain(`${countOf(failedReadings, 'reading')} failed`) : '',
    cost: cost === null ? '' : describeCost(cost),
  }
  const isFilled = (part: string): boolean => part !== ''
  const join = (): string => Object.values(parts).filter(isFilled).join(' · ')
  for (const part of DISPENSABLE) if (join().length > width) parts[part] = ''
  return join().slice(0, width)
}

/** @example describeOpen(['success', 'recall', 'precision']) // 'success and 2 more gates still open' */
function describeOpen([first, ...others]: readonly string[]): string {
  if (first === undefined) return ''
  const more = others.length === 0 ? '' : ` and ${countOf(others.length, 'more gate')}`
  return `${first}${more} still open`
}

/** How fast it goes, and how long it takes or took; nothing before the first trial. */
function describeSpeed({ done, total, earlier, elapsedMs }: Progress): Pick<Parts, 'rate' | 'time'> {
  const made = done - earlier
  if (made <= 0 || elapsedMs <= 0) return { rate: '', time: '' }
  const perSecond = (made / elapsedMs) * 1000
  const time =
    done === total
      ? `in ${writeDuration(Math.max(0.1, elapsedMs / 1000))}`
      : `${writeDuration(Math.ceil((total - done) / perSecond))} left`
  return { rate: writeRate(perSecond), time }
}

/** In the unit that gives at least one. */
function writeRate(perSecond: number): string {
  const [unit, factor] = perSecond >= 1 ? ['s', 1] : perSecond * 60 >= 1 ? ['min', 60] : ['h', 3600]
  const rate = perSecond * factor
  return `${writeCount(rate, rate < 9.95 ? 1 : 0)}/${unit}`
}

function describeCost({ usd, limitUsd, isLeast }: NonNullable<Progress['cost']>): string {
  return `${isLeast ? 'at least ' : ''}${formatMoney(usd)}${limitUsd === null ? '' : ` of ${formatMoney(limitUsd)}`}`
}

// Many terminal fonts lack the narrow spaces of a report.
const writeCount = (count: number, decimals = 0): string => plain(formatNumber(count, { decimals }))
const writeDuration = (seconds: number): string => plain(formatDuration(seconds))
const plain = (text: string): string => text.replaceAll('\u202f', ' ')

const BAR_WIDTH = 20

/** The same behind a bar, where there is room for it. The last column stays free: a terminal that has filled it begins another line. */
export function drawProgress(progress: Progress, columns: number): string {
  const words = describeProgress(progress, columns - 1)
  if (BAR_WIDTH + 1 + words.length >= columns) return words
  const filled = Math.floor((progress.done / Math.max(1, progress.total)) * BAR_WIDTH)
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${words}`
}

const STEPS = 10
const LEAST_MS = 1000

/** Says how far a run is where lines stay: at each tenth of it, at most once a second, and at its end. */
export function logProgress(say: (line: string) => void): (progress: Progress) => void {
  let [step, saidMs] = [0, 0]
  return (progress) => {
    const { done, total, earlier, elapsedMs } = progress
    const reached = Math.floor((done / Math.max(1, total)) * STEPS)
    const isStep = reached !== step && done > earlier
    step = reached
    if (!isStep || (done < total && elapsedMs - saidMs < LEAST_MS)) return
    saidMs = elapsedMs
    say(describeProgress(progress))
  }
}
