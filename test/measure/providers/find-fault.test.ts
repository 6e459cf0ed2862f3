import { expect, test } from 'vitest'
import { findFault } from '../../../src/measure/providers/find-fault.js'

test.each<[unknown, unknown]>([
  [{ error: { message: 'busy', code: 429 } }, { message: 'busy', status: 429 }],
  [
    { error: { message: 'busy', code: '503' }, choices: [] },
    { message: 'busy', status: 503 },
  ],
  [{ error: { message: 'busy', type: 'overloaded_error' } }, { message: 'busy' }],
  [{ error: { message: 'no', type: 'invalid_request_error' } }, { message: 'no', status: 400 }],
  [{ error: { code: 502, message: null } }, { message: 'an error without a message', status: 502 }],
  [{ error: 'busy' }, { message: 'busy' }],
  [{ choices: [{ error: { code: 502, message: 'idle' } }] }, { message: 'idle', status: 502 }],
  [{ choices: [{ finish_reason: 'error' }] }, { message: '`finish_reason` is `error`' }],
  [{ choices: [{ finish_reason: 'network_error' }] }, { message: '`finish_reason` is `network_error`' }],
  // Formats in public files: upstream rate limit (open-webui), upstream refusal (go-openrouter), nulls (pydantic-ai), nested reply.
  [
    { error: { message: 'Provider returned error', code: 429, metadata: { raw: 'busy', provider_name: 'P' } } },
    { message: 'Provider returned error', status: 429 },
  ],
  [
    { error: { message: 'Provider returned error', code: 400, metadata: { raw: '{}' } }, user_id: 'u' },
    { message: 'Provider returned error', status: 400 },
  ],
  // A gateway's 400 is the provider's fault if the provider failed, and the target's fault if the request was refused.
  [
    {
      error: {
        message: 'Provider returned error',
        code: 400,
        metadata: { raw: '{"error":{"code":503,"message":"x"}}' },
      },
    },
    { message: 'Provider returned error' },
  ],
  [
    { error: { message: 'Provider returned error', code: 400, metadata: { raw: { type: 'overloaded_error' } } } },
    { message: 'Provider returned error' },
  ],
  [
    { error: { message: 'Rate limit exceeded: free-models-per-min', code: 400 } },
    { message: 'Rate limit exceeded: free-models-per-min' },
  ],
  [{ choices: [{ error: { code: 400, message: 'upstream: HTTP 502' } }] }, { message: 'upstream: HTTP 502' }],
  [
    {
      error: {
        message: 'Provider returned error',
        code: 400,
        metadata: { raw: '{"error":{"type":"invalid_request_error","message":"max_tokens is 500"}}' },
      },
    },
    { message: 'Provider returned error', status: 400 },
  ],
  [
    { id: null, choices: null, error: { message: 'Upstream', code: 502 }, user_id: 'u' },
    { message: 'Upstream', status: 502 },
  ],
  [
    { id: null, choices: null, model: null, provider: { choices: [{ message: { content: 'x' } }] } },
    { message: '`choices` is null' },
  ],
  [{ choices: null }, { message: '`choices` is null' }],
  [{ choices: [{ finish_reason: 'stop' }], error: null }, null],
  [{ choices: [{}], error: false }, null],
  [{ choices: [{}], error: {} }, null],
  [{ choices: [{}], error: '' }, null],
  [{ answer: 'x' }, null],
  [[], null],
  ['x', null],
])('%j', (body, fault) => {
  expect(findFault(body)).toEqual(fault)
})
