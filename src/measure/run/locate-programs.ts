import { join } from 'node:path'
import type { TargetPrograms } from '../targets/target.js'

/** The other programs in `home`, Goldenpair's own folder. */
export function locatePrograms(home: string): TargetPrograms {
  return { module: join(home, 'dist', 'module.js') }
}
