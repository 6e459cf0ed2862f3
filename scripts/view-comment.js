// Shows a comment as GitHub renders it: light, dark, and on a phone 375 pixels wide. `--unfold` opens what is folded.
// Usage: npm run view:comment -- comment.md out-folder [--unfold]. Charts of QuickChart are drawn here: nothing leaves this machine.
import { Buffer } from 'node:buffer'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { chromium } from 'playwright-core'
import { readGitHubMarkdown, writeHtml } from './github-markdown.js'

const VIEWS = [
  { name: 'light', scheme: 'light', width: 900 },
  { name: 'dark', scheme: 'dark', width: 900 },
  { name: 'phone', scheme: 'light', width: 375 },
]

const require = createRequire(import.meta.url)
const args = process.argv.slice(2).filter((arg) => arg !== '--unfold')
const isUnfolded = process.argv.includes('--unfold')
const [file, out = '.goldenpair/comment'] = args
if (file === undefined) throw new Error('Name a Markdown file: npm run view:comment -- comment.md out-folder')

function render(markdown) {
  const html = writeHtml(readGitHubMarkdown(markdown))
  return isUnfolded ? html.replaceAll('<details>', '<details open>') : html
}

const pageOf = (body) => `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>${readFileSync(require.resolve('github-markdown-css/github-markdown.css'), 'utf8')}
body { margin: 0; padding: 16px; background: light-dark(#fff, #0d1117); color-scheme: light dark }</style>
<article class="markdown-body">${body}</article>`

function readConfig(query) {
  const config = query.get('c')
  return query.get('encoding') === 'base64' ? Buffer.from(config, 'base64').toString() : config
}

/** What the chart service would answer: the configuration in the address, drawn by Chart.js. */
async function drawChart(browser, address) {
  const query = new URL(address).searchParams
  const [width, height] = [Number(query.get('w') ?? 500), Number(query.get('h') ?? 300)]
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 })
  const background = query.get('bkg') ?? 'transparent'
  await page.setContent(`<body style="margin:0;background:${background}"><canvas width=${width} height=${height}>`)
  await page.addScriptTag({ path: require.resolve('chart.js').replace(/chart\.[^/]*$/, 'chart.umd.js') })
  await page.evaluate(
    (config) => {
      const options = { ...config.options, animation: false, responsive: false }
      new globalThis.Chart(globalThis.document.querySelector('canvas'), { ...config, options })
    },
    JSON.parse(readConfig(query)),
  )
  const body = await page.screenshot()
  await page.close()
  return body
}

const html = pageOf(render(readFileSync(file, 'utf8')))
mkdirSync(out, { recursive: true })
const name = basename(file, '.md')
writeFileSync(join(out, `${name}.html`), html)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const view of VIEWS) {
  const page = await browser.newPage({
    viewport: { width: view.width, height: 600 },
    colorScheme: view.scheme,
    deviceScaleFactor: view.width < 600 ? 2 : 1,
  })
  await page.route('**/*', async (route) => {
    const address = route.request().url()
    const isChart = /\/chart\?.*\bc=/i.test(address)
    if (isChart) await route.fulfill({ contentType: 'image/png', body: await drawChart(browser, address) })
    else await route.abort()
  })
  await page.setContent(html, { waitUntil: 'load' })
  const path = join(out, `${name}-${view.name}.png`)
  await page.screenshot({ path, fullPage: true })
  console.log(path)
  await page.close()
}
await browser.close()
