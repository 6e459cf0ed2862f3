import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUNDLE } from '../bundle.js'

test('a reader that has stopped, like `| head`, is not an error', () => {
  const line = '"$0" "$1" validate --list metrics --json | true'
  const { status, stderr } = spawnSync(
    'bash',
    ['-o', 'pipefail', '-c', line, process.execPath, join(BUNDLE, 'cli.js')],
    {
      encoding: 'utf8',
    },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.skipIf(!existsSync('/dev/full'))('a full disk is the user’s error, without a stack', () => {
  for (const what of ['validate --list metrics', '--help', 'validate --list metrics --json']) {
    const args = ['-c', `"$0" "$1" ${what} > /dev/full`, process.execPath, join(BUNDLE, 'cli.js')]
    const { status, stderr } = spawnSync('bash', args, { encoding: 'utf8' })
    const why =
      'Cannot write the output: the disk is full. Send it to another place. Files that the command writes are still written.'
    expect({ status, stderr }).toEqual({ status: 3, stderr: `error: ${why}\n` })
  }
})
