import { createContext, Script } from 'node:vm'
import type { WithinTime } from '../model/metric.js'
import { systemCode } from './log.js'

/** Far longer than an honest expression takes on any answer, even on a busy machine. */
const LIMIT_MS = 1000
/** The total time that stopped work may take before later work gets only `HURRY_MS`. */
const PATIENCE_MS = 5000
const HURRY_MS = 10

/**
 * Does work that may never end by itself, such as matching `^(a+)+$`, and stops it after a second; then it returns
 * `null`. Node's `vm` can stop any code, even a regular expression, from another thread; nothing else about the work
 * changes. Signals are not handled meanwhile, so after five lost seconds each piece of work gets only 10 ms.
 */
export function createTimeLimit(limits: { readonly limitMs?: number; readonly patienceMs?: number } = {}): WithinTime {
  const { limitMs = LIMIT_MS, patienceMs = PATIENCE_MS } = limits
  const shared: { work: () => boolean } = { work: () => false }
  /** Created for the first work; most runs have none. */
  let context: object | null = null
  const script = new Script('work()')
  let lostMs = 0
  return (work) => {
    const timeout = lostMs < patienceMs ? limitMs : Math.min(limitMs, HURRY_MS)
    shared.work = work
    try {
      return script.runInContext((context ??= createContext(shared)), { timeout }) === true
    } catch (error) {
      // Compared by code: the error belongs to the realm of the work, not to this one.
      if (systemCode(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      lostMs += timeout
      return null
    } finally {
      shared.work = () => false
    }
  }
}

/** The time limit of this process. */
export const withinTime: WithinTime = createTimeLimit()
