import { csv } from './csv.js'
import { type Exporter, jsonl } from './exporter.js'
import { otel } from './otel.js'
import { promptfoo } from './promptfoo.js'

/** Every format that `goldenpair export` writes, in the order of its `--help`. */
export const REGISTRY: readonly Exporter[] = [jsonl, csv, promptfoo, otel]
