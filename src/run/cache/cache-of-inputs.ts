import { resolve } from 'node:path'
import { openCache } from '../../store/cache/open-cache.js'
import type { ReplyCache } from '../../store/cache/reply-cache.js'
import type { ActionRequest } from '../action-request.js'

/** The cache that the input `cache-dir` names; null without it. */
export function cacheOfInputs({ inputs, workingDirectory, effects }: ActionRequest): ReplyCache | null {
  if (inputs.cacheDir === null) return null
  return openCache({ folder: resolve(workingDirectory, inputs.cacheDir), clock: effects.clock, log: effects.log })
}
