// Adds up JSON reports of vitest and prints the totals: "N passed, N failed, N skipped".
//
// Usage: node scripts/sum-tests.js REPORT …
//
// Exits with 1 if a test failed or none passed.
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
