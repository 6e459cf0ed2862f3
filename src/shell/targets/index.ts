import { command } from './command.js'
import { search } from './search.js'
import type { TargetDefinition } from './target.js'

/** Every target by the name that a suite gives as `type`. */
export const REGISTRY: readonly TargetDefinition[] = [command, search]
