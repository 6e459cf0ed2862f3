import { describe, expect, test } from 'vitest'
import { fillReportUrl, reportFolder, readReportUrl } from '../../../src/modes/request/options/readers.js'

const refuse = (expected: string): never => {
  throw new Error(expected)
}

describe('report-url', () => {
  test.each([
    ['https://o.github.io/r/{place}/{suite}/'],
    ['http://reports.example:8080/{run}?suite={suite}'],
    ['https://o.github.io/latest.html'],
  ])('%s is a template', (template) => {
    expect(readReportUrl(template, refuse)).toBe(template)
  })

  test.each([
    ['https://o.github.io/{pr}/'],
    ['reports/{place}'],
    ['javascript:alert(1)'],
    ['https://me:secret@o.example/{suite}'],
    ['https://o.example/#{suite}'],
    ['https://o.example/a b'],
  ])('%s is none', (template) => {
    expect(() => readReportUrl(template, refuse)).toThrow(
      'an address such as https://octo-org.github.io/octo-repo/{place}/{suite}/',
    )
  })

  test('no name leaves its place in the path', () => {
    const facts = { suite: '../a b/?#', run: '7', place: 'pr-12' }
    expect(fillReportUrl('https://o.example/{place}/{suite}/', facts)).toBe(
      'https://o.example/pr-12/..%2Fa%20b%2F%3F%23/',
    )
  })

  test('a pull request has one place, all else one a run', () => {
    expect([reportFolder({ runId: 400 }, 12), reportFolder({ runId: 400 }, null)]).toEqual(['pr-12', 'run-400'])
  })
})
