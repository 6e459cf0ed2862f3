import { runMetrics } from './index.js'

await runMetrics()
