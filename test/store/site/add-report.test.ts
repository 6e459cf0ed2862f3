import { writeComparison } from '../../../src/report/words/write-comparison.js'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addReport } from '../../../src/store/site/add-report.js'
import { measuredOf } from '../../report/build-pair-report.js'
import { regressed } from '../../report/sections/stories.js'
import { comparisonWith, gateOn, metricOf, SUCCESS, TOKENS } from '../../report/sections/facts.js'

let folder: string
let warnings: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-site-'))
  warnings = []
  await mkdir(join(folder, 'report'))
  await writeFile(join(folder, 'report', 'report.html'), '<p>the report')
  await write(writeComparison(measuredOf(regressed.comparison)))
})
afterEach(() => rm(folder, { recursive: true }))

const site = (...path: string[]): string => join(folder, 'site', ...path)
const write = (comparison: unknown) => writeFile(join(folder, 'report', 'comparison.json'), JSON.stringify(comparison))
const add = (place: string, day = '2026-11-23') =>
  addReport({
    ...{ site: site(), report: join(folder, 'report'), place, keepDays: 30 },
    assets: { scripts: [], hash: () => '', deflate: (text) => Buffer.from(text).toString('base64') },
    clock: { now: () => new Date(`${day}T03:17:00Z`) },
    log: {
      debug: () => undefined,
      info: () => undefined,
      notice: () => undefined,
      warning: (text) => void warnings.push(text),
      error: () => undefined,
    },
  })

test('a pull request has one folder, which its next report replaces, and old reports are deleted', async () => {
  await add('pr-7', '2026-10-01')
  expect(await add('pr-12')).toBe('pr-12/golden/')
  await writeFile(join(folder, 'report', 'report.html'), '<p>the next')
  await add('pr-12')
  expect((await readdir(site())).sort()).toEqual(['index.html', 'pr-12', 'pr-7'])
  expect(await readdir(site('pr-7'))).toEqual([])
  expect(await readFile(site('pr-12', 'golden', 'index.html'), 'utf8')).toBe('<p>the next')
  const index = await readFile(site('index.html'), 'utf8')
  expect(index).toContain('<a href="pr-12/golden/">pr 12</a>')
  expect(index).toContain('❌ regressed')
  expect(index).not.toContain('pr-7')
  expect(warnings).toEqual([])
})

test('a report of an older Goldenpair, whose cases are not packed, has no history of cases', async () => {
  const html = '<script type="application/json" id="case-data">{"rows":[{"id":"a","passed":[[1,1]]}]}</script>'
  await writeFile(join(folder, 'report', 'report.html'), html)
  await add('pr-12')
  const entry = JSON.parse(await readFile(site('pr-12', 'golden', 'entry.json'), 'utf8')) as { cases: unknown }
  expect(entry.cases).toEqual({ ids: [], tenths: '' })
})

test('the index shows how every gate changed over nights and runs of main, with pull requests marked', async () => {
  const places = ['run-0', 'pr-7', 'run-1', 'tried', 'run-2']
  for (const [at, value] of [0.8, 0.6, 0.7, 0.1, 0.9].entries()) {
    const gates = [gateOn(SUCCESS, { baseline: 0.8, candidate: value, candidate_value: value, delta: value - 0.8 })]
    const comparison = measuredOf(comparisonWith({ gates }))
    await write(writeComparison({ ...comparison, interleaved: places[at] === 'tried' }))
    await add(places[at] ?? '', `2026-11-2${at}`)
  }
  const index = await readFile(site('index.html'), 'utf8')
  expect(index.replaceAll('\u202f', ' ')).toContain(
    'aria-label="success over 3 runs and 1 pull request: lowest 60 %, highest 90 %, now 90 %"',
  )
  expect(index).toContain('points="4.0,14.7 158.7,25.3 236.0,4.0"')
  expect(index.match(/<circle [^>]*>/g)).toEqual(['<circle cx="81.3" cy="36.0" r="2.5"/>'])
})

test('the index shows how cost, tokens and latency changed, with slow increases', async () => {
  const tokens = { ...TOKENS, id: 'tokens.total' }
  for (let night = 0; night < 8; night++) {
    const metrics = [tokens, { ...TOKENS, id: 'tokens.input', title: 'input' }].map((metric) =>
      metricOf(gateOn(metric, { baseline: 1000, candidate: 1000 + 20 * night, delta: 0 })),
    )
    await write(writeComparison(measuredOf(comparisonWith({ gates: [], metrics }))))
    await add(`run-${night}`, `2026-11-1${night}`)
  }
  const index = (await readFile(site('index.html'), 'utf8')).replaceAll('\u202f', ' ')
  expect(index).toContain('<td>tokens per query</td><td>1 140</td>')
  expect(index).toContain('</svg><br>tokens per query rose on 7 of the last 7 runs, +14 % in all</td>')
  expect(index).not.toContain('<td>input')
})

test('the contents of a site are trusted only if they are our entries, and no link is followed', async () => {
  await mkdir(site('pr-1', 'golden'), { recursive: true })
  await writeFile(site('pr-1', 'golden', 'entry.json'), '{"schema_version":1,"place":"../../x"}')
  await mkdir(join(folder, 'elsewhere'))
  await symlink(join(folder, 'elsewhere'), site('pr-2'))
  await add('pr-3')
  expect(warnings).toEqual([
    expect.stringMatching(/pr-1.*entry\.json is not the entry of a report; the index leaves it out\.$/),
  ])
  await expect(add('pr-2')).rejects.toThrow('it is not a folder, or is a link to one')
  expect(await readdir(join(folder, 'elsewhere'))).toEqual([])
})

test.each([['../up'], ['.git'], ['a/b'], ['']])('the place %j is refused', async (place) => {
  await expect(add(place)).rejects.toThrow('place and suite must be plain folder names')
})

test('a folder without a comparison is refused', async () => {
  await rm(join(folder, 'report', 'comparison.json'))
  await expect(add('pr-1')).rejects.toThrow('comparison.json: it does not exist. Name a folder')
  await write({ schema_version: 1 })
  await expect(add('pr-1')).rejects.toThrow('comparison.json: it is not a comparison that this Goldenpair reads')
})
