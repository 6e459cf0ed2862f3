import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'

const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'newcomer')
const execute = promisify(execFile)

/** A change of a file: the old text and its replacement. */
export type Edit = readonly [path: string, from: string | RegExp, to: string]

/** A user at a terminal in a clone of the repository of an application. `origin` is the repository on GitHub. */
export interface Newcomer {
  readonly folder: string
  readonly origin: string
  /** Types a command and the answers to its questions. Returns the output. */
  readonly type: (line: string, answers?: readonly string[]) => Promise<string>
  readonly edit: (edit: Edit) => Promise<void>
  readonly tally: { commands: number; seconds: number; questions: number; edits: number }
}

interface Seat {
  readonly app: string
  readonly files?: Readonly<Record<string, Buffer>>
  /** The folder that contains everything. */
  readonly home: string
  readonly tarball: string
}

/** The application is a folder of `fixtures/newcomer` with `files` added. `tarball` is the package made by npm. */
export async function sitDown({ app, files = {}, home, tarball }: Seat): Promise<Newcomer> {
  const place = await mkdtemp(join(home, `${app}-`))
  const [folder, origin] = [join(place, 'lending-desk'), join(place, 'origin.git')]
  await cp(join(FIXTURES, app), folder, { recursive: true })
  await cp(join(FIXTURES, 'docs'), join(folder, 'docs'), { recursive: true })
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await writeFile(
    join(place, '.gitconfig'),
    '[user]\n\tname = Mona\n\temail = mona@example.com\n[init]\n\tdefaultBranch = main\n',
  )
  const env = {
    HOME: place,
    PATH: `${join(place, 'prefix', 'bin')}:${process.env['PATH'] ?? ''}`,
    TERM: 'xterm',
    PACKAGE: `file:${tarball}`,
    npm_config_prefix: join(place, 'prefix'),
    npm_config_cache: join(place, 'cache'),
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  }
  const begin = [
    'git init --quiet && git add --all && git commit --quiet --message "The lending desk"',
    `git init --quiet --bare ${origin} && git -C ${origin} config uploadpack.allowAnySHA1InWant true`,
    `git remote add origin ${origin} && git push --quiet --set-upstream origin main`,
  ].join(' && ')
  await execute('sh', ['-c', begin], { cwd: folder, env })
  const tally = { commands: 0, seconds: 0, questions: 0, edits: 0 }
  const type = async (line: string, answers: readonly string[] = []): Promise<string> => {
    const from = performance.now()
    const child = spawn('/usr/bin/script', ['-qec', line, '/dev/null'], { cwd: folder, env })
    child.stdin.end(answers.map((answer) => `${answer}\n`).join(''))
    let seen = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (seen += text))
    const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
    expect(code, `${line}\n${seen}`).toBe(0)
    tally.commands += 1
    tally.seconds += (performance.now() - from) / 1000
    tally.questions += seen.match(/\[[^\]\n]*\]: /g)?.length ?? 0
    return seen.replaceAll('\r\n', '\n')
  }
  const edit = async ([path, from, to]: Edit): Promise<void> => {
    const before = await readFile(join(folder, path), 'utf8')
    const after = before.replace(from, to)
    expect(after, `${path}: ${String(from)} is not there`).not.toBe(before)
    await writeFile(join(folder, path), after)
    tally.edits += 1
  }
  return { folder, origin, type, edit, tally }
}
