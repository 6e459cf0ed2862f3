import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askPerson } from '../../../src/entry/cli/terminal.js'

function person() {
  const input = new PassThrough()
  const output = new PassThrough()
  const stop = new AbortController()
  const ask = async (question: string) => askPerson(question, { input, output, signal: stop.signal })
  return { input, output, stop, ask }
}

test('the answer is one trimmed line, and the question is shown', async () => {
  const { input, output, ask } = person()
  const answer = ask('Name: ')
  input.write('  Ada \n')
  expect(await answer).toBe('Ada')
  expect(String(output.read())).toBe('Name: ')
})

test('the end of the input gives no answer', async () => {
  const { input, ask } = person()
  const answer = ask('Name: ')
  input.end()
  expect(await answer).toBe(null)
})

test('an interruption gives no answer, before and after', async () => {
  const { stop, ask } = person()
  const answer = ask('Name: ')
  stop.abort()
  expect(await answer).toBe(null)
  expect(await ask('Name: ')).toBe(null)
})
