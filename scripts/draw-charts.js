// Draws every chart of a comparison as a PNG, with Chart.js in /usr/bin/chromium. Sends nothing over the network.
//
// Usage: npm run charts -- OUT BASELINE CANDIDATE [CANDIDATE …]
//   OUT        the folder to write to, such as docs/images
//   BASELINE   the run folder of the baseline
//   CANDIDATE  the run folder of a candidate
//
// Writes OUT/<chart id>.png and prints each path.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { compileProduct, copyPageAssets, load } from './compile.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const WIDTH = 480
const [out, ...folders] = process.argv.slice(2)
if (out === undefined || folders.length < 2)
  throw new Error('Name a folder to write to and two or more run folders: npm run charts -- docs/images main candidate')

const built = compileProduct()
// `readPageAssets` looks for the assets here.
const assets = join(built, 'modes/evaluate/assets')
copyPageAssets(assets)

const { evaluate } = await load(built, 'modes/evaluate/evaluate')
const { storedBaseline } = await load(built, 'entry/cli/context')

const ignore = () => undefined
const log = { debug: console.log, info: ignore, notice: ignore, warning: console.warn, error: console.error }
const paths = folders.map((folder) => resolve(folder))
const [baseline, ...candidates] = paths
const { report } = await evaluate({
  candidates,
  baseline: await storedBaseline(baseline, { workingDirectory: root }),
  failOn: 'never',
  outputFolder: join(built, 'report'),
  details: 'full',
  charts: { kind: 'none' },
  links: {},
  log,
})
const charts = [...report.blocks, ...(report.appendix ?? [])].flatMap((block) =>
  block.kind === 'chart' ? [block.chart] : [],
)

mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ deviceScaleFactor: 2 })
  await page.setContent('<body style="margin: 0; background: #fff"></body>')
  await page.addScriptTag({ path: join(assets, 'chart.umd.min.js') })
  for (const { id, config, height } of charts) {
    await page.setViewportSize({ width: WIDTH, height })
    await page.evaluate(
      ([drawn, size]) => {
        const { document } = globalThis
        const canvas = Object.assign(document.createElement('canvas'), size)
        document.body.replaceChildren(canvas)
        new globalThis.Chart(canvas, { ...drawn, options: { ...drawn.options, responsive: false, animation: false } })
      },
      [config, { width: WIDTH, height }],
    )
    await page.screenshot({ path: join(out, `${id}.png`) })
    console.log(join(out, `${id}.png`))
  }
} finally {
  await browser.close()
}
