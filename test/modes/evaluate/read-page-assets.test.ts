import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readPageAssets } from '../../../src/modes/evaluate/write-report.js'

const read = (path: string): Promise<string> => readFile(new URL(`../../../src/${path}`, import.meta.url), 'utf8')

test('the page gets Chart.js and every own script, with the hashes for a policy', async () => {
  const { scripts, hash } = readPageAssets()
  expect(scripts).toHaveLength(2)
  expect(scripts[0]).toContain('Chart.js v4.')
  for (const name of await readdir(new URL('../../../src/report/page/', import.meta.url)))
    expect([scripts[1], ...readPageAssets('site').scripts].join(), `${name} is in no list`).toContain(
      await read(`report/page/${name}`),
    )
  expect(hash('')).toBe('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})

test('the scripts of the page turn no text into HTML', () => {
  const { scripts } = readPageAssets()
  const making = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function/
  expect(scripts[1]).not.toMatch(making)
  expect(scripts[1]).not.toContain('fetch(')
  expect(readPageAssets('site').scripts[0]).not.toMatch(making)
})

test('every colour of the charts has a light and a dark version on the page', async () => {
  const colors = (await read('report/charts/chart.ts')).match(/#[0-9a-f]{6}/g) ?? []
  expect(colors.length).toBeGreaterThan(5)
  const page = await read('report/page/figures.js')
  for (const color of colors) expect(page).toContain(`'${color}': '--`)
})
