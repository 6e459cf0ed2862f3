import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPageAssets } from '../../src/modes/evaluate/write-report.js'
import { renderHtml } from '../../src/report/render/html.js'
import { HOSTILE, manyCases, MARKDOWN, report, someCases } from './page-fixture.js'

const AXE = readFileSync(fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8')

let folder: string
let browser: Browser
let file: string
const complaints: string[] = []

/** Opens a page that reports every request, error and dialog. */
async function open(address: string, view: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...view })
  page.setDefaultTimeout(10_000)
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('dialog', (dialog) => {
    complaints.push(dialog.message())
    void dialog.dismiss()
  })
  await page.route('**/*', (route) => {
    const url = route.request().url()
    if (url.startsWith('file:')) return route.continue()
    complaints.push(url)
    return route.abort()
  })
  await page.goto(address)
  // The cases are read after the page has loaded.
  if (view.javaScriptEnabled !== false) await page.locator('#case-list > *, #case > *').first().waitFor()
  return page
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-page-'))
  const path = join(folder, 'report.html')
  writeFileSync(path, renderHtml(report, { page: readPageAssets(), cases: someCases }))
  file = pathToFileURL(path).href
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
})

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

const ids = (page: Page): Promise<string[]> => page.locator('#case-list tbody a').allTextContents()
const hash = (page: Page): string => new URL(page.url()).hash

describe('the list of cases', () => {
  test('can be searched, filtered and sorted, and the address stores it', async () => {
    const page = await open(file)
    await expect.poll(() => ids(page)).toEqual(['newly', 'failing', 'flaky', HOSTILE, 'better', 'brief', 'fine'])
    const search = page.getByLabel('Search', { exact: true })
    await search.fill('keys rotated')
    await expect.poll(() => ids(page)).toEqual(['newly'])
    await search.fill('/^b(et|RI)/i')
    await expect.poll(() => ids(page)).toEqual(['better', 'brief'])
    await search.fill('/b(et/')
    await expect.poll(() => page.locator('#case-count').textContent()).toContain('is no regular expression')
    await search.press('Escape')
    await page.locator('#by-tag').selectOption('auth')
    await expect.poll(() => ids(page)).toEqual(['newly', 'fine'])
    await page.getByLabel('Verdict').selectOption('failing')
    await expect.poll(() => ids(page)).toEqual(['newly'])
    await expect.poll(() => hash(page)).toBe('#tag=auth&state=failing')
    await page.reload()
    await expect.poll(() => ids(page)).toEqual(['newly'])
    await page.getByRole('button', { name: 'Reset' }).click()
    // The verdict and its consequence use the same words.
    for (const [verdict, cases] of [
      ['fixed', ['better']],
      ['changed', ['newly', 'flaky', 'better']],
      ['answer', ['fine']],
      ['judge', ['fine']],
    ] as const) {
      await page.getByLabel('Verdict').selectOption(verdict)
      await expect.poll(() => ids(page)).toEqual(cases)
    }
    await page.getByRole('button', { name: 'Reset' }).click()
    const list = page.locator('#case-list')
    await list.getByRole('button', { name: 'latency', exact: true }).click()
    await list.getByRole('button', { name: 'latency', exact: true }).click()
    await expect.poll(async () => (await ids(page)).slice(0, 2)).toEqual(['fine', 'brief'])
    await expect.poll(() => list.locator('th[aria-sort=descending]').textContent()).toBe('latency')
    await search.fill('no such words')
    await expect.poll(() => page.locator('#case-count').textContent()).toBe('0 cases of 7, main → this PR')
    await page.close()
  })

  test('shows old, new and change of the selected metrics, and the address stores them', async () => {
    const page = await open(file)
    const list = page.locator('#case-list')
    const cellsOf = (id: string): Promise<string[]> =>
      list
        .locator('tbody tr', { has: page.locator(`a[href$="case=${id}"]`) })
        .locator('td.right')
        .allTextContents()
    expect(await cellsOf('fine')).toEqual([
      '1 of 1 → 1 of 1',
      '=',
      '8\u202f000\u202fms → 9\u202f000\u202fms',
      'worse: +1\u202f000\u202fms',
    ])
    await page.getByText('Columns', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'precision@5' }).check()
    await page.getByRole('checkbox', { name: 'latency' }).uncheck()
    await expect.poll(() => cellsOf('brief')).toEqual(['1 of 1 → 1 of 1', '=', '.50 → 1.00', 'better: +.50'])
    await expect.poll(() => hash(page)).toBe('#columns=passed%2Cretrieval.precision%405')
    await page.reload()
    await expect.poll(() => cellsOf('brief')).toContain('.50 → 1.00')
    await list.getByRole('button', { name: 'change of precision@5' }).click()
    await list.getByRole('button', { name: 'change of precision@5' }).click()
    await expect.poll(async () => (await ids(page))[0]).toBe('brief')
    // Values that were not measured are last in both sort orders.
    await expect.poll(async () => (await ids(page)).at(-1)).toBe('newly')
    await page.close()
  })

  test('summarises all cases and every tag, whose cases unfold below it', async () => {
    const page = await open(file)
    const list = page.locator('#case-list')
    expect(await list.locator('tfoot td.right').allTextContents()).toEqual([
      ...['85.7\u202f% → 85.7\u202f%', '=', '1\u202f786\u202fms → 2\u202f036\u202fms', 'worse: +250\u202fms'],
    ])
    await page.getByLabel('Group').selectOption('tag')
    await expect.poll(() => list.locator('tbody tr').count()).toBe(3)
    const auth = list.getByRole('row', { name: /auth/ })
    expect(await auth.locator('td').first().innerText()).toBe('2 cases')
    await auth.getByRole('button').click()
    await expect.poll(() => ids(page)).toEqual(['newly', 'fine'])
    await expect.poll(() => hash(page)).toBe('#group=tag')
    await page.close()
  })

  test('keeps the focus on a pressed header, page, tag or Markdown switch, which folds nothing', async () => {
    const page = await open(file)
    const focused = (): Promise<string> =>
      page.evaluate<string>('document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent')
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    await press('latency')
    await expect.poll(() => page.locator('#case-list th[aria-sort]').textContent()).toBe('latency')
    expect(await focused()).toBe('latency')
    await page.getByLabel('Group').selectOption('tag')
    await press('auth')
    await expect.poll(() => ids(page)).toEqual(['newly', 'fine'])
    expect(await focused()).toBe('auth')
    await page.goto(`${file}#case=newly`)
    const passage = page.locator('#case .spans details')
    await passage.locator('summary').first().click()
    await press('Show texts as Markdown')
    await expect.poll(() => hash(page)).toBe('#case=newly&view=markdown')
    expect(await focused()).toBe('Show texts as Markdown')
    expect(await passage.first().getAttribute('open')).toBe('')
    // The neighbouring cases are shown in the same way.
    await page.getByRole('link', { name: 'Next →' }).click()
    await expect.poll(() => hash(page)).toContain('view=markdown')
    await page.close()
  })

  test('lists cases without a tag too, and has no tags if no case has one', async () => {
    const page = await open(`${file}#tag=%28no+tag%29`)
    await expect.poll(() => ids(page)).toEqual(['failing', 'flaky', 'better', 'brief'])
    const path = join(folder, 'untagged.html')
    const rows = someCases.rows.map((row) => ({ ...row, tags: [] }))
    writeFileSync(path, renderHtml(report, { page: readPageAssets(), cases: { ...someCases, rows } }))
    await page.goto(pathToFileURL(path).href)
    await expect.poll(async () => (await ids(page)).length).toBe(7)
    expect(await page.getByRole('columnheader', { name: 'tags' }).count()).toBe(0)
    expect(await page.getByLabel('Tag').count()).toBe(0)
    await page.close()
  })

  test.each([1152, 1280, 390])('has space for the whole hint in the search field, %i pixels wide', async (width) => {
    const page = await open(file, { viewport: { width, height: 900 } })
    // A field of the same style with the hint as its text would scroll if the hint were cut.
    const cut = `(() => {
      const field = document.getElementById('by-q')
      field.value = field.placeholder
      return field.scrollWidth > field.clientWidth
    })()`
    expect(await page.evaluate(cut)).toBe(false)
    await page.close()
  })

  test('opens a case from the search box: arrow down selects the first, Enter opens it', async () => {
    const page = await open(file)
    const search = page.getByLabel('Search', { exact: true })
    await search.focus()
    await page.keyboard.press('ArrowDown')
    const [first = ''] = await ids(page)
    const focused = () => page.evaluate<string>('document.activeElement.textContent')
    await expect.poll(focused).toBe(first)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.evaluate<string>('document.activeElement.id')).toBe('by-q')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#case h3').textContent()).toBe(first)
    await page.close()
  })

  test('has one badge per case, with the worst state', async () => {
    const page = await open(file)
    const rows = page.locator('#case-list tbody tr')
    expect(await rows.count()).toBeGreaterThan(1)
    for (const row of await rows.all()) expect(await row.locator('.badge').count()).toBe(1)
    await page.close()
  })

  test('opens a case by its address, goes back to the list, and can be used by keyboard', async () => {
    const page = await open(file)
    const focused = (): Promise<unknown> =>
      page.evaluate('[document.activeElement.tagName, document.activeElement.textContent]')
    await page.keyboard.press('/')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('by-q')
    await page.locator('#case-list tbody a').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => hash(page)).toBe('#case=failing')
    // The link in the list reads the same: the keys work once the title of the case has the focus.
    await expect.poll(focused).toEqual(['H3', 'failing'])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => hash(page)).toBe('#case=flaky')
    await expect.poll(focused).toEqual(['H3', 'flaky'])
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => hash(page)).toBe('#case=failing')
    await expect.poll(focused).toEqual(['H3', 'failing'])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#case').isVisible()).toBe(false)
    await expect.poll(focused).toEqual(['A', 'failing'])
    await page.locator('#case-list tbody a').first().click()
    await expect.poll(() => page.locator('#case').isVisible()).toBe(true)
    await page.goBack()
    await expect.poll(() => page.locator('#case-list').isVisible()).toBe(true)
    await page.goto(`${file}#case=brief`)
    await page.reload()
    await expect.poll(() => page.locator('#case').textContent()).toContain('trials.jsonl of the run')
    for (const id of [HOSTILE, 'newly']) {
      await page.goto(file)
      if (id === 'newly') await page.getByText('newly (broke)').click()
      await page.getByRole('link', { name: `${id} in the list of cases`, exact: true }).click()
      await expect.poll(() => page.locator('#case h3').textContent()).toBe(id)
    }
    await page.goto(`${file}#case=unknown`)
    await expect.poll(() => page.locator('#case').textContent()).toContain('This report has no case of that name.')
    await page.close()
  })
})

describe('a case', () => {
  test('shows question, spans by rank, changes of the answer, judge, trace, trials and metrics', async () => {
    const page = await open(`${file}#case=newly`)
    const text = (await page.locator('#case').innerText()).replace(/\s+/g, ' ')
    for (const part of [
      'How are keys rotated?',
      'judged wrong (correctness 2/5)',
      'auth.ts::rotate 1 rank 1 not found',
      '1. auth.ts::rotate (score 3) ✓ expected, relevance 1',
      'correctness 2 of 5',
      'tool search · 12',
      '1 ✗ failed 500 ms $0.001',
    ])
      expect(text).toContain(part)
    expect(await page.locator('#case del').textContent()).toBe('removed: the old ')
    expect(await page.locator('#case ins').textContent()).toBe('added: every new ')
    await page.getByText('All metrics of this case').click()
    await expect
      .poll(async () =>
        (await page.getByRole('group', { name: 'Metrics of this case' }).innerText()).replace(/\s+/g, ' '),
      )
      .toContain('passed 1 of 1 1 of 1 = latency 500 ms 250 ms −250 ms precision@5 .50 – –')
    await page.close()
  })

  test('shows the command that runs only this case', async () => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await page.goto(`${file}#case=${encodeURIComponent(HOSTILE)}`)
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const command = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(command).toBe(`npx github:goldenpair/goldenpair#v0 run --subset 'id:${HOSTILE.replace("'", "'\\''")}'`)
    await page.goto(`${file}#case=newly`)
    await expect.poll(() => page.locator('#case .tools code').innerText()).toMatch(/ run --subset id:newly$/)
    await context.close()
  })

  test('shows passages as text and as Markdown without links, pictures or HTML', async () => {
    const page = await open(`${file}#case=flaky`)
    const question = page.locator('#case .passage').first()
    expect(await question.innerText()).toBe(MARKDOWN)
    await page.getByRole('button', { name: 'Show texts as Markdown' }).click()
    await expect.poll(() => question.locator('pre').first().isVisible()).toBe(false)
    const made = question.locator('.markdown').first()
    expect(await made.locator('li').allInnerTexts()).toEqual(['one', 'two <b>'])
    expect(await made.locator('strong').allInnerTexts()).toEqual(['Title', 'bold'])
    expect(await made.locator('pre').innerText()).toBe('# code')
    expect(await made.locator('td').allInnerTexts()).toEqual(['a', 'b', '1', '2'])
    expect(await made.locator('aside aside').count()).toBe(1)
    expect(await made.innerText()).toContain('words (javascript:alert(1')
    expect(await page.locator('#case a[href^="javascript"], #case img, #case b').count()).toBe(0)
    await expect.poll(() => hash(page)).toBe('#case=flaky&view=markdown')
    await page.close()
  })

  test('shows untrusted text as text', async () => {
    const page = await open(`${file}#case=${encodeURIComponent(HOSTILE)}`)
    expect(await page.locator('#case h3').textContent()).toBe(HOSTILE)
    expect(await page.locator('#case pre').first().textContent()).toBe(HOSTILE)
    expect(await page.locator('#case img, #case script').count()).toBe(0)
    await page.close()
  })
})

describe('the page', () => {
  test('draws its charts when they become visible, sorts its tables, and explains columns by keyboard', async () => {
    const page = await open(file)
    await page.locator('canvas').scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate('document.querySelector("canvas").height')).toBe(300)
    // Printing must not capture a point in the middle of its animation.
    expect(await page.evaluate('Chart.defaults.animation')).toBe(false)
    expect(await page.getByRole('img').getAttribute('aria-label')).toBe('Success fell by 12 points.')
    const table = page.getByRole('group', { name: 'Table: Many rows' })
    const first = (): Promise<string> => table.locator('tbody tr').first().innerText()
    await page.getByText('Contents').click()
    await page.locator('a[href="#s-many-rows"]').click()
    await table.getByRole('button', { name: 'value', exact: true }).click()
    await expect.poll(first).toContain('−13')
    await table.getByRole('button', { name: 'value', exact: true }).click()
    await expect.poll(first).toContain('0')
    const look = (selector: string, name: string): Promise<unknown> =>
      page.evaluate(`getComputedStyle(document.querySelector('table.wide ${selector}')).${name}`)
    expect(await look('tbody tr > :first-child', 'position')).toBe('sticky')
    expect(await look('.good', 'backgroundColor')).toBe('rgb(227, 246, 234)')
    await table.getByRole('button', { name: 'What value means' }).press('Enter')
    await expect.poll(() => page.getByText('Less is more.').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByText('Less is more.').isVisible()).toBe(false)
    await page.close()
  })

  const VIEWS = [320, 1280].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  )
  test.each(VIEWS)('has no axe violation and fits, $width pixels wide, $colorScheme', async (view) => {
    const page = await open(file, { viewport: { width: view.width, height: 900 }, colorScheme: view.colorScheme })
    await page.evaluate(AXE)
    const check = async (): Promise<void> => {
      // A box that has become too narrow can be reached by keyboard from the next frame on.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
      const found = await page.evaluate(
        'axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))',
      )
      expect(found).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(view.width)
    }
    await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true })')
    await check()
    await page.locator('#case-list tbody a').first().click()
    await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true })')
    await check()
    await page.close()
  })

  test('is unfolded and light when printed, and folded again afterwards', async () => {
    const page = await open(file, { colorScheme: 'dark' })
    await page.evaluate('dispatchEvent(new Event("beforeprint"))')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('main > details:not([open])').count()).toBe(0)
    // Otherwise the appendix would print pages with every metric and table.
    expect(await page.locator('.appendix > details').count()).toBe(1)
    expect(await page.locator('.appendix > details[open]').count()).toBe(0)
    expect(await page.locator('.filters').isVisible()).toBe(false)
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
    // A4 without its margins: no table is cut, and its head is text, because browsers do not repeat buttons on the next sheet.
    await page.setViewportSize({ width: 700, height: 1000 })
    const cut = `[...document.querySelectorAll('table')].filter((one) => one.getBoundingClientRect().right > 701).length`
    expect(await page.evaluate(cut)).toBe(0)
    expect(await page.evaluate(`getComputedStyle(document.querySelector('button.sort')).display`)).toBe('contents')
    await page.evaluate('dispatchEvent(new Event("afterprint"))')
    await expect.poll(() => page.locator('details.section[open]').count()).toBe(0)
    await page.close()
  })

  test('is readable without scripts', async () => {
    const page = await open(file, { javaScriptEnabled: false })
    const text = await page.locator('body').innerText()
    expect(text).toContain('Success fell by 12 points.')
    expect(text).toContain('The list of cases needs JavaScript')
    await page.close()
  })

  test('runs only its own scripts', async () => {
    const page = await open(file)
    await page.evaluate('document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>")')
    await page.evaluate('document.body.append(Object.assign(document.createElement("script"), { text: "alert(2)" }))')
    await page.waitForTimeout(100)
    const refused = complaints.splice(0)
    expect(refused.some((one) => one.includes('Content Security Policy'))).toBe(true)
    expect(refused).not.toContain('1')
    expect(refused).not.toContain('2')
    await page.close()
  })

  test('holds ten thousand cases in 3 MB, marks those with full details, and shows a few at a time', async () => {
    const cases = manyCases()
    const html = renderHtml(report, { page: readPageAssets(), cases })
    expect(Buffer.byteLength(html)).toBeLessThan(3_000_000)
    const [failing, told] = [
      cases.rows.filter(({ states }) => states.includes('failing')),
      cases.rows.filter(({ detail }) => detail !== null),
    ]
    expect([failing.length, told.length]).toEqual([1000, 1700])
    expect(failing.every(({ detail }) => detail !== null)).toBe(true)
    const path = join(folder, 'many.html')
    writeFileSync(path, html)
    const page = await open(pathToFileURL(path).href)
    expect(await page.getByText('10\u202f000 cases, 1\u202f700 in full').innerText()).toBe(
      '10\u202f000 cases, 1\u202f700 in full (all 1\u202f000 that flipped or fail, and 700 others), the rest with their numbers. Everything that was recorded of each is in trials.jsonl of its run.',
    )
    expect(await page.locator('#case-count').textContent()).toBe('10\u202f000 cases, page 1 of 400, main → this PR')
    expect(await page.locator('#case-list tbody tr').count()).toBe(25)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect
      .poll(() => page.locator('#case-count').textContent())
      .toBe('10\u202f000 cases, page 2 of 400, main → this PR')
    await page.getByLabel('Search', { exact: true }).fill('case-9999')
    await expect.poll(() => ids(page)).toEqual(['case-9999'])
    await page.locator('#case-list tbody a').click()
    await expect.poll(() => page.locator('#case').textContent()).toContain('trials.jsonl of the run')
    await page.goto(`${pathToFileURL(path).href}#case=case-0`)
    await expect.poll(() => page.locator('#case').textContent()).toContain('are cut here')
    await page.close()
  })

  test('has sent no request and reported no error in all of this', () => {
    expect(complaints).toEqual([])
  })
})
