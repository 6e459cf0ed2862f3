import { runModule } from './index.js'

await runModule()
