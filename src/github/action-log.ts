import { removeUnseen } from '../model/remove-unseen.js'
import type { Log } from '../io/log.js'

/**
 * The job's log over the commands of @actions/core, of which all but `info` encode their text themselves. Lines may carry text of targets and artifacts, which must neither become a command of
 * the runner nor an escape that a log obeys.
 */
export function createActionLog({ debug, info, notice, warning, error }: Log): Log {
  return {
    debug: (message) => debug(removeUnseen(message)),
    info: (message) => info(disarmCommands(removeUnseen(message))),
    notice: (message) => notice(removeUnseen(message)),
    warning: (message) => warning(removeUnseen(message)),
    error: (message) => error(removeUnseen(message)),
  }
}

/**
 * Text that the runner takes for text: it reads `::name::` at the start of a line and `##[name]` anywhere as a command.
 * @example disarmCommands('::add-path::/tmp/evil') // ': :add-path::/tmp/evil'
 */
export function disarmCommands(text: string): string {
  return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[')
}
