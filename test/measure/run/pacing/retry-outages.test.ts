import { expect, test } from 'vitest'
import { waitMs } from '../../../../src/measure/run/pacing/provider-health.js'

test.each([
  [0, 0, undefined, 500],
  [0, 1, undefined, 1000],
  [1, 0.5, undefined, 1500],
  [10, 1, undefined, 30_000],
  [0, 0, 7, 7000],
  [3, 1, 7, 8000],
  [0, 0, 3600, 120_000],
])('attempt %d with jitter %d and Retry-After %s waits %d ms', (attempt, jitter, asked, expected) => {
  expect(waitMs(asked === undefined ? {} : { retry_after_s: asked }, attempt, jitter)).toBe(expected)
})
