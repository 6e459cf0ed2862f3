import { fileURLToPath } from 'node:url'
import { runAction } from './index.js'

await runAction(fileURLToPath(new URL('..', import.meta.url)))
