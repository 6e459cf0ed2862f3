import type { JudgeDefinition } from './judge.js'
import { lexical } from './lexical.js'
import { openai } from './openai.js'
import { replay } from './replay.js'

/** All judges. A suite names one in `type`. */
export const REGISTRY: readonly JudgeDefinition[] = [openai, lexical, replay]
