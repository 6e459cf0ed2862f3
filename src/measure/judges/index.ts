import type { JudgeDefinition } from './judge.js'
import { lexical } from './lexical.js'
import { openai } from './openai.js'
import { replay } from './replay.js'

/** Every judge, by the `type` that a suite names. */
export const REGISTRY: readonly JudgeDefinition[] = [openai, lexical, replay]
