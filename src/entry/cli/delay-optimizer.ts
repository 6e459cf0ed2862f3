import { setFlagsFromString } from 'node:v8'

/**
 * V8 of Node 20 optimizes a function after it has run 66 kB of bytecode. A run of 1,000 cases is over before that is worth it, and spends a
 * third of its processor time on it; from 500 kB on it does not, and long runs take no longer. Later versions of Node begin with a cheaper
 * compiler, and do not know this option.
 */
export function delayOptimizer(version: string): void {
  if (version.startsWith('20.')) setFlagsFromString('--interrupt-budget=500000')
}
