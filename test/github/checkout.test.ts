import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCheckout, readParents, readPrefix } from '../../src/github/checkout.js'

const FALLBACK = 'f'.repeat(40)
let folder = ''
let origin = ''

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Mona', '-c', 'user.email=mona@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', ['-C', origin, ...identity, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-checkout-'))
  origin = join(folder, 'origin')
  execFileSync('git', ['init', '-q', '-b', 'main', origin])
  git('commit', '-q', '--allow-empty', '-m', 'base')
  git('checkout', '-q', '-b', 'feature')
  git('commit', '-q', '--allow-empty', '-m', 'change')
  git('checkout', '-q', 'main')
  git('commit', '-q', '--allow-empty', '-m', 'parent of nobody')
  git('merge', '-q', '--no-ff', '-m', 'Merge\n\nparent 0000000000000000000000000000000000000000', 'feature')
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

describe('readCheckout', () => {
  test('returns the commit and its parents, first the one that was merged into', async () => {
    const checkout = await readCheckout({ workingDirectory: origin, fallbackSha: FALLBACK })
    const parents = [git('rev-parse', 'HEAD^1'), git('rev-parse', 'HEAD^2')]
    expect(checkout).toEqual({ sha: git('rev-parse', 'HEAD'), parents })
  })

  test('knows the parents even in a checkout of depth 1', async () => {
    const shallow = join(folder, 'shallow')
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${origin}`, shallow], { stdio: 'pipe' })
    const checkout = await readCheckout({ workingDirectory: shallow, fallbackSha: FALLBACK })
    expect(checkout.parents).toEqual([git('rev-parse', 'HEAD^1'), git('rev-parse', 'HEAD^2')])
  })

  test('uses GITHUB_SHA if there is no repository', async () => {
    const checkout = await readCheckout({ workingDirectory: tmpdir(), fallbackSha: FALLBACK })
    expect(checkout).toEqual({ sha: FALLBACK, parents: null })
  })
})

test('readPrefix returns the position of a folder in its repository', async () => {
  const place = join(origin, 'docs', 'a b')
  await mkdir(place, { recursive: true })
  expect(await readPrefix(origin)).toBe('')
  expect(await readPrefix(place)).toBe('docs/a b/')
  await rm(join(origin, 'docs'), { recursive: true })
  expect(await readPrefix(place)).toBeNull()
  expect(await readPrefix(folder)).toBeNull()
})

test('a line of the message is not a parent', () => {
  expect(readParents('tree 1\nparent 2\nauthor x\n\nparent 3\n')).toEqual(['2'])
})
