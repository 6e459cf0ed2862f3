// Adds up vitest's own JSON reports and prints the plain closing line.
import { readFileSync } from 'node:fs'

let passed = 0
let failed = 0
let skipped = 0
for (const path of process.argv.slice(2)) {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  passed += report.numPassedTests
  failed += report.numFailedTests
  skipped += report.numPendingTests
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
