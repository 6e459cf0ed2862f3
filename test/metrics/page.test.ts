import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateMetricsPages } from '../../scripts/generate-metrics-page.js'
import { root } from '../checkout.js'

const pages = await generateMetricsPages()

test.each([...pages])('%s is up to date (npm run docs:metrics)', async (path, text) => {
  await expect(text).toMatchFileSnapshot(`${root}${path}`)
})

test('docs/metrics contains exactly these pages', () => {
  const kept = readdirSync(`${root}docs/metrics`).map((name) => `docs/metrics/${name}`)
  expect(kept.sort()).toEqual([...pages.keys()].filter((path) => path !== 'docs/metrics.md').sort())
})
