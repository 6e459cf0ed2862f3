// Fuzzes every parser with mutated inputs (test/fuzz).
//
// Usage: npm run fuzz [-- OPTIONS]
//   --seconds N  the duration; 30 by default
//   --seed N     repeats the run with this seed; random by default, and printed
//   --only NAME  only the parsers whose names contain NAME
//
// Exits with the code of vitest, or with 2 if an option is not a whole number.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(randomInt(2 ** 31 - 1)) },
    only: { type: 'string', default: '' },
  },
})
const { seconds, seed, only } = values
for (const [name, value] of Object.entries({ seconds, seed }))
  if (!/^\d{1,10}$/.test(value)) {
    console.error(`--${name} is ${value}; give a whole number.`)
    process.exit(2)
  }
console.log(`Seed ${seed}, ${seconds} s. Again: npm run fuzz -- --seconds ${seconds} --seed ${seed}`)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.fuzz.config.ts'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, FUZZ_SECONDS: seconds, FUZZ_SEED: seed, FUZZ_ONLY: only },
  },
)
process.exitCode = status ?? 1
