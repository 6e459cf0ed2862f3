/** `npm run figures`: writes what the programs have measured into README and docs. `--write` of `bench`, `scale`, `soak`, `parity:radon` and the study ends with it. */
import { fillPages } from './pages.js'

await fillPages()
