import { join } from 'node:path'
import type { TargetPrograms } from '../targets/target.js'

/** The programs that lie beside this one in `home`, Goldenpair's own folder. */
export function locatePrograms(home: string): TargetPrograms {
  return { module: join(home, 'dist', 'module.js') }
}
