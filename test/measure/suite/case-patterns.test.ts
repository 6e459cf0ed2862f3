import { describe, expect, test } from 'vitest'
import { casePatterns, resolveFrom } from '../../../src/measure/suite/parse-manifest.js'

describe('casePatterns', () => {
  test.each([
    ['target: 5', ['cases/**/*.{yaml,yml,json,jsonl,csv}']],
    ['cases: a.yaml', ['a.yaml']],
    ['cases: [a.yaml, b/*.yaml]', ['a.yaml', 'b/*.yaml']],
    ['cases: 5', []],
    ['cases: [', []],
    ['', []],
  ])('of %j are %j', (text, patterns) => {
    expect(casePatterns({ path: 's.yaml', text })).toEqual(patterns)
  })
})

describe('resolveFrom', () => {
  test.each([
    ['golden/suite.yaml', 'cases/*.yaml', 'golden/cases/*.yaml'],
    ['suite.yaml', './a.yaml', 'a.yaml'],
    ['golden/suite.yaml', '../cases/*.yaml', 'cases/*.yaml'],
    ['golden/suite.yaml', '..\\a.yaml', 'a.yaml'],
    ['golden/suite.yaml', '../../a.yaml', null],
    ['golden/suite.yaml', '/etc/passwd', null],
    ['golden/suite.yaml', 'C:/a.yaml', null],
  ])('from %s, %s is %s', (file, relative, expected) => {
    expect(resolveFrom(file, relative)).toBe(expected)
  })
})
