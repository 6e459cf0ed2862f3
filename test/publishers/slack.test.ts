import { expect, test } from 'vitest'
import { escapeSlack, slack } from '../../src/publishers/slack.js'
import type { Outcomes, SlackDelivery } from '../../src/publishers/publication.js'
import { startPostServer, type PostServer } from '../io/post-server.js'
import { makePublication, recordEffects } from './publication.js'

async function tell(server: PostServer, changes: Partial<SlackDelivery> = {}, earlier: Outcomes = {}) {
  const delivery = {
    webhook_url: `${server.url}/services/T0/B0/secret`,
    headline: 'Golden suite atlas regressed',
    facts: ['Regression detected: Recall@10 dropped from 85 % to 75 % (threshold 77 %) on commit abc1234'],
    run_url: 'https://github.com/octo-org/octo-repo/actions/runs/812',
  }
  return slack.publish(makePublication({ slack: { ...delivery, ...changes } }), recordEffects({}).effects, earlier)
}

test('a night with a change is reported once, with a link to its issue', async () => {
  await using server = await startPostServer((response) => response.end('ok'))
  const issue = { kind: 'done', url: 'https://github.com/octo-org/octo-repo/issues/9' } as const
  expect(await tell(server, {}, { issue })).toEqual({ kind: 'done' })
  expect(server.posts).toEqual([
    {
      path: '/services/T0/B0/secret',
      authorization: undefined,
      body: {
        text: [
          '*Golden suite atlas regressed*',
          '• Regression detected: Recall@\u206010 dropped from 85 % to 75 % (threshold 77 %) on commit abc1234',
          '<https://github.com/octo-org/octo-repo/issues/9|The issue> · <https://github.com/octo-org/octo-repo/actions/runs/812|The run>',
        ].join('\n'),
        unfurl_links: false,
        unfurl_media: false,
      },
    },
  ])
  server.answer = (response) => response.writeHead(404).end('no_service')
  expect(await tell(server)).toEqual({
    kind: 'failed',
    reason: 'Slack answered 404 (no_service); see the input `slack-webhook-url`',
  })
  server.answer = (response) => response.writeHead(500).end('<html>secret</html>')
  expect(await tell(server)).toEqual({
    kind: 'failed',
    reason: 'Slack answered 500; see the input `slack-webhook-url`',
  })
  server.answer = (response) => response.destroy()
  expect(await tell(server)).toEqual({ kind: 'failed', reason: 'Slack could not be reached: other side closed' })
  expect(await slack.publish(makePublication(), recordEffects({}).effects, {})).toEqual({ kind: 'off' })
})

test.each<[string, Outcomes]>([
  ['was not opened', {}],
  ['has no address', { issue: { kind: 'done' } }],
  ['could not be written', { issue: { kind: 'failed', reason: 'no' } }],
])('a night whose issue %s links only to its run', async (_what, earlier) => {
  await using server = await startPostServer((response) => response.end('ok'))
  expect(await tell(server, { facts: [] }, earlier)).toEqual({ kind: 'done' })
  const text = '*Golden suite atlas regressed*\n<https://github.com/octo-org/octo-repo/actions/runs/812|The run>'
  expect(server.posts).toMatchObject([{ body: { text } }])
})

test.each([
  ['no_service\n', ' (no_service)'],
  ['a'.repeat(40), ` (${'a'.repeat(40)})`],
  ['a'.repeat(41), ''],
  ['<b>no', ''],
  ['no</b>', ''],
  ['', ''],
])("for a refusal of %j, only Slack's word is passed on", async (answer, detail) => {
  await using server = await startPostServer((response) => response.writeHead(403).end(answer))
  const reason = `Slack answered 403${detail}; see the input \`slack-webhook-url\``
  expect(await tell(server)).toEqual({ kind: 'failed', reason })
})

test.each([
  [
    '<!channel> <@U123> <https://evil.example|click> & co',
    '&lt;!channel&gt; &lt;@\u2060U123&gt; &lt;https://evil.example|click&gt; &amp; co',
  ],
  ['@channel @here', '@\u2060channel @\u2060here'],
  [
    '*b* _i_ ~s~ `c`',
    '\u2060*\u2060b\u2060*\u2060 \u2060_\u2060i\u2060_\u2060 \u2060~\u2060s\u2060~\u2060 \u2060`\u2060c\u2060`\u2060',
  ],
  ['two\n> lines\r\n\there', 'two &gt; lines here'],
  [' a  b ', 'a b'],
  ['x'.repeat(300), 'x'.repeat(300)],
  ['x'.repeat(301), `${'x'.repeat(299)}…`],
])('%j is plain text in Slack', (given, expected) => {
  expect(escapeSlack(given)).toBe(expected)
})
