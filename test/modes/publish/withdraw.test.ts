import { describe, expect, test } from 'vitest'
import { pullRequestEvent } from '../../doubles/github/events.js'
import { startActionStory } from '../action-story.js'
import { FILES, openPull, SPEC, SUITE } from '../handbook.js'

const suiteOf = (target: string): string =>
  SUITE.replace(
    /target:[\s\S]*?\n(?=\w)/,
    `trials: 1\nretries: 0\nconcurrency: 8\ntimeout_seconds: 2\ntarget: ${target}\n`,
  )

/** A local address without a listener: programs of users cannot listen on port 1. */
const CLOSED = 'http://127.0.0.1:1'

const PROGRAMS = {
  'boom.mjs': `throw new TypeError("Cannot read prompt.txt of @team")\n`,
  'lacks.mjs': `import 'expresso'\n`,
  'sleeps.mjs': `process.stdin.resume()\n`,
}

const CRASHES: Readonly<Record<string, readonly [target: () => Promise<string> | string, line: RegExp, cure: RegExp]>> =
  {
    'is not there': [
      () => '{ type: command, command: no-such-program --serve }',
      /failed: .*(not installed|not found).* The target `no-such-program --serve`/,
      /install it with .*setup/,
    ],
    'exits at once': [
      () => '{ type: command, command: "exit 9" }',
      /The target `exit 9` exited with code 9 before it answered anything\. /,
      /Run it by hand, with a request on its stdin, to see why\. It wrote nothing to stderr\. /,
    ],
    'throws when it is imported': [
      () => '{ type: command, command: [node, boom.mjs] }',
      /exited with code 1 before it answered anything\. /,
      /failed: TypeError: Cannot read prompt\.txt of @&#8203;team\. /,
    ],
    'lacks a package': [
      () => '{ type: command, command: [node, lacks.mjs] }',
      /exited with code 1 before it answered anything\. /,
      /failed: .*Cannot find package 'expresso' imported from lacks\.mjs.* install it with `setup`/,
    ],
    'refuses connections': [
      () => `{ type: http, url: "${CLOSED}/ask", ready: "${CLOSED}/", start: "node sleeps.mjs", start_seconds: 1 }`,
      /The target `node sleeps\.mjs` was not ready within 1 s \(connect ECONNREFUSED 127\.0\.0\.1:\d+\)/,
      /Run it by hand and ask http:.* correct `start` and `ready`, or allow it more time/,
    ],
    'times out on every case': [
      () => '{ type: command, command: [node, sleeps.mjs] }',
      /answered no question: all 8 trials failed\. The first failure: .*2 s/,
      /Ask it by hand, and correct the suite's target/,
    ],
  }

describe.concurrent('a target in one job that', () => {
  test.each(Object.entries(CRASHES))(
    '%s is reported with its remedy in comment and check',
    async (_, [target, line, cure]) => {
      await using story = await startActionStory(
        { ...FILES, ...PROGRAMS, 'golden/suite.yaml': suiteOf(await target()) },
        SPEC,
      )
      const { github } = story
      const event = pullRequestEvent(github.state, openPull(story, 'harmless'))
      const job = { event, checkout: 'merge-harmless', env: { GITHUB_JOB: 'golden' }, inputs: { check: 'true' } }
      await expect(story.act(job)).rejects.toMatchObject({ name: 'UserError' })
      const [body = '', ...others] = story.comments()
      expect(others).toEqual([])
      expect(body).toMatch(
        / state=stopped -->\n### ⏹️ Not measured: `\w{7}`\n\nThe job `golden` failed: [^\n]+ \[The run\]\(\S+\)\.\n/,
      )
      expect(body).toMatch(line)
      expect(body).toMatch(cure)
      const [check] = github.state.checks.values()
      expect(check).toMatchObject({ status: 'completed', conclusion: 'failure' })
      expect(body).toContain(`\n\n${check?.summary ?? '?'}\n`)
    },
  )
})

test('a server that was not started leads to no verdict, and the comment says how to start it', async () => {
  const target = `{ type: http, url: "${CLOSED}/ask" }`
  await using story = await startActionStory({ ...FILES, 'golden/suite.yaml': suiteOf(target) }, SPEC)
  const event = pullRequestEvent(story.github.state, openPull(story, 'harmless'))
  expect((await story.act({ event, checkout: 'merge-harmless' })).code).toBe(2)
  expect(story.comments()[0]?.split('\n').slice(1, 4)).toEqual([
    '### ⚠️ Invalid: 8 of 8 cases got no answer',
    '',
    expect.stringMatching(
      /^Last error: The target could not be reached: connect ECONNREFUSED 127\.0\.0\.1:\d+; start it in an earlier step, or name its command in \\`start\\` of the suite's target\. Goldenpair treats this as an outage and does not judge the change\. Fix the cause, then run the job again\. The check fails\.$/,
    ),
  ])
})
