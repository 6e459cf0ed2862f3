import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMANDS } from '../src/entry/cli/commands/index.js'
import { listOptions } from '../src/modes/request/options/index.js'
import { read, root } from './checkout.js'
import { startOpenAiDouble } from './doubles/openai/server.js'
import { runCli } from './entry/cli/run-cli.js'

const PAGES = ['README.md', 'CONTRIBUTING.md', ...readdirSync(`${root}docs`).map((name) => `docs/${name}`)].filter(
  (path) => path.endsWith('.md'),
)

/** Commands of the pages that are not run here, with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npx goldenpair export WHAT --to FORMAT [--out FILE]': 'a form with placeholders',
  'npx goldenpair import FILE --out golden/cases/NAME.yaml': 'a form with placeholders',
  'npx goldenpair import FORMAT FILES… --out golden/cases/NAME.yaml': 'a form with placeholders',
  'GITHUB_TOKEN=$(gh auth token) goldenpair history --repo octo-org/app --csv nights.csv': 'needs GitHub',
}

/** Blocks without a language that are not the output of a program. */
const NOT_PRINTED: Readonly<Record<string, string>> = {
  'MI = 100/171 ·': 'a formula',
  'golden/suite.yaml ': 'a list of files',
  'cases of success ': 'of sixty cases; the command is run on two',
}

interface Step {
  /** The exit code; 0 by default. */
  readonly code?: number
  /** A preparation to run before the command, in its folder. */
  readonly before?: (folder: string) => void | Promise<unknown>
  /** The command with the placeholders of the page replaced by names of this test. */
  readonly as?: string
}

const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** The special requirements and effects of commands, in addition to the common folder of every page. */
const STEPS: Readonly<Record<string, Step>> = {
  'npx goldenpair init': { as: 'npx goldenpair init --yes --target search' },
  // The case after the edit on the page.
  'npx goldenpair validate': {
    before: (folder) => {
      const path = 'golden/cases/first.yaml'
      const drafts = readFileSync(join(folder, path), 'utf8')
      write(folder, { [path]: drafts.replace(/^- id: opening-hours\n(?: .*\n)*/m, editedCase()) })
    },
  },
  'npx goldenpair run --out .goldenpair/after --baseline .goldenpair/before': {
    code: 1,
    before: (folder) => write(folder, { 'README.md': libraryOf('Library', '') }),
  },
  'goldenpair bisect v1.4 main --subset tag:auth --max-cost-usd 2 --max-minutes 20': {
    as: 'goldenpair bisect v1.4 main --subset tag:auth --max-cost-usd 2 --max-minutes 20 --out part',
  },
  'goldenpair judge .goldenpair/old-run --judge-model gpt-5': {
    as: 'goldenpair judge .goldenpair/old-run --judge-model gpt-5 --suite golden/judged.yaml',
  },
  'goldenpair judge calibrate .goldenpair/run --baseline .goldenpair/main': {
    as: 'goldenpair judge calibrate .goldenpair/old-run --baseline .goldenpair/old-run --suite golden/judged.yaml',
  },
  'goldenpair compare golden/reference.json RUN': { as: 'goldenpair compare golden/reference.json today' },
  'goldenpair merge shards/* --out merged --baseline last-good': {
    before: async (folder) => {
      for (const at of [2, 3, 4])
        await runCli(folder, ['run', '--shard', `${at}/4`, '--baseline', 'last-good', '--out', `shards/${at}`])
    },
  },
  'goldenpair run --resume --out FOLDER': { as: 'goldenpair run --resume --out .goldenpair/whole' },
}

/** The title decides whether the search still returns the opening hours as an answer when Saturday is gone. */
const libraryOf = (title: string, hours: string): string =>
  [
    `# ${title}\n\nThe ${title.toLowerCase()} lends books to everybody.`,
    `## Opening hours\n\nThe library is open from nine to six on weekdays${hours}.`,
    '## Loans\n\nLoans are renewed twice at most, at the desk or by telephone.',
    '## Fees\n\nA late book costs twenty cents a day, and never more than the book itself.\n',
  ].join('\n\n')
const SATURDAY = ', and from ten to four on Saturday'
const CASES = `
- id: opening-hours
  query: When is the library open on Saturday?
  tags: [auth]
  critical: true
  expected_spans:
    - { path: README.md, symbol: Opening hours }
  expected_answer: At ten.
  checks:
    - { contains: saturday, ignore_case: true }
- id: loans
  query: How often may I renew a loan?
  expected_answer: Twice.
  expected_spans:
    - { path: README.md, symbol: Loans }
`
const VARIANTS = 'default whole lean small large large-cached short long'.split(' ')
const SUITE = `
name: library
cases: cases/*.yaml
target: { type: search, deterministic: true, include: ['README.md'] }
variants: { ${VARIANTS.map((name) => `${name}: {}`).join(', ')} }
`
const RUNS = 'last-good today monday tuesday wednesday night-1 night-2 run .goldenpair/before-all'.split(' ')

interface Block {
  readonly line: number
  readonly language: string
  readonly text: string
}

function blocksOf(page: string): readonly Block[] {
  return [...read(page).matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ({ index, 1: indent = '', 2: language = '', 3: text = '' }) => ({
      line: read(page).slice(0, index).split('\n').length,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )
}

/** Returns the lines of a block that call Goldenpair, without comments and prompts. */
const commandsOf = ({ language, text }: Block): readonly string[] =>
  language !== 'sh' && language !== 'console'
    ? []
    : text.split('\n').flatMap((line) => {
        const command = line
          .replace(/^\$ /, '')
          .replace(/\s+# .*$/, '')
          .replace(/ \| (?:while|git|jq) .*$/, '')
        return /^(?:[A-Z_]+=\S*(?: [^ ]+)*? )?(?:npx )?goldenpair /.test(command) ? [command] : []
      })

const editedCase = (): string =>
  blocksOf('docs/getting-started.md').find(({ text }) => text.includes('on Saturday?'))?.text ?? ''

let home: string
let double: Awaited<ReturnType<typeof startOpenAiDouble>>

const git = (folder: string, ...args: readonly string[]): void =>
  void execFileSync('git', ['-c', 'user.name=Mona', '-c', 'user.email=mona@example.com', ...args], { cwd: folder })

/** Makes two commits, of which the second lost a sentence, and runs of the suite. */
async function makeTemplate(folder: string): Promise<void> {
  write(folder, { 'README.md': libraryOf('Springfield', SATURDAY), '.gitignore': '.goldenpair\n' })
  git(folder, 'init', '-q', '-b', 'main')
  write(folder, { 'golden/suite.yaml': SUITE, 'golden/cases/all.yaml': CASES })
  for (const size of ['small', 'large']) write(folder, { [`${size}.yaml`]: SUITE.replace('cases/', 'golden/cases/') })
  git(folder, 'add', '.')
  git(folder, 'commit', '-qm', 'Open')
  git(folder, 'tag', 'v1.4')
  write(folder, { 'README.md': libraryOf('Springfield', '') })
  git(folder, 'commit', '-qam', 'Close on Saturday')
  for (const out of RUNS) expect((await runCli(folder, ['run', '--out', out])).log).toContain(out)
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'goldenpair-docs-'))
  double = await startOpenAiDouble()
  mkdirSync(join(home, 'template'))
  await makeTemplate(join(home, 'template'))
})
afterAll(async () => {
  await double[Symbol.asyncDispose]()
  rmSync(home, { recursive: true })
})

const QUESTION = 'what are the structural and aeroelastic problems associated with flight of high speed aircraft'
const LOGGED = ['How often may I renew a loan?', 'May I renew a loan?', 'Who repairs a torn page?']
const TABLE = `ticket,frage,ok,tone,clarity\n${[1, 2, 3, 4].map((at) => `t${at},Wie ${at}?,true,0.${at},0.5`).join('\n')}\n`
const RESULTS = JSON.stringify([1, 2, 3, 4].map((id) => ({ id, question: `Why ${id}?`, pass: true, score: 0.5 })))
const RANKED = 'q1 Q0 d1 1 2.5 bm25\nq1 Q0 d2 2 1.5 bm25\nq2 Q0 d1 1 2 bm25\n'
/** The files that the commands of a page read. */
const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/results.md': {
    ...{ 'old.json': RESULTS, 'new.json': RESULTS },
    ...{ 'old.csv': TABLE, 'new.csv': TABLE, 'bm25.run': RANKED, 'hybrid.run': RANKED },
    'qrels.txt': 'q1 0 d1 1\nq2 0 d2 1\n',
  },
  'docs/suggest.md': {
    'golden/cases/q1.yaml': `- { id: q1, query: what must be obeyed by aeroelastic models of heated high speed aircraft, answer_mode: must_abstain }\n`,
    'logs/questions.jsonl': [QUESTION, `${QUESTION} please`, ...LOGGED]
      .map((query) => `${JSON.stringify({ query })}\n`)
      .join(''),
  },
}

async function prepare(page: string, folder: string): Promise<void> {
  write(folder, FILES[page] ?? {})
  if (page === 'docs/getting-started.md') {
    for (const name of readdirSync(folder)) if (name !== '.git') rmSync(join(folder, name), { recursive: true })
    write(folder, { 'README.md': libraryOf('Library', SATURDAY) })
  }
  if (page !== 'docs/command-line.md') return
  cpSync(join(folder, 'night-1'), join(folder, 'nights/1'), { recursive: true })
  const judged = 'scoring: { judged: [answer] }\njudge: { type: openai, model: gpt-5-mini }\n'
  write(folder, { 'golden/judged.yaml': `${SUITE}${judged}` })
  double.answerAll((request) => {
    const correctness = JSON.stringify(request).includes('renew') ? 4 : 5
    return { text: JSON.stringify({ reasoning: 'So.', correctness, completeness: 4, faithfulness: 5 }) }
  })
  await runCli(folder, ['run', '--suite', 'golden/judged.yaml', '--out', '.goldenpair/old-run'], { env: env() })
}

const env = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  OPENAI_API_KEY: double.key ?? '',
  OPENAI_BASE_URL: double.url,
})

/** Splits a line like a shell, except for quotes. Expands `*` at the end of a path to the contents of the folder. */
const argumentsOf = (folder: string, command: string): readonly string[] =>
  command
    .replace(/^(?:npx )?goldenpair /, '')
    .split(/ +/)
    .flatMap((word) =>
      word.endsWith('/*')
        ? readdirSync(join(folder, word.slice(0, -2))).map((name) => word.slice(0, -1) + name)
        : [word],
    )

/** Replaces numbers with `#` and normalises white space. */
const plain = (text: string): string =>
  text
    .replaceAll(/\d[\d.,\s\u202f]*(?=\D|$)/g, '# ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe.each(PAGES.filter((page) => blocksOf(page).some((block) => commandsOf(block).length > 0)))('%s', (page) => {
  test('has commands that run, and quotes their output', async () => {
    const folder = join(home, page.replaceAll('/', '-'))
    cpSync(join(home, 'template'), folder, { recursive: true })
    await prepare(page, folder)
    let printed = ''
    for (const block of blocksOf(page)) {
      for (const command of commandsOf(block)) {
        if (command in NOT_RUN) continue
        const { code = 0, before, as = command } = STEPS[command] ?? {}
        await before?.(folder)
        const { out, log, ...ended } = await runCli(folder, argumentsOf(folder, as), { env: env() })
        expect(ended.code, `${page}:${block.line}: ${command}\n${log}\n${out}`).toBe(code)
        printed += `${out}\n${log}\n`
      }
      const quoted =
        block.language === 'console' ? block.text.replaceAll(/^\$ .*\n/gm, '') : block.language === '' ? block.text : ''
      if (quoted === '' || Object.keys(NOT_PRINTED).some((text) => quoted.startsWith(text))) continue
      let at = 0
      for (const line of quoted.trim().split('\n')) {
        const found = plain(printed).indexOf(plain(line), at)
        expect(found, `${page}:${block.line}: ${line}\nis not printed:\n${printed}`).not.toBe(-1)
        at = found
      }
    }
  })
})

const everyCommand = PAGES.flatMap((page) => blocksOf(page).flatMap(commandsOf))

test('the tables of this file name only commands of the pages', () => {
  expect([...Object.keys(NOT_RUN), ...Object.keys(STEPS)].filter((one) => !everyCommand.includes(one))).toEqual([])
  expect(Object.keys(NOT_PRINTED).filter((text) => !PAGES.some((page) => read(page).includes(text)))).toEqual([])
})

test.each(PAGES)('%s mentions only existing commands and flags', (page) => {
  const inText = [...read(page).matchAll(/`((?:npx )?goldenpair [a-z][^`]*)`/g)].map(([, text = '']) => text)
  const unknown = [...inText, ...blocksOf(page).flatMap(commandsOf)].filter((text) => {
    const [name = '', ...rest] = text.replace(/^.*?goldenpair /, '').split(/[\s=|]+/)
    if (!COMMANDS.some((command) => command.name === name)) return true
    const known = listOptions(name as (typeof COMMANDS)[number]['name']).map(([flag]) => `--${flag}`)
    return rest.some((word) => word.startsWith('--') && word !== '--help' && !known.includes(word))
  })
  expect(unknown).toEqual([])
})

test('the npm scripts that the pages name are in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name),
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
