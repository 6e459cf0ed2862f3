import { expect, test } from 'vitest'
import { neverConnected } from '../../src/io/post-json.js'

const failed = (code: string, syscall?: string) => Object.assign(new Error(code), { code, ...(syscall && { syscall }) })
const refused = failed('ECONNREFUSED', 'connect')

test.each([
  ['a refused connection', refused, true],
  ['an unknown name', failed('ENOTFOUND', 'getaddrinfo'), true],
  ['a name that cannot be looked up just then', failed('EAI_AGAIN', 'getaddrinfo'), true],
  ['no way to the host', failed('EHOSTUNREACH', 'connect'), true],
  ['no way to the host any more', failed('EHOSTUNREACH', 'read'), false],
  ['undici’s time-out of a connection', failed('UND_ERR_CONNECT_TIMEOUT'), true],
  ['undici’s time-out of headers', failed('UND_ERR_HEADERS_TIMEOUT'), false],
  ['a broken connection', failed('ECONNRESET', 'read'), false],
  ['two addresses, both refused', new AggregateError([refused, failed('ENETUNREACH', 'connect')]), true],
  ['two addresses, one of which took it', new AggregateError([refused, failed('ECONNRESET', 'read')]), false],
  ['nothing that is known', 'ECONNREFUSED', false],
])('%s', (_, error, is) => {
  expect(neverConnected(error)).toBe(is)
})
