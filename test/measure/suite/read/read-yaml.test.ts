import { describe, expect, test } from 'vitest'
import { readYaml } from '../../../../src/measure/suite/read/read-yaml.js'

function faults(text: string): readonly string[] {
  return readYaml({ path: 'f.yaml', text }).problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)
}

const tenTimes = (item: string): string => `[${Array(10).fill(item).join(', ')}]`
const laughs = `a: &a ${tenTimes('ha')}\nb: &b ${tenTimes('*a')}\nc: &c ${tenTimes('*b')}\nd: &d ${tenTimes('*c')}\n`

describe('readYaml', () => {
  test('finds the line of any value and key', () => {
    const [document] = readYaml({
      path: 'f.yaml',
      text: '# top\na:\n  - b: 1\n    c:\n      d\n  - &x { e: 007 }\nf: *x\n',
    }).documents
    expect(document?.value).toEqual({ a: [{ b: 1, c: 'd' }, { e: 7 }], f: { e: 7 } })
    expect(document?.find([]).line).toBe(2)
    expect(document?.find(['a', 0, 'c']).line).toBe(5)
    expect(document?.find(['a', 0, 'c']).keyLine).toBe(4)
    expect(document?.find(['a', 1, 'missing']).line).toBe(6)
    expect(document?.find(['f']).line).toBe(7)
    expect(document?.find(['f', 'e']).line).toBe(6)
    expect(document?.find(['f', 'e']).source).toBe('007')
  })

  test('gives several documents and leaves out empty ones', () => {
    expect(
      readYaml({ path: 'f.yaml', text: 'a\n---\n# nothing\n---\nb\n---\n' }).documents.map(({ value }) => value),
    ).toEqual(['a', 'b'])
  })

  test.each<[string, string]>([
    ['a:\n\tb: 1', '2: the line is indented with a tab. YAML takes spaces only.'],
    ['- id: a\n\tquery: b', '2: the line is indented with a tab. YAML takes spaces only.'],
    ['a: "x\nb: 1\n', '3: a quote, bracket or brace is opened before this point and never closed. Close it.'],
    [
      '\r\na: b: c',
      '2: there is a second `: ` in the value of this line. Put the value in quotes, or fix the indentation.',
    ],
    ['a: @x', '1: a value cannot start with this character. Put the value in quotes.'],
    [
      'a: {{ secrets.KEY }}',
      '1: this key is a list or a mapping. A key is plain text; put `{{ … }}` and the like in quotes.',
    ],
    ['a: 1\nb: 2\na: 3', '3: key `a` is given twice, first on line 1. Keep one.'],
    ['a: { b: 1, b: 2 }', '1: key `b` is given twice, first on line 1. Keep one.'],
    ['a:\n  __proto__: { polluted: true }', '2: key `__proto__` is not allowed. Give it another name.'],
    ['a: &x { b: 1 }\nc:\n  <<: *x', '3: merge keys (`<<`) are not part of YAML 1.2. Write the keys out.'],
    [
      '%YAML 1.1\n---\na: &x { b: 1 }\nc:\n  <<: *x',
      '5: merge keys (`<<`) are not part of YAML 1.2. Write the keys out.',
    ],
    ['a: .inf', '1: `.inf` is not a finite number. Give a finite one, or put it in quotes.'],
    ['a: 1e999', '1: `1e999` is not a finite number. Give a finite one, or put it in quotes.'],
    ['a: !!js/function "x"', '1: tag `!!js/function` is unknown: suites are plain YAML. Remove it.'],
    ['a: !!timestamp 2024-01-01', '1: tag `!!timestamp` is unknown: suites are plain YAML. Remove it.'],
    ['a: *x', '1: alias `*x` has no anchor before it. Write `&x` first.'],
    ['a: &x\n  b: *x', '2: alias `*x` contains itself. Write the value out.'],
    [laughs, '2: aliases are used more than 1000 times from here on. Write the values out.'],
    ['['.repeat(20_000), '1: lists or mappings are nested too deeply here. Flatten them.'],
    [`a: 1\nb: [${'{ x: ['.repeat(300)}`, '2: lists or mappings are nested too deeply here. Flatten them.'],
    ['- '.repeat(20_000), '1: lists or mappings are nested too deeply here. Flatten them.'],
    [
      'a: [1, 2\nb: 3',
      '2: this is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ],
  ])('refuses %.60j', (text, fault) => {
    expect(faults(text)).toEqual([`f.yaml:${fault}`])
  })

  test('never sets a prototype through a `__proto__` key', () => {
    readYaml({ path: 'f.yaml', text: '__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }' })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('reads many distinct keys and a very long text quickly', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`).join('\n')
    expect(Object.keys(readYaml({ path: 'f.yaml', text: keys }).documents[0]?.value as object)).toHaveLength(20_000)
    expect(readYaml({ path: 'f.yaml', text: `a: "${'x'.repeat(1_000_000)}"` }).documents).toHaveLength(1)
    // Brackets in texts do not count as nesting.
    expect(readYaml({ path: 'f.yaml', text: `a: "${'['.repeat(10_000)}"\nb: ok [[[` }).documents).toHaveLength(1)
  })
})
