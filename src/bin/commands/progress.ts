import type { Progress } from '../../app/run-suite/input.js'
import type { Terminal } from './command.js'

const BAR_WIDTH = 24

/** Shows progress: one line rewritten in place on a terminal, a line at each tenth in logs. */
export function showProgress({ progress, log }: Terminal): (state: Progress) => void {
  let tenths = 0
  return ({ done, total, failed }) => {
    const share = total === 0 ? 1 : done / total
    const failures = failed === 0 ? '' : `, ${failed} failed`
    if (progress !== null) {
      const filled = Math.round(share * BAR_WIDTH)
      progress(`${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done} of ${total} trials${failures}`)
      if (done === total) progress('')
      return
    }
    if (Math.floor(share * 10) === tenths) return
    tenths = Math.floor(share * 10)
    log.info(`${done} of ${total} trials${failures}`)
  }
}
