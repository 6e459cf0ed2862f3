// Runs after `npm test`, which leaves out the slow tests. `npm cit` is for every test, but npm runs no more than `test` for it: the rest follows here.
import { spawnSync } from 'node:child_process'

if (process.env.npm_command === 'install-ci-test') {
  const { status } = spawnSync('npm', ['run', 'test:slow'], { stdio: 'inherit', shell: process.platform === 'win32' })
  process.exit(status ?? 1)
}
console.log('Left out: the slow tests (npm run test:slow).')
