// Runs after `npm test` (npm's `posttest` script), which skips the slow tests.
// `npm cit` should run all tests but calls only `npm test`, so this script then runs the slow ones and exits with their code.
import { spawnSync } from 'node:child_process'

if (process.env.npm_command === 'install-ci-test') {
  const { status } = spawnSync('npm', ['run', 'test:slow'], { stdio: 'inherit', shell: process.platform === 'win32' })
  process.exit(status ?? 1)
}
console.log('Left out: the slow tests (npm run test:slow).')
