// Rebuilds dist/ and fails when git sees a difference. ncc's output is the same bytes in any folder, on Node 20 and 24.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
execFileSync(process.execPath, [`${root}scripts/build.js`], { cwd: root, stdio: 'inherit' })
const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { cwd: root, encoding: 'utf8' })
if (changed !== '') {
  console.error(`dist/ is stale. Run \`npm run build\` and commit dist/ alone ("Rebuild dist"):\n${changed}`)
  process.exit(1)
}
console.log('dist is fresh')
