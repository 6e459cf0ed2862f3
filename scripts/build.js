// Builds dist/: tsc, then one ncc bundle with lazy chunks, then a small launcher each for the Action and the command line.
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
writeFileSync(`${root}dist/action.js`, "import { runAction } from './index.js'\n\nawait runAction()\n")
writeFileSync(
  `${root}dist/cli.js`,
  "#!/usr/bin/env node\nimport { fileURLToPath } from 'node:url'\nimport { runCli } from './index.js'\n\nawait runCli(fileURLToPath(new URL('..', import.meta.url)))\n",
)
chmodSync(`${root}dist/cli.js`, 0o755)
