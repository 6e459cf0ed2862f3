import { expect, test } from 'vitest'
import type { ChartConfig } from '../../src/model/result/chart.js'
import { DEFAULT_CHART_SERVICE, fetchPicture } from '../../src/publishers/quickchart.js'
import type { PostServer } from '../io/post-server.js'
import { PNG, startChartServer } from './chart-server.js'

const CONFIG: ChartConfig = {
  type: 'bar',
  data: { labels: ['for (a; while (b)', 'Δ'], datasets: [{ data: [1.23456, null] }] },
  options: { plugins: { title: { text: 'Change' } } },
}
const NOBODY = 'http://127.0.0.1:1'

test('a picture is drawn from data, at twice its size, on its own background', async () => {
  await using server = await startChartServer()
  const service = { ...DEFAULT_CHART_SERVICE, baseUrl: server.url, height: 300 }
  expect(await fetchPicture({ config: CONFIG }, service, new AbortController().signal)).toEqual({
    kind: 'png',
    bytes: PNG,
  })
  expect(server.posts.map(({ path, body }) => [path, body])).toEqual([
    [
      '/chart',
      {
        version: '4',
        format: 'png',
        width: 360,
        height: 300,
        devicePixelRatio: 2,
        backgroundColor: '#fff',
        chart: { ...CONFIG, data: { ...CONFIG.data, datasets: [{ data: [1.23, null] }] } },
      },
    ],
  ])
})

const png = { 'content-type': 'image/png' }
const ANSWERS: readonly (readonly [string, PostServer['answer'], string])[] = [
  ['an error as a picture', (response) => response.writeHead(500, png).end(PNG), 'answered 500'],
  ['a limit', (response) => response.writeHead(429).end('slow down'), 'answered 429'],
  [
    'a redirect, which is not followed',
    (response) => response.writeHead(302, { location: NOBODY }).end(),
    'answered 302',
  ],
  [
    'another type',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PNG),
    'answered with something other than a PNG',
  ],
  [
    'text that calls itself a picture',
    (response) => response.writeHead(200, png).end('<svg onload="alert(1)"/>'),
    'answered with something other than a PNG',
  ],
]

test.each(ANSWERS)('there is no picture if the service sends %s', async (_, answer, reason) => {
  await using server = await startChartServer()
  server.answer = answer
  const service = { ...DEFAULT_CHART_SERVICE, baseUrl: server.url }
  expect(await fetchPicture({ config: CONFIG }, service, new AbortController().signal)).toEqual({
    kind: 'none',
    reason: `${server.url} ${reason}`,
  })
})

test('there is no picture if the service sends more than 1 MB, nothing in time, or is unavailable', async () => {
  await using server = await startChartServer()
  const ask = async (baseUrl: string, signal = new AbortController().signal) =>
    fetchPicture({ config: CONFIG }, { ...DEFAULT_CHART_SERVICE, baseUrl }, signal)
  server.answer = (response) => response.writeHead(200, png).end(Buffer.concat([PNG, Buffer.alloc(1_000_000)]))
  const none = (reason: string) => ({ kind: 'none', reason })
  expect(await ask(server.url)).toEqual(none(`${server.url}: the answer is larger than 1000000 bytes`))
  server.answer = () => undefined
  expect(await ask(server.url, AbortSignal.timeout(20))).toEqual(none(`${server.url}: it did not answer in time`))
  const gone = await startChartServer()
  await gone[Symbol.asyncDispose]()
  expect(await ask(gone.url)).toEqual(none(`${gone.url}: connect ECONNREFUSED ${gone.url.replace('http://', '')}`))
  expect(await ask('https://charts.example.com/deep?key=1')).toEqual(
    none('the address of the chart service must be only http(s), host and port, such as https://quickchart.io'),
  )
})

test('the largest request has 100,000 bytes', async () => {
  await using server = await startChartServer()
  const service = { ...DEFAULT_CHART_SERVICE, baseUrl: server.url }
  const ask = async (length: number) =>
    fetchPicture(
      { config: { ...CONFIG, data: { labels: ['x'.repeat(length)], datasets: [] } } },
      service,
      new AbortController().signal,
    )
  await ask(0)
  const room = 100_000 - JSON.stringify(server.posts[0]?.body).length
  expect((await ask(room)).kind).toBe('png')
  expect(await ask(room + 1)).toEqual({ kind: 'none', reason: 'it has too many points' })
})

test("there is no picture beyond the service's limit", async () => {
  const labels = Array.from({ length: 10_000 }, (_, index) => `case ${index}`)
  const config = { ...CONFIG, data: { labels, datasets: [{ data: labels.map((_, index) => index) }] } }
  expect(await fetchPicture({ config }, DEFAULT_CHART_SERVICE, new AbortController().signal)).toEqual({
    kind: 'none',
    reason: 'it has too many points',
  })
})
