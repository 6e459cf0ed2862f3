import { describe, expect, test } from 'vitest'
import ts from 'typescript'
import { parse } from 'yaml'
import { COMMANDS } from '../src/entry/cli/commands/index.js'
import { REGISTRY as EXPORTERS } from '../src/exchange/export/index.js'
import { REGISTRY as IMPORTERS } from '../src/exchange/import/index.js'
import { REGISTRY as JUDGES } from '../src/measure/judges/index.js'
import { REGISTRY as METRICS } from '../src/metrics/index.js'
import { REGISTRY as TABLES } from '../src/metrics/tables/index.js'
import { PUBLISHERS } from '../src/publishers/index.js'
import { REGISTRY as CHARTS } from '../src/report/charts/index.js'
import { REGISTRY as TARGETS } from '../src/measure/targets/index.js'
import { readActionInputs } from '../src/modes/request/action-request.js'
import { INPUTS } from '../src/modes/request/options/index.js'
import { filesUnder, read } from './checkout.js'

// The lists "What a new … takes" in CONTRIBUTING.md: the parts of an entry of each kind. A test reports all missing parts at once.

type Pieces = Readonly<Record<string, boolean>>

/** Returns a line such as `metric x: no source; no section in docs/metrics` for each name that lacks something. */
function listMissing(kind: string, names: readonly string[], piecesOf: (name: string) => Pieces): readonly string[] {
  return names.flatMap((name) => {
    const missing = Object.entries(piecesOf(name)).flatMap(([piece, isThere]) => (isThere ? [] : [`no ${piece}`]))
    return missing.length === 0 ? [] : [`${kind} ${name}: ${missing.join('; ')}`]
  })
}

/** Returns the files whose entry (their first exported name) is not in the index of their folder. */
function listUnlisted(folder: string, entry: RegExp): readonly string[] {
  const index = read(`${folder}/index.ts`)
  return filesUnder(folder)
    .filter((path) => path !== `${folder}/index.ts` && entry.test(read(path)))
    .filter((path) => !index.includes(`'.${path.slice(folder.length).replace(/\.ts$/, '.js')}'`))
    .map((path) => `${path}: no line in ${folder}/index.ts`)
}

function listRepeated(kind: string, names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) < index).map((name) => `${kind} ${name}: is there twice`)
}

const tests = filesUnder('test').filter((path) => path.endsWith('.ts'))
const textOf = (folder: string): string =>
  tests
    .filter((path) => path.startsWith(`${folder}/`))
    .map(read)
    .join('\n')
const textOfPages = (folder: string): string => filesUnder(folder).map(read).join('\n')
const hasSection = (page: string, heading: string): boolean =>
  ['#', '##', '###'].some((level) => `\n${page}`.includes(`\n${level} ${heading}\n`))

// The section is generated from the definition (test/metrics/page.test.ts), whose example is tested too (test/metrics/registry.test.ts).
test('a metric has its line, a source and a section', () => {
  const names = METRICS.map(({ name }) => name)
  const page = textOfPages('docs/metrics')
  const families = filesUnder('src/metrics').flatMap((path) => /^(src\/metrics\/\w+)\/index\.ts$/.exec(path)?.[1] ?? [])
  expect([
    ...families.flatMap((folder) =>
      listUnlisted(folder, /(?<!function )\bdefine\w*Metric\(|: MetricDefinition(\[\])? =/),
    ),
    ...listRepeated('metric', names),
    ...listMissing('metric', names, (name) => ({
      source: METRICS.some((metric) => metric.name === name && metric.source.length > 5),
      'section in docs/metrics (npm run docs:metrics)': hasSection(page, name),
    })),
  ]).toEqual([])
})

test('a table has its line, a source, a test and a section', () => {
  const names = TABLES.map(({ name }) => name)
  const [page, examples] = [read('src/metrics/tables/tables.md'), textOf('test/metrics/tables')]
  expect([
    ...listUnlisted('src/metrics/tables', /= define\w*Table\(/),
    ...listRepeated('table', names),
    ...listMissing('table', names, (name) => ({
      'source in its section': /Source:\s\S/.test(page.split(`### Table: ${name}\n`)[1]?.split('### Table: ')[0] ?? ''),
      'test in test/metrics/tables': examples.includes(`'${name}'`),
      'section in src/metrics/tables/tables.md': hasSection(page, `Table: ${name}`),
    })),
  ]).toEqual([])
})

test('a chart has its line and its name', () => {
  expect([
    ...listUnlisted('src/report/charts', /export const \w+ = defineChart\(/),
    ...listMissing('chart', Object.keys(CHARTS), (name) => ({
      'id of that name': Object.entries(CHARTS).some(([key, chart]) => key === name && chart.id === name),
    })),
  ]).toEqual([])
})

test('a target has its line, a known system for the contract and a section', () => {
  const [page, known] = [read('docs/protocol.md'), read('test/measure/targets/known-targets.ts')]
  const names = TARGETS.map(({ name }) => name)
  expect([
    ...listUnlisted('src/measure/targets', /export const \w+: TargetDefinition|= defineTarget\(/),
    ...listMissing('target', names, (name) => ({
      'factory in test/measure/targets/known-targets.ts': known.includes(`\n  ${name}: async () =>`),
      'section in docs/protocol.md': hasSection(page, name),
    })),
  ]).toEqual([])
})

test('a judge has its line, a test and a section', () => {
  const [page, judged] = [read('docs/judges.md'), textOf('test/measure/judges')]
  const names = JUDGES.map(({ name }) => name)
  expect([
    ...listUnlisted('src/measure/judges', /export const \w+: JudgeDefinition|= defineJudge\(/),
    ...listMissing('judge', names, (name) => ({
      'test in test/measure/judges': judged.includes(`'${name}'`),
      'section in docs/judges.md': hasSection(page, name),
    })),
  ]).toEqual([])
})

test('a publisher has its line and a test', () => {
  const published = textOf('test')
  // The whole entry is a few lines next to the registry.
  const own = read('test/publishers/index.test.ts')
  const names = PUBLISHERS.map(({ name }) => name)
  expect([
    ...listUnlisted('src/publishers', /export const \w+: Publisher =/),
    ...listMissing('publisher', names, (name) => ({
      'test that imports it': filesUnder('src/publishers').includes(`src/publishers/${name}.ts`)
        ? published.includes(`/src/publishers/${name}.js'`)
        : own.includes(`      ${name}: {`),
    })),
  ]).toEqual([])
})

test('an importer has its line, a test and a section', () => {
  const [page, imported] = [read('docs/import.md'), textOf('test/exchange/import') + textOf('test/entry/cli')]
  const names = IMPORTERS.map(({ name }) => name)
  expect([
    ...listUnlisted('src/exchange/import', /export const \w+: Importer =/),
    ...listMissing('importer', names, (name) => ({
      'test in test/exchange/import': imported.includes(`'${name}'`),
      'section in docs/import.md': hasSection(page, name),
    })),
  ]).toEqual([])
})

test('an exporter has its line, a test and a section', () => {
  const [page, exported] = [read('docs/export.md'), textOf('test/entry/cli')]
  const names = EXPORTERS.map(({ name }) => name)
  expect([
    ...listUnlisted('src/exchange/export', /export const \w+: Exporter =/),
    ...listMissing('exporter', names, (name) => ({
      'test in test/entry/cli': exported.includes(`'${name}'`),
      'section in docs/export.md': hasSection(page, name),
    })),
  ]).toEqual([])
})

test('a command has its line, a test and a row', () => {
  const [page, called] = [read('docs/command-line.md'), textOf('test/entry/cli')]
  const names: readonly string[] = COMMANDS.map(({ name }) => name)
  expect([
    ...filesUnder('src/entry/cli/commands')
      .filter((path) => /export const \w+: Command =/.test(read(path)))
      .flatMap((path) => {
        const [, file = ''] = /([^/]+)\.ts$/.exec(path) ?? []
        return names.includes(file) ? [] : [`${path}: no line in src/entry/cli/commands/index.ts`]
      }),
    ...listMissing('command', names, (name) => ({
      'test in test/entry/cli': called.includes(`'${name}'`),
      'row in docs/command-line.md': page.includes(`\n| \`${name}\``),
    })),
  ]).toEqual([])
})

test('a renderer has its line', () => {
  expect(listUnlisted('src/report/render', /^export function render\w+\(report: Report/m)).toEqual([])
})

describe('an Action input', () => {
  const SOURCE = 'src/modes/request/options/index.ts'
  const { inputs, outputs } = parse(read('action.yml')) as Readonly<
    Record<'inputs' | 'outputs', Readonly<Record<string, unknown>>>
  >

  test('is declared, read and documented', () => {
    const page = read('docs/action.md')
    const names = INPUTS.map(([name]) => name)
    expect([
      ...listMissing('input', [...new Set([...Object.keys(inputs), ...names])], (name) => ({
        'entry in action.yml': name in inputs,
        [`row in ${SOURCE}`]: names.includes(name),
        'row in docs/action.md': page.includes(`\`${name}\``),
      })),
      ...listMissing('output', Object.keys(outputs), (name) => ({
        'row in docs/action.md': page.includes(`\`${name}\``),
      })),
    ]).toEqual([])
  })

  test('is used once it is read', () => {
    const used = listUsed(filesUnder('src').filter((path) => path.endsWith('.ts') && path !== SOURCE))
    expect(
      listMissing('input', Object.keys(readActionInputs({})), (name) => ({ 'place that uses it': used.has(name) })),
    ).toEqual([])
  })
})

function parseFile(path: string): ts.SourceFile {
  return ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
}

/** Returns the names that are read from `inputs`: by property, by destructuring, or by a function that gets the whole object. */
function listUsed(paths: readonly string[]): ReadonlySet<string> {
  const files = paths.filter((path) => /inputs/i.test(read(path))).map(parseFile)
  const names = new Set<string>()
  const receivers = new Set<string>()
  const addAll = ({ elements }: ts.ObjectBindingPattern): void =>
    elements.forEach((element) => names.add((element.propertyName ?? element.name).getText()))
  for (const node of files.flatMap(nodesOf)) {
    if (ts.isPropertyAccessExpression(node) && isInputs(node.expression)) names.add(node.name.text)
    if (ts.isObjectBindingPattern(node) && isInputs(sourceOf(node))) addAll(node)
    if (ts.isCallExpression(node))
      node.arguments.forEach(
        (argument, at) => isInputs(argument) && receivers.add(`${node.expression.getText()} ${at}`),
      )
  }
  for (const node of files.flatMap(nodesOf))
    if (ts.isFunctionDeclaration(node))
      node.parameters.forEach(({ name }, at) => {
        if (ts.isObjectBindingPattern(name) && receivers.has(`${node.name?.text ?? ''} ${at}`)) addAll(name)
      })
  return names
}

function nodesOf(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [node]
  node.forEachChild((child) => void nodes.push(...nodesOf(child)))
  return nodes
}

const isInputs = (node: ts.Node | undefined): boolean => /(^|\.)inputs$/.test(node?.getText() ?? '')

/** Returns the expression that `{ a, b }` destructures. */
function sourceOf({ parent }: ts.ObjectBindingPattern): ts.Node | undefined {
  return ts.isBindingElement(parent) ? (parent.propertyName ?? parent.name) : parent.initializer
}
