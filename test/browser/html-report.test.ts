import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUNDLE } from '../bundle.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const AXE = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')
/** Runs `npm start` with the bundle of the current sources. The demo measures the docs next to that dist. */
const DEMO = `import { runCli } from ${JSON.stringify(pathToFileURL(join(BUNDLE, 'index.js')))}
await runCli(${JSON.stringify(root)})`

describe('the HTML report of `npm start` in Chromium', () => {
  let folder: string
  let browser: Browser

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'goldenpair-browser-'))
    const args = ['--input-type=module', '-e', DEMO, 'goldenpair', 'init', '--demo', '--out', folder]
    const demo = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(demo.status, demo.stderr).toBe(0)
    browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
  })

  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const VIEWS = [
    { name: 'desktop, light', width: 1200, colorScheme: 'light' },
    { name: 'desktop, dark', width: 1200, colorScheme: 'dark' },
    { name: 'phone', width: 375, colorScheme: 'light' },
  ] as const

  test.each(VIEWS)('is readable on $name: no errors, no requests, nothing wider than the screen', async (view) => {
    const page = await browser.newPage({ viewport: { width: view.width, height: 900 }, colorScheme: view.colorScheme })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('request', (request) => {
      if (!request.url().startsWith('file:') && !request.url().startsWith('data:')) complaints.push(request.url())
    })
    await page.goto(pathToFileURL(join(folder, 'report.html')).href)
    expect(complaints).toEqual([])
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('table').count()).toBeGreaterThan(0)
    const width = await page.evaluate('document.documentElement.scrollWidth')
    expect(width).toBeLessThanOrEqual(view.width)
    if (process.env['GOLDENPAIR_SCREENSHOTS'] !== undefined)
      await page.screenshot({
        path: join(process.env['GOLDENPAIR_SCREENSHOTS'], `report-${view.name.replace(', ', '-')}.png`),
        fullPage: true,
      })
    await page.close()
  })

  test.each([
    [1280, 800],
    [390, 844],
  ])(
    'has the table of cases on the first screen of %i × %i, at most eight entries in its contents, and no axe violation',
    async (width, height) => {
      const page = await browser.newPage({ viewport: { width, height } })
      await page.goto(pathToFileURL(join(folder, 'report.html')).href)
      const table = await page.locator('#case-list table').boundingBox()
      expect(table?.y).toBeLessThan(height)
      // Case, state, tags, and old and change of four metrics fit 1280 pixels; further columns would be cut off.
      expect(await page.locator('#case-list thead th').count()).toBe(11)
      expect(await page.locator('nav[aria-label="Contents"] li').count()).toBeLessThanOrEqual(8)
      await page.evaluate(AXE)
      await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true })')
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
      const objections = await page.evaluate(
        'axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))',
      )
      expect(objections).toEqual([])
      await page.close()
    },
  )

  test('is short on a phone, has at most ten printed pages, and shows its contents at the side if there is space', async () => {
    const open = async (width: number) => {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      await page.goto(pathToFileURL(join(folder, 'report.html')).href)
      return page
    }
    const phone = await open(375)
    // A third of the words before details were folded (8,997).
    expect(await phone.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(3000)
    expect(await phone.locator('nav details[open]').count()).toBe(0)
    await phone.close()
    const desktop = await open(1440)
    const [rail, main] = [
      await desktop.locator('.page > nav').boundingBox(),
      await desktop.locator('main').boundingBox(),
    ]
    expect(rail?.x ?? 0).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0))
    expect(await desktop.locator('nav details[open]').count()).toBe(1)
    const printed = (await desktop.pdf({ format: 'A4' })).toString('latin1')
    const pages = printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThan(2)
    expect(pages).toBeLessThanOrEqual(10)
    await desktop.close()
  })
})
