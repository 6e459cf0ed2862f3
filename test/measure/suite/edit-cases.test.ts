import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { editCases, writeDiff } from '../../../src/measure/suite/edit-cases.js'
import type { Rebinding } from '../../../src/measure/suite/stale-spans.js'

const rebinding = (case_id: string, index: number, edit: Rebinding['edit']): Rebinding => ({
  ...{ case_id, index, edit, kind: 'moved', from: '', to: '', at: { file: 'f', line: 1 } },
})

describe('editCases', () => {
  test('keeps the comments, quotes and layout of YAML', () => {
    const text = `# Cases of the office.
- id: keys   # asked often
  query: "how are keys rotated?"
  expected_spans:
    - path: docs/keys.md
      start_line: 3 # the rule
      end_line: 4
      hash: 'sha256:old'
    - { path: "docs/old.md", start_line: 7, span_hash: sha256:old }

- { query_id: other, query: q, expected_spans: [{ path: a.md, start_line: 1 }] }
`
    const edited = editCases({ path: 'golden/cases.yaml', text }, [
      rebinding('keys', 0, { start_line: 13, end_line: 14 }),
      rebinding('keys', 1, { path: 'docs/a, b.md', hash: 'sha256:new' }),
      rebinding('other', 0, { start_line: 2 }),
    ])
    expect(edited).toEqual({
      text: text
        .replace('start_line: 3 #', 'start_line: 13 #')
        .replace('end_line: 4', 'end_line: 14')
        .replace('"docs/old.md"', '"docs/a, b.md"')
        .replace('span_hash: sha256:old', 'span_hash: sha256:new')
        .replace('a.md, start_line: 1', 'a.md, start_line: 2'),
      unwritten: [],
    })
  })

  test('keeps the formatting of JSON and JSON Lines', () => {
    const lines = ['a', 'b'].map(
      (id) => `{"id":"${id}",  "query":"q","expected_spans":[{"path":"a.md","start_line":1}]}`,
    )
    const json = `{ "cases": [\n  ${lines.join(',\n  ')}\n] }\n`
    const edits = [rebinding('b', 0, { path: 'b "x".md', start_line: 20 })]
    const after = (text: string) =>
      text.replace(/("id":"b".*)"a\.md","start_line":1/, '$1"b \\"x\\".md","start_line":20')
    expect(editCases({ path: 'c.json', text: json }, edits).text).toBe(after(json))
    const jsonl = `\uFEFF${lines.join('\r\n')}`
    expect(editCases({ path: 'c.jsonl', text: jsonl }, edits).text).toBe(after(jsonl))
  })

  test('adds fields and spans in the format of the case', () => {
    const at = { file: 'f', line: 1 }
    const set = { case_id: 'keys', at, set: { enabled: false } }
    const add = { case_id: 'keys', at, add: { path: 'b.md', start_line: 2, end_line: 3 } }
    const edit = (path: string, text: string) => editCases({ path, text }, [set, add]).text
    expect(
      edit('c.yaml', '- id: keys # asked often\n  query: q\n  expected_spans:\n    - path: a.md # the rule\n\n# end\n'),
    ).toBe(
      '- id: keys # asked often\n  enabled: false\n  query: q\n  expected_spans:\n    - path: a.md # the rule\n    - { path: b.md, start_line: 2, end_line: 3 }\n\n# end\n',
    )
    expect(edit('c.yaml', '- { id: keys, query: q, enabled: true, expected_spans: [{ path: a.md }] }\n')).toBe(
      '- { id: keys, query: q, enabled: false, expected_spans: [{ path: a.md }, { path: b.md, start_line: 2, end_line: 3 }] }\n',
    )
    expect(
      edit('c.jsonl', '{"id":"x","query":"q"}\r\n{"id":"keys","query":"q","expected_spans":[{"path":"a.md"}]}\r\n'),
    ).toBe(
      '{"id":"x","query":"q"}\r\n{"id":"keys", "enabled": false,"query":"q","expected_spans":[{"path":"a.md"}, {"path":"b.md","start_line":2,"end_line":3}]}\r\n',
    )
    expect(editCases({ path: 'c.yaml', text: '- { id: keys, query: q }\n' }, [add]).unwritten).toEqual([add])
    // If two edits change the same value, the second is left to a person.
    const twice = editCases({ path: 'c.yaml', text: '- { id: keys, query: q, enabled: true }\n' }, [set, { ...set }])
    expect(twice).toEqual({ text: '- { id: keys, query: q, enabled: false }\n', unwritten: [set] })
  })

  test('returns edits of values that the file has in another form', () => {
    const text = '- id: keys\n  expected_spans: &spans\n    - { path: a.md }\n- { id: again, expected_spans: *spans }\n'
    const edits = [rebinding('keys', 0, { start_line: 2 }), rebinding('again', 0, { path: 'b.md' })]
    expect(editCases({ path: 'c.yaml', text }, edits)).toEqual({ text, unwritten: edits })
    expect(editCases({ path: 'c.csv', text: 'id,expected_spans\nkeys,a.md\n' }, edits).unwritten).toEqual(edits)
  })
})

describe('writeDiff', () => {
  test.each([
    ['lines far apart', (at: number) => at === 2 || at === 15, '\n'],
    ['lines beside each other', (at: number) => at === 4 || at === 5 || at === 9, '\n'],
    ['a line added and one removed', (at: number) => (at === 3 ? 'two\nlines' : at === 12 && null), '\n'],
    ['the last line of a file without a line end', (at: number) => at === 19, ''],
  ])('writes a diff that git can apply: %s', (_what, isChanged, end) => {
    const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`)
    const before = `${lines.join('\n')}${end}`
    const change = (line: string, at: number) => {
      const changed: unknown = isChanged(at)
      return changed === null
        ? []
        : [typeof changed === 'string' ? changed : changed === true ? `${line} changed` : line]
    }
    const after = `${lines.flatMap(change).join('\n')}${end}`
    const folder = mkdtempSync(join(tmpdir(), 'goldenpair-diff-'))
    try {
      writeFileSync(join(folder, 'cases.yaml'), before)
      const git = (args: readonly string[], input = '') => execFileSync('git', args, { cwd: folder, input })
      git(['init', '--quiet'])
      git(['apply', '-'], writeDiff('cases.yaml', before, after))
      expect(readFileSync(join(folder, 'cases.yaml'), 'utf8')).toBe(after)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('shows three lines around a change', () => {
    const text = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', ''].join('\n')
    expect(writeDiff('c.yaml', text, text.replace('e', 'x'))).toBe(
      '--- a/c.yaml\n+++ b/c.yaml\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+x\n f\n g\n h\n',
    )
    expect(writeDiff('c.yaml', text, text)).toBe('')
  })
})
