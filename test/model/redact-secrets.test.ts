import { describe, expect, test } from 'vitest'
import { redactSecrets, isSecretPath } from '../../src/model/redact-secrets.js'

describe('the name of a setting', () => {
  test.each(
    [
      ...['apiKey', 'api_key', 'x-api-key', 'token', 'accessToken', 'GITHUB_TOKEN', 'password', 'clientSecret'],
      ...['headers.X-Trace', 'settings.headers.accept', 'env.HOME', 'auth.user', 'Authorization', 'db_credentials'],
    ].map((path) => [path]),
  )('%s is a secret', (path) => expect(isSecretPath(path.split('.'))).toBe(true))

  test.each(
    ['max_tokens', 'tokens', 'author', 'key_fields', 'monkey', 'headers', 'tokenizer', 'top_k', 'chunk_lines'].map(
      (path) => [path],
    ),
  )('%s is not a secret', (path) => expect(isSecretPath(path.split('.'))).toBe(false))
})

test.each([
  ['curl --token abc https://u:p@host/x', 'curl --token (hidden) https://(hidden)@host/x'],
  ['API_KEY=abc123 node target.mjs', 'API_KEY=(hidden) node target.mjs'],
  ['["node","t.mjs","--api-key","s3cret"]', '["node","t.mjs","--api-key","(hidden)"]'],
  ['{"password": "hunter2"}', '{"password": "(hidden)"}'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer (hidden)'],
  ['use sk-proj-0123456789abcdef now', 'use (hidden) now'],
  ['ghp_0123456789abcdefghij', '(hidden)'],
  ['a plain text with --top-k 5', 'a plain text with --top-k 5'],
  ['--max-tokens 512 max_tokens=512', '--max-tokens 512 max_tokens=512'],
  ['Say the key points, token by token.', 'Say the key points, token by token.'],
  ["No module named 'sklearn_crfsuite'", "No module named 'sklearn_crfsuite'"],
  ['skeleton_generator of sklearn-pandas', 'skeleton_generator of sklearn-pandas'],
  ['AKIAIOSFODNN7EXAMPLE, xoxb-0123456789ab', '(hidden), (hidden)'],
])('%j is shown as %j', (text, shown) => expect(redactSecrets(text)).toBe(shown))

test('a long line of dashes is read in one pass', () => {
  const line = '-'.repeat(300_000)
  expect(redactSecrets(`${line} --token abc`)).toBe(`${line} --token (hidden)`)
})
