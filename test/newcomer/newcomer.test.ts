import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUNDLE } from '../bundle.js'
import { packZip } from '../doubles/github/artifacts/zip.js'
import { startGitHubDouble } from '../doubles/github/double.js'
import * as events from '../doubles/github/events.js'
import { readWorkflow, runWorkflow } from '../doubles/github/workflow.js'
import { countTrials, openWorkshop, receivePush } from './github-of.js'
import { type Edit, sitDown } from './sit-down.js'

const ROOT = join(import.meta.dirname, '..', '..')
const MAX_COMMANDS = 6
const MAX_SECONDS = 180
const WORKFLOW = '.github/workflows/goldenpair.yml'
/** Makes the merge commit that GitHub makes of the branch and an unchanged main. */
const MERGE = '-c user.name=GitHub -c user.email=noreply@github.com commit-tree -m Merge'.split(' ')
const execute = promisify(execFile)

interface Journey {
  /** The folder below `fixtures/newcomer`. */
  readonly app: 'node' | 'python'
  readonly files?: Readonly<Record<string, Buffer>>
  /** The commands that install Goldenpair; `goldenpair` is how it is called afterwards. */
  readonly install: readonly string[]
  readonly goldenpair: string
  /** The answers to the questions of `init`; an empty answer takes the default. */
  readonly answers: readonly string[]
  /** The edits after which the application can answer. */
  readonly adapt: readonly Edit[]
  /** The edit of the pull request, which makes the application worse. */
  readonly change: Edit
}

/** A Python package that pip can install without the network. */
const WHEEL = packZip({
  'plain_words.py': 'import re\n\n\ndef words_of(text):\n    return re.findall("[a-z]+", text.lower())\n',
  'plain_words-1.0.dist-info/METADATA': 'Metadata-Version: 2.1\nName: plain-words\nVersion: 1.0\n',
  'plain_words-1.0.dist-info/WHEEL': 'Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
  'plain_words-1.0.dist-info/RECORD': [
    'plain_words.py',
    ...['METADATA', 'WHEEL', 'RECORD'].map((name) => `plain_words-1.0.dist-info/${name}`),
  ]
    .map((path) => `${path},,\n`)
    .join(''),
})

const JOURNEYS: readonly Journey[] = [
  {
    app: 'node',
    install: ['npm install --global "$PACKAGE"'],
    goldenpair: 'goldenpair',
    answers: ['lending-desk', 'module', '', '', ''],
    adapt: [['golden/answer.mjs', /import .*FILL IN.*/, "import { assist as ask } from '../src/assistant.js'"]],
    change: ['src/assistant.js', 'for (const text of sections)', 'for (const text of sections.slice(0, 1))'],
  },
  {
    app: 'python',
    files: { 'vendor/plain_words-1.0-py3-none-any.whl': WHEEL },
    install: [],
    goldenpair: 'npx --yes --package="$PACKAGE" goldenpair',
    answers: ['lending-desk', 'python', '', ''],
    adapt: [
      ['golden/target.py', /(sys\.path\..*\n)/, '$1from desk.assistant import assist\n'],
      ['golden/target.py', /(def answer\(.*\n)[^]*?(?=\n\ndef main)/, '$1    return assist(request["query"])\n'],
    ],
    change: ['desk/assistant.py', 'for text in sections:', 'for text in sections[:1]:'],
  },
]

const COLUMNS = ['app', 'commands', 'seconds', 'questions', 'edits', 'trials']

let home = ''
let tarball = ''

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'goldenpair-newcomer-'))
  const pack = [join(ROOT, 'scripts', 'pack.js'), '--pack-destination', home, '--silent']
  await execute(process.execPath, pack, { env: { ...process.env, DIST: BUNDLE, OUT: join(home, 'package') } })
  tarball = join(home, (await readdir(home)).find((name) => name.endsWith('.tgz')) ?? '')
})

afterAll(() => rm(home, { recursive: true, force: true }))

describe.each(JOURNEYS)('the path of a newcomer with an application in $app', (journey) => {
  test(`ends at a comment that names what broke, by ${MAX_COMMANDS} commands and ${MAX_SECONDS} seconds`, async () => {
    const newcomer = await sitDown({ ...journey, home, tarball })
    const { folder, origin, type, edit, tally } = newcomer
    const { goldenpair, answers } = journey
    await using github = await startGitHubDouble({ now: () => new Date() })
    const { asked, workshop } = openWorkshop(github, newcomer)
    const git = async (...args: string[]) => (await execute('git', args, { cwd: origin })).stdout.trim()
    const start = async (event: events.GitHubEvent, sha: string) => {
      const from = performance.now()
      const workflow = readWorkflow(await git('show', `${sha}:${WORKFLOW}`))
      const ended = await runWorkflow({ story: workshop, workflow, event, checkout: sha })
      tally.seconds += (performance.now() - from) / 1000
      return ended
    }

    for (const line of journey.install) await type(line)
    expect(await type(`${goldenpair} init`, answers)).toContain(`wrote  ${WORKFLOW}`)
    const measured = join(folder, '.goldenpair', 'lending-desk-default')
    // An adapter in which a line has to be filled in is not asked yet.
    if (existsSync(measured)) asked.push(await countTrials(measured))
    for (const change of journey.adapt) await edit(change)
    expect(await type(`${goldenpair} validate`)).toContain('golden/suite.yaml: no problems.')
    expect(await type(`${goldenpair} run`)).toContain('No baseline: success')
    asked.push(await countTrials(measured))

    await type('git add --all && git commit --quiet --message "A golden suite" && git push --quiet')
    const main = await git('rev-parse', 'main')
    await receivePush(github, origin)
    const push = events.pushEvent(github.state, { before: await git('rev-parse', 'main~1'), after: main })
    const pushed = await start(push, main)
    expect(pushed.results).toEqual({ measure: 'success', report: 'skipped' })
    expect([...github.state.artifacts.values()].map(({ name }) => name)).toContain('goldenpair-baseline-lending-desk')

    const openPull = async (number: number, branch: string) => {
      const head = await git('rev-parse', branch)
      const merge = await git(...MERGE, '-p', 'main', '-p', branch, `${branch}^{tree}`)
      await git('update-ref', `refs/pull/${number}/merge`, merge)
      await receivePush(github, origin)
      const pull = github.addPull({
        number,
        head: { ref: branch, sha: head },
        base: { ref: 'main', sha: main },
        merge_commit_sha: merge,
      })
      const { results } = await start(events.pullRequestEvent(github.state, pull), merge)
      const bodies = [...github.state.comments.values()].flatMap(({ issue_number, body }) =>
        issue_number === number ? [body] : [],
      )
      expect(bodies.length).toBe(1)
      return { results, comment: bodies[0] ?? '' }
    }

    await edit(journey.change)
    await type(
      'git switch --quiet --create shorter && git commit --quiet --all --message "Read less" && git push --quiet --set-upstream origin shorter',
    )
    const { results, comment } = await openPull(1, 'shorter')
    expect(results).toEqual({ measure: 'success', report: 'failure' })
    expect(comment).toMatch(/^### ❌ Regressed.*: \d of \d cases broke/m)
    expect(comment).toContain('opening-hours')

    const { commands, seconds } = tally
    await git('branch', 'idle', 'main')
    const idle = await openPull(2, 'idle')
    expect(idle.results).toEqual({ measure: 'success', report: 'success' })
    // Of a program that may not be deterministic, seven cases can rule out only the wide margin that `init` wrote.
    const word =
      journey.app === 'python'
        ? '✅ Unchanged: all 8 results as on main'
        : '✅ No regression on your 7 cases: a drop of 30'
    expect(idle.comment).toContain(`### ${word}`)

    const trials = asked.reduce((sum, one) => sum + one, 0)
    const cells = [journey.app, commands, Math.round(seconds), tally.questions, tally.edits, trials]
    process.stdout.write(
      [COLUMNS, cells].map((row) => row.map((cell) => String(cell).padStart(12)).join('') + '\n').join(''),
    )
    expect(commands).toBeLessThanOrEqual(MAX_COMMANDS)
    expect(seconds).toBeLessThanOrEqual(MAX_SECONDS)
  })
})
