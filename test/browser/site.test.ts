import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaseData } from '../../src/model/result/case-data.js'
import type { SiteEntry } from '../../src/model/result/site-entry.js'
import { readPageAssets } from '../../src/modes/evaluate/write-report.js'
import { renderHtml } from '../../src/report/render/html.js'
import { renderSiteIndex } from '../../src/report/render/site-index.js'
import { writeComparison } from '../../src/report/words/write-comparison.js'
import { addReport } from '../../src/store/site/add-report.js'
import { measuredOf } from '../report/build-pair-report.js'
import { makeDetail, makeSide } from '../report/make-case-detail.js'
import { regressed } from '../report/sections/stories.js'
import { SUCCESS } from '../report/sections/facts.js'
import { HOSTILE, report } from './page-fixture.js'

const AXE = readFileSync(fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8')
const ENTRY = {
  schema_version: 1,
  kind: 'night',
  verdict: 'unchanged',
  commit: null,
  is_bad: false,
  gates: [],
} as const
const DAYS = ['20', '21', '22'] as const

let folder: string
let server: Server
let address: string
let browser: Browser
const complaints: string[] = []

/** Makes a run whose cases pass as often as the tallies say, with the given answers. */
const casesOf = (tallies: readonly (readonly [id: string, passed: number])[], answer: string): CaseData => ({
  arms: ['this run'],
  columns: [
    {
      ...{ id: 'tokens.total', title: 'tokens per query', unit: 'tokens', direction: 'lower', share: false },
      values: () => [tallies.map((_, at) => 100 * (at + answer.length))],
    },
  ],
  shown: 1,
  rows: tallies.map(([id, passed]) => ({
    ...{ id, tags: [], flip: null, critical: false, changes: [], stage: null },
    states: [passed === 0 ? 'failing' : 'passing'],
    passed: [[passed, 4]],
    detail: { ...makeDetail({ case_id: id, baseline: null, candidates: [makeSide({ answer })] }), answer_diff: null },
  })),
})

const log = { debug: () => {}, info: () => {}, notice: () => {}, warning: () => {}, error: () => {} }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-site-'))
  const [site, made] = [join(folder, 'site'), join(folder, 'report')]
  mkdirSync(made)
  const comparison = writeComparison(measuredOf(regressed.comparison))
  writeFileSync(join(made, 'comparison.json'), JSON.stringify(comparison))
  const tallies = [
    [
      ['refund', 4],
      ['login', 4],
      [HOSTILE, 4],
    ],
    [
      ['refund', 4],
      ['login', 2],
      [HOSTILE, 4],
    ],
    [
      ['refund', 0],
      ['login', 4],
      [HOSTILE, 4],
    ],
  ] as const
  for (const [at, cases] of tallies.entries()) {
    const html = renderHtml(report, { page: readPageAssets(), cases: casesOf(cases, `answer ${'!'.repeat(at)}`) })
    writeFileSync(join(made, 'report.html'), html)
    const clock = { now: () => new Date(`2026-11-${DAYS[at] ?? ''}T03:17:00Z`) }
    const assets = readPageAssets('site')
    await addReport({ site, report: made, place: `run-${at}`, keepDays: 30, assets, clock, log })
  }
  server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, ''))
    try {
      const file = readFileSync(join(site, path.endsWith('/') ? `${path}index.html` : path))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
})

afterAll(async () => {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(hash = '', view: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...view })
  page.setDefaultTimeout(10_000)
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('dialog', (dialog) => {
    complaints.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text())
  })
  await page.goto(`${address}${hash}`)
  await page.locator('#site-view > *').first().waitFor()
  return page
}

const rowsOf = (page: Page, name: string): Promise<string[][]> =>
  page
    .getByRole('group', { name })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      (rows as unknown as { cells: { textContent: string }[] }[]).map(({ cells }) =>
        [...cells].map(({ textContent }) => textContent),
      ),
    )

describe('the index of a site', () => {
  test('lists every report and finds them by commit, place and case', async () => {
    const page = await open()
    expect((await rowsOf(page, 'Reports')).map(([, name]) => name)).toEqual(['run 2', 'run 1', 'run 0'])
    const commit = (await rowsOf(page, 'Reports'))[0]?.[4] ?? ''
    await page.getByLabel('Search').fill(commit)
    await expect.poll(() => page.locator('#run-count').textContent()).toBe('3 reports')
    await page.getByLabel('Search').fill('run-1')
    await expect.poll(async () => (await rowsOf(page, 'Reports')).length).toBe(1)
    await page.getByLabel('Search').fill('refu')
    await page.getByRole('link', { name: 'refund' }).click()
    await expect.poll(() => page.locator('h2').last().textContent()).toBe('refund')
    await page.close()
  })

  test('shows when a case broke, how often it was flaky, and its answers side by side', async () => {
    const page = await open('#case=refund')
    expect(await page.locator('#site-view').textContent()).toContain('It fails since run-2/golden (')
    expect((await rowsOf(page, 'History of the case')).map(([, outcome]) => outcome)).toEqual([
      ...['✗ failed', '✓ passed', '✓ passed'],
    ])
    await page.getByRole('button', { name: /Show the answers/ }).click()
    await expect
      .poll(() => page.locator('#site-view pre').allTextContents())
      .toEqual(['answer !!', 'answer !', 'answer '])
    await page.goto(`${address}#case=login`)
    await expect
      .poll(() => page.locator('#site-view').textContent())
      .toContain('It passes in all 3 runs that have it. It was flaky in 1 of 3 reports.')
    await page.close()
  })

  test('keeps the cases of suites and the runs of main separate, and a pressed button keeps the focus', async () => {
    const [index, run] = [join(folder, 'site', 'index.html'), { ...ENTRY, suite: 'golden' }]
    const before = readFileSync(index, 'utf8')
    const cases = (tenths: string) => ({ ids: ['refund'], tenths })
    const entries: SiteEntry[] = [
      { ...run, place: 'run-1', at: '2026-11-01T00:00:00Z', cases: cases('a') },
      { ...run, place: 'pr-2', kind: 'pull-request', at: '2026-11-02T00:00:00Z', cases: cases('0') },
      { ...run, place: 'run-3', at: '2026-11-03T00:00:00Z', cases: cases('0') },
      { ...run, place: 'run-3', suite: 'agent', at: '2026-11-03T00:00:00Z', cases: cases('a') },
    ]
    writeFileSync(index, renderSiteIndex(entries, readPageAssets('site')))
    const page = await open()
    await page.getByLabel('Compare run-1/golden').focus()
    await page.keyboard.press('Space')
    await expect
      .poll(() => page.evaluate<string>('document.activeElement.getAttribute("aria-label")'))
      .toBe('Compare run-1/golden')
    await page.getByLabel('Search').fill('refund')
    const text = () => page.locator('#site-view').textContent()
    await page.getByRole('link', { name: 'refund (golden)' }).click()
    await expect.poll(text).toContain('Suite golden. It fails since run-3/golden (no commit, 2026-11-03 00:00)')
    await page.goto(`${address}#suite=agent&case=refund`)
    await expect.poll(text).toContain('Suite agent. It passes in the only run that has it.')
    await page.close()
    writeFileSync(index, before)
  })

  test('compares any two reports by their numbers', async () => {
    const page = await open()
    await page.getByLabel('Compare run-0/golden').check()
    await page.getByLabel('Compare run-2/golden').check()
    await page.getByRole('button', { name: 'Compare the two' }).click()
    await expect.poll(async () => (await rowsOf(page, 'Cases that changed')).length).toBe(1)
    expect(await rowsOf(page, 'Cases that changed')).toEqual([['refund', '4 of 4', '0 of 4', '✗ worse']])
    expect((await rowsOf(page, 'Metrics')).map((row) => row.join(' | ').replaceAll('\u202f', ' '))).toEqual([
      'passed | 100 % | 66.7 % | −33.3 points | 3',
      'tokens per query | 800 | 1 000 | +200 | 3',
    ])
    await page.reload()
    await expect.poll(async () => (await rowsOf(page, 'Metrics')).length).toBe(2)
    await page.close()
  })

  test('states why reports cannot be compared: a local file cannot read another, or one has no cases', async () => {
    const local = await browser.newPage()
    await local.goto(`${pathToFileURL(join(folder, 'site', 'index.html')).href}#compare=run-0/golden,run-2/golden`)
    await expect.poll(() => local.locator('#site-view').textContent()).toContain('only from a web server')
    await local.close()
    rmSync(join(folder, 'site', 'run-1', 'golden', 'index.html'))
    const page = await open('#compare=run-1/golden,run-2/golden')
    await expect.poll(() => page.locator('#site-view').textContent()).toContain('One of these reports lists no cases.')
    await page.close()
  })

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('has nothing that axe objects to and fits, %i pixels wide, %s', async (width, colorScheme) => {
    for (const hash of ['', '#case=refund', '#compare=run-0/golden,run-2/golden']) {
      const page = await open(hash, { viewport: { width, height: 900 }, colorScheme })
      await page.waitForLoadState('networkidle')
      await page.evaluate(AXE)
      const objections = await page.evaluate(
        'axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))',
      )
      expect(objections).toEqual([])
      const shots = process.env['GOLDENPAIR_SCREENSHOTS']
      if (shots !== undefined) await page.screenshot({ path: join(shots, `site-${width}-${hash.slice(1, 5)}.png`) })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      await page.close()
    }
  })

  test('shows untrusted text as text', async () => {
    const page = await open(`#case=${encodeURIComponent(HOSTILE)}`)
    expect(await page.locator('h2').last().textContent()).toBe(HOSTILE)
    expect(await page.locator('#site-view img, #site-view script').count()).toBe(0)
    await page.close()
  })

  test('holds five thousand reports of a hundred cases in 1 MB, and shows the newest fifty', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `case-${at}`)
    const entries = Array.from({ length: 5000 }, (_, at): SiteEntry => ({
      ...{ ...ENTRY, place: `run-${at}`, suite: 'golden' },
      at: new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString(),
      commit: at.toString(16).padStart(40, '0'),
      cases: { ids, tenths: ids.map((_, place) => ((at * (place + 7)) % 97 === 0 ? '5' : 'a')).join('') },
      gates: [{ id: 'success', metric: SUCCESS, value: (at % 10) / 10 }],
    }))
    const html = renderSiteIndex(entries, readPageAssets('site'))
    expect(html.length).toBeLessThan(1_000_000)
    writeFileSync(join(folder, 'site', 'index.html'), html)
    const page = await open()
    expect(await page.locator('#run-count').textContent()).toBe('5\u202f000 reports, the newest 50 here')
    await page.getByLabel('Search').fill('run-4321')
    await expect.poll(async () => (await rowsOf(page, 'Reports')).map(([, name]) => name)).toEqual(['run 4321'])
    await page.goto(`${address}#case=case-7`)
    await expect.poll(() => page.locator('#site-view').textContent()).toContain('of 5\u202f000 reports')
    await page.close()
  })

  test('has reported no error in all of this', () => {
    expect(complaints).toEqual([])
  })
})
