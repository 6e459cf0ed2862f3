import { expect, test } from 'vitest'
import { adviseSetup } from '../../src/model/missing-dependency.js'

test.each([
  ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'langchain' imported from /x/a.mjs", 'npm ci'],
  ["Error: Cannot find module 'express'", 'npm ci'],
  ["ModuleNotFoundError: No module named 'flask'", 'pip install'],
  ['/usr/bin/python3: No module named uvicorn', 'pip install'],
  ['bash: line 1: uvicorn: command not found', 'npm ci` or `setup: pip install'],
  ['sh: 1: tsx: not found', 'npm ci` or `setup: pip install'],
  ['/bin/sh: 1: tsx: not found', 'npm ci` or `setup: pip install'],
])('%j names `setup`', (log, command) => {
  expect(adviseSetup(log)).toContain(`such as \`setup: ${command}`)
})

test('a program that is not there is no dependency', () => {
  const log =
    "Error: Cannot find module '/x/agnt.mjs'\n    at a.js {\n  code: 'MODULE_NOT_FOUND',\n  requireStack: []\n}"
  expect(adviseSetup(log)).toBe(' Its file is missing: correct the path.')
})

test.each(['', 'TypeError: x is not a function', 'HTTP 404: Not Found', 'model not found: gpt-9'])(
  '%j does not',
  (log) => {
    expect(adviseSetup(log)).toBe('')
  },
)
