import { resolve } from 'node:path'
import { openCache } from '../../store/cache/open-cache.js'
import type { ReplyCache } from '../../store/cache/reply-cache.js'
import { systemClock } from '../../io/clock.js'
import type { FlagValues, Terminal } from './command.js'
import { textFlag } from './flags.js'

/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
export function cacheFlag(flags: FlagValues, { workingDirectory, log }: Terminal): ReplyCache | null {
  const folder = textFlag(flags, 'cache-dir')
  if (folder === undefined || flags['no-cache'] === true) return null
  return openCache({ folder: resolve(workingDirectory, folder), clock: systemClock, log })
}
