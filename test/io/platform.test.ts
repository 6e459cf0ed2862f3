import { describe, expect, test } from 'vitest'
import {
  describeSystem,
  ENDING_SIGNALS,
  isAlive,
  IS_WINDOWS,
  withLineFeeds,
  withSlashes,
} from '../../src/io/platform.js'
import { filesUnder, read } from '../checkout.js'

/** What is different on another system; `'darwin'` and the like are in the words for people too, so only in code. */
const NOT_PORTABLE =
  /process\.(?:platform|kill|getuid|umask)|'(?:win32|darwin|linux)'|'SIG[A-Z]+'|\bdetached\b|\btaskkill\b|['"`]\/(?:proc|tmp|usr|bin|etc)\b|\bchmod(?:Sync)?\b|\bsymlink(?:Sync)?\(|\b(?:sep|delimiter)\b[^:]*from 'node:path'|split\(sep\)/

test('only src/io contains differences between systems', () => {
  const found = filesUnder('src')
    .filter((path) => path.endsWith('.ts') && !path.startsWith('src/io/'))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) => {
          const isComment = /^\s*(?:\*|\/\/|\/\*)/.test(line)
          return !isComment && NOT_PORTABLE.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []
        }),
    )
  expect(found).toEqual([])
  expect(NOT_PORTABLE.test(read('src/io/process-tree.ts'))).toBe(true)
})

describe('this system', () => {
  test('knows which processes are alive, including those of others', () => {
    expect(isAlive(process.pid)).toBe(true)
    // A process of root, to which nobody else may send a signal.
    expect(IS_WINDOWS || isAlive(1)).toBe(true)
    // Larger than any process id on Linux, macOS and Windows.
    expect(isAlive(2 ** 30)).toBe(false)
  })

  test('has a name that is stored in a run', () => {
    expect(describeSystem()).toMatch(/^(?:linux|darwin|win32) \S+ \w+$/)
  })

  test('ends Goldenpair by existing signals', () => {
    expect(ENDING_SIGNALS).toEqual(IS_WINDOWS ? ['SIGINT', 'SIGTERM', 'SIGBREAK'] : ['SIGINT', 'SIGTERM'])
  })
})

describe('of Windows', () => {
  test.each([
    ['golden\\cases\\a.yaml', '\\', 'golden/cases/a.yaml'],
    ['golden/cases/a\\b.yaml', '/', 'golden/cases/a\\b.yaml'],
    ['', '\\', ''],
  ])('the path %j with the separator %j is %j', (path, separator, expected) => {
    expect(withSlashes(path, separator)).toBe(expected)
  })

  test('the line ends become those of git, and a single carriage return is kept', () => {
    expect(withLineFeeds('a\r\nb\rc\r\r\n')).toBe('a\nb\rc\r\n')
  })
})
