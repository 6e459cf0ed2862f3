import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChartConfig, OmittableRows } from '../../src/model/result/chart.js'
import { chartUrl, DEFAULT_CHART_SERVICE, stringifyRounded } from '../../src/publishers/quickchart.js'
import type { Chart } from '../../src/report/charts/chart.js'
import { REGISTRY } from '../../src/report/charts/index.js'
import { drawn } from '../report/charts/inputs.js'
import { ladderOf } from '../report/charts/ladder.js'
import { SAMPLE } from '../report/charts/sample.js'
import { SUCCESS } from '../report/sections/facts.js'
import { readChartAddress } from './chart-server.js'

/** Returns a title in one piece, however it is broken into lines. */
const joinTitle = (key: string, value: unknown): unknown =>
  key === 'text' && Array.isArray(value) ? value.join(' ') : value

/** Makes a bar chart with the given number of rows, in Chart.js's format. */
const bars = (rows: number, label = 'metric', title = 'Change'): ChartConfig => ({
  type: 'bar',
  data: {
    labels: Array.from({ length: rows }, (_, index) => `${label} ${index}`),
    datasets: [
      {
        backgroundColor: Array.from({ length: rows }, () => '#6e7781'),
        data: Array.from({ length: rows }, (_, index) => [-1.23456 * index, 100.5678]),
      },
    ],
  },
  options: { plugins: { title: { display: true, text: title } } },
})

/** All on the front of cost and quality. */
const RISING = Array.from({ length: 10 }, (_, at) => 0.4567 + 0.0321 * at)

async function addressOf(config: ChartConfig): Promise<{ readonly url: string }> {
  const answer = await chartUrl({ config, spare: 'last' })
  if (answer.kind === 'none') throw new Error(answer.reason)
  return answer
}

describe('the address of a chart', () => {
  const requests: URL[] = []
  let server: Server
  let baseUrl = ''

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(new URL(request.url ?? '', 'http://localhost'))
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  async function ask(
    config: ChartConfig,
    spare: OmittableRows = 'last',
  ): Promise<{ search: URLSearchParams; path: string; config: ChartConfig }> {
    const answer = await chartUrl({ config, spare }, { ...DEFAULT_CHART_SERVICE, baseUrl })
    if (answer.kind === 'none') throw new Error(answer.reason)
    expect(answer.url.length).toBeLessThan(2000)
    await fetch(answer.url)
    const url = requests.at(-1)
    if (url === undefined) throw new Error('nothing was asked')
    return {
      search: url.searchParams,
      path: url.pathname,
      config: readChartAddress(url.href),
    }
  }

  test.each(Object.values(REGISTRY))(
    'asks for $id as Chart.js 4 on a ground of its own, as wide as a phone',
    async (chart) => {
      const drawing = drawn(chart.draw(SAMPLE))
      const { search, path, config } = await ask(drawing.config, drawing.spare)
      expect(path).toBe('/chart')
      expect(Object.fromEntries([...search].filter(([key]) => key !== 'c' && key !== 'encoding'))).toEqual({
        w: '360',
        h: '240',
        ref: 'qc-js',
        bkg: '#fff',
        f: 'png',
        v: '4',
      })
      expect(config.type).toBe(drawing.config.type)
      expect(config.data.labels).toEqual(drawing.config.data.labels)
      for (const dataset of config.data.datasets) expect(dataset.data.length).toBeGreaterThan(0)
      expect(JSON.parse(JSON.stringify(config.options), joinTitle)).toEqual(
        JSON.parse(stringifyRounded(drawing.config.options, 3), joinTitle),
      )
    },
  )

  test.each([
    ['three variants', [0.612, 0.655, 0.641]],
    ['ten of which the first leads', [0.912, ...RISING.slice(0, 9)]],
    ['ten that are dearer and better one by one', RISING],
  ])('has room for every one of %s', async (_, successes) => {
    const comparison = ladderOf(successes, { ...SUCCESS, title: 'success with a title of 32 signs' })
    const names = comparison.arms.map(({ name }) => name)
    for (const { draw, id } of [REGISTRY['delta-forest'], REGISTRY['cost-quality']] as readonly Chart[]) {
      const drawing = draw({ comparison, audience: 'service', arms: names, tables: [], values: {}, history: [] })
      if (drawing.kind !== 'drawn') throw new Error(`${id} is not drawn`)
      const { config } = await ask(drawing.config, drawing.spare)
      const { labels, datasets } = config.data
      const shown = labels ?? datasets.map(({ label }) => label)
      const arms = shown.filter((label) => typeof label === 'string' && /^[A-J]\b/.test(label))
      expect(arms).toHaveLength(id === 'delta-forest' ? successes.length - 1 : successes.length)
      // Point shapes distinguish the variants where there is no space for colours.
      const looks = datasets.map(({ pointStyle, rotation }) => JSON.stringify([pointStyle, rotation]))
      if (id === 'cost-quality') expect(new Set(looks).size).toBe(datasets.length)
    }
  })

  test('rounds numbers to three significant digits', async () => {
    const { config } = await ask(bars(2))
    expect(config.data.datasets[0]?.data).toEqual([
      [0, 101],
      [-1.23, 101],
    ])
  })

  test('leaves out the last rows when it would be too long, and the title says so', async () => {
    const { config } = await ask(bars(60))
    const shown = config.data.labels?.length ?? 0
    expect(shown).toBeGreaterThan(5)
    expect(config.data.datasets[0]?.data).toHaveLength(shown)
    expect(config.data.datasets[0]?.['backgroundColor']).toHaveLength(shown)
    expect(config.options).toEqual({ plugins: { title: { display: true, text: `Change, first ${shown} of 60` } } })
  })

  test('has blanks that no service takes for a plus', async () => {
    const answer = await chartUrl({ config: bars(2), spare: 'last' }, { ...DEFAULT_CHART_SERVICE, baseUrl })
    expect(answer.kind === 'url' && answer.url).toContain('metric%200')
  })

  test('is in base64 before anything is left out', async () => {
    const { search, config } = await ask(bars(34))
    expect(search.get('encoding')).toBe('base64')
    expect(config.data.labels).toHaveLength(34)
  })

  test.each([
    ['first', 'metric 59', 'last'],
    ['last', 'metric 0', 'first'],
  ] as const)('leaves out the %s rows when those can be spared', async (spare, kept, word) => {
    const { config } = await ask(bars(60), spare)
    expect(spare === 'first' ? config.data.labels?.at(-1) : config.data.labels?.[0]).toBe(kept)
    const shown = config.data.labels?.length ?? 0
    expect(shown).toBeGreaterThan(30)
    expect(JSON.stringify(config.options)).toContain(`Change, ${word} ${shown} of 60`)
  })

  test('has 1,999 characters at most, and the next has nothing to leave out', async () => {
    const { url } = await addressOf(bars(1, 'x'))
    const label = 'x'.repeat(2000 - url.length)
    expect((await addressOf(bars(1, label))).url).toHaveLength(1999)
    expect(await chartUrl({ config: bars(1, `${label}x`), spare: 'last' })).toEqual({
      kind: 'none',
      reason: 'its address would have 2000 characters or more',
    })
  })

  test('leaves one row at least', async () => {
    const { config } = await ask(bars(2, 'x'.repeat(1000)), 'first')
    expect(config.data.labels).toEqual([`${'x'.repeat(1000)} 1`])
    expect(config.options).toEqual({ plugins: { title: { display: true, text: 'Change, last 1 of 2' } } })
  })

  test('leaves out nothing of what does not run along the labels', async () => {
    const [dataset] = bars(60).data.datasets
    const borderDash = Array.from({ length: 50 }, () => 1)
    const config = {
      ...bars(60),
      data: { ...bars(60).data, datasets: [{ ...dataset, data: [], borderDash, label: 'x'.repeat(60) }] },
    }
    const shown = (await ask(config)).config.data
    expect(shown.labels?.length).toBeLessThan(50)
    expect(shown.datasets[0]).toMatchObject({ borderDash, label: 'x'.repeat(60), data: [] })
  })

  test.each([
    [50, 'ten letters, '.repeat(4).slice(0, 50)],
    [51, ['ten letters, ten letters, ten', 'letters, ten letters,']],
    [
      110,
      [
        'ten letters, ten letters, ten letters, ten',
        'letters, ten letters, ten letters, ten',
        'letters, ten letters, ten le',
      ],
    ],
  ] as const)('has a title of %i characters in lines that are about as long', async (length, text) => {
    const { config } = await ask(bars(1, 'x', 'ten letters, '.repeat(10).slice(0, length)))
    expect(config.options).toEqual({ plugins: { title: { display: true, text } } })
  })

  test('leaves deprecations as they were', async () => {
    const before = process.noDeprecation
    try {
      for (const value of [true, false]) {
        process.noDeprecation = value
        await chartUrl({ config: bars(1), spare: 'last' })
        expect(process.noDeprecation).toBe(value)
      }
    } finally {
      process.noDeprecation = before ?? false
    }
  })

  test('is none when no row can be spared', async () => {
    expect(await chartUrl({ config: bars(60), spare: 'none' })).toEqual({
      kind: 'none',
      reason: 'its address would have 2000 characters or more',
    })
  })

  test('carries text as text, also what the client library would turn into code', async () => {
    const text = '__BEGINFUNCTION__alert(1)__ENDFUNCTION__'
    const { config } = await ask(bars(1, text))
    expect(config.data.labels).toEqual([`${text} 0`])
  })
})

test.each<[string, ChartConfig, string, string]>([
  [
    'nothing is short enough',
    bars(1, 'x'.repeat(3000)),
    'https://quickchart.io',
    'its address would have 2000 characters or more',
  ],
  [
    'there are no rows to leave out',
    { ...bars(1, 'x'), type: 'scatter', data: { datasets: [{ data: ['x'.repeat(3000)] }] } },
    'https://quickchart.io',
    'its address would have 2000 characters or more',
  ],
  [
    'the service would refuse its text',
    bars(1, 'allowed for (all)'),
    'https://quickchart.io',
    'the chart service rejects text that contains `for (` or `while (`',
  ],
  ...[
    'ftp://charts.example',
    'charts.example',
    '',
    'https://user:secret@charts.example',
    'https://charts.example/path',
  ].map((url): [string, ChartConfig, string, string] => [
    `the service is at "${url}"`,
    bars(1),
    url,
    'the address of the chart service must be only http(s), host and port, such as https://quickchart.io',
  ]),
])('there is no address when %s', async (_, config, baseUrl, reason) => {
  expect(await chartUrl({ config, spare: 'last' }, { ...DEFAULT_CHART_SERVICE, baseUrl })).toEqual({
    kind: 'none',
    reason,
  })
})
