import { expect, test } from 'vitest'
import { addErrorMember } from '../../../src/measure/providers/openai-client.js'

const said = (body: unknown): unknown => JSON.parse(addErrorMember(JSON.stringify(body)))

test('messages of other server types are named as by OpenAI', () => {
  expect(said({ object: 'error', message: 'No such model', code: 404 })).toEqual({
    error: { message: 'No such model' },
  })
  expect(said({ detail: 'Not Found' })).toEqual({ error: { message: 'Not Found' } })
  const detail = [
    { type: 'extra_forbidden', loc: ['body', 'seed'], msg: 'Extra inputs are not permitted', input: 1 },
    { type: 'missing', loc: ['body', 'messages', 0], msg: 'Field required', input: { temperature: 0 } },
  ]
  expect(said({ detail })).toEqual({
    error: { message: 'body.seed: Extra inputs are not permitted; body.messages.0: Field required' },
  })
  expect(said({ detail: [] })).toEqual({ error: { message: '{"detail":[]}' } })
  expect(said(['no'])).toEqual({ error: { message: '["no"]' } })
  expect(said({ error: null, message: 'no' })).toEqual({ error: { message: 'no' } })
})

test.each(['', '<html>Bad gateway</html>', 'null', '{"error":{"message":"no"},"message":"other"}', '{"error":"no"}'])(
  "a reply with an error in OpenAI's format, or without one, is unchanged: %s",
  (body) => {
    expect(addErrorMember(body)).toBe(body)
  },
)
