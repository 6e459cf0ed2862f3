// Builds dist/ again from the sources of the commit that has brought it, and fails when git sees a difference. The sources of
// today may be newer; with `--fresh` they may not, as a release demands. ncc's output is the same bytes in any folder, on Node 20 and 24:
// where the slow tests have built of the same sources already, that is compared; a release builds once more.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUNDLE, buildBundle } from './bundle.js'
import { BUNDLE_SOURCES } from './compile.js'

/** Of the difference, to be printed. */
const MOST_LINES = 60
const MOST_COLUMNS = 200

const root = fileURLToPath(new URL('..', import.meta.url))

function git(folder, ...args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim()
}

/** Puts what the sources of a checkout give into its dist, and says how that differs from what is committed. */
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
  const lines = difference.split('\n', MOST_LINES).map((line) => line.slice(0, MOST_COLUMNS))
  console.error(lines.join('\n'))
  return false
}

/** As `isBuiltFrom`, of a commit, with the packages that it names. */
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

// A clone without its history has one commit, which has brought everything.
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
