import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkOutCommit } from '../../src/github/check-out-commit.js'
import { makeRepository } from '../doubles/github/workspace.js'
import { recordEffects } from '../publishers/publication.js'

test('a commit in the checkout needs no network, runs no hook, and leaves nothing behind', async () => {
  await using repository = await makeRepository(
    { 'a.txt': 'old' },
    { commits: [{ name: 'next', files: { 'a.txt': 'new' } }] },
  )
  const workingDirectory = await repository.origin()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workingDirectory, encoding: 'utf8' })
  execFileSync(
    'sh',
    ['-c', "printf '#!/bin/sh\\ntouch hooked\\n' > .git/hooks/post-checkout; chmod +x .git/hooks/post-checkout"],
    { cwd: workingDirectory },
  )
  const sha = repository.sha('base')
  const made = await checkOutCommit({
    ...{
      owner: 'octo-org',
      repo: 'octo-repo',
      sha,
      workingDirectory,
      temporary: dirname(workingDirectory),
    },
    connect: () => Promise.reject(new Error('nobody may connect')),
    log: recordEffects({}).effects.log,
  })
  if (made.kind === 'none') throw new Error(made.reason)
  expect(await readFile(join(made.folder, 'a.txt'), 'utf8')).toBe('old')
  expect(existsSync(join(made.folder, 'hooked'))).toBe(false)
  await made[Symbol.asyncDispose]()
  expect(existsSync(dirname(made.folder))).toBe(false)
  expect(git('worktree', 'list', '--porcelain').match(/^worktree /gm)).toHaveLength(1)
  expect(await readFile(join(workingDirectory, 'a.txt'), 'utf8')).toBe('new')
})
