// Builds dist/: compiles src with tsc, bundles the result with ncc (lazy chunks), and writes a small launcher for each entry point:
// the Action, its `post` step, the command line, custom metrics and `module` targets.
//
// Usage: npm run bundle [-- FOLDER]
//   FOLDER  the output folder; dist/ by default. Its old contents are deleted.
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
// For reproducible output: no cache of earlier builds, and one thread, so that files are always read in the same order.
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

// The launcher file alone decides which entry point runs; the environment is not consulted.
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
