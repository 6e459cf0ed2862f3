import type { Mask } from '../../model/mask.js'
import type { Log } from '../../io/log.js'

/** The log, whose lines have no secret: they may repeat errors of programs and providers. */
export function maskLog(log: Log, { text }: Mask): Log {
  return {
    debug: (message) => log.debug(text(message)),
    info: (message) => log.info(text(message)),
    notice: (message) => log.notice(text(message)),
    warning: (message) => log.warning(text(message)),
    error: (message) => log.error(text(message)),
  }
}
