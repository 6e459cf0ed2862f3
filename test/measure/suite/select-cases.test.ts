import { describe, expect, test } from 'vitest'
import { parseSelection, selectCases } from '../../../src/model/suite/selection.js'
import { read, TARGET } from './registries.js'

const text = `
- { id: a, query: q, expected_answer: x, tags: [auth, web] }
- { id: b, query: q, expected_answer: x, tags: [db] }
- { id: c, query: q, expected_answer: x, tags: [auth, old], enabled: false }
`
const { cases } = read(TARGET, text).suite
const idsOf = (selection: string | null): readonly string[] =>
  selectCases(cases, selection === null ? null : parseSelection(selection)).map(({ id }) => id)

describe('selectCases', () => {
  test('returns the enabled cases that the selection chooses', () => {
    expect(idsOf(null)).toEqual(['a', 'b'])
    expect(idsOf('tag:auth')).toEqual(['a'])
    expect(idsOf('!tag:auth')).toEqual(['b'])
  })

  test('refuses a selection that chooses nothing, naming the tags of enabled cases', () => {
    expect(() => idsOf('tag:old')).toThrow(
      'The selection matches no enabled case (there are 2). Known tags: auth, db, web.',
    )
    const untagged = read(TARGET, '- { id: a, query: q, expected_answer: x }').suite.cases
    expect(() => selectCases(untagged, parseSelection('x'))).toThrow(
      'The selection matches no enabled case (there is 1). No case has a tag: select by id, as in id:login-*.',
    )
  })
})
