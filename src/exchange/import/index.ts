import { beir } from './beir.js'
import { csv } from './csv.js'
import type { Importer } from './importer.js'
import { llmc } from './llmc.js'
import { promptfoo } from './promptfoo/promptfoo.js'
import { trec } from './trec.js'

/** Every format that `goldenpair import` reads, in the order of its `--help`. */
export const REGISTRY: readonly Importer[] = [csv, promptfoo, llmc, beir, trec]
