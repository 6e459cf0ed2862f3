import { describe, expect, test } from 'vitest'
import type { Report } from '../../../src/model/result/report.js'
import type { TestResult, TestResults } from '../../../src/model/run/result-file.js'
import { renderJunit } from '../../../src/report/render/machine.js'
import { readJunit } from '../../junit.js'

const report = (suite: string): Report => ({
  suite,
  headline: [],
  second_line: null,
  collapsed: true,
  blocks: [],
  footer: [],
})

const result = (more: Partial<TestResult>): TestResult => ({
  name: 'login-1',
  group: 'golden.cases',
  file: 'golden/cases/login.yaml',
  seconds: 1.23456,
  outcome: { kind: 'passed', remark: null },
  ...more,
})

describe('JUnit XML', () => {
  test('has a suite for gates and one for cases, with counts', () => {
    const results: TestResults = [
      {
        name: 'gates',
        results: [
          result({
            name: 'success',
            group: 'golden.gates',
            file: null,
            seconds: 0,
            outcome: { kind: 'passed', remark: 'unchanged: unchanged on all 60 cases' },
          }),
          result({
            name: 'tokens.total',
            group: 'golden.gates',
            file: null,
            seconds: 0,
            outcome: { kind: 'skipped', message: 'inconclusive: p = .2' },
          }),
        ],
      },
      {
        name: 'cases',
        results: [
          result({}),
          result({
            name: 'login-2',
            outcome: {
              kind: 'failed',
              type: 'newly-failing',
              message: '0 of 3 trials succeeded (before: 3 of 3)',
              details: 'question: how?\nanswer: so',
            },
          }),
        ],
      },
    ]
    const text = renderJunit(report('golden'), { results })
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="golden" tests="4" failures="1" errors="0" skipped="1" time="2.469">
  <testsuite name="gates" tests="2" failures="0" errors="0" skipped="1" time="0.000">
    <testcase name="success" classname="golden.gates" time="0.000"><system-out>unchanged: unchanged on all 60 cases</system-out></testcase>
    <testcase name="tokens.total" classname="golden.gates" time="0.000"><skipped message="inconclusive: p = .2"/></testcase>
  </testsuite>
  <testsuite name="cases" tests="2" failures="1" errors="0" skipped="0" time="2.469">
    <testcase name="login-1" classname="golden.cases" time="1.235" file="golden/cases/login.yaml"/>
    <testcase name="login-2" classname="golden.cases" time="1.235" file="golden/cases/login.yaml"><failure message="0 of 3 trials succeeded (before: 3 of 3)" type="newly-failing">question: how?
answer: so</failure></testcase>
  </testsuite>
</testsuites>
`)
    expect(readJunit(text)).toMatchObject({ tests: 4, failures: 1, skipped: 1 })
  })

  test('is well-formed for any text', () => {
    const hostile =
      '</failure>]]> <!-- & "quoted" \'it\' \u0000\u0007\u001b[31mred\u001b[0m \u202e \ud800 \ufffe\uffff \t tab\nline\r\nline'
    const results: TestResults = [
      {
        name: hostile,
        results: [
          result({ name: hostile, group: hostile, file: hostile, outcome: { kind: 'skipped', message: hostile } }),
          result({ outcome: { kind: 'failed', type: hostile, message: hostile, details: hostile } }),
          result({ outcome: { kind: 'passed', remark: hostile } }),
        ],
      },
    ]
    const text = renderJunit(report(hostile), { results })
    const shown = '</failure>]]> <!-- & "quoted" \'it\' red     tab\nline\nline'
    const { suites } = readJunit(text)
    const [suite] = suites
    expect(suite?.name.replace(/[ \t]+/g, ' ')).toBe(shown.replace(/ +/g, ' '))
    expect(suite?.cases[1]?.failure?.message.replace(/[ \t]+/g, ' ')).toBe(shown.replace(/ +/g, ' '))
    expect(suite?.cases[1]?.failure?.text.replace(/[ \t]+/g, ' ')).toBe(shown.replace(/ +/g, ' '))
  })

  test('is a document without tests if there are no results', () => {
    expect(readJunit(renderJunit(report('golden')))).toEqual({ tests: 0, failures: 0, skipped: 0, suites: [] })
  })
})
