import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadLocalSuite, createContext } from '../../../../src/entry/cli/context.js'
import { askAgain } from '../../../../src/entry/cli/commands/init.js'
import { listDifferentFiles } from '../../../../src/io/git.js'
import { isSource } from '../../../../src/measure/load-suite.js'
import { schemaLine } from '../../../../src/model/version.js'
import { validatorOf } from '../../../schemas.js'
import { makeRepository, type RepositoryKind } from '../init/make-repository.js'
import { goldenpair, quietTerminal } from '../recorded-terminal.js'

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']
const WRITTEN = ['golden/suite.yaml', 'golden/cases/first.yaml', '.github/workflows/goldenpair.yml']
const wrote = (paths: readonly string[]): string => paths.map((path) => `  wrote  ${path}\n`).join('')

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))
function stand(kind: RepositoryKind): string {
  folder = makeRepository(kind)
  return folder
}

describe.each([
  ['python', "['**/*.py']", 5],
  ['typescript', "['**/*.ts']", 3],
  ['markdown', "['**/*.md']", 5],
] as const)('goldenpair init --yes in a repository of %s', (kind, include, cases) => {
  test('writes a valid suite whose first run succeeds', async () => {
    stand(kind)
    const { code, out, log } = await goldenpair(folder, ['init', '--yes', '--name', 'mine'])
    expect({ code, log }).toEqual({ code: 0, log: 'The run is in .goldenpair/mine-default.' })
    expect(out).toContain(wrote(WRITTEN))
    expect(out).toContain(`No baseline: success 100 %`)
    expect(out).toContain(`its ${cases} cases are drafts`)
    expect(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')).toContain(`include: ${include}`)
    for (const [file, schema] of [
      ['golden/suite.yaml', 'suite'],
      ['golden/cases/first.yaml', 'case'],
    ] as const) {
      const text = readFileSync(join(folder, file), 'utf8')
      expect(text.split('\n', 1)).toEqual([schemaLine(schema)])
      expect(validatorOf(schema)(parse(text))).toBe(true)
    }
    const validated = await goldenpair(folder, ['validate'])
    expect(validated.code).toBe(0)
    expect(validated.out).toContain(
      `gate success: fails at a drop of 5\u202fpoints or more: the target always answers alike (${cases} cases)`,
    )
    expect(validated.out).toContain(
      `golden/suite.yaml: no problems. Cases: ${cases} (0 critical). Variants: default. Gates: success, tokens.total.`,
    )
    expect(validated.log).toBe('')
  })
})

describe.each([
  ['python', 'golden/target.py'],
  ['node', 'golden/target.mjs'],
])('the example program in %s', (target, program) => {
  test.each(['python', 'markdown'] as const)('answers the first cases of a repository of %s', async (kind) => {
    stand(kind)
    const { code, out } = await goldenpair(folder, ['init', '-y', '--target', target])
    expect(code).toBe(0)
    expect(out).toContain(wrote([...WRITTEN.slice(0, 2), program, ...WRITTEN.slice(2)]))
    expect(out).toContain('No baseline: success 100 %')
    expect(out).toContain(`Let ${program} call your own system.`)
    // The example counts no tokens, and the user's system may not count them either.
    expect((await goldenpair(folder, ['validate'])).out).toContain('Gates: success.')
  })
})

describe('an application for Node', () => {
  test.each([
    ['{"dependencies": {"@langchain/core": "1"}}', 'LangChain.js ', 'pageContent'],
    ['{}', '', 'passages'],
  ])(
    'gets for a package.json with %s an adapter with a line to fill in, which is not run before that',
    async (manifest, name, word) => {
      stand('markdown')
      writeFileSync(join(folder, 'package.json'), manifest)
      const { code, out } = await goldenpair(folder, ['init', '-y', '--target', 'module'])
      expect(code).toBe(0)
      expect(out).toContain(wrote([...WRITTEN.slice(0, 2), 'golden/answer.mjs', ...WRITTEN.slice(2)]))
      expect(out).toContain(`Write where your ${name}application is into golden/answer.mjs (FILL IN).`)
      expect(readFileSync(join(folder, 'golden/answer.mjs'), 'utf8')).toContain(word)
      expect(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')).toContain('setup: npm install')
      expect((await goldenpair(folder, ['validate'])).code).toBe(0)
    },
  )

  test('is mentioned if the search answers', async () => {
    stand('markdown')
    writeFileSync(join(folder, 'package.json'), '{"dependencies": {"ai": "5"}}')
    const { out } = await goldenpair(folder, ['init', '-y', '--no-run'])
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'Later, let your Vercel AI SDK application answer: docs/getting-started.md',
    )
  })
})

test.each([
  ['search'],
  ['http', '--url', 'http://127.0.0.1:1/ask'],
  ['command', '--command', 'node answer.mjs'],
  ['module'],
  ['python'],
  ['node'],
])('a push that changes a document makes another target: %s', async (...target) => {
  stand('markdown')
  const commit = (): string => {
    execFileSync('git', ['-C', folder, 'add', '--all'])
    execFileSync('git', ['-C', folder, ...AUTHOR, 'commit', '--quiet', '--message', 'x'])
    return execFileSync('git', ['-C', folder, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  }
  await goldenpair(folder, ['init', '-y', '--no-run', '--target', ...target])
  const { variants } = await loadLocalSuite('golden/suite.yaml', createContext(quietTerminal(folder)))
  const from = commit()
  writeFileSync(join(folder, 'fees.md'), '## What does a late book cost?\n\nA late book costs thirty cents a day.\n')
  writeFileSync(join(folder, 'picture.svg'), '<svg/>')
  const changed = await listDifferentFiles(folder, { from, to: commit() })
  const sources = variants['default']?.sources ?? []
  expect(changed?.map((file) => [file, isSource(file, sources)])).toEqual([
    ['fees.md', true],
    ['picture.svg', false],
  ])
})

/** Writes a JSON-lines program; these lines of JavaScript make its reply to the request \`r\`. */
const program = (reply: string): string =>
  `import { createInterface } from 'node:readline'\nfor await (const line of createInterface({ input: process.stdin })) {\n  const r = JSON.parse(line)\n  ${reply}\n}\n`
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe('the repeated questions of `init` to a target', () => {
  const answerBy = (text: string) => `console.log(JSON.stringify({ id: r.id, answer: ${text} }))`
  // A second process finds the file that the first one wrote.
  const second = `import { existsSync, writeFileSync } from 'node:fs'\nconst isSecond = existsSync('first')\nwriteFileSync('first', '')\n`
  const eighth =
    second +
    program(`globalThis.asked = (globalThis.asked ?? 0) + 1; ${answerBy('isSecond && asked === 8 ? "x" : r.query')}`)
  test.each([
    ['the same each time', program(answerBy('r.query')), null],
    [
      'another process number',
      program(answerBy('String(process.pid)')),
      / asked again, the target gave [a-z-]+ another reply/,
    ],
    ['another reply only at the eighth repeat', eighth, / asked again, the target gave [a-z-]+ another reply/],
    [
      'the same for the same seed',
      program(answerBy('String(r.seed)')),
      / asked again, the target gave [a-z-]+ another/,
    ],
    [
      'no reply to one the second time',
      second +
        program(
          `console.log(JSON.stringify({ id: r.id, ...(isSecond && r.query.includes('late') ? { error: { message: 'no' } } : { answer: 'x' }) }))`,
        ),
      / asked again, what-does-a-late-book-cost got no reply/,
    ],
    [
      'an end at the second start',
      second + `if (isSecond) process.exit(1)\n` + program(answerBy('r.query')),
      / asked again, [a-z-]+ got no reply/,
    ],
    [
      'failures',
      program(
        `console.log(JSON.stringify({ id: r.id, ...(r.query.includes('late') ? { answer: 'x' } : { error: { message: 'no' } }) }))`,
      ),
      / it takes replies to 2 cases to tell, and there are 1/,
    ],
  ])('decide `deterministic`: %s', async (_what, text, doubt) => {
    stand('markdown')
    writeFileSync(join(folder, 'answer.mjs'), text)
    const { out } = await goldenpair(folder, ['init', '-y', '--target', 'command', '--command', 'node answer.mjs'])
    const suite = parse(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')) as {
      target: { deterministic?: boolean }
    }
    expect(suite.target.deterministic).toBe(doubt === null ? true : undefined)
    expect(oneLine(out)).toMatch(
      doubt ?? 'Asked again, the target repeated 8 of 8 replies: golden/suite.yaml says `deterministic: true`.',
    )
    if (doubt !== null) expect(oneLine(out)).toContain('golden/suite.yaml leaves `deterministic` out: ')
    expect(readdirSync(join(folder, '.goldenpair')).filter((name) => name.endsWith('-again'))).toEqual([])
  })

  test.each([
    ['every reply reports them', `true`, ['success', 'tokens.total']],
    ['some replies report them', `r.query.includes('late')`, ['success']],
    ['no reply reports them', `false`, ['success']],
  ])('write a gate on tokens or leave it as a comment: %s', async (_what, condition, gates) => {
    stand('markdown')
    const usage = `...(${condition} && { usage: { input_tokens: 9, output_tokens: 2 } })`
    writeFileSync(
      join(folder, 'answer.mjs'),
      program(`console.log(JSON.stringify({ id: r.id, answer: 'x', ${usage} }))`),
    )
    const { out } = await goldenpair(folder, ['init', '-y', '--target', 'command', '--command', 'node answer.mjs'])
    const suite = parse(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')) as { gates: { metric: string }[] }
    expect(suite.gates.map(({ metric }) => metric)).toEqual(gates)
    expect(out.includes('The replies report their tokens: golden/suite.yaml has a gate on them.')).toBe(
      gates.length > 1,
    )
  })

  test('are given up if the target hangs', async () => {
    stand('markdown')
    writeFileSync(join(folder, 'answer.mjs'), second + program(`if (!isSecond) ${answerBy('r.query')}`))
    const flags = ['init', '-y', '--name', 'mine', '--target', 'command', '--command', 'node answer.mjs']
    await goldenpair(folder, [...flags, '--no-run'])
    await goldenpair(folder, ['run'])
    const context = createContext(quietTerminal(folder))
    const suite = await loadLocalSuite('golden/suite.yaml', context)
    const again = { suite, folder: join(folder, '.goldenpair/mine-default'), context, limitMs: 500 }
    expect(await askAgain(again)).toMatchObject({ doubt: 'only 0 replies came again within 0.5 s', repeats: 0 })
  })
})

const echo = `node -e "require('readline').createInterface({input:process.stdin}).on('line',l=>console.log(JSON.stringify({id:JSON.parse(l).id,answer:'x'})))"`

describe('imported cases', () => {
  const flags = ['init', '-y', '--target', 'command', '--command', echo]
  const importCsv = async (text: string, out = 'golden/cases/mine.yaml'): Promise<void> => {
    writeFileSync(join(folder, 'mine.csv'), text)
    expect((await goldenpair(folder, ['import', 'csv', 'mine.csv', '--out', out])).code).toBe(0)
  }
  const rows = (count: number, columns: string): string =>
    Array.from({ length: count }, (_, at) => `What is ${at}?,${columns}\n`).join('')
  const readManifest = () =>
    parse(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')) as {
      cases: string[]
      gates: { metric: string; primary?: boolean; max_drop: string }[]
    }

  test.each([
    ['golden/cases/first.yaml', 'cases/*.yaml'],
    ['golden/cases/shop/mine.yml', 'cases/**/*.{yaml,yml}'],
  ])('in %s are the suite: none is drafted, and its margin is that of 40 cases', async (out, pattern) => {
    stand('markdown')
    await importCsv(`question,contains\n${rows(40, 'x')}`, out)
    const before = readFileSync(join(folder, out), 'utf8')
    const made = await goldenpair(folder, [...flags, '--no-run'])
    expect(made.code).toBe(0)
    expect(made.out).toContain('  uses   40 cases of golden/cases\n')
    expect(made.out).not.toContain('draft')
    expect(oneLine(made.out)).toContain('main is asked for 200 answers')
    expect(readFileSync(join(folder, out), 'utf8')).toBe(before)
    expect(readdirSync(join(folder, 'golden/cases'))).toHaveLength(1)
    const { cases, gates } = readManifest()
    expect(cases).toEqual([pattern])
    expect(gates).toEqual([{ metric: 'success', primary: true, max_drop: '10pp' }])
    expect((await goldenpair(folder, ['validate'])).out).toContain('Cases: 40 (0 critical).')
  })

  test.each([
    ['only answers', 'question,answer\n' + rows(3, 'x'), [['answer.token-f1', true, '10%']]],
    [
      'answers, some of them with a check',
      'question,answer,contains\n' + rows(3, 'x,') + 'And?,x,x\n',
      [
        ['success', true, '50pp'],
        ['answer.token-f1', undefined, '10%'],
      ],
    ],
  ])('with %s get gates that look at each of them', async (_what, text, gates) => {
    stand('empty')
    await importCsv(text)
    const { code, out } = await goldenpair(folder, [...flags, '--no-run'])
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Read the report') as string })
    expect(readManifest().gates.map(({ metric, primary, max_drop }) => [metric, primary, max_drop])).toEqual(gates)
    const validated = await goldenpair(folder, ['validate'])
    expect(validated.code).toBe(0)
    expect(validated.out).not.toContain('no gate looks at')
    expect((await goldenpair(folder, ['run'])).out).toContain('No baseline')
  })

  test('that are all disabled drafts do not keep `init` from drafting others', async () => {
    stand('markdown')
    mkdirSync(join(folder, 'golden/cases'), { recursive: true })
    writeFileSync(
      join(folder, 'golden/cases/drafts.yaml'),
      '- { id: opening-hours, query: When?, enabled: false, checks: [{ contains: x }] }\n',
    )
    const { code, out } = await goldenpair(folder, [...flags, '--no-run'])
    expect(code).toBe(0)
    expect(out).toContain('its 4 cases are drafts')
    expect(readFileSync(join(folder, 'golden/cases/first.yaml'), 'utf8')).toContain('id: opening-hours-2\n')
    expect((await goldenpair(folder, ['validate'])).out).toContain('Cases: 4 (')
  })

  test('that cannot be read are named, and nothing is written', async () => {
    stand('markdown')
    mkdirSync(join(folder, 'golden/cases'), { recursive: true })
    writeFileSync(join(folder, 'golden/cases/mine.yaml'), '- { id: a, qeury: When? }\n')
    const { code, log } = await goldenpair(folder, flags)
    expect(code).toBe(3)
    expect(log).toContain('golden/cases/mine.yaml:1: ')
    expect(readdirSync(join(folder, 'golden'))).toEqual(['cases'])
  })

  test('still need something that the built-in search can read', async () => {
    stand('empty')
    await importCsv('question,contains\n' + rows(3, 'x'))
    expect((await goldenpair(folder, ['init', '-y'])).log).toContain('Found no symbol or heading')
  })
})

describe('a program of the user', () => {
  test('is written as given, whatever it contains, and needs nothing in the repository', async () => {
    stand('empty')
    const { code, out } = await goldenpair(folder, ['init', '-y', '--target', 'command', '--command', echo])
    expect(code).toBe(0)
    expect(out).toContain('No baseline: success 100 %')
    expect(out).toContain('its case is a draft')
    expect(oneLine(out)).toContain('leaves `deterministic` out: it takes replies to 2 cases to tell, and there are 1.')
    const suite = parse(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')) as { target: { command: string } }
    expect(suite.target.command).toBe(echo)
  })

  test('that cannot start is the user’s error, and the written files are listed before', async () => {
    stand('empty')
    const { code, out, log } = await goldenpair(folder, ['init', '-y', '--target', 'command', '--command', 'exit 7'])
    expect(code).toBe(3)
    expect(out).toContain(wrote(WRITTEN))
    expect(log).toContain('error: The target `exit 7`')
    expect(oneLine(out)).toContain('Next: 1. Fix the error below, then goldenpair run. How your system is started')
    expect(oneLine(out)).toContain('3. Commit these files')
  })
})

describe('a server of the user', () => {
  test('that asks for other fields finds in its suite where to say so, and its own error in the report', async () => {
    stand('markdown')
    const picky = `import { createServer } from 'node:http'
createServer((request, response) => {
  request.resume().on('end', () => {
    console.error("KeyError: 'question'")
    response.writeHead(500).end()
  })
}).listen(Number(process.env.PORT), '127.0.0.1')`
    writeFileSync(join(folder, 'server.mjs'), picky)
    const url = 'http://127.0.0.1:${PORT}/ask'
    const flags = ['init', '-y', '--target', 'http', '--url', url, '--command', 'node server.mjs']
    const { code, out } = await goldenpair(folder, flags)
    expect(code).toBe(2)
    expect(oneLine(out)).toContain("Its log says: KeyError: 'question'")
    expect(oneLine(out)).toContain(
      '1. Fix what the report names. How your system is asked is under `target` in golden/suite.yaml.',
    )
    expect(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')).toContain("\n  # body: { question: '{{query}}' }\n")
  })

  const server = `import { createServer } from 'node:http'
createServer((request, response) => {
  request.resume().on('end', () => response.end(JSON.stringify({ answer: 'x' })))
}).listen(Number(process.env.PORT), '127.0.0.1')`

  test('is started, asked, and gets the first cases', async () => {
    stand('markdown')
    writeFileSync(join(folder, 'server.mjs'), server)
    const url = 'http://127.0.0.1:${PORT}/ask'
    const { code, out } = await goldenpair(folder, [
      ...['init', '-y', '--target', 'http', '--url', url, '--command', 'node server.mjs'],
    ])
    expect(out).toContain('No baseline: success 100 %')
    expect(code).toBe(0)
    const { target } = parse(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')) as { target: unknown }
    expect(target).toMatchObject({ type: 'http', url, start: 'node server.mjs', deterministic: true })
  })

  test.each([
    [['--target', 'http'], '--target http without --url'],
    [['--url', 'http://127.0.0.1/'], '--target http beside it'],
    [['--target', 'http', '--url', 'localhost:1'], 'such as http://127.0.0.1:8000/ask'],
  ])('%j is refused', async (flags, reason) => {
    stand('markdown')
    const { code, log } = await goldenpair(folder, ['init', '-y', ...flags])
    expect({ code, log }).toEqual({ code: 3, log: expect.stringContaining(reason) as string })
  })
})

describe('goldenpair init', () => {
  test('reports an error if there is nothing to ask about, and writes nothing', async () => {
    stand('empty')
    expect(await goldenpair(folder, ['init', '--yes'])).toMatchObject({
      code: 3,
      out: '',
      log: `error: Found no symbol or heading in ${folder} to ask about (looked for Markdown, Python, TypeScript, JavaScript, Go, Rust, Java). Run this in the repository of your documents or code, or name your own program: goldenpair init --target command --command "python3 assistant.py".`,
    })
  })

  test('never overwrites a suite, and writes nothing else then', async () => {
    stand('markdown')
    mkdirSync(join(folder, 'golden'))
    writeFileSync(join(folder, 'golden/suite.yaml'), 'mine')
    expect(await goldenpair(folder, ['init', '--yes'])).toMatchObject({
      code: 3,
      out: '',
      log: 'error: golden/suite.yaml exists already, and nothing was written. To run this suite: goldenpair run. To add cases: goldenpair import or goldenpair suggest. To let your own system answer: docs/getting-started.md of Goldenpair, section 5. For a second suite, start in another folder.',
    })
    // Nor does it ask anything first.
    expect((await goldenpair(folder, ['init'], ['x'])).asked).toEqual([])
    expect(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')).toBe('mine')
  })

  test('refuses to replace a program in its place', async () => {
    stand('markdown')
    mkdirSync(join(folder, 'golden'))
    writeFileSync(join(folder, 'golden/target.py'), 'mine')
    expect(await goldenpair(folder, ['init', '--yes', '--target', 'python'])).toMatchObject({
      code: 3,
      log: 'error: golden/target.py exists already, and nothing was written. Rename it first: `init` writes its own.',
    })
  })

  test('keeps an existing workflow', async () => {
    stand('markdown')
    mkdirSync(join(folder, '.github/workflows'), { recursive: true })
    writeFileSync(join(folder, '.github/workflows/goldenpair.yml'), 'mine')
    const { code, out } = await goldenpair(folder, ['init', '--yes', '--no-run'])
    expect(code).toBe(0)
    expect(out).toContain('  kept   .github/workflows/goldenpair.yml (it was there already)')
    expect(readFileSync(join(folder, '.github/workflows/goldenpair.yml'), 'utf8')).toBe('mine')
  })

  test.each([
    [null, '.goldenpair/, goldenpair-report/, node_modules/', '.goldenpair/\ngoldenpair-report/\nnode_modules/\n'],
    [
      '/dist',
      '.goldenpair/, goldenpair-report/, node_modules/',
      '/dist\n.goldenpair/\ngoldenpair-report/\nnode_modules/\n',
    ],
    ['node_modules\r\n', '.goldenpair/, goldenpair-report/', 'node_modules\r\n.goldenpair/\r\ngoldenpair-report/\r\n'],
    ['.golden*\nnode_modules/\n/goldenpair-report\n', null, '.golden*\nnode_modules/\n/goldenpair-report\n'],
  ])('adds measurements and installed files to the .gitignore with %j', async (before, added, after) => {
    stand('typescript')
    const path = join(folder, '.gitignore')
    if (before !== null) writeFileSync(path, before)
    const { out } = await goldenpair(folder, ['init', '-y', '--no-run', '--target', 'node'])
    expect(/ added {2}(.*) to .gitignore/.exec(out)?.[1] ?? null).toBe(added)
    expect(readFileSync(path, 'utf8')).toBe(after)
  })

  test('in a subfolder writes the workflow at the repository root, for that folder and the current branch', async () => {
    stand('markdown')
    mkdirSync(join(folder, 'packages/app'), { recursive: true })
    writeFileSync(join(folder, 'packages/app/guide.md'), `## Signing in\n\n${'Type your name. '.repeat(9)}\n`)
    const { out } = await goldenpair(join(folder, 'packages/app'), ['init', '-y', '--no-run', '--jobs', '1'])
    expect(out).toContain('  wrote  ../../.github/workflows/goldenpair.yml')
    const text = readFileSync(join(folder, '.github/workflows/goldenpair.yml'), 'utf8')
    expect(text).toContain('working-directory: packages/app')
    expect(text).toContain('branches: [trunk]')
  })

  test('asks a person, repeats until an answer can be used, and uses defaults for empty ones', async () => {
    stand('markdown')
    const answers = ['bad name!', 'library', 'serach', '', '3', '1', 'some', 'all']
    const { code, asked, log } = await goldenpair(folder, ['init', '--no-run'], answers)
    expect(code).toBe(0)
    expect(asked).toHaveLength(8)
    expect(asked[0]).toMatch(/^Name of the suite \[goldenpair-init-.*\]: $/)
    expect(asked[3]).toBe('What answers the questions: search, module, command, http, python, node [search]: ')
    expect(log).toBe(
      '"bad name!" cannot be used.\n"serach" cannot be used.\n"3" cannot be used.\n"some" cannot be used.',
    )
    expect(asked[7]).toBe('Cases of which none may break: critical (those that you mark) or all [critical]: ')
    const manifest = readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')
    expect(manifest).toContain('name: library\n')
    expect(manifest).toContain('\nzero_tolerance: all\n')
    expect(readFileSync(join(folder, WRITTEN[2] ?? ''), 'utf8')).not.toContain('mode: publish')
  })

  test('does not ask for values given by flags', async () => {
    stand('markdown')
    const flags = [
      'init',
      '--no-run',
      '--name',
      'library',
      '--target',
      'command',
      '--jobs',
      '2',
      '--zero-tolerance',
      'all',
    ]
    const { code, asked } = await goldenpair(folder, [...flags, '--max-cost-usd', '2'], ['./ask.sh'])
    expect({ code, asked }).toEqual({ code: 0, asked: ['Command that starts it: '] })
    expect(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')).toContain('\nmax_cost_usd: 2\n')
  })

  test.each([
    [['-3', 'much', '$2.50'], '\nmax_cost_usd: 2.5\n', '"-3" cannot be used.\n"much" cannot be used.'],
    [[''], null, ''],
  ])('asks for the cost limit of a run of your own system: %j', async (answers, line, said) => {
    stand('markdown')
    const flags = ['--name', 'library', '--target', 'command', '--command', './ask.sh', '--jobs', '2']
    const args = ['init', '--no-run', ...flags, '--zero-tolerance', 'critical']
    const { code, asked, log } = await goldenpair(folder, args, answers)
    expect({ code, log }).toEqual({ code: 0, log: said })
    expect(new Set(asked)).toEqual(
      new Set([
        'Most that a run may cost in US dollars, if your system states what an answer costs: a number or none [none]: ',
      ]),
    )
    const manifest = readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')
    expect(manifest.includes('max_cost_usd')).toBe(line !== null)
    expect(manifest).toContain(line ?? '')
    expect(validatorOf('suite')(parse(manifest))).toBe(true)
  })

  test.each([
    ['search', '\nmax_cost_usd: 3\n'],
    ['node', '\n# max_cost_usd: 3\n'],
  ])('writes the limit given by a flag, as a comment for the example programs: %s', async (target, line) => {
    stand('markdown')
    const { code } = await goldenpair(folder, ['init', '-y', '--no-run', '--target', target, '--max-cost-usd', '3'])
    expect(code).toBe(0)
    expect(readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')).toContain(line)
  })

  test('writes nothing if it is stopped at a question', async () => {
    stand('markdown')
    expect(await goldenpair(folder, ['init'], [''])).toMatchObject({
      code: 3,
      out: '',
      log: 'error: Stopped at the question "What answers the questions: search, module, command, http, python, node". Nothing was written.',
    })
  })

  test.each([
    [
      ['init'],
      'error: goldenpair init: there is no terminal to ask in; add --yes to take the defaults. `goldenpair init --help` shows what it takes.',
    ],
    [
      ['init', '-y', '--target', 'serach'],
      'error: --target: got `serach`, expected search, module, command, http, python, node.',
    ],
    [['init', '-y', '--zero-tolerance', 'off'], 'error: --zero-tolerance: got `off`, expected critical or all.'],
    [['init', '-y', '--max-cost-usd', '0'], 'error: --max-cost-usd: got `0`, expected a number above 0.'],
    [
      ['init', '--demo', '--max-cost-usd', '1'],
      'error: --max-cost-usd: got `1`, expected none beside --demo, which sets nothing up.',
    ],
    [['init', '-y', '--jobs', '3'], 'error: --jobs: got `3`, expected 1 or 2.'],
    [['init', '-y', '--command', 'x'], 'error: --command: got `x`, expected --target command or http beside it.'],
    [
      ['init', '-y', '--target', 'command'],
      'error: goldenpair init: --target command without --command. `goldenpair init --help` shows what it takes.',
    ],
    [
      ['init', '-y', '--name', 'a b'],
      'error: --name: got `a b`, expected a name of at most 60 letters, digits, dots, dashes and underscores.',
    ],
  ])('the mistake %j is explained', async (args, message) => {
    stand('markdown')
    expect(await goldenpair(folder, args)).toMatchObject({ code: 3, out: '', log: message })
  })
})
