import { expect, test } from 'vitest'
import { safeUrl } from '../../../src/report/render/escape.js'

test.each([
  ['https://example.org/a?b=1#c', 'https://example.org/a?b=1#c'],
  ['http://127.0.0.1:8080/chart?c=%7B%7D', 'http://127.0.0.1:8080/chart?c=%7B%7D'],
  ['https://example.org/a (b)', 'https://example.org/a%20%28b%29'],
  ['https://example.org/)](x)<b>"\'', 'https://example.org/%29%5D%28x%29%3Cb%3E%22%27'],
  ['https://example.org/é\n', 'https://example.org/%C3%A9%0A'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//example.org', null],
  ['https://user@example.org', null],
  ['https:\\\\example.org', null],
  ['', null],
])('%s becomes the link %s', (url, safe) => {
  expect(safeUrl(url)).toBe(safe)
})
