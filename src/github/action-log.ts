import { removeInvisible } from '../model/remove-invisible.js'
import type { Log } from '../io/log.js'

/**
 * Logs through the commands of @actions/core, which encode their text, except `info`. Lines may contain text of targets and artifacts,
 * which must not act as a command of the runner or as a terminal escape.
 */
export function createActionLog({ debug, info, notice, warning, error }: Log): Log {
  return {
    debug: (message) => debug(removeInvisible(message)),
    info: (message) => info(disarmCommands(removeInvisible(message))),
    notice: (message) => notice(removeInvisible(message)),
    warning: (message) => warning(removeInvisible(message)),
    error: (message) => error(removeInvisible(message)),
  }
}

/**
 * Changes text so that the runner does not read commands in it, which are `::name::` at the start of a line and `##[name]` anywhere.
 * @example disarmCommands('::add-path::/tmp/evil') // ': :add-path::/tmp/evil'
 */
export function disarmCommands(text: string): string {
  return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[')
}
