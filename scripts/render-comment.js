// Renders a comment in a browser as GitHub does. Charts of QuickChart are drawn locally; nothing is sent over the network.
import { Buffer } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { URLSearchParams } from 'node:url'
import { readGitHubMarkdown, writeHtml } from './github-markdown.js'

const require = createRequire(import.meta.url)

/** The views to render. 760 is the width of GitHub's comment column on a wide screen, 375 that of a phone. */
export const VIEWS = [
  { name: 'light', scheme: 'light', width: 760 },
  { name: 'dark', scheme: 'dark', width: 760 },
  { name: 'phone', scheme: 'light', width: 375 },
]

const fixture = (name) => `test/golden/comments/${name}.md`
const story = (name, file = 'comment') => `test/golden/${name}/${file}.md`

/** The situations that an engineer meets on GitHub, and for each the file in test/golden with its text. */
export const SITUATIONS = {
  regressed: fixture('regressed'),
  'slightly-worse': fixture('slightly-worse'),
  'cannot-tell': fixture('cannot-tell'),
  invalid: fixture('invalid'),
  'first-time': fixture('first-time'),
  unchanged: fixture('unchanged'),
  variants: fixture('three-variants'),
  improved: story('improvement'),
  'worse-as-allowed': story('inconclusive'),
  'critical-case': story('target-prints-environment'),
  'answers-that-fail': story('answers-that-fail'),
  'answers-that-vary': story('varying-answers'),
  fork: story('varying-fork'),
  'first-pull-request': story('first-pull-request'),
  'second-push': story('second-push'),
  'base-measured-too': story('baseline-ref'),
  'baseline-carried-forward': story('carried-forward'),
  cancelled: story('cancelled'),
  'target-crashes': story('target-crashes'),
  'nightly-issue': story('nights', 'issue'),
  'two-variants': story('ab', 'summary'),
}

/** Reads the text of a situation, with the chart of its story filled in. */
export function readSituation(path) {
  // The text before the marker is not part of an issue: the tests list its title and labels there.
  const text = readFileSync(path, 'utf8').replace(/^[^]*?(?=<!-- goldenpair)/, '')
  const chart = join(dirname(path), 'chart.json')
  if (!existsSync(chart)) return text
  const query = new URLSearchParams(JSON.parse(readFileSync(chart, 'utf8')))
  return text
    .replace('‹charts, latency among them›', '<img src="https://quickchart.io/chart?‹chart›" width="480">')
    .replace('?‹chart›', () => `?${query}`)
}

/** Returns the HTML page of a comment; `isUnfolded` opens all folded parts. */
export function commentPage(markdown, { isUnfolded = false } = {}) {
  const html = writeHtml(readGitHubMarkdown(markdown))
  const body = isUnfolded ? html.replaceAll('<details>', '<details open>') : html
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>${readFileSync(require.resolve('github-markdown-css/github-markdown.css'), 'utf8')}
body { margin: 0; padding: 16px; background: light-dark(#fff, #0d1117); color-scheme: light dark }</style>
<article class="markdown-body">${body}</article>`
}

function readConfig(query) {
  const config = query.get('c')
  return query.get('encoding') === 'base64' ? Buffer.from(config, 'base64').toString() : config
}

/** Draws the chart configuration in the address with Chart.js, in place of the chart service. */
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
  const body = await page.screenshot({ omitBackground: true })
  await page.close()
  return body
}

/** Opens a comment in a new browser page, in one of the views. */
export async function openComment(browser, html, { width, scheme }) {
  const page = await browser.newPage({
    viewport: { width, height: 600 },
    colorScheme: scheme,
    deviceScaleFactor: width < 600 ? 2 : 1,
  })
  await page.route('**/*', async (route) => {
    const address = route.request().url()
    const isChart = /\/chart\?.*\bc=(?:%7B|\{|ey)/i.test(address)
    if (isChart) await route.fulfill({ contentType: 'image/png', body: await drawChart(browser, address) })
    else await route.abort()
  })
  await page.setContent(html, { waitUntil: 'load' })
  return page
}
