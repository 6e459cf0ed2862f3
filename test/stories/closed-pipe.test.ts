import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

test('a reader that has stopped, as `| head` does, is no error', () => {
  const line = '"$0" "$1" list metrics --json | true'
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line, process.execPath, CLI], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
