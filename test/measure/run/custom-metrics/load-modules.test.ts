import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashModule } from '../../../../src/measure/run/custom-metrics/load-modules.js'
import { locateScorer } from '../../../../src/measure/run/custom-metrics/messages.js'
import { readSuite, SUITE_REGISTRIES } from '../../../../src/measure/load-suite.js'
import { formatProblem } from '../../../../src/measure/suite/problem.js'
import { compileHome } from './compile-home.js'

let folder: string
let home: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-modules-'))
  home = await compileHome()
})
afterAll(async () => rm(folder, { recursive: true }))

const metric = (more: string, name = 'politeness') =>
  `{ name: '${name}', title: 'polite', unit: 'ratio', kind: 'binary', direction: 'higher', range: [0, 1], score: () => 1, when_failed: 0, ${more} }`
const moduleOf = (...metrics: readonly string[]) =>
  `export default ({ defineMetric, z }) => [\n${metrics.map((one) => `  defineMetric(${one}),\n`).join('')}]\n`

let count = 0
async function read(files: Readonly<Record<string, string>>, keys: string, env: Record<string, string> = {}) {
  const workingDirectory = join(folder, String(count++))
  const suite = `name: s\ntarget: { type: search }\ncases: cases.yaml\n${keys}\n`
  const all = { 'golden/suite.yaml': suite, 'golden/cases.yaml': '- { id: a, query: q }\n', ...files }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(workingDirectory, path)), { recursive: true })
    await writeFile(join(workingDirectory, path), text)
  }
  const scorer = locateScorer({ home, env: { PATH: process.env['PATH'], ...env }, targetEnvNames: ['MY_KEY'] })
  const registries = SUITE_REGISTRIES
  const read = await readSuite({ path: 'golden/suite.yaml', workingDirectory, registries, scorer })
  return { ...read, told: read.problems.map(formatProblem) }
}

describe('the modules of a suite', () => {
  test('provide metrics that gates can name, by full and short names', async () => {
    const { suite, told } = await read(
      {
        'golden/metrics.js': moduleOf(
          metric('default_margin: { kind: "absolute", value: 0.05 }'),
          metric(
            'range: [0, Infinity], kind: "continuous", applies: () => true, judged_by: ["quality", "quality"]',
            'words',
          ),
        ),
      },
      'custom_metrics: metrics.js\ngates: [{ metric: custom.politeness, primary: true }, { metric: words, max: 9 }]',
    )
    expect(told).toEqual([])
    expect(suite?.gates.map(({ metric, margin }) => [metric, margin])).toEqual([
      ['custom.politeness', { kind: 'absolute', value: 0.05 }],
      ['custom.words', null],
    ])
    expect(suite?.custom_metrics?.modules).toEqual(['golden/metrics.js'])
    expect(suite?.custom_metrics?.metrics[1]).toEqual({
      id: 'custom.words',
      title: 'polite',
      unit: 'ratio',
      kind: 'continuous',
      direction: 'higher',
      range: [0, null],
      environment: 'free',
      scale: 'linear',
      judged_by: ['quality'],
      definition: expect.stringMatching(/^custom\.words\/1 sha256:[0-9a-f]{64}$/) as string,
      custom: true,
      source: 'golden/metrics.js',
    })
  })

  test('cause messages about all their errors, with file and line', async () => {
    const { suite, told } = await read(
      {
        'golden/no-default.js': 'export const metrics = []\n',
        'golden/throws.js': '// first\n\nthrow new TypeError("no\\nway")\n',
        'golden/broken.js': 'export default (\n',
        'golden/no-list.mjs': 'export default () => ({})\n',
        'golden/async.js': `export default async () => { throw 'nothing' }\n`,
        'golden/two.js': moduleOf(metric(''), metric(''), metric('', 'precision'), metric('', 'success')),
        'golden/wrong.js': moduleOf(
          metric('directon: "lower", kind: "continous"', 'typo'),
          metric('range: [1, 0], kind: "ordinal"', 'turned'),
          metric('range: [0, 5], when_failed: 7', 'five'),
          metric('score: 5', 'scored'),
          `{ title: 'nameless' }`,
          metric('', 'Upper_case'),
        ),
        'golden/notes.ts': '',
      },
      `custom_metrics:
  - no-default.js
  - throws.js
  - broken.js
  - no-list.mjs
  - async.js
  - two.js
  - wrong.js
  - notes.ts
  - gone.js
  - ../../outside.js
gates: [{ metric: custom.politeness, min: 1 }]`,
    )
    expect(suite).toBeNull()
    expect(told).toEqual([
      'golden/suite.yaml:12: custom metrics `notes.ts`: a module is a .js or .mjs file.',
      'golden/suite.yaml:13: custom metrics `gone.js`: there is no file golden/gone.js. Paths are relative to the folder of the suite.',
      'golden/suite.yaml:14: custom metrics `../../outside.js`: it is not inside the working directory. Paths are relative to the folder of the suite.',
      'golden/no-default.js:1: it has no default export that is a function: `export default ({ defineMetric, z }) => [...]`.',
      'golden/throws.js:3: it threw TypeError: no way.',
      expect.stringMatching(/^golden\/broken\.js:\d: it threw SyntaxError: Unexpected (token|end of input)/) as string,
      'golden/no-list.mjs:1: its default export returns an object, not a list of metrics.',
      'golden/async.js:1: it threw nothing.',
      'golden/two.js:2: golden/two.js:2 already defines a metric `politeness`. Rename one of them.',
      'golden/two.js:5: the name `success` already means a metric of Goldenpair. Rename yours: `own-success`.',
      'golden/wrong.js:1: metric 5: `name` is missing. Give text.',
      'golden/wrong.js:1: metric 5: `unit` is missing. Give one of ratio, s, tokens, usd, count, mb, percent, score, share.',
      'golden/wrong.js:1: metric 5: `kind` is missing. Give one of binary, ordinal, continuous.',
      'golden/wrong.js:1: metric 5: `direction` is missing. Give one of higher, lower, neutral.',
      'golden/wrong.js:1: metric 5: `range` is missing. Give a list.',
      'golden/wrong.js:1: metric 5: `score`: it must be a function.',
      "golden/wrong.js:1: metric 5: `when_failed`: give the score of a failed trial, or 'unscored'.",
      'golden/wrong.js:2: metric `typo`: `kind` must be one of binary, ordinal, continuous, but is the text `continous`. Did you mean `continuous`?',
      'golden/wrong.js:2: metric `typo`: key `directon` is unknown. Did you mean `direction`? Known: name, title, source, unit, kind, direction, range, environment, scale, default_margin, absolute_margin, definition, judged_by, applies, score, when_failed.',
      'golden/wrong.js:3: metric `turned`: `range`: the first, 1, must be below the second, 0.',
      'golden/wrong.js:4: metric `five`: `range`: it must be [0, 1] for kind binary.',
      'golden/wrong.js:4: metric `five`: `when_failed`: 7 is outside the range.',
      'golden/wrong.js:5: metric `scored`: `score`: it must be a function.',
      'golden/wrong.js:7: metric `Upper_case`: `name` must be lower-case letters, digits and single dashes, but is the text `Upper_case`.',
    ])
  })

  test('cannot end the process of the suite', async () => {
    const { told } = await read({ 'golden/m.js': 'process.exit(3)\n' }, 'custom_metrics: m.js')
    expect(told).toEqual(['golden/m.js:1: the process that loads it exited with code 3.'])
  })

  test('see what a target may see, and their output is not an answer', async () => {
    const { suite, told } = await read(
      {
        'golden/m.js': `console.log('{"id":0,"modules":[]}')
const names = Object.keys(process.env).filter((name) => /KEY|TOKEN/.test(name)).sort()
export default ({ defineMetric }) => [defineMetric(${metric(`source: names.join(' ')`)})]\n`,
      },
      'custom_metrics: m.js',
      { OPENAI_API_KEY: 'a', GITHUB_TOKEN: 'b', ACTIONS_RUNTIME_TOKEN: 'c', MY_KEY: 'd' },
    )
    expect(told).toEqual([])
    expect(suite?.custom_metrics?.metrics[0]?.source).toBe('MY_KEY, in golden/m.js')
  })

  test('are not reached through a link outside the working directory', async () => {
    const outside = join(folder, 'outside.js')
    await writeFile(outside, moduleOf())
    const workingDirectory = join(folder, String(count))
    await mkdir(join(workingDirectory, 'golden'), { recursive: true })
    await symlink(outside, join(workingDirectory, 'golden/link.js'))
    const { told } = await read({}, 'custom_metrics: link.js')
    expect(told).toEqual([
      'golden/suite.yaml:4: custom metrics `link.js`: it is not inside the working directory. Paths are relative to the folder of the suite.',
    ])
  })
})

test('the hash of a module changes with every file that it imports by a relative path, but not with its line ends', async () => {
  const workingDirectory = join(folder, 'hash')
  await mkdir(join(workingDirectory, 'lib'), { recursive: true })
  const files: Record<string, string> = {
    'm.js': `import { a } from './lib/a.mjs'\nimport 'node:fs'\nexport default () => []\n`,
    'lib/a.mjs': `export * from "../b.js"\nconst c = await import('./c.json', { with: { type: 'json' } })\n`,
    'b.js': `import './m.js'\n`,
    'lib/c.json': '{}',
    'lib/unused.js': '',
  }
  const hash = async (changed: Record<string, string> = {}) => {
    for (const [path, text] of Object.entries({ ...files, ...changed }))
      await writeFile(join(workingDirectory, path), text)
    return (await hashModule('m.js', workingDirectory)).hash
  }
  const first = await hash()
  expect(await hash({ 'lib/unused.js': 'x' })).toBe(first)
  expect(await hash({ 'm.js': (files['m.js'] ?? '').replaceAll('\n', '\r\n') })).toBe(first)
  for (const path of ['m.js', 'lib/a.mjs', 'b.js', 'lib/c.json'])
    expect(await hash({ [path]: `${files[path] ?? ''} ` })).not.toBe(first)
})
