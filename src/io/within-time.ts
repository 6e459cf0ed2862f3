import { createContext, Script } from 'node:vm'
import type { WithinTime } from '../model/metric.js'
import { codeOf } from './log.js'

/** Far more than an honest expression takes on any answer, on a busy machine too. */
const LIMIT_MS = 1000
/** What may be lost in all to work that was stopped, before the rest has to hurry. */
const PATIENCE_MS = 5000
const HURRY_MS = 10

/**
 * Does work that may never end by itself, such as matching `^(a+)+$`, and stops it after a second. Node's `vm` can stop any code, a regular
 * expression too, from another thread; nothing else about the work changes. No signal is heard meanwhile, so work that is
 * stopped again and again gets less and less: after five lost seconds, 10 ms each.
 */
export function createTimeLimit({
  limitMs = LIMIT_MS,
  patienceMs = PATIENCE_MS,
}: { readonly limitMs?: number; readonly patienceMs?: number } = {}): WithinTime {
  const shared: { work: () => boolean } = { work: () => false }
  /** Made for the first work: most runs have none. */
  let context: object | null = null
  const script = new Script('work()')
  let lostMs = 0
  return (work) => {
    const timeout = lostMs < patienceMs ? limitMs : Math.min(limitMs, HURRY_MS)
    shared.work = work
    try {
      return script.runInContext((context ??= createContext(shared)), { timeout }) === true
    } catch (error) {
      // By its code alone: it is an error of the work's realm, not of this one.
      if (codeOf(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      lostMs += timeout
      return null
    } finally {
      shared.work = () => false
    }
  }
}

/** The limit of this process. */
export const withinTime: WithinTime = createTimeLimit()
