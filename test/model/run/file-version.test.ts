import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  checkVersion,
  findTooNew,
  readStored,
  stateVersion,
  versionFields,
} from '../../../src/model/run/file-version.js'
import { checkSchema } from '../../../src/model/suite/case.js'

const fileSchema = z.strictObject({
  ...versionFields(2),
  at: z.strictObject({ line: z.int() }),
  list: z.array(z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.int() })])),
  named: z.record(z.string(), z.int()),
})
const file = { schema_version: 2, at: { line: 1 }, list: [{ a: 1 }, { b: 2 }], named: { x: 1 } }

describe('a stored value', () => {
  test('is read without the fields that its schema does not have, at any depth', () => {
    const later = {
      ...file,
      new: {},
      at: { line: 1, column: 3 },
      list: [
        { a: 1, c: 1 },
        { b: 2, __proto: 1 },
      ],
    }
    expect(readStored(fileSchema, later)).toEqual({ success: true, data: file })
  })

  test('is left as it is where it has no unknown field', () => {
    const value = structuredClone(file)
    expect(readStored(fileSchema, value).data).toEqual(file)
    expect(value).toEqual(file)
  })

  test('that is wrong otherwise is refused for that, not for its unknown fields', () => {
    const { error } = readStored(fileSchema, { ...file, new: 1, at: { line: 'one', column: 3 } })
    expect(error?.issues.map(({ code, path }) => [code, path])).toEqual([['invalid_type', ['at', 'line']]])
  })

  test('of a form that nobody knows is refused: nothing of it could be understood', () => {
    expect(readStored(fileSchema, { ...file, list: [{ c: 1 }] }).success).toBe(false)
    expect(readStored(checkSchema, { sounds_like: 'x' }).success).toBe(false)
    expect(readStored(checkSchema, { contains: 'x', later: 1 }).data).toEqual({ contains: 'x', ignore_case: false })
  })
})

describe('the version of a file', () => {
  test.each([
    ['its own', { schema_version: 2 }, null],
    ['an older one', { schema_version: 1 }, null],
    ['a newer one, which says no more', { schema_version: 3 }, { field: 'schema_version', got: 3 }],
    ['a newer one that a reader may read', { schema_version: 9, min_reader: 2 }, null],
    ['a newer one that a reader must not read', { schema_version: 9, min_reader: 3 }, { field: 'min_reader', got: 3 }],
    // The writer of this file excludes readers of layout 2, although the file has that layout.
    [
      'its own, with a meaning that a reader must know',
      { schema_version: 2, min_reader: 3 },
      { field: 'min_reader', got: 3 },
    ],
  ])('%s', (_, value, refused) => {
    expect(findTooNew('f', value, 2)).toEqual(refused === null ? null : { path: 'f', ...refused, supported: 2 })
  })

  test('of a newer Goldenpair becomes the layout that the reader knows', () => {
    const value = { ...file, schema_version: 9, min_reader: 2, new: 1 }
    checkVersion('f', value, 2)
    expect(readStored(fileSchema, value).data).toEqual({ ...file, min_reader: 2 })
  })

  test('is that of every reader unless the writer says less', () => {
    expect(stateVersion(3)).toEqual({ schema_version: 3, min_reader: 3 })
    expect(stateVersion(3, 2)).toEqual({ schema_version: 3, min_reader: 2 })
  })
})
