import { expect } from 'vitest'

/** The elements of JUnit XML that all readers accept (Jenkins' junit-10.xsd, without those we never write): attributes and children. */
const SHAPE: Readonly<
  Record<string, { readonly attributes: readonly string[]; readonly children: readonly string[] }>
> = {
  testsuites: { attributes: ['name', 'tests', 'failures', 'errors', 'skipped', 'time'], children: ['testsuite'] },
  testsuite: { attributes: ['name', 'tests', 'failures', 'errors', 'skipped', 'time'], children: ['testcase'] },
  testcase: { attributes: ['name', 'classname', 'time', 'file'], children: ['failure', 'skipped', 'system-out'] },
  failure: { attributes: ['message', 'type'], children: [] },
  skipped: { attributes: ['message'], children: [] },
  'system-out': { attributes: [], children: [] },
}

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(#\d+|\w+);|&/g, (whole, name: string | undefined) => {
    if (name === undefined) throw new Error('a bare ampersand')
    const character = name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : ENTITIES[name]
    if (character === undefined) throw new Error(`unknown entity ${whole}`)
    return character
  })
}

/** Parses XML strictly, without support for comments, CDATA and doctypes, which are never written. */
function parseXml(text: string): Element {
  // eslint-disable-next-line no-control-regex -- what XML 1.0 forbids
  expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u)
  const body = text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  for (const [, end, start, attributes = '', selfClosing, content] of body.matchAll(
    /<\/([\w-]+)>|<([\w-]+)((?: [\w-]+="[^"<]*")*)(\/?)>|([^<]+|<)/g,
  )) {
    const inner = open.at(-1) ?? top
    if (content !== undefined) {
      if (content === '<' || content.includes(']]>')) throw new Error('text that is not escaped')
      inner.text += decode(content)
    } else if (end !== undefined) {
      expect(end).toBe(inner.name)
      open.pop()
    } else {
      const pairs = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])
      for (const [, value = ''] of pairs) expect(value).not.toMatch(/[\n\t]/)
      const element: Element = {
        name: start ?? '',
        attributes: Object.fromEntries(pairs.map(([key = '', value = '']) => [key, decode(value)])),
        children: [],
        text: '',
      }
      expect(pairs.length).toBe(Object.keys(element.attributes).length)
      inner.children.push(element)
      if (selfClosing !== '/') open.push(element)
    }
  }
  expect(open).toEqual([top])
  expect(top.children).toHaveLength(1)
  return top.children[0] ?? top
}

function checkShape(element: Element): void {
  const shape = SHAPE[element.name]
  expect(shape, `<${element.name}>`).toBeDefined()
  expect(shape?.attributes).toEqual(expect.arrayContaining(Object.keys(element.attributes)))
  expect(shape?.children).toEqual(expect.arrayContaining(element.children.map(({ name }) => name)))
  element.children.forEach(checkShape)
}

/** Reads a JUnit document. Throws unless it is well formed, has the common structure, and has correct counts. */
export function readJunit(text: string) {
  const root = parseXml(text)
  expect(root.name).toBe('testsuites')
  checkShape(root)
  const suites = root.children.map((suite) => {
    const cases = suite.children.map((one) => {
      const failure = one.children.find(({ name }) => name === 'failure')
      return {
        name: one.attributes['name'] ?? '',
        failure: failure && {
          message: failure.attributes['message'] ?? '',
          text: failure.text,
          type: failure.attributes['type'],
        },
        skipped: one.children.find(({ name }) => name === 'skipped')?.attributes['message'],
        remark: one.children.find(({ name }) => name === 'system-out')?.text,
      }
    })
    const counts = {
      tests: cases.length,
      failures: cases.filter(({ failure }) => failure !== undefined).length,
      skipped: cases.filter(({ skipped }) => skipped !== undefined).length,
    }
    for (const [name, count] of Object.entries(counts)) expect(suite.attributes[name]).toBe(String(count))
    return { name: suite.attributes['name'] ?? '', cases, ...counts }
  })
  const sum = (key: 'tests' | 'failures' | 'skipped'): number => suites.reduce((total, suite) => total + suite[key], 0)
  const totals = { tests: sum('tests'), failures: sum('failures'), skipped: sum('skipped') }
  for (const [name, count] of Object.entries(totals)) expect(root.attributes[name]).toBe(String(count))
  return { ...totals, suites }
}
