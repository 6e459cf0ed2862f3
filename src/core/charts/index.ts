import type { Chart } from './chart.js'
import { costQuality } from './cost-quality.js'
import { deltaForest } from './delta-forest.js'

/** Every chart, in the order of the report. To add one: its file and its line. */
export const REGISTRY = {
  'delta-forest': deltaForest,
  'cost-quality': costQuality,
} as const satisfies Readonly<Record<string, Chart>>
