/**
 * Writes the saved figures of all programs into README and docs. Usage: npm run figures
 * Also runs at the end of the study, and of `bench`, `benchmark`, `scale`, `soak` and `parity:radon` with `--write`.
 */
import { fillPages } from './pages.js'

await fillPages()
