import { expect, test } from 'vitest'
import { type ActionRequest, readActionInputs } from '../../../src/modes/request/action-request.js'
import { chooseChartService, drawCharts } from '../../../src/modes/evaluate/draw-charts.js'
import { REGISTRY } from '../../../src/report/charts/index.js'
import { SAMPLE } from '../../report/charts/sample.js'
import { inputVariables } from '../../doubles/github/action-inputs.js'
import { type DoubleOptions, startGitHubDouble } from '../../doubles/github/double.js'
import { plainClient } from '../../doubles/github/plain-client.js'
import { PNG, startChartServer } from '../../publishers/chart-server.js'
import { recordEffects } from '../../publishers/publication.js'

const SHOWN = ['delta-forest', 'case-differences'] as const
const CHARTS = SHOWN.map((id) => REGISTRY[id])
const clock = { now: () => new Date('2026-11-22T12:00:00Z'), monotonicMs: () => 0 }

async function draw({
  inputs = {},
  isFork = false,
  double = {},
  status = 200,
}: {
  readonly inputs?: Readonly<Record<string, string>>
  readonly isFork?: boolean
  readonly double?: DoubleOptions
  readonly status?: number
}) {
  await using charts = await startChartServer()
  if (status !== 200) charts.answer = (response) => response.writeHead(status).end()
  await using github = await startGitHubDouble(double)
  const { effects, lines } = recordEffects({}, () => Promise.resolve(plainClient(github)))
  const service = chooseChartService(
    {
      inputs: readActionInputs(inputVariables({ charts: `branch, ${charts.url}`, ...inputs })),
      github: { owner: 'octo-org', repo: 'octo-repo', runId: 812, serverUrl: 'https://github.example.com' },
      effects: { ...effects, clock, signal: new AbortController().signal },
    } as unknown as ActionRequest,
    { suite: 'atlas', isFork },
  )
  const images = await drawCharts(
    { draw: (audience) => CHARTS.map((chart) => chart.draw({ ...SAMPLE, audience })), choose: () => SHOWN },
    { charts: service, log: effects.log },
  )
  const text = (value: string) => value.replaceAll(charts.url, 'http://charts')
  return { images, lines: lines.map(text), posts: charts.posts, state: github.state }
}

test('charts: branch links to the pictures in the commit that brought them', async () => {
  const { images, lines, posts, state } = await draw({})
  const [commit] = [...state.commits.values()]
  const sha = commit?.sha ?? ''
  const base = `https://github.example.com/octo-org/octo-repo/blob/${sha}/atlas`
  expect(images.map(({ url }) => url)).toEqual(SHOWN.map((id) => `${base}/${id}.png?raw=true`))
  const files = [...(state.trees.get(commit?.tree ?? '') ?? [])]
  expect(files.map(([path, { sha }]) => [path, state.blobs.get(sha)])).toEqual(
    SHOWN.map((id) => [`atlas/${id}.png`, PNG]),
  )
  expect(commit?.message).toBe('Charts of atlas, run 812 [skip ci]')
  expect([...state.refs.keys()]).toEqual(['refs/heads/goldenpair-charts/2026-11'])
  expect(lines).toEqual([`info Pushed 2 charts to goldenpair-charts/2026-11 (${sha.slice(0, 7)}).`])
  expect(posts).toHaveLength(2)
})

test.each([
  [
    'the service fails',
    { status: 503 },
    ['warning No picture for delta-forest, case-differences: http://charts answered 503; see the input `charts`.'],
  ],
  [
    'the token may not write',
    { double: { permissions: { contents: 'read' } } },
    [
      "warning No picture for delta-forest, case-differences: the push failed, the token lacks the permission (Resource not accessible by integration); add `contents: write` to the job's permissions.",
    ],
  ],
  [
    'the job only measures',
    { inputs: { comment: 'never' } },
    ['info The charts are described in words, not pushed as pictures: this job writes no comment.'],
  ],
  [
    'the pull request is from a fork',
    { isFork: true },
    ["info The charts are described in words, not pushed as pictures: a fork's token is read-only."],
  ],
] as const)('charts: branch uses words if %s', async (_, change, expected) => {
  const { images, lines, state } = await draw(change)
  expect(images.map(({ url }) => url)).toEqual([null, null])
  expect(lines).toEqual(expected)
  expect(state.refs.size).toBe(0)
})
