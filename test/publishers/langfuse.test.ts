import { expect, test } from 'vitest'
import { langfuse } from '../../src/publishers/langfuse.js'
import { startPostServer, type PostServer } from '../io/post-server.js'
import { makePublication, recordEffects } from './publication.js'

const taken = (errors: readonly object[] = []) => JSON.stringify({ successes: [], errors })

async function* scores(count: number) {
  for (let index = 0; index < count; index += 1) {
    await Promise.resolve()
    yield {
      id: `id${index}`,
      trace_id: `trace${index}`,
      name: 'success',
      value: index % 2,
      comment: 'atlas, case france',
    }
  }
}

async function send(server: PostServer, count: number) {
  const recorded = recordEffects({})
  const delivery = {
    base_url: server.url,
    public_key: 'pk-1',
    secret_key: 'sk-1',
    run_id: '812.1',
    sent_at: '2026-11-22T03:00:00.000Z',
  }
  const publication = makePublication({ langfuse: { ...delivery, scores: () => scores(count) } })
  const outcome = await langfuse.publish(publication, recorded.effects, {})
  return { outcome, waits: recorded.waits, lines: recorded.lines }
}

test('scores are sent in batches of 500, with ids that make a repetition harmless', async () => {
  await using server = await startPostServer((response) => response.writeHead(207).end(taken()))
  expect(await send(server, 501)).toEqual({
    outcome: { kind: 'done' },
    waits: [],
    lines: ['info langfuse: 501 scores.'],
  })
  expect(server.posts.map(({ path, authorization }) => [path, authorization])).toEqual(
    Array.from({ length: 2 }, () => ['/api/public/ingestion', 'Basic cGstMTpzay0x']),
  )
  expect(server.posts[1]?.body).toEqual({
    batch: [
      {
        id: 'id500-812.1',
        type: 'score-create',
        timestamp: '2026-11-22T03:00:00.000Z',
        body: {
          id: 'id500',
          traceId: 'trace500',
          name: 'success',
          value: 0,
          dataType: 'NUMERIC',
          comment: 'atlas, case france',
        },
      },
    ],
  })
  expect((await send(server, 0)).outcome).toEqual({ kind: 'skipped', reason: 'no reply names its trace (`trace_id`)' })
  expect(server.posts).toHaveLength(2)
  expect(await langfuse.publish(makePublication(), recordEffects({}).effects, {})).toEqual({ kind: 'off' })
})

test('after a limit or an outage it waits, with at most three attempts', async () => {
  const answers = [429, 503, 207]
  await using server = await startPostServer((response) =>
    response.writeHead(answers.shift() ?? 503, { 'retry-after': '7' }).end(taken()),
  )
  expect(await send(server, 1)).toMatchObject({ outcome: { kind: 'done' }, waits: [7000, 7000] })
  server.answer = (response) => response.writeHead(503, { 'retry-after': 'soon' }).end()
  expect(await send(server, 1)).toMatchObject({ outcome: { kind: 'failed' }, waits: [1000, 2000] })
  server.answer = (response) => response.writeHead(503, { 'retry-after': '3600' }).end()
  expect(await send(server, 1)).toEqual({
    outcome: { kind: 'failed', reason: 'Langfuse answered 503; see the input `langfuse-base-url`' },
    waits: [20_000, 20_000],
    lines: [],
  })
})

test('an unavailable server is tried three times, and the scores that it accepted before are counted', async () => {
  await using server = await startPostServer((response) => {
    if (server.posts.length > 1) response.destroy()
    else response.writeHead(201).end(taken())
  })
  expect(await send(server, 501)).toEqual({
    outcome: { kind: 'failed', reason: 'Langfuse could not be reached: other side closed, after 500 scores' },
    waits: [1000, 2000],
    lines: [],
  })
  expect(server.posts).toHaveLength(4)
})

test('only a status of 500 or more is an outage, and nothing else is repeated', async () => {
  await using server = await startPostServer((response) => response.writeHead(500).end())
  expect(await send(server, 1)).toMatchObject({ waits: [1000, 2000] })
  server.answer = (response) => response.writeHead(499, { 'retry-after': '1' }).end()
  expect(await send(server, 1)).toMatchObject({ waits: [] })
})

test.each([
  [
    401,
    '{}',
    'Langfuse answered 401; see the inputs `langfuse-public-key`, `langfuse-secret-key` and `langfuse-base-url`',
  ],
  [200, '<html>', 'Langfuse answered 200; see the input `langfuse-base-url`'],
  [
    207,
    taken([{ id: 'id0', status: 400, message: 'Invalid\nrequest' }]),
    'Langfuse refused 1 score (400: Invalid request)',
  ],
  [
    403,
    taken(),
    'Langfuse answered 403; see the inputs `langfuse-public-key`, `langfuse-secret-key` and `langfuse-base-url`',
  ],
  [202, taken(), 'Langfuse answered 202; see the input `langfuse-base-url`'],
  [200, '{}', 'Langfuse answered 200; see the input `langfuse-base-url`'],
  [
    200,
    taken([{ status: 422, message: `${'x'.repeat(199)}  yz` }, { status: 400 }]),
    `Langfuse refused 2 scores (422: ${'x'.repeat(199)} )`,
  ],
  [207, taken([{ status: 400, message: null }]), 'Langfuse refused 1 score (400)'],
])('a response of %i %s is a failure in words, without a second attempt', async (status, body, reason) => {
  await using server = await startPostServer((response) => response.writeHead(status).end(body))
  expect(await send(server, 1)).toEqual({ outcome: { kind: 'failed', reason }, waits: [], lines: [] })
  expect(server.posts).toHaveLength(1)
})
