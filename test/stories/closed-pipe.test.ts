import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUNDLE } from '../bundle.js'

test('a reader that has stopped, as `| head` does, is no error', () => {
  const line = '"$0" "$1" list metrics --json | true'
  const { status, stderr } = spawnSync(
    'bash',
    ['-o', 'pipefail', '-c', line, process.execPath, join(BUNDLE, 'cli.js')],
    {
      encoding: 'utf8',
    },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
