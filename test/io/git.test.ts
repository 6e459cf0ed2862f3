import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addWorktree } from '../../src/github/check-out-commit.js'
import { git, hasChanges, listDifferentFiles, trustConfiguration } from '../../src/io/git.js'
import { recordEffects } from '../publishers/publication.js'

const { log } = recordEffects({}).effects
let root = ''
let folder = ''
const inGit = (cwd: string, ...args: readonly string[]): string =>
  execFileSync(
    'git',
    ['-c', 'user.name=n', '-c', 'user.email=n@localhost', '-c', 'protocol.file.allow=always', ...args],
    {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    },
  )
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
const commit = (cwd = folder): void => {
  inGit(cwd, 'add', '--all')
  inGit(cwd, 'commit', '--quiet', '--message', 'x')
}
/** A program that leaves a mark and prints its input. */
const trap = (): string => `touch ${join(root, 'sprung')}; cat`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'goldenpair-git-'))
  folder = join(root, 'checkout')
  inGit(root, 'init', '--quiet', folder)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('every git reads a checkout of another user: before 2.38 only a global file allows it', async () => {
  expect(await git(folder, ['config', '--global', '--list'])).toBe('safe.directory=*\n')
})

describe('filters', () => {
  test('that were configured before are used, but none that was added or changed later', async () => {
    write('.gitattributes', 'a.txt filter=upper\nb.txt filter=b=c\n')
    for (const [name, program] of [
      ['clean', 'tr a-z A-Z'],
      ['smudge', 'tr A-Z a-z'],
    ] as const)
      inGit(folder, 'config', `filter.upper.${name}`, program)
    write('a.txt', 'text\n')
    write('b.txt', 'text\n')
    commit()
    expect(inGit(folder, 'show', 'HEAD:a.txt')).toBe('TEXT\n')
    await trustConfiguration(folder)
    inGit(folder, 'config', 'filter.upper.smudge', trap())
    for (const name of ['clean', 'smudge']) inGit(folder, 'config', `filter.b=c.${name}`, trap())
    for (const path of ['a.txt', 'b.txt']) utimesSync(join(folder, path), 1, 1)
    expect(await hasChanges(folder, [])).toBe(false)
    const sha = (await git(folder, ['rev-parse', 'HEAD'])).trim()
    await using made = await addWorktree({ sha, workingDirectory: folder, temporary: root, log })
    expect(readFileSync(join(made?.folder ?? '', 'a.txt'), 'utf8')).toBe('text\n')
    expect(existsSync(join(root, 'sprung'))).toBe(false)
  })
})

describe('commands that only read', () => {
  const missing = 'f'.repeat(40)
  const unsprung = () => expect(existsSync(join(root, 'sprung'))).toBe(false)

  /** Makes two commits; then sets every trap that a target can set in a checkout. */
  beforeEach(async () => {
    for (const text of ['old\n', 'text\n']) {
      write('a.txt', text)
      commit()
    }
    await trustConfiguration(folder)
    const own = join(folder, '.git')
    const script = join(root, 'trap')
    const text = `#!/bin/sh\ntouch ${join(root, 'sprung')}\n`
    writeFileSync(script, text, { mode: 0o755 })
    const hooks = ['post-index-change', 'reference-transaction', 'post-checkout', 'pre-auto-gc', 'fsmonitor-watchman']
    for (const hook of hooks) writeFileSync(join(own, 'hooks', hook), text, { mode: 0o755 })
    const program = JSON.stringify(script)
    const settings = [
      `[filter "x"]\n\tclean = ${program}\n\tsmudge = ${program}`,
      `[diff]\n\texternal = ${program}\n[diff "x"]\n\tcommand = ${program}\n\ttextconv = ${program}`,
      `[core]\n\tfsmonitor = ${program}\n\tpager = ${program}\n\tgitProxy = ${program}\n\tsshCommand = ${program}`,
      `[core]\n\thooksPath = ${JSON.stringify(join(own, 'hooks'))}\n\talternateRefsCommand = ${program}`,
      `[gpg]\n\tprogram = ${program}\n[log]\n\tshowSignature\n\tfollow\n[credential]\n\thelper = ${program}`,
      // Git runs these at some events from 2.54 on.
      ...hooks.map((event) => `[hook "${event}"]\n\tevent = ${event}\n\tcommand = ${program}`),
      // Git asks this remote for objects that are missing.
      `[extensions]\n\tpartialClone = origin\n[protocol "ext"]\n\tallow = always`,
      `[remote "origin"]\n\turl = ${JSON.stringify(`ext::${script}`)}\n\tpromisor\n\tuploadpack = ${program}`,
    ]
    appendFileSync(join(own, 'config'), `${settings.join('\n')}\n`)
    writeFileSync(join(own, 'info', 'attributes'), '* filter=x diff=x\n')
    utimesSync(join(folder, 'a.txt'), 1, 1)
    unsprung()
  })

  test.each([
    [['cat-file', '--batch'], `HEAD\nHEAD:a.txt\n${missing}\n`],
    [['cat-file', '-p', missing], ''],
    [['check-ignore', '-z', '--stdin'], 'a.txt\0'],
    [['check-ignore', '--no-index', '--', 'a.txt'], ''],
    [['diff-tree', '-r', '--raw', '--no-renames', '--no-ext-diff', '--no-textconv', '-z', 'HEAD~1', 'HEAD'], ''],
    [['log', '-z', '--format=%H%x1f%an%x1f%s', '--first-parent', '--reverse', 'HEAD~1..HEAD', '--'], ''],
    [['log', '--max-count=9', '--format=%H', '--', 'a.txt'], ''],
    [['ls-files', '--stage', '-z', '--', ':/'], ''],
    [['merge-base', '--is-ancestor', 'HEAD~1', 'HEAD'], ''],
    [['remote', 'get-url', 'origin'], ''],
    [['rev-parse', 'HEAD', 'HEAD^{tree}', `${missing}^{commit}`], ''],
    [['symbolic-ref', '--short', 'HEAD'], ''],
  ] as const)('start none of the programs that a target has configured: git %s', async (args, input) => {
    await git(folder, args, { input }).catch(() => '')
    unsprung()
  })

  test.each([
    ['git status', ['status']],
    ['a patch', ['log', '--patch', '--ext-diff']],
    ['a missing object', ['cat-file', '-p', missing]],
  ])('start them if git is called by itself: %s', (_, args) => {
    spawnSync('git', args, { cwd: folder, timeout: 120_000 })
    expect(existsSync(join(root, 'sprung'))).toBe(true)
  })
})

describe('a submodule', () => {
  beforeEach(() => {
    const other = join(root, 'other')
    inGit(root, 'init', '--quiet', other)
    writeFileSync(join(other, 'a.txt'), 'text\n')
    commit(other)
    inGit(folder, 'submodule', '--quiet', 'add', other, 'sub')
    commit()
  })

  test('counts with its files, down to the given working directory', async () => {
    await trustConfiguration(folder)
    expect(await hasChanges(folder, [])).toBe(false)
    write('sub/a.txt', 'other\n')
    expect(await hasChanges(folder, [])).toBe(true)
    expect(await hasChanges(folder, [join(folder, 'sub')])).toBe(false)
    write('sub/a.txt', 'text\n')
    write('sub/new.txt', '')
    expect(await hasChanges(folder, [])).toBe(true)
  })

  test('is examined without the programs in its own configuration', async () => {
    await trustConfiguration(folder)
    const own = join(folder, '.git', 'modules', 'sub')
    appendFileSync(join(own, 'config'), `[filter "x"]\n\tclean = ${trap()}\n[core]\n\tfsmonitor = ${trap()}\n`)
    writeFileSync(join(own, 'info', 'attributes'), '* filter=x\n')
    utimesSync(join(folder, 'sub', 'a.txt'), 1, 1)
    expect(await hasChanges(folder, [])).toBe(false)
    expect(existsSync(join(root, 'sprung'))).toBe(false)
    inGit(folder, 'status')
    expect(existsSync(join(root, 'sprung'))).toBe(true)
  })
})

/** Serves `git http-backend` from this process. */
async function serve(project: string) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const backend = spawn('git', ['http-backend'], {
      env: {
        ...{ PATH: process.env['PATH'], GIT_PROJECT_ROOT: project, GIT_HTTP_EXPORT_ALL: '1', PATH_INFO: pathname },
        ...{ QUERY_STRING: String(searchParams), REQUEST_METHOD: request.method },
        ...{ CONTENT_TYPE: request.headers['content-type'], GIT_PROTOCOL: String(request.headers['git-protocol']) },
        ...{ HTTP_CONTENT_ENCODING: request.headers['content-encoding'] },
      },
    })
    request.pipe(backend.stdin)
    const parts: Buffer[] = []
    backend.stdout.on('data', (part: Buffer) => parts.push(part))
    backend.on('close', () => {
      const all = Buffer.concat(parts)
      const end = all.indexOf('\r\n\r\n')
      for (const line of all.subarray(0, end).toString().split('\r\n')) {
        const [name = '', value = ''] = line.split(': ')
        if (name === 'Status') response.statusCode = Number.parseInt(value, 10)
        else response.setHeader(name, value)
      }
      response.end(all.subarray(end + 4))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, [Symbol.asyncDispose]: async () => new Promise<void>((resolve) => void server.close(() => resolve())) }
}

describe('a partial clone', () => {
  test('gets the files of an earlier commit over HTTP, with no program that was configured later', async () => {
    write('a.txt', 'old\n')
    commit()
    const sha = inGit(folder, 'rev-parse', 'HEAD').trim()
    write('a.txt', 'new\n')
    commit()
    inGit(folder, 'config', 'uploadpack.allowFilter', 'true')
    inGit(folder, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
    await using server = await serve(root)
    const clone = join(root, 'clone')
    await new Promise<void>((resolve, reject) => {
      const args = ['clone', '--quiet', '--filter=blob:none', `${server.url}/checkout/.git`, clone]
      spawn('git', args).on('close', (code) => (code === 0 ? resolve() : reject(new Error('not cloned'))))
    })
    const open = () => addWorktree({ sha, workingDirectory: clone, temporary: root, log })
    await trustConfiguration(clone)
    inGit(clone, 'config', 'credential.http://127.0.0.1.helper', `!${trap()}`)
    const remote = inGit(clone, 'config', 'remote.origin.url').trim()
    for (const url of [`ext::sh -c '${trap()}'`, folder]) {
      inGit(clone, 'config', 'remote.origin.url', url)
      inGit(clone, 'config', 'remote.origin.uploadpack', trap())
      expect(await open()).toBeNull()
    }
    inGit(clone, 'config', 'remote.origin.url', remote)
    await using made = await open()
    expect(readFileSync(join(made?.folder ?? '', 'a.txt'), 'utf8')).toBe('old\n')
    expect(existsSync(join(root, 'sprung'))).toBe(false)
  })
})

test('the files in which two commits differ include both names of a renamed file, and a submodule as a folder', async () => {
  mkdirSync(join(folder, 'src'))
  for (const name of ['src/a b.txt', 'src/same.txt', 'gone.txt']) write(name, `${name}\n`)
  commit()
  const from = inGit(folder, 'rev-parse', 'HEAD').trim()
  inGit(folder, 'mv', 'src/a b.txt', 'src/ü.txt')
  rmSync(join(folder, 'gone.txt'))
  inGit(root, 'init', '--quiet', join(root, 'library'))
  writeFileSync(join(root, 'library', 'x'), '')
  commit(join(root, 'library'))
  inGit(folder, 'submodule', '--quiet', 'add', join(root, 'library'), 'lib')
  commit()
  const to = inGit(folder, 'rev-parse', 'HEAD').trim()
  const files = ['.gitmodules', 'gone.txt', 'lib/', 'src/a b.txt', 'src/ü.txt']
  expect(await listDifferentFiles(join(folder, 'src'), { from, to })).toEqual(files)
  expect(await listDifferentFiles(folder, { from: 'f'.repeat(40), to })).toBeNull()
  expect(await listDifferentFiles(folder, { from: '--output=x', to })).toBeNull()
  expect(await listDifferentFiles(root, { from, to })).toBeNull()
})
