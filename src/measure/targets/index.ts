import { command } from './command.js'
import { http } from './http/http.js'
import { module } from './module/module.js'
import { openai } from './openai/openai.js'
import { replay } from './replay/replay.js'
import { search } from './search.js'
import type { TargetDefinition } from './target.js'

/** All targets. A suite names one in `type`. */
export const REGISTRY: readonly TargetDefinition[] = [command, http, module, openai, replay, search]
