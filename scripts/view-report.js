// Draws an HTML report: in the light and dark theme, on a phone (375 pixels wide), on a narrow screen (320 pixels), and printed.
//
// Usage: npm run view:report -- REPORT [OUT] [--whole] [#case=ID]
//   REPORT         the path of report.html
//   OUT            the folder to write to; .goldenpair/report by default
//   --whole        draws the whole report with all folded parts open, not only the first screen
//   #case=ID       opens a case
//   CHROMIUM=path  environment variable: the browser; /usr/bin/chromium by default
//
// Writes OUT/report-{light,dark,phone,narrow,print}.png and prints their paths.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const VIEWS = [
  { name: 'light', scheme: 'light', width: 1280, height: 1360 },
  { name: 'dark', scheme: 'dark', width: 1280, height: 1360 },
  { name: 'phone', scheme: 'light', width: 375, height: 812, scale: 2 },
  { name: 'narrow', scheme: 'dark', width: 320, height: 640, scale: 2 },
  { name: 'print', scheme: 'light', width: 794, height: 1123, media: 'print' },
]

const words = process.argv.slice(2)
const [file, out = '.goldenpair/report'] = words.filter((word) => !/^(--|#)/.test(word))
const isWhole = words.includes('--whole')
const hash = words.find((word) => word.startsWith('#')) ?? ''
if (file === undefined) throw new Error('Name a report: npm run view:report -- report.html out-folder')

mkdirSync(out, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { name, scheme, width, height, scale = 1, media = 'screen' } of VIEWS) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme, deviceScaleFactor: scale })
  await page.goto(`${pathToFileURL(resolve(file)).href}${hash}`)
  if (media === 'print') {
    await page.evaluate(() => globalThis.dispatchEvent(new globalThis.Event('beforeprint')))
    await page.emulateMedia({ media })
  }
  if (isWhole) {
    await page.evaluate(async () => {
      const { document, scrollTo, setTimeout } = globalThis
      for (const folded of document.querySelectorAll('details')) folded.open = true
      // Charts are drawn only when they are scrolled into view.
      for (const chart of document.querySelectorAll('canvas')) {
        chart.scrollIntoView()
        await new Promise((done) => setTimeout(done, 50))
      }
      if (globalThis.location.hash === '') scrollTo(0, 0)
    })
  }
  const path = join(out, `report-${name}.png`)
  await page.screenshot({ path, fullPage: isWhole, timeout: 120_000 })
  console.log(path)
  await page.close()
}
await browser.close()
