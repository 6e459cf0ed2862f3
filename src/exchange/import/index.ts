import { beir, trec } from './collections.js'
import { GOLDEN } from './golden/read-cases.js'
import type { Importer } from './importer.js'
import { promptfoo } from './promptfoo/promptfoo.js'

/** Every format that `goldenpair import` reads, in the order of its `--help`. */
export const REGISTRY: readonly Importer[] = [...GOLDEN, promptfoo, beir, trec]
