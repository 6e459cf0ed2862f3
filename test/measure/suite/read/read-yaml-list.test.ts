import { describe, expect, test } from 'vitest'
import { readYaml } from '../../../../src/measure/suite/read/read-yaml.js'
import { readYamlList } from '../../../../src/measure/suite/parse-cases.js'

const wholeOf = (text: string) => readYaml({ path: 'a.yaml', text }).documents[0]
const listOf = (text: string) => readYamlList({ path: 'a.yaml', text })

describe('readYamlList', () => {
  test.each([
    '- a: 1\n  b: [x, { y: 2 }]\n- c: |\n    - no item\n    text\n\n# between\n-\n  d: "two\n\n  lines"\n- ~\n- - nested\n  - list\n',
    '\uFEFF# head\r\n---\r\n- a: 1\r\n  b: x\r\n- "- no item": no\r\n',
    '- >-\n  folded\n  text # no comment\n- {a: 1,\n   b: 2}\n- plain\n  goes on\n- 007\n- !!str\n'.replace(
      '- !!str\n',
      '',
    ),
    '- a: x\u2028- y\n- b',
    '- &own [1, 2]\n- x',
  ])('reads %j as the whole file is read, with the lines of the items', (text) => {
    const [list, whole] = [listOf(text), wholeOf(text)]
    expect(list?.value).toEqual(whole?.value)
    const items = Array.isArray(whole?.value) ? whole.value : []
    expect(items.map((_, index) => list?.lineOf([index]))).toEqual(items.map((_, index) => whole?.lineOf([index])))
  })

  test('looks up deeper places only when asked', () => {
    const list = listOf('- a: 1\n- b:\n    c: 007\n')
    expect(list?.lineOf([1, 'b', 'c'])).toBe(3)
    expect(list?.lineOfKey([1, 'b'])).toBe(2)
    expect(list?.sourceOf([1, 'b', 'c'])).toBe('007')
  })

  test.each([
    ['a mapping', 'cases:\n- a\n'],
    ['flow style', '[a, b]\n'],
    ['nothing', '# only a comment\n'],
    ['aliases', '- &x 1\n- *x\n'],
    ['several documents', '- a\n---\n- b\n'],
    ['a directive', '%YAML 1.2\n---\n- a\n'],
    ['a fault', '- a: [\n- b\n'],
    ['a quoted text over items', '- "a\n- b"\n'],
    ['a key given twice', '- a: 1\n  a: 2\n'],
    ['a merge key', '- <<: {}\n'],
    ['`__proto__`', '- __proto__: 1\n'],
    ['an infinite number', '- .inf\n'],
    ['a tag', '- !x 1\n'],
  ])('leaves %s to readYaml', (_, text) => {
    expect(listOf(text)).toBeNull()
  })
})
