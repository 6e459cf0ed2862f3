import { UserError } from '../model/error.js'
import { quoteLine } from '../io/quote-line.js'
import type { Tally } from './tally.js'

const SHOWN_LENGTH = 300

/**
 * `target-answered-nothing`, where trials failed and none was answered: a wrong model, address or protocol says nothing of the questions.
 * Null where one was, or most were outages, which make a run invalid.
 */
export function findSilence(variant: string, tally: Pick<Tally, 'counts' | 'firstFailure'>): UserError | null {
  const [said, { ok, failed, infrastructure, trials }] = [tally.firstFailure(), tally.counts()]
  if (ok > 0 || said === null || infrastructure > failed) return null
  const line = quoteLine(said, [])
  const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)} …` : line
  return new UserError('target-answered-nothing', { variant, trials, said: shown })
}
