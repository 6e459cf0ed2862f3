/**
 * Applies the policies by which teams judge a change to the same simulated pull requests (docs/benchmark.md). Seeded; sends nothing over
 * the network.
 *
 * Usage: npm run benchmark [-- OPTIONS]
 *   --reps N     pull requests of each kind; 1000 by default
 *   --sizes N,N  the numbers of cases; 40,60,100 by default
 *   --seed TEXT  the seed; 1 by default
 *   --write      saves scripts/benchmark/figures.json and docs/images/benchmark.svg, and updates the docs
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { drawPicture } from './draw-picture.js'
import { simulateWorld, SIZES, type Tally, worldOf } from './simulate.js'

const { values: options } = parseArgs({
  options: {
    reps: { type: 'string', default: '1000' },
    sizes: { type: 'string', default: SIZES.join(',') },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
})
const sizes = options.sizes.split(',').map(Number)
const tallies: Tally[] = []
for (const n of sizes) {
  const started = performance.now()
  const found = simulateWorld(worldOf(n), Number(options.reps), options.seed)
  tallies.push(...found)
  console.log(`n = ${n}, ${((performance.now() - started) / 1000).toFixed(0)} s`)
  for (const { policy, change, of, words, passes } of found) {
    const shares = Object.entries(words).map(([word, count]) => `${word} ${((100 * count) / of).toFixed(1)} %`)
    console.log(`  ${change.padEnd(12)} ${policy.padEnd(12)} ${shares.join(', ')}, ${passes.toFixed(2)} passes`)
  }
}
if (options.write) {
  const lines = tallies.map((tally) => `    ${JSON.stringify(tally)}`).join(',\n')
  const head = `{\n  "seed": ${JSON.stringify(options.seed)},\n  "node": ${JSON.stringify(process.version)},\n  "tallies": [\n`
  await writeFile('scripts/benchmark/figures.json', `${head}${lines}\n  ]\n}\n`)
  await writeFile('docs/images/benchmark.svg', drawPicture(tallies))
}
