import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startGitHubDouble } from './double.js'
import { importRepository, makeRepository } from './workspace.js'

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()

const STORY = {
  commits: [
    { name: 'change', files: { 'src/a.py': 'two\n', 'old.txt': null }, branch: 'feature' },
    { name: 'main-moved', parents: ['base'], files: { 'b.txt': 'b\n' }, branch: 'main' },
    { name: 'merge', parents: ['main-moved', 'change'], files: { 'src/a.py': 'two\n', 'old.txt': null } },
  ],
}
const FILES = { 'src/a.py': 'one\n', 'old.txt': 'old\n', 'ä b/ü.md': '# ü\n' }

describe('makeRepository', () => {
  test('makes a real repository with a merge commit, checked out detached', async () => {
    await using repository = await makeRepository(FILES, STORY)
    const path = await repository.origin()
    expect(git(path, 'rev-parse', 'HEAD')).toBe(repository.sha('merge'))
    expect(git(path, 'log', '-1', '--format=%P')).toBe(`${repository.sha('main-moved')} ${repository.sha('change')}`)
    expect(git(path, 'rev-parse', 'main', 'feature').split('\n')).toEqual([
      repository.sha('main-moved'),
      repository.sha('change'),
    ])
    expect(readFileSync(join(path, 'src/a.py'), 'utf8')).toBe('two\n')
    expect(existsSync(join(path, 'old.txt'))).toBe(false)
    expect(git(path, 'status', '--porcelain')).toBe('')
  })

  test('gives the same SHAs for the same story, and removes its folders', async () => {
    const first = await makeRepository(FILES, STORY)
    await using second = await makeRepository(FILES, STORY)
    expect(first.commits).toEqual(second.commits)
    const path = await first.origin()
    await first[Symbol.asyncDispose]()
    expect(existsSync(path)).toBe(false)
  })

  test('checks out at depth 1 like actions/checkout, without history', async () => {
    await using repository = await makeRepository(FILES, STORY)
    const folder = await repository.checkout('merge')
    expect(git(folder, 'rev-parse', 'HEAD')).toBe(repository.sha('merge'))
    expect(git(folder, 'rev-list', '--count', 'HEAD')).toBe('1')
    expect(git(folder, 'cat-file', 'commit', 'HEAD')).toContain(`parent ${repository.sha('main-moved')}`)
    expect(() => git(folder, 'cat-file', '-e', repository.sha('main-moved'))).toThrow('Command failed')
  })

  test('gives each caller its own clean checkout, as Git made it', async () => {
    await using repository = await makeRepository(FILES, STORY)
    const first = await repository.checkout('merge')
    writeFileSync(join(first, 'src/a.py'), 'mine\n')
    await using again = await makeRepository(FILES, STORY)
    const second = await again.checkout('merge')
    expect(git(first, 'status', '--porcelain')).toBe('M src/a.py')
    expect(git(second, 'status', '--porcelain')).toBe('')
    expect(git(second, 'ls-files', '-z').split('\0')).toEqual(['b.txt', 'src/a.py', 'ä b/ü.md', ''])
    expect(git(second, 'fsck', '--strict')).toBe('')
  })

  test('names a missing commit', async () => {
    await using repository = await makeRepository(FILES)
    expect(() => repository.sha('nope')).toThrow('no commit is named nope')
    await expect(makeRepository(FILES, { commits: [{ name: 'x', parents: ['y'] }] })).rejects.toThrow(
      'no commit is named y',
    )
  })
})

describe('importRepository', () => {
  test("gives the double Git's own SHAs, which equal those of its own hashing", async () => {
    await using repository = await makeRepository(FILES, STORY)
    // Throws if Git gives a commit another SHA.
    await repository.origin()
    await using github = await startGitHubDouble()
    importRepository(github.state, repository)
    expect(new Set(github.state.commits.keys())).toEqual(new Set(Object.values(repository.commits)))
    // A commit refers to its tree by the hash that Git has computed.
    for (const commit of github.state.commits.values()) expect(github.state.trees.has(commit.tree)).toBe(true)
    expect(Object.fromEntries(github.state.refs)).toEqual({
      'refs/heads/main': repository.sha('main-moved'),
      'refs/heads/feature': repository.sha('change'),
    })
    expect([...github.state.blobs.values()].map(String).sort()).toEqual(['# ü\n', 'b\n', 'old\n', 'one\n', 'two\n'])
  })

  test('a commit made in the double has the SHA of Git', async () => {
    await using repository = await makeRepository({ 'dir/file.txt': 'x\n', 'dir.txt': 'y\n' })
    await repository.origin()
    await using github = await startGitHubDouble()
    const made = github.addCommit({
      files: { 'dir/file.txt': 'x\n', 'dir.txt': 'y\n' },
      message: 'base',
      date: '2026-01-01T00:00:00Z',
    })
    expect(made.sha).toBe(repository.sha('base'))
  })
})
