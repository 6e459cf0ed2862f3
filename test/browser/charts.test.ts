import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChartConfig } from '../../src/model/result/chart.js'
import { chartUrl, DEFAULT_CHART_SERVICE } from '../../src/publishers/quickchart.js'
import { type Chart, BACKGROUND } from '../../src/report/charts/chart.js'
import { REGISTRY } from '../../src/report/charts/index.js'
import { readChartAddress } from '../publishers/chart-server.js'
import { contrastOf } from '../report/charts/contrast.js'
import { drawn } from '../report/charts/inputs.js'
import { SAMPLE } from '../report/charts/sample.js'
import { ladderOf } from '../report/charts/ladder.js'
import { SUCCESS } from '../report/sections/facts.js'

const CHART_JS = createRequire(import.meta.url)
  .resolve('chart.js')
  .replace(/chart\.[^/]*$/, 'chart.umd.js')

/** Runs in the page: draws a chart. Returns the texts that are squeezed or exceed the canvas, and the colours of all texts. */
const DRAW = `(config) => {
  const canvas = document.querySelector('canvas')
  const [width, height] = [canvas.width, canvas.height]
  const cut = []
  const colors = []
  const { prototype } = CanvasRenderingContext2D
  const fillText = prototype.fillText
  prototype.fillText = function (text, x, y, most, ...rest) {
    colors.push(this.fillStyle)
    const { width: whole, actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = this.measureText(text)
    // Chart.js squeezes what has no room.
    if (whole > most + 1) cut.push(text)
    const transform = this.getTransform()
    for (const end of [x - left, x + right]) {
      const point = transform.transformPoint(new DOMPoint(end, y))
      if (point.x < 0 || point.x > width || point.y < 0 || point.y > height) cut.push(text)
    }
    return fillText.call(this, text, x, y, most, ...rest)
  }
  const options = { ...config.options, animation: false, responsive: false, devicePixelRatio: 1 }
  new Chart(canvas, { ...config, options })
  return { cut: [...new Set(cut)], colors }
}`

describe('no text of a chart is cut, and a picture has a contrast of 4.5 : 1', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
  })
  afterAll(() => browser.close())

  const draw = async (config: ChartConfig, { width, height }: { readonly width: number; readonly height: number }) => {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(`<body style="margin:0"><canvas width=${width} height=${height}>`)
    await page.addScriptTag({ content: await readFile(CHART_JS, 'utf8') })
    const result = await page.evaluate<{ cut: string[]; colors: string[] }>(`(${DRAW})(${JSON.stringify(config)})`)
    await page.close()
    return result
  }

  /** The texts that are cut on a phone, where the caption contains the title. */
  const drawOnPage = async (config: ChartConfig, height: number): Promise<readonly string[]> => {
    const { plugins: all } = config.options
    const plugins = { ...all, title: { ...all.title, display: false } }
    return (await draw({ ...config, options: { ...config.options, plugins } }, { width: 340, height })).cut
  }

  test.each(Object.values<Chart>(REGISTRY))('$id as a picture', async (chart) => {
    const { config, spare, height } = drawn(chart.draw(SAMPLE))
    const answer = await chartUrl({ config, spare }, { ...DEFAULT_CHART_SERVICE, height })
    if (answer.kind === 'none') throw new Error(answer.reason)
    const { cut, colors } = await draw(readChartAddress(answer.url), { width: DEFAULT_CHART_SERVICE.width, height })
    expect(colors.length).toBeGreaterThan(5)
    for (const color of colors) expect(contrastOf(color, BACKGROUND)).toBeGreaterThanOrEqual(4.5)
    expect(cut).toEqual([])
  })

  test.each(Object.values<Chart>(REGISTRY))('$id on a page, on a phone', async (chart) => {
    const { config, height } = drawn(chart.draw({ ...SAMPLE, audience: 'page' }))
    expect(await drawOnPage(config, height)).toEqual([])
  })

  test.each(['delta-forest', 'cost-quality'] as const)('%s with the longest names', async (id) => {
    const title = 'a metric of a suite with a title that has as many as eighty signs, 80, in all of it'.slice(0, 80)
    const comparison = ladderOf([0.5, 0.75, 0.55], { ...SUCCESS, title })
    const arms = comparison.arms.map((_, place) => `${place}-${'long-name.of_a-variant'.repeat(3)}`.slice(0, 60))
    const input = { comparison, audience: 'page', arms, tables: [], values: {}, history: [] } as const
    const { config, height } = drawn(REGISTRY[id].draw(input))
    expect(await drawOnPage(config, height)).toEqual([])
  })
})
