import { expect, test } from 'vitest'
import { generateMetricsPage } from '../../scripts/generate-metrics-page.js'

test('docs/metrics.md is fresh (npm run docs:metrics)', async () => {
  await expect(await generateMetricsPage()).toMatchFileSnapshot('../../docs/metrics.md')
})
