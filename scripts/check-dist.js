// Rebuilds dist/ and fails when git sees a difference. ncc's output is the same bytes in any folder, on Node 20 and 24.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Of the difference, to be printed. */
const MOST_LINES = 60
const MOST_COLUMNS = 200

const root = fileURLToPath(new URL('..', import.meta.url))
execFileSync(process.execPath, [`${root}scripts/build.js`], { cwd: root, stdio: 'inherit' })
const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { cwd: root, encoding: 'utf8' })
if (changed !== '') {
  console.error(`dist/ is stale. Run \`npm run build\` and commit dist/ alone ("Rebuild dist"):\n${changed}`)
  const difference = execFileSync('git', ['diff', '--text', '--unified=1', '--', 'dist'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  console.error(
    difference
      .split('\n', MOST_LINES)
      .map((line) => line.slice(0, MOST_COLUMNS))
      .join('\n'),
  )
  process.exit(1)
}
console.log('dist is fresh')
