import type { Progress } from '../../run/input.js'
import type { Terminal } from './command.js'

const BAR_WIDTH = 24

/** Shows progress: one line rewritten in place on a terminal, a line at each tenth in logs. */
export function showProgress({ progress, log, columns }: Terminal): (state: Progress) => void {
  let tenths = 0
  return ({ done, total, failed }) => {
    const share = total === 0 ? 1 : done / total
    const failures = failed === 0 ? '' : `, ${failed} failed`
    if (progress !== null) {
      // A line that wraps could not be cleared, so the bar gives way to the words, and the words to the terminal's edge.
      const words = `${done} of ${total} trials${failures}`
      const width = Math.max(0, Math.min(BAR_WIDTH, columns - words.length - 2))
      const filled = Math.round(share * width)
      progress(`${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${words}`.trimStart().slice(0, columns - 1))
      if (done === total) progress('')
      return
    }
    if (Math.floor(share * 10) === tenths) return
    tenths = Math.floor(share * 10)
    log.info(`${done} of ${total} trials${failures}`)
  }
}
