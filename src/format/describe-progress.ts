import { countOf, formatDuration, formatMoney, formatNumber } from './format-number.js'

/** The progress of a run. */
export interface Progress {
  /** Trials that are scored and written, out of `total`. */
  readonly done: number
  readonly total: number
  /**
   * The current round, the most rounds there can be, and the gates still open; `null` or absent in a single pass. `total` then counts to
   * the end of this round.
   */
  readonly round?: { readonly number: number; readonly most: number; readonly open: readonly string[] } | null
  /** What is being done with recorded trials, and the unit that is counted; absent while trials are made. */
  readonly step?: {
    readonly name: 'reading the baseline' | 'scoring' | 'testing' | 'writing'
    readonly unit: 'trial' | 'metric' | 'file'
  }
  /** Trials done before this process began, when a run is resumed. */
  readonly earlier: number
  /** Trials without a reply, including infrastructure failures. */
  readonly failed: number
  /** Judge calls that returned nothing usable. */
  readonly failedReadings: number
  /** Time since this process asked its first question. */
  readonly elapsedMs: number
  /** The cost of targets and judge so far; `null` if unknown. */
  readonly cost: {
    readonly usd: number
    /** `null` if the run has no budget. */
    readonly limitUsd: number | null
    /** Whether some costs are unknown, so that `usd` is a lower bound. */
    readonly isLeast: boolean
  } | null
}

/** The parts of the line, in their order; a part is empty if there is nothing to say. */
type Parts = Record<'round' | 'amount' | 'open' | 'rate' | 'time' | 'failed' | 'readings' | 'cost', string>

/** Parts that a narrow line drops, the first of them first. */
const DISPENSABLE = ['rate', 'readings', 'time', 'open', 'cost', 'failed'] as const

/**
 * Describes the progress of a run in one line of at most `width` characters.
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

/** Describes the rate and the time left or taken; both are empty until this process has made a trial. */
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

/** Writes a rate per second, minute or hour: the first of these in which it is at least one. */
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

/**
 * Writes the progress behind a bar if there is room for one. The last column stays free, because a terminal starts a new line once it is
 * full.
 */
export function drawProgress(progress: Progress, columns: number): string {
  const words = describeProgress(progress, columns - 1)
  if (BAR_WIDTH + 1 + words.length >= columns) return words
  const filled = Math.floor((progress.done / Math.max(1, progress.total)) * BAR_WIDTH)
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${words}`
}

const STEPS = 10
const MIN_MS = 1000

/** Logs the progress where lines cannot be overwritten: at every tenth of the run, at most once a second, and at the end. */
export function logProgress(say: (line: string) => void): (progress: Progress) => void {
  let [step, saidMs] = [0, 0]
  return (progress) => {
    const { done, total, earlier, elapsedMs } = progress
    const reached = Math.floor((done / Math.max(1, total)) * STEPS)
    const isStep = reached !== step && done > earlier
    step = reached
    if (!isStep || (done < total && elapsedMs - saidMs < MIN_MS)) return
    saidMs = elapsedMs
    say(describeProgress(progress))
  }
}
