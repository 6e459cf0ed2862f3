// Builds dist/: tsc, then one ncc bundle with lazy chunks, then a small launcher each for the Action, the command line and a suite's own metrics.
import { execFileSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = (file, args) =>
  execFileSync(process.execPath, [`${root}node_modules/${file}`, ...args], { cwd: root, stdio: 'inherit' })

rmSync(`${root}build`, { recursive: true, force: true })
rmSync(`${root}dist`, { recursive: true, force: true })
run('typescript/bin/tsc', ['-p', 'tsconfig.build.json'])
run('@vercel/ncc/dist/ncc/cli.js', ['build', 'build/bin/main.js', '-o', 'dist', '--license', 'licenses.txt', '--quiet'])

// Which entry runs is decided by the file, never by guessing from the environment.
const HOME = "fileURLToPath(new URL('..', import.meta.url))"
writeFileSync(
  `${root}dist/action.js`,
  `import { fileURLToPath } from 'node:url'\nimport { runAction } from './index.js'\n\nawait runAction(${HOME})\n`,
)
writeFileSync(`${root}dist/metrics.js`, "import { runMetrics } from './index.js'\n\nawait runMetrics()\n")
writeFileSync(
  `${root}dist/cli.js`,
  `#!/usr/bin/env node\nimport { fileURLToPath } from 'node:url'\nimport { runCli } from './index.js'\n\nawait runCli(${HOME})\n`,
)
chmodSync(`${root}dist/cli.js`, 0o755)
