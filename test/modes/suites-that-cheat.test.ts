import { describe, expect, test } from 'vitest'
import { pullRequestEvent, workflowRunEvent } from '../doubles/github/events.js'
import type { CommitSpec } from '../doubles/github/workspace.js'
import { startActionStory, type Act, type ActionStory, type ActRequest } from './action-story.js'
import { BROKEN, CASES, FILES, recallMain, openPull, SUITE, TOPICS } from './handbook.js'

type Files = Readonly<Record<string, string | null>>

/** Starts with a pull request that makes these changes. Its head is `cheat`, and GitHub has merged it with main's tip. */
async function start(changes: Files, main: Readonly<Record<string, string>> = FILES): Promise<ActionStory> {
  const commits: readonly CommitSpec[] = [
    { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
    { name: 'cheat', parents: ['base'], files: changes },
    { name: 'merge-cheat', parents: ['tip', 'cheat'], files: changes },
  ]
  return startActionStory(main, { commits })
}

async function propose(
  story: ActionStory,
  more: Partial<ActRequest> = {},
): Promise<Act & { readonly comment: string }> {
  const event = pullRequestEvent(story.github.state, openPull(story, 'cheat'))
  const act = await story.act({ event, checkout: 'merge-cheat', ...more })
  return { ...act, comment: story.comments()[0] ?? '' }
}

/** Returns the paragraphs of the comment between its verdict and the first folded part. */
const underVerdict = (comment: string) =>
  comment
    .split('<details>', 1)[0]
    ?.split('\n')
    .slice(2)
    .filter((line) => line !== '') ?? []

const say = (comment: string) => /^### (.*)$/m.exec(comment)?.[1]

const LOOSE = SUITE.replace('max_drop: 0.05', 'max_drop: 0.99')
const DIFFER = 'Gates of this PR differ and are not used: '

describe.concurrent('a pull request cannot loosen its own rules', () => {
  test('its margin is not used, and is named', async () => {
    await using story = await start({ ...BROKEN, 'golden/suite.yaml': LOOSE })
    await recallMain(story)
    const { code, comment, lines } = await propose(story)
    expect(code).toBe(1)
    expect(underVerdict(comment)).toContain(`${DIFFER}success max\\_drop 5 points → 99 points.`)
    expect(lines).toContain(
      "warning Gates and settings differ from the base's, and the base's are used: success max_drop 5 points → 99 points.",
    )
  })

  test('nor is anything else that decides', async () => {
    const lax = [
      'scoring: { success: answer, primary_k: 10 }',
      'alpha: 0.0000001',
      'min_scored_share: 0',
      'zero_tolerance: off',
      SUITE.replace('max_drop: 0.05', 'max_drop: 0.99, severity: warn')
        .replace(', primary: true', '')
        .replace('target:', 'target:\n  deterministic: false'),
      '  - { metric: mrr, max_drop: 0.9 }',
      '',
    ].join('\n')
    await using story = await start({ ...BROKEN, 'golden/suite.yaml': lax })
    await recallMain(story)
    const { code, comment, lines } = await propose(story)
    expect(code).toBe(1)
    expect(comment).toContain('### ❌ Regressed')
    const told = lines.find((line) => line.startsWith('warning Gates'))
    for (const change of [
      'success max_drop 5 points → 99 points',
      'success severity fail → warn',
      'success primary true → false',
      'retrieval.mrr added',
      'success rule all → answer',
      'primary_k 5 → 10',
      'alpha 0.05 → 1e-7',
      'min_scored_share 0.95 → 0',
      'zero_tolerance critical → off',
      'deterministic true → false',
    ])
      expect(told).toContain(change)
    expect(underVerdict(comment)).toContainEqual(expect.stringMatching(/; and 7 more differences\.$/))
  })

  test('a deleted source does not remove its cases from the comparison', async () => {
    const lost = TOPICS.slice(0, 3)
    await using story = await start(Object.fromEntries(lost.map((topic) => [`handbook/${topic}.md`, null])))
    await recallMain(story)
    const { code, comment, lines } = await propose(story)
    expect(code).toBe(1)
    expect(underVerdict(comment)).toContain(
      '3 cases fail because their sources were deleted: `about-apples`, `about-bridges`, `about-candles`.',
    )
    expect(comment).toContain('its source was deleted')
    expect(lines.filter((line) => line.includes('the case fails'))).toHaveLength(3)
  })

  test('a cut-off that a gate needs cannot be left out', async () => {
    const strict = SUITE.replace('metric: success, max_drop: 0.05', 'metric: recall@7, max_drop: 0.05').replace(
      'gates:',
      'scoring: { k: [7] }\ngates:',
    )
    await using story = await start(
      { ...BROKEN, 'golden/suite.yaml': SUITE },
      { ...FILES, 'golden/suite.yaml': strict },
    )
    await recallMain(story)
    const { code, outputs } = await propose(story)
    expect(code).toBe(1)
    expect(outputs['regressed-metrics']).toBe('["retrieval.recall@7"]')
  })

  test('its own rules are used if the workflow says so, and the comment mentions it', async () => {
    const files = { ...BROKEN, 'golden/suite.yaml': `zero_tolerance: off\n${LOOSE}` }
    await using story = await start(files)
    await recallMain(story)
    const { code, comment } = await propose(story, { inputs: { 'gates-from': 'head' } })
    expect(code).toBe(0)
    expect(underVerdict(comment)).toContain(
      'Gates of this PR differ from those of main and are used: success max\\_drop 5 points → 99 points; zero\\_tolerance critical → off.',
    )
  })

  test("the baseline's own rules are used if the base's suite cannot be read", async () => {
    await using story = await start({ ...BROKEN, 'golden/suite.yaml': LOOSE })
    await recallMain(story)
    story.github.failNext({ operation: 'repos/get-content', status: 403, message: 'Forbidden', times: 9 })
    const { code, comment, lines } = await propose(story)
    expect(code).toBe(1)
    expect(underVerdict(comment).join('\n')).toContain(DIFFER)
    const tip = story.repository.sha('tip').slice(0, 7)
    expect(lines).toContain(`info The gates of ${tip} cannot be read from golden/suite.yaml: Forbidden`)
  })

  test('without a baseline the bounds of the base still apply', async () => {
    const bounded = SUITE.replace('max_drop: 0.05', 'max_drop: 0.05, min: 0.9')
    await using story = await start(
      { ...BROKEN, 'golden/suite.yaml': SUITE },
      { ...FILES, 'golden/suite.yaml': bounded },
    )
    const { code, comment } = await propose(story)
    expect(code).toBe(1)
    expect(underVerdict(comment)).toContain(
      `No artifact goldenpair-baseline-demo exists yet. ${DIFFER}success min 0.9 → none.`,
    )
  })

  test('a moved suite is judged by the one that was there', async () => {
    const moved = { 'golden/suite.yaml': null, 'lax/suite.yaml': LOOSE, 'lax/cases.yaml': CASES }
    await using story = await start({ ...BROKEN, ...moved })
    await recallMain(story)
    const { code, comment } = await propose(story, { inputs: { suite: 'lax/suite.yaml' } })
    expect(code).toBe(1)
    expect(underVerdict(comment).join('\n')).toContain('success max\\_drop 5 points → 99 points')
  })

  test('a first suite is judged by itself, because the base has none', async () => {
    const pages = Object.fromEntries(Object.entries(FILES).filter(([path]) => !path.startsWith('golden/')))
    await using story = await start({ 'golden/suite.yaml': LOOSE, 'golden/cases.yaml': CASES }, pages)
    const { code, comment } = await propose(story)
    expect(code).toBe(0)
    expect(underVerdict(comment)).toContain('No artifact goldenpair-baseline-demo exists yet.')
  })

  test('in two jobs the second reads the gates of the base itself', async () => {
    await using story = await start({ ...BROKEN, 'golden/suite.yaml': LOOSE })
    await recallMain(story)
    const facts = { head_branch: 'feature', head_sha: story.repository.sha('cheat'), event: 'pull_request' }
    const { run } = await propose(story, {
      inputs: { comment: 'never', 'gates-from': 'head' },
      run: facts,
      tamper: (_file, text) => text.replaceAll('golden/suite.yaml', 'examples/lax/suite.yaml'),
    })
    const act = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(act.code).toBe(1)
    expect(underVerdict(story.comments()[0] ?? '').join('\n')).toContain(DIFFER)
  })
})

describe.concurrent('a pull request cannot drop the cases that it breaks', () => {
  const without = (count: number) =>
    CASES.split('- id: ')
      .slice(count + 1)
      .map((golden) => `- id: ${golden}`)
      .join('')

  test("edited cases are asked in main's form, and more than a fifth needs a person's approval", async () => {
    const edited = TOPICS.slice(0, 3).reduce(
      (text, topic) => text.replace(`told about ${topic}`, `said of ${topic}`),
      CASES,
    )
    await using story = await start({ ...BROKEN, 'golden/cases.yaml': edited })
    await recallMain(story)
    const { code, comment, outputs } = await propose(story)
    expect(outputs['verdict']).toBe('regressed')
    expect(code).toBe(1)
    expect(say(comment)).toBe('❌ Regressed: 6 of 8 cases broke, all critical')
    expect(underVerdict(comment)).toContain(
      '3 cases that were edited or removed were asked as main has them: `about-apples`, `about-bridges`, `about-candles`. A change may edit or remove a fifth of the cases. If it must do more, someone with write access adds the label `golden-change` and runs the job again.',
    )
  })

  test('removed cases count as well', async () => {
    await using story = await start({ ...BROKEN, 'golden/cases.yaml': without(2) })
    await recallMain(story)
    const { code, comment, outputs } = await propose(story, { inputs: { 'fail-on': 'inconclusive' } })
    expect(outputs['verdict']).toBe('regressed')
    expect(code).toBe(1)
    expect(underVerdict(comment).join('\n')).toContain(
      '2 cases that were edited or removed were asked as main has them: `about-apples`, `about-bridges`.',
    )
  })

  test('with a fifth or less the rest decides', async () => {
    await using story = await start({ ...BROKEN, 'golden/cases.yaml': without(1) })
    await recallMain(story)
    const { code, outputs } = await propose(story)
    expect(outputs['verdict']).toBe('regressed')
    expect(code).toBe(1)
  })

  test('disabled cases count as removed, and new ones do not replace them', async () => {
    const changed = CASES.replace('critical: true', 'enabled: false').replace('- id: about-bridges', '- id: easy')
    await using story = await start({ ...BROKEN, 'golden/cases.yaml': changed })
    await recallMain(story)
    const { comment, outputs } = await propose(story)
    expect(outputs['verdict']).toBe('regressed')
    expect(underVerdict(comment).join('\n')).toContain(
      '1 new case is not compared. 2 cases that were edited, switched off or removed were asked as main has them: `about-apples`, `about-bridges`.',
    )
    expect(comment).toContain('`about-bridges` and `easy` ask the same question: keep the id to compare them.')
  })
})

describe.concurrent('a pull request cannot remove a critical case', () => {
  /** Breaks one case, which the margin of 40 points allows. */
  const lost = { 'handbook/apples.md': '\n' }
  const wide = SUITE.replace('max_drop: 0.05', 'max_drop: 0.4')
  const cases = CASES.replaceAll('  critical: true\n', '').replace(
    '- id: about-apples\n',
    '- id: about-apples\n  critical: true\n',
  )
  const main = { ...FILES, 'golden/suite.yaml': wide, 'golden/cases.yaml': cases }
  const [first = '', ...rest] = cases.split(/(?=- id: )/)

  test.each([
    ['by removing it', rest.join('')],
    ['by its mark', cases.replace('  critical: true\n', '')],
    ['by switching it off', cases.replace('critical: true', 'enabled: false'), 'edited, switched off or removed'],
    ['by another question', cases.replace('told about apples', 'told about bridges')],
    ['by another answer', [first.replace('handbook/apples.md', 'handbook/bridges.md'), ...rest].join('')],
  ])('%s', async (_name, edited, how = 'edited or removed') => {
    await using story = await start({ ...lost, 'golden/cases.yaml': edited }, main)
    await recallMain(story)
    const { code, comment } = await propose(story)
    expect(say(comment)).toBe('❌ Regressed: the critical case `about-apples` broke')
    expect(underVerdict(comment).join('\n')).toContain(
      `1 case that was ${how} was asked as main has it: \`about-apples\`.`,
    )
    expect(code).toBe(1)
  })

  test('unless somebody with write access allows it with a label', async () => {
    const edited = [first.replace('handbook/apples.md', 'handbook/bridges.md'), ...rest].join('')
    await using story = await start({ ...lost, 'golden/cases.yaml': edited }, main)
    await recallMain(story)
    const event = pullRequestEvent(story.github.state, openPull(story, 'cheat'))
    story.github.setLabel(7, 'golden-change', 'passer-by')
    const refused = await story.act({ event, checkout: 'merge-cheat' })
    expect(refused.code).toBe(1)
    expect(refused.lines).toContain(
      'warning The label `golden-change` does not count: @passer-by, who set it, may not write to this repository.',
    )
    story.github.state.collaborators.set('maintainer', 'write')
    story.github.setLabel(7, 'golden-change', 'maintainer')
    const accepted = await story.act({ event, checkout: 'merge-cheat' })
    expect(accepted.code).toBe(0)
    expect(accepted.lines).toContain('notice @maintainer has accepted the edits of cases by the label `golden-change`.')
    expect(underVerdict(story.comments()[0] ?? '').join('\n')).toContain(
      '1 edited or removed case accepted by the label `golden-change`.',
    )
  })

  test('nor in an artifact that leaves it out', async () => {
    await using story = await start({ ...lost, 'golden/cases.yaml': rest.join('') }, main)
    await recallMain(story)
    const facts = { head_branch: 'feature', head_sha: story.repository.sha('cheat'), event: 'pull_request' }
    const { run } = await propose(story, {
      inputs: { comment: 'never' },
      run: facts,
      tamper: (file, text) => (file === 'run.json' ? withoutApples(text) : text),
    })
    const act = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(act.outputs['verdict']).toBe('inconclusive')
    expect(say(story.comments()[0] ?? '')).toBe(
      '❓ Cannot tell: the watched case `about-apples` was edited or removed and not asked as main has it',
    )
  })

  /** Changes a run to what a Goldenpair that does not ask the base's cases would write. */
  function withoutApples(text: string): string {
    const run = JSON.parse(text) as { cases: readonly { readonly id: string }[]; base_forms?: unknown }
    return JSON.stringify({ ...run, base_forms: undefined, cases: run.cases.filter(({ id }) => id !== 'about-apples') })
  }

  test('a question that is only reworded is compared in its old form', async () => {
    const harmless = cases.replaceAll('critical: true', 'critical: false')
    const reworded = harmless.replace('what is told about candles', 'candles?')
    await using story = await start(
      { 'handbook/candles.md': '\n', 'golden/cases.yaml': reworded },
      { ...main, 'golden/cases.yaml': harmless },
    )
    await recallMain(story)
    const { comment, outputs } = await propose(story)
    expect(outputs['newly-failing']).toBe('["about-candles"]')
    expect(underVerdict(comment).join('\n')).toContain('asked as main has it: `about-candles`.')
  })

  test('and the suite is the one at the same path, whatever its name', async () => {
    const renamed = wide.replace('name: demo', 'name: other').replace('max_drop: 0.4', 'max_drop: 0.05')
    await using story = await start({ ...BROKEN, 'golden/suite.yaml': renamed }, main)
    await recallMain(story)
    const { code, comment } = await propose(story)
    expect(code).toBe(1)
    expect(say(comment)).toContain('❌ Regressed')
    expect(underVerdict(comment).join('\n')).toContain(
      `${DIFFER}name demo → other; success max\\_drop 40 points → 5 points.`,
    )
  })
})

describe.concurrent('a pull request cannot hide behind an outage', () => {
  /** The error of the questions that have no answer today; all other questions get their page. */
  const OUTAGE = { kind: 'infrastructure', status: 503, message: 'no answer today' }
  const program = (unanswered: number, error: object = OUTAGE) => `
    import { createInterface } from 'node:readline'
    const topics = ${JSON.stringify(TOPICS.slice(0, unanswered))}
    createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, query } = JSON.parse(line)
      const topic = query.split(' ').at(-1)
      const reply = topics.includes(topic)
        ? { error: ${JSON.stringify(error)} }
        : { answer: 'see there', spans: [{ path: 'handbook/' + topic + '.md' }] }
      process.stdout.write(JSON.stringify({ id, ...reply }) + '\\n')
    })`
  const suite = SUITE.replace(
    /target:\n.*\n.*\n/,
    'target: { type: command, command: [node, target.mjs] }\nretries: 0\n',
  )
  const main = { ...FILES, 'golden/suite.yaml': suite, 'target.mjs': program(0) }

  test('too few scored cases are an invalid measurement, whatever minimum it sets', async () => {
    const lax = `min_scored_share: 0.1\n${suite}`
    await using story = await start({ 'golden/suite.yaml': lax, 'target.mjs': program(2) }, main)
    await recallMain(story)
    const { code, comment, outputs } = await propose(story)
    expect(outputs['verdict']).toBe('invalid')
    expect(code).toBe(2)
    expect(underVerdict(comment)).toContain(`${DIFFER}min\\_scored\\_share 0.95 → 0.1.`)
  })

  test('the same on main is not kept as a baseline, and is not used if it was kept anyway', async () => {
    await using story = await start({ 'target.mjs': program(0) }, { ...main, 'target.mjs': program(2) })
    const { lines, run } = await recallMain(story)
    expect(lines).toContain('warning This run is invalid, so it was not kept as a baseline.')
    const [report] = [...story.github.state.artifacts.values()]
    expect(report?.name).toBe('goldenpair-report-demo')
    expect(run.event).toBe('push')
    const { comment } = await propose(story)
    expect(underVerdict(comment)).toContain(
      'No artifact goldenpair-baseline-demo can be used: they are of failed measurements.',
    )
  })
})

describe.concurrent('a target that fails the same questions every day', () => {
  /** Writes a target that counts its tokens, but raises on `raising` questions. */
  const program = (raising: number) => `
    import { createInterface } from 'node:readline'
    const topics = ${JSON.stringify(TOPICS)}
    createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, query } = JSON.parse(line)
      const topic = query.split(' ').at(-1)
      const usage = { input_tokens: 100, output_tokens: 10 }
      const reply = topics.indexOf(topic) < ${raising}
        ? { error: { kind: 'target', message: 'index out of range' } }
        : { answer: 'see there', spans: [{ path: 'handbook/' + topic + '.md' }], usage }
      process.stdout.write(JSON.stringify({ id, ...reply }) + '\\n')
    })`
  const suite = `${SUITE.replace(/target:\n.*\n.*\n/, 'target: { type: command, command: [node, target.mjs], deterministic: true }\n')}  - { metric: tokens.total, max_rise: 10% }
`
  const main = { ...FILES, 'golden/suite.yaml': suite, 'target.mjs': program(2) }

  test('has a baseline, and its pull requests a verdict', async () => {
    await using story = await start({ 'target.mjs': program(2).replace('see there', 'look there') }, main)
    const { lines } = await recallMain(story)
    expect(lines.filter((line) => line.includes('not kept'))).toEqual([])
    const { code, outputs } = await propose(story)
    expect([code, outputs['verdict']]).toEqual([0, 'unchanged'])
  })

  test('and a pull request that lets it fail more of them is told so', async () => {
    await using story = await start({ 'target.mjs': program(TOPICS.length - 1) }, main)
    await recallMain(story)
    const { code, comment, outputs } = await propose(story)
    expect([code, outputs['verdict']]).toEqual([1, 'regressed'])
    expect(say(comment)).toContain('❌ Regressed')
  })
})

describe.concurrent('a pull request cannot make itself cheap', () => {
  /** Writes a target that finds every page, with this number of tokens. */
  const program = (tokens: number) => `
    import { createInterface } from 'node:readline'
    createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, query } = JSON.parse(line)
      const spans = [{ path: 'handbook/' + query.split(' ').at(-1) + '.md' }]
      const usage = { input_tokens: ${tokens} + query.length, output_tokens: 10 }
      process.stdout.write(JSON.stringify({ id, answer: 'see there', spans, usage, model: 'acme/m' }) + '\\n')
    })`
  const suite = (price: number) =>
    `${SUITE.replace(/target:\n.*\n.*\n/, 'target: { type: command, command: [node, target.mjs], deterministic: true }\n')}  - { metric: cost.usd, max_rise: 10% }
pricing: { models: { m: { input: ${price}, output: 2 } } }
`
  const main = { ...FILES, 'golden/suite.yaml': suite(1), 'target.mjs': program(1000) }

  test("with another price for the same model: the base's prices are used, and the comment says so", async () => {
    await using story = await start({ 'golden/suite.yaml': suite(0), 'target.mjs': program(3000) }, main)
    await recallMain(story)
    const { code, comment, outputs } = await propose(story)
    expect(outputs['regressed-metrics']).toBe('["cost.usd"]')
    expect(code).toBe(1)
    expect(
      underVerdict(comment)
        .join('\n')
        .replace(/<span>|<\/span>/g, ''),
    ).toContain(`${DIFFER}price of m input $1 → $0 per 1M.`)
    expect(comment).toContain("The tokens of both sides are priced from one list, the base's")
  })

  test('but may add a price for a model of its own', async () => {
    const fresh = suite(1).replace('models: {', 'models: { fresh: { input: 0.1, output: 0.1 },')
    const target = program(1000).replace('acme/m', 'fresh')
    await using story = await start({ 'golden/suite.yaml': fresh, 'target.mjs': target }, main)
    await recallMain(story)
    const { code, comment, outputs } = await propose(story)
    expect(outputs['improved-metrics']).toBe('["cost.usd"]')
    expect(code).toBe(0)
    expect(underVerdict(comment)).toContain(
      'Another model answered: acme/m → fresh (chosen by the change or by its provider).',
    )
  })
})

describe.concurrent('a pull request cannot ask only the easy cases', () => {
  const EASY = 'id:about-glaciers,id:about-harbours'

  async function publish(story: ActionStory, inputs: Readonly<Record<string, string>>): Promise<Act> {
    await recallMain(story)
    const facts = { head_branch: 'feature', head_sha: story.repository.sha('cheat'), event: 'pull_request' }
    const { run } = await propose(story, { inputs: { comment: 'never', subset: EASY }, run: facts })
    return story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip', inputs })
  }

  test('if the publishing workflow asks for all of them', async () => {
    await using story = await start(BROKEN)
    const { outputs } = await publish(story, {})
    expect(outputs['verdict']).toBe('regressed')
    expect(underVerdict(story.comments()[0] ?? '').join('\n')).toContain(
      `Only 2 of 8 cases were run (subset \`${EASY}\`), which the workflow that compares did not ask for: the others count as removed. Set its input \`subset\` if they are meant to be left out.`,
    )
  })

  test('unless that asks for the same ones, which is still mentioned', async () => {
    await using story = await start(BROKEN)
    const { outputs } = await publish(story, { subset: EASY })
    expect(outputs['verdict']).toBe('unchanged')
    expect(underVerdict(story.comments()[0] ?? '')).toContain(`Only 2 of 8 cases were run (subset \`${EASY}\`).`)
  })
})
