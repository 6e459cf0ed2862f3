// Builds dist/, or the folder that is named: tsc, then one ncc bundle with lazy chunks, then a small launcher each for the Action, its `post` step, the command line, a suite's own metrics and `module` targets.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileProduct, copyExamples, copyPageAssets } from './compile.js'
import { dropComments } from './drop-comments.js'
import { nameChunks } from './name-chunks.js'
import { writeLicenses } from './write-licenses.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = process.argv[2] ?? `${root}dist`
const stats = `${root}build/webpack.json`

rmSync(`${root}build`, { recursive: true, force: true })
rmSync(dist, { recursive: true, force: true })
compileProduct()
// The same bytes every time: nothing of earlier builds in other folders, and files read in one order however busy the machine is.
execFileSync(
  process.execPath,
  [
    `${root}node_modules/@vercel/ncc/dist/ncc/cli.js`,
    ...['build', 'build/entry/cli/main.js', '-o', dist, '--quiet', '--no-cache', '--stats-out', stats],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, UV_THREADPOOL_SIZE: '1' } },
)
nameChunks(dist, stats)
dropComments(dist)
writeLicenses(dist, stats, root)
rmSync(stats)

copyPageAssets(`${dist}/assets`)
copyExamples(`${dist}/assets/examples`)
cpSync(`${root}node_modules/chart.js/LICENSE.md`, `${dist}/assets/chart.LICENSE.md`)

// Which entry runs is decided by the file, never by guessing from the environment.
const HOME = "fileURLToPath(new URL('..', import.meta.url))"
writeFileSync(
  `${dist}/action.js`,
  `import { fileURLToPath } from 'node:url'\nimport { runAction } from './index.js'\n\nawait runAction(${HOME})\n`,
)
writeFileSync(`${dist}/post.js`, "import { runPost } from './index.js'\n\nawait runPost()\n")
writeFileSync(`${dist}/metrics.js`, "import { runMetrics } from './index.js'\n\nawait runMetrics()\n")
writeFileSync(`${dist}/module.js`, "import { runModule } from './index.js'\n\nawait runModule()\n")
writeFileSync(
  `${dist}/cli.js`,
  `#!/usr/bin/env node\nimport { fileURLToPath } from 'node:url'\nimport { runCli } from './index.js'\n\nawait runCli(${HOME})\n`,
)
chmodSync(`${dist}/cli.js`, 0o755)
