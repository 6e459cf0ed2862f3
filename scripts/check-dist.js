// Checks that the committed dist/ is what its sources build: rebuilds it from the commit that last changed dist/ and asks git for
// differences.
//
// Usage: npm run check:dist [-- --fresh]
//   --fresh  for releases: requires that dist/ matches the current sources, and always builds again
//
// Without --fresh, the sources may have changed since dist/ was built. If they have not, the bundle of the slow tests is reused
// (scripts/bundle.js), because ncc writes the same bytes in any folder, on Node 20 and 24.
// Replaces the files in dist/ unless the sources are newer. Exits with 1 and prints the difference if there is one.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUNDLE, buildBundle } from './bundle.js'
import { BUNDLE_SOURCES } from './compile.js'

/** The number of lines of the difference to print, and of columns of each line. */
const MAX_LINES = 60
const MAX_COLUMNS = 200

const root = fileURLToPath(new URL('..', import.meta.url))

function git(folder, ...args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim()
}

/** Rebuilds dist in a checkout (or copies `bundle` into it). Returns whether it equals the committed one; prints the difference if not. */
function isBuiltFrom(folder, { bundle = null } = {}) {
  const dist = join(folder, 'dist')
  if (bundle === null)
    execFileSync(process.execPath, [join(folder, 'scripts/build.js')], { cwd: folder, stdio: 'inherit' })
  else {
    rmSync(dist, { recursive: true, force: true })
    cpSync(bundle, dist, { recursive: true })
  }
  const changed = git(folder, 'status', '--porcelain', '--', 'dist')
  if (changed === '') return true
  console.error(
    `dist/ is not what its sources build. Run \`npm run bundle\`, commit dist/ alone ("Rebuild dist"):\n${changed}`,
  )
  const difference = git(folder, 'diff', '--text', '--unified=1', '--', 'dist')
  const lines = difference.split('\n', MAX_LINES).map((line) => line.slice(0, MAX_COLUMNS))
  console.error(lines.join('\n'))
  return false
}

/** Like `isBuiltFrom`, for a commit: checks it out in a temporary worktree and installs its packages there. */
function isBuiltFromCommit(commit) {
  const folder = join(mkdtempSync(join(tmpdir(), 'goldenpair-dist-')), 'checkout')
  git(root, 'worktree', 'add', '--detach', folder, commit)
  try {
    const install = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--silent']
    execFileSync('npm', install, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
    return isBuiltFrom(folder)
  } finally {
    git(root, 'worktree', 'remove', '--force', folder)
  }
}

// In a shallow clone this is the only commit.
const built = git(root, 'log', '-1', '--format=%H', '--', 'dist')
const newer = Number(git(root, 'rev-list', '--count', `${built}..HEAD`, '--', ...BUNDLE_SOURCES))
const isRelease = process.argv.includes('--fresh')
const mustBeFresh = newer === 0 || isRelease
if (mustBeFresh && !isRelease) buildBundle()
const isSame = mustBeFresh ? isBuiltFrom(root, { bundle: isRelease ? null : BUNDLE }) : isBuiltFromCommit(built)
if (!isSame) process.exit(1)
console.log(
  mustBeFresh
    ? 'dist is fresh'
    : `dist is what ${built.slice(0, 7)} builds; ${newer} commits since then changed what it is made of`,
)
