import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { writeWorkflow } from '../../src/entry/cli/init/write-files.js'
import { UserError } from '../../src/model/error.js'
import { BUNDLE } from '../bundle.js'
import { readInputDefaults } from '../doubles/github/action-inputs.js'
import * as events from '../doubles/github/events.js'
import { evaluateExpression, interpolate } from '../doubles/github/expressions.js'
import { isUseOf } from '../doubles/github/permissions.js'
import {
  type FinishedWorkflow,
  readWorkflow,
  runWorkflow,
  type Shell,
  type Workflow,
  type WorkflowStart,
} from '../doubles/github/workflow.js'
import { startOpenAiDouble } from '../doubles/openai/server.js'
import { startActionStory } from './action-story.js'
import { BROKEN, CASES, FILES, openPull, SPEC, SUITE, TOPICS } from './handbook.js'

const execute = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..')
const NAMES = readdirSync(join(ROOT, 'examples', 'workflows'))
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const example = (name: string): Workflow => readWorkflow(read(`examples/workflows/${name}`))
const OWN = readdirSync(join(ROOT, '.github', 'workflows'))

/** The permissions of each job of each example. A permission that is not used below must not be listed. */
const GRANTS = {
  'dispatch-one-job.yml ab': 'contents: read, issues: write, pull-requests: write',
  'dispatch.yml measure': 'contents: read, issues: read, pull-requests: read',
  'dispatch.yml report': 'actions: read, issues: write, pull-requests: write',
  'fork-measure.yml measure': 'actions: read, contents: read',
  'fork-publish.yml report': 'actions: read, contents: read, pull-requests: write',
  'main.yml baseline': 'actions: read, contents: read',
  'monorepo.yml measure': 'actions: read, contents: read',
  'monorepo.yml report': 'actions: read, contents: read, pull-requests: write',
  'nightly-pages.yml night': 'actions: read, contents: write, issues: write',
  'nightly.yml night': 'actions: read, contents: read, issues: write',
  'pull-request-by-number.yml measure': 'actions: read, contents: read, pull-requests: read',
  'pull-request-by-number.yml report': 'actions: read, contents: read, pull-requests: write',
  'pull-request-judged.yml measure': 'actions: read, contents: read',
  'pull-request-judged.yml report': 'actions: read, contents: read, pull-requests: write',
  'pull-request-one-job.yml measure': 'actions: read, contents: read, pull-requests: write',
  'pull-request-pages.yml measure': 'actions: read, contents: read',
  'pull-request-pages.yml report': 'actions: read, contents: write, pull-requests: write',
  'pull-request-two-jobs.yml measure': 'actions: read, contents: read',
  'pull-request-two-jobs.yml report': 'actions: read, contents: read, pull-requests: write',
  'results.yml measure': 'actions: read, contents: read',
  'results.yml report': 'actions: read, contents: read, pull-requests: write',
  'shards.yml measure': 'contents: read',
  'shards.yml report': 'actions: read, contents: read, pull-requests: write',
}

describe('the workflows', () => {
  test.each([...NAMES.map((name) => `examples/workflows/${name}`), ...OWN.map((name) => `.github/workflows/${name}`)])(
    'include %s as a valid workflow',
    (path) => {
      const { context } = parseWorkflow({ name: path, content: read(path) }, new NoOperationTraceWriter())
      expect(context.errors.getErrors().map(({ message }) => message)).toEqual([])
    },
  )

  test('are checked by a schema that does find errors', () => {
    const content = read('examples/workflows/main.yml').replace('timeout-minutes', 'timeout-minuets')
    const { context } = parseWorkflow({ name: 'main.yml', content }, new NoOperationTraceWriter())
    expect(context.errors.getErrors()).toHaveLength(1)
  })

  test('request exactly these permissions', () => {
    const granted = NAMES.flatMap((name) =>
      Object.entries(example(name).jobs).map(([job, { permissions }]) => [
        `${name} ${job}`,
        Object.entries(permissions)
          .map(([grant, access]) => `${grant}: ${access}`)
          .join(', '),
      ]),
    )
    expect(Object.fromEntries(granted)).toEqual(GRANTS)
  })

  test('request nothing by default if a person starts them, so that any input can be given', () => {
    for (const path of [
      ...NAMES.map((name) => `examples/workflows/${name}`),
      ...OWN.map((name) => `.github/workflows/${name}`),
    ]) {
      const { on } = parse(read(path)) as {
        on: { workflow_dispatch?: { inputs?: Record<string, { default?: string }> } | null }
      }
      for (const [name, input] of Object.entries(on.workflow_dispatch?.inputs ?? {}))
        expect(input.default ?? '', `${path} ${name}`).toBe('')
    }
  })

  test('measure every push to main, and cancel an older push to a pull request', () => {
    for (const name of NAMES) {
      const text = read(`examples/workflows/${name}`)
      const { on, concurrency } = parse(text) as { on: object; concurrency: { group: string } }
      const group = (event: object, sha: string) =>
        interpolate(concurrency.group, { github: { event, sha, ref: 'main' } })
      if ('push' in on) expect(group({}, 'a'), name).not.toBe(group({}, 'b'))
      const pull = { pull_request: { number: 7 } }
      if ('pull_request' in on) expect(group(pull, 'a'), name).toBe(group(pull, 'b'))
    }
  })

  test('always report a verdict: a job that never fails is followed by one that decides, or was started by a person', () => {
    for (const name of NAMES) {
      const { on, jobs } = example(name)
      for (const { steps } of Object.values(jobs))
        for (const event_name of Object.keys(on).filter((event) => event !== 'workflow_dispatch')) {
          const contexts = { github: { event_name }, needs: {} }
          const isFor = (condition = '') =>
            condition === '' || evaluateExpression(condition.replace(/^\$\{\{(.*)\}\}$/, '$1'), contexts).isTrue
          const decides = Object.values(jobs).some(
            (job) => job.steps.some((step) => 'uses' in step && step.with?.['mode'] === 'publish') && isFor(job.if),
          )
          for (const step of steps)
            if ('uses' in step && interpolate(step.with?.['fail-on'] ?? '', contexts) === 'never')
              expect(decides, `${name} ${event_name}`).toBe(true)
        }
    }
  })

  test('use only inputs of action.yml', async () => {
    const inputs = Object.keys(await readInputDefaults(''))
    for (const name of NAMES)
      for (const { steps } of Object.values(example(name).jobs))
        for (const step of steps)
          if ('uses' in step && step.uses.startsWith('goldenpair/'))
            expect(inputs, name).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
  })

  test('for pull requests equal those that `goldenpair init` writes', () => {
    for (const [jobs, name] of [
      ['2', 'two-jobs'],
      ['1', 'one-job'],
    ] as const)
      expect(read(`examples/workflows/pull-request-${name}.yml`)).toBe(
        writeWorkflow({ jobs, branch: 'main', folder: '' }),
      )
  })

  test.each([
    ['goldenpair-dispatch.yml', 'dispatch.yml'],
    ['goldenpair-main.yml', 'main.yml'],
    ['goldenpair-nightly.yml', 'nightly.yml'],
    ['goldenpair-pull-request.yml', 'pull-request-two-jobs.yml'],
  ])("include Goldenpair's own %s, an instance of %s", (own, name) => {
    const shape = ({ jobs }: Workflow) =>
      Object.entries(jobs).map(([job, { permissions, needs, if: condition, steps }]) => {
        const [given] = steps.flatMap((step) =>
          'uses' in step && !step.uses.startsWith('actions/checkout@') ? [step.with] : [],
        )
        // Goldenpair's own action has to be checked out first.
        return { job, permissions: { contents: 'read', ...permissions }, needs, condition, with: given }
      })
    const text = read(`.github/workflows/${own}`).replaceAll('uses: ./', 'uses: goldenpair/goldenpair@v0')
    expect(shape(readWorkflow(text))).toEqual(shape(example(name)))
  })
})

/** Makes the files of a service with its own suite. */
const small = (name: string) => ({
  [`services/${name}/golden/suite.yaml`]: SUITE.replace('name: demo', `name: ${name}`),
  [`services/${name}/golden/cases.yaml`]: CASES,
  ...Object.fromEntries(
    Object.entries(FILES).flatMap(([path, text]) =>
      path.startsWith('handbook') ? [[`services/${name}/${path}`, text]] : [],
    ),
  ),
})
const STORY_FILES = {
  ...FILES,
  'golden/suite.yaml': `${SUITE}variants:\n  whole: {}\n  lean: { chunk: { max_lines: 25, window_lines: 20 } }\n`,
  ...small('search'),
  ...small('agent'),
}

/** Prepares the branch that GitHub Pages shows. github.com is replaced by a local folder, and `npx` starts the bundle. */
async function startPages() {
  const home = await mkdtemp(join(tmpdir(), 'goldenpair-pages-'))
  const [remote, config, programs] = [join(home, 'remote'), join(home, 'gitconfig'), join(home, 'bin')]
  const git = (...args: readonly string[]) =>
    execute('git', ['-c', 'user.name=octo', '-c', 'user.email=octo@localhost', ...args], { cwd: home })
  await git('init', '--quiet', '--initial-branch=gh-pages', 'first')
  await git('-C', 'first', 'commit', '--quiet', '--allow-empty', '--message', 'Reports')
  await git('clone', '--quiet', '--bare', 'first', remote)
  const address = 'https://x-access-token:ghs_0123456789@github.com/octo-org/octo-repo'
  await writeFile(config, `[url "file://${remote}"]\n\tinsteadOf = ${address}\n`)
  await mkdir(programs)
  const npx = `#!/bin/sh\n[ "$1 $2" = "--yes github:goldenpair/goldenpair#v0" ] || exit 9\nshift 2\nexec '${process.execPath}' '${BUNDLE}/cli.js' "$@"\n`
  await writeFile(join(programs, 'npx'), npx, { mode: 0o755 })
  const shell: Shell = async ({ script, env, folder }) => {
    const PATH = `${programs}:${process.env['PATH'] ?? ''}`
    const facts = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'octo-org/octo-repo' }
    await execute('bash', ['-e', '-c', script], {
      cwd: folder,
      env: { ...facts, ...env, PATH, HOME: home, GIT_CONFIG_GLOBAL: config },
    })
    return true
  }
  const read = async (path: string) => (await git('-C', remote, 'show', `gh-pages:${path}`)).stdout
  return { shell, read, [Symbol.asyncDispose]: () => rm(home, { recursive: true }) }
}

/** The handbook with a judge. */
const JUDGED_FILES = {
  ...FILES,
  'golden/suite.yaml': `${SUITE}  - { metric: judge.correctness, max_drop: 0.25, evidence: threshold }\nscoring: { judged: [answer] }\njudge: { type: openai, model: gpt-5-mini }\n`,
  'golden/cases.yaml': CASES.replaceAll(
    /(?<=query: what is told about (.*)\n)/g,
    '  expected_answer: Everything about $1.\n',
  ),
}

test("with a judge, each answer is judged once, apart from a pull request's code", async () => {
  await using double = await startOpenAiDouble()
  double.answerAll(({ messages }) => {
    const grade = JSON.stringify(messages).includes('is told on this page') ? 5 : 1
    return { text: JSON.stringify({ reasoning: '', correctness: grade, completeness: grade, faithfulness: 5 }) }
  })
  const key = double.key ?? ''
  // The provider's address is passed in the same places as its key.
  const address = (line: string) => line.replace('api-key', 'base-url').replace('JUDGE_API_KEY', 'JUDGE_BASE_URL')
  const text = read('examples/workflows/pull-request-judged.yml').replaceAll(
    /^ *openai-api-key: .*$/gm,
    (line) => `${line}\n${address(line)}`,
  )
  await using story = await startActionStory(JUDGED_FILES, SPEC)
  const { github, repository } = story
  const keys: (string | undefined)[] = []
  const act: typeof story.act = async (request) => {
    keys.push(request.inputs?.['openai-api-key'])
    return story.act(request)
  }
  const start = async (rest: Omit<WorkflowStart, 'story' | 'workflow' | 'secrets'>) => {
    keys.length = 0
    const before = double.requests.length
    const secrets = { JUDGE_API_KEY: key, JUDGE_BASE_URL: double.url }
    const { results } = await runWorkflow({
      story: { github, repository, act },
      workflow: readWorkflow(text),
      secrets,
      ...rest,
    })
    return { ...results, keys: [...keys], asked: double.requests.length - before }
  }
  const [before, after] = [repository.sha('base'), repository.sha('tip')]
  const count = TOPICS.length

  const main = await start({ event: events.pushEvent(github.state, { before, after }), checkout: 'tip' })
  // A target that is declared deterministic is asked twice on main.
  expect(main).toEqual({ measure: 'success', report: 'skipped', keys: [key], asked: 2 * count })
  expect([...github.state.artifacts.values()].map(({ name }) => name)).toContain('goldenpair-baseline-demo')

  const pull = (head: string, isFork = false) => ({
    event: events.pullRequestEvent(github.state, openPull(story, head, isFork)),
    checkout: `merge-${head}`,
    run: { head_branch: 'feature', head_sha: repository.sha(head) },
    isFork,
  })
  expect(await start(pull('harmless'))).toEqual({
    measure: 'success',
    report: 'success',
    keys: ['', key],
    // The measuring job has no key, so no verdict is possible between the three rounds.
    asked: 3 * count,
  })
  expect(story.comments()).toEqual([expect.stringMatching(/^### ❓ Cannot tell after 3 rounds: success changed by/m)])

  // Six answers are empty, so the judge does not read them.
  const asked = 3 * (count - Object.keys(BROKEN).length)
  expect(await start(pull('broken'))).toEqual({ measure: 'success', report: 'failure', keys: ['', key], asked })
  expect(story.comments()).toEqual([expect.stringMatching(/^### ❌ Regressed/m)])
  expect(story.comments()[0]).toContain('**correctness (judge)** | ❌&nbsp;5&nbsp;→&nbsp;2 ')

  const fork = await start(pull('harmless', true))
  expect(fork).toEqual({ measure: 'success', report: 'success', keys: ['', ''], asked: 0 })
})

describe('the steps of the workflows', () => {
  test('of each example do what it says, with exactly the permissions that they use', async () => {
    await using story = await startActionStory(STORY_FILES, SPEC)
    const { github, repository } = story
    const { state } = github
    const used = new Map<string, Set<string>>()
    const start = async (name: string, rest: Omit<WorkflowStart, 'story' | 'workflow'>): Promise<FinishedWorkflow> => {
      const ended = await runWorkflow({ story, workflow: example(name), ...rest })
      for (const [job, operations] of Object.entries(ended.operations))
        used.set(`${name} ${job}`, new Set([...(used.get(`${name} ${job}`) ?? []), ...operations]))
      return ended
    }
    const pull = (number: number, head: string, isFork: boolean) => {
      const fork = { owner: 'mona', name: 'octo-repo', id: 2002, default_branch: 'main', private: false, fork: true }
      const facts = { ref: `feature-${number}`, sha: repository.sha(head), ...(isFork && { repository: fork }) }
      const opened = github.addPull({ number, head: facts, base: { ref: 'main', sha: repository.sha('base') } })
      const run = { head_branch: facts.ref, head_sha: facts.sha, ...(isFork && { head_repository: fork }) }
      return { event: events.pullRequestEvent(state, opened), checkout: `merge-${head}`, run, isFork }
    }
    const first = (number: number) =>
      [...state.comments.values()]
        .filter(({ issue_number }) => issue_number === number)
        .map(({ body }) =>
          body
            .split('\n')
            .slice(1, 3)
            .join(' ')
            .replace(/(?<=Regressed).*?(?=>|$)/, ' '),
        )
    const after = repository.sha('tip')
    const push = { event: events.pushEvent(state, { before: repository.sha('base'), after }), checkout: 'tip' }

    expect((await start('main.yml', push)).results).toEqual({ baseline: 'success' })

    const broken = pull(7, 'broken', false)
    const red = { measure: 'success', report: 'failure' }
    expect((await start('pull-request-two-jobs.yml', broken)).results).toEqual(red)
    expect(first(7)).toEqual([expect.stringMatching(/^### ❌ Regressed/)])
    expect((await start('pull-request-judged.yml', broken)).results).toEqual(red)
    expect((await start('pull-request-one-job.yml', broken)).results).toEqual({ measure: 'failure' })
    expect(first(7)).toHaveLength(1)
    expect((await start('monorepo.yml', pull(9, 'harmless', false))).results).toEqual({
      measure: 'success',
      report: 'success',
    })
    expect(first(9)).toHaveLength(2)

    const measured = await start('fork-measure.yml', pull(8, 'broken', true))
    expect(measured.results).toEqual({ measure: 'failure' })
    expect(first(8)).toEqual([])
    const follow = { event: events.workflowRunEvent(state, measured.run), checkout: 'tip' }
    expect((await start('fork-publish.yml', follow)).results).toEqual({ report: 'failure' })
    expect(first(8)).toEqual([
      expect.stringMatching(/^### ❌ Regressed +> Measured by the fork's own workflow: unverified\.$/),
    ])

    const byNumber = (sha: string) => ({
      event: events.workflowDispatchEvent(state, { 'pr-number': '8', sha: repository.sha(sha) }),
      checkout: 'tip',
    })
    expect((await start('pull-request-by-number.yml', byNumber('broken'))).results).toEqual(red)
    expect(first(8)).toEqual([expect.not.stringContaining('unverified')])
    const refused = await start('pull-request-by-number.yml', byNumber('harmless'))
    expect(refused.results).toEqual({ measure: 'failure', report: 'skipped' })
    expect(refused.acts).toEqual([expect.objectContaining({ code: 'pull-request-not-checked-out' })])

    await using site = await startPages()
    expect((await start('pull-request-pages.yml', { ...broken, shell: site.shell })).results).toEqual(red)
    expect(first(7)).toEqual([expect.stringMatching(/^### ❌ Regressed/)])
    expect(await site.read('index.html')).toContain('<a href="pr-7/demo/">pr 7</a>')
    expect(await site.read('pr-7/demo/index.html')).toContain('❌ Regressed')

    const night = { event: events.scheduleEvent(state), checkout: 'tip' }
    expect((await start('nightly.yml', night)).results).toEqual({ night: 'success' })
    const worse = { ...night, checkout: 'merge-broken' }
    expect((await start('nightly.yml', worse)).results).toEqual({ night: 'failure' })
    expect([...state.issues.values()].at(-1)?.title).toMatch(
      /^Golden suite demo: success fell from 100.% to 25.%, the critical case /,
    )

    const shown = await start('nightly-pages.yml', { ...worse, shell: site.shell })
    expect(shown.results).toEqual({ night: 'failure' })
    const index = await site.read('index.html')
    expect(index).toContain('<a href="pr-7/demo/">pr 7</a>')
    expect(index).toContain(`<a href="run-${shown.run.id}/demo/">run ${shown.run.id}</a>`)

    const asked = github.addIssue({ title: 'Which chunks?' })
    const experiment = async (name: string, inputs: Readonly<Record<string, string>>) => {
      const event = events.workflowDispatchEvent(state, { subset: 'id:about-a*', ...inputs })
      return (await start(name, { event, checkout: 'tip' })).results
    }
    const variants = { variants: 'whole,lean', 'issue-number': String(asked.number) }
    expect(await experiment('dispatch-one-job.yml', variants)).toEqual({ ab: 'success' })
    expect(first(asked.number)).toHaveLength(1)
    const sha = repository.sha('broken')
    const refs = { refs: `main,${sha}`, label: 'Do @mona and <b> matter?' }
    const inTwo = await experiment('dispatch.yml', { ...refs, 'pr-number': '7' })
    expect(inTwo).toEqual({ measure: 'success', report: 'success' })
    expect(first(7)).toEqual([
      expect.stringMatching(/^### ❌ Regressed/),
      expect.stringContaining(
        `### A/B, not this PR: \`${sha.slice(0, 7)}\` against \`main\`: ❌ Regressed > Do @&#8203;mona and &lt;b&gt; matter? The code of \`${sha}\` (\`${sha.slice(0, 7)}\`) compared with that of \`main\` (\`${after.slice(0, 7)}\`); both answered the cases of the suite that was checked out.`,
      ),
    ])
    const left = [...state.artifacts.values()].slice(-2).map(({ name }) => name)
    expect(left).toEqual(['goldenpair-experiment-demo', 'goldenpair-report-demo'])

    expect((await start('shards.yml', push)).results).toEqual({ measure: 'success', report: 'success' })
    expect([...state.artifacts.values()].at(-1)?.name).toBe('goldenpair-baseline-demo')
    const sharded = await start('shards.yml', broken)
    expect(sharded.results).toEqual(red)
    expect(sharded.acts.flatMap((act) => (act instanceof UserError ? act.message : act.lines))).toContain(
      `info Baseline: ${after}.`,
    )
    expect(first(7)).toHaveLength(2)

    const evaluated: string[] = []
    const evaluate: Shell = async ({ script, env, folder }) => {
      evaluated.push(`${script} ${env['PROMPTFOO_FAILED_TEST_EXIT_CODE'] ?? ''}`)
      // The broken commit has pages without content.
      const results = await Promise.all(
        TOPICS.map(async (topic) => {
          const success = (await readFile(join(folder, 'handbook', `${topic}.md`), 'utf8')).length > 1
          return { success, score: Number(success), provider: { id: 'file://ask.js' }, vars: { topic } }
        }),
      )
      await mkdir(join(folder, 'out'))
      await writeFile(join(folder, 'out', 'results.json'), JSON.stringify({ results: { results } }))
      return true
    }
    const scored = await start('results.yml', { ...push, shell: evaluate })
    expect(scored.results).toEqual({ measure: 'success', report: 'skipped' })
    expect(evaluated).toEqual(['npx --yes promptfoo@0.123.1 eval --output out/results.json 0'])
    const worseScored = await start('results.yml', { ...pull(10, 'broken', false), shell: evaluate })
    expect(worseScored.results).toEqual(red)
    expect(first(10)).toEqual([
      expect.stringMatching(
        /^### ❌ Regressed .*> The scores are those of the results that the measuring job was given\.$/,
      ),
    ])
    const crashed = await start('results.yml', {
      ...pull(11, 'broken', false),
      shell: async () => Promise.resolve(true),
    })
    expect(crashed.results).toEqual({ measure: 'failure', report: 'failure' })
    expect(crashed.acts[0]).toMatchObject({ code: 'results-missing' })

    for (const [job, grants] of Object.entries(GRANTS))
      for (const grant of grants.split(', ')) {
        const [name = '', access = ''] = grant.split(': ')
        const isCheckout = grant === 'contents: read'
        const operations = [...(used.get(job) ?? [])]
        if (!isCheckout)
          expect(
            operations.some((one) => isUseOf(one, [name, access])),
            `${job} uses ${grant}: ${operations.join()}`,
          ).toBe(true)
      }
  })
})
