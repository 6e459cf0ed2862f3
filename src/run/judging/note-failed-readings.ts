import { countOf, formatNumber } from '../../format/format-number.js'
import { listReadings } from '../../metrics/answer/list-readings.js'
import type { Log } from '../../io/log.js'
import { quoteLine } from '../../io/quote-line.js'
import type { Judged } from './judge-trial.js'

/** The same cap as that of a failed trial's reason. */
const MESSAGE_LENGTH = 500

/**
 * Counts the readings that gave nothing usable, and the questions that were left out. Disposing it warns of them once, with the first reason: a report says how much is unscored,
 * and only the trials say why.
 */
export function noteFailedReadings(log: Log): { readonly add: (judged: Judged) => void } & Disposable {
  let made = 0
  let failed = 0
  let leftOut = 0
  let first: string | null = null
  return {
    add: ({ judgments, unasked }) => {
      for (const { error } of judgments === null ? [] : listReadings(judgments)) {
        made += 1
        if (error === undefined) continue
        failed += 1
        first ??= error
      }
      leftOut += unasked.length
      first ??= unasked[0] ?? null
    },
    [Symbol.dispose]: () => {
      if (first === null) return
      const unusable = `gave nothing usable in ${formatNumber(failed, { decimals: 0 })} of ${countOf(made, 'reading')}`
      const unasked = `was not asked ${countOf(leftOut, 'question')}`
      const what = [...(failed > 0 ? [unusable] : []), ...(leftOut > 0 ? [unasked] : [])].join(', and ')
      log.warning(
        `The judge ${what}; where no other reading is left, what it decides is unscored. The first: ${quoteLine(first, []).slice(0, MESSAGE_LENGTH)}`,
      )
    },
  }
}
