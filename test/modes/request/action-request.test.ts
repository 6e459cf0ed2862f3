import { describe, expect, test } from 'vitest'
import { readActionInputs } from '../../../src/modes/request/action-request.js'
import { inputVariables, readInputDefaults } from '../../doubles/github/action-inputs.js'

describe('readActionInputs', () => {
  test('returns the same without inputs as for the defaults of action.yml', async () => {
    const defaults = inputVariables(await readInputDefaults(''))
    expect(Object.keys(defaults).length).toBeGreaterThan(20)
    expect(readActionInputs(defaults)).toEqual(readActionInputs({}))
  })

  test('reads every input', () => {
    const inputs = {
      mode: ' pr ',
      'pr-number': '7',
      'issue-number': '8',
      experiment: 'true',
      label: 'smaller chunks',
      results: 'out/a b.json#gpt-4o, out/c.csv',
      'results-options': 'id: ticket\nprimary: tone',
      refs: 'main, feature/x',
      suite: 'a.yaml',
      variants: 'base, new',
      trials: '3',
      inference: 'these-cases',
      subset: 'tag:auth',
      first: '20',
      shard: '2/4',
      seed: '0',
      strict: 'true',
      'skip-code': 'review',
      baseline: 'artifact:main.yml',
      'gates-from': 'head',
      'fail-on': 'inconclusive',
      comment: 'on-change, ids',
      check: 'true',
      charts: 'branch http://127.0.0.1:8080/',
      issues: 'keep: never\nlabels: golden suite, bug\nassignees: mona\nmention: true\ncomment-on-commits: true\n',
      reference: 'ref.json',
      concurrency: '8',
      'max-cost-usd': '2.5',
      'dry-run': 'true',
      'openai-api-key': 'sk-1',
      'openai-base-url': 'http://127.0.0.1:9/v1',
      'slack-webhook-url': 'https://hooks.slack.com/services/T/B/x',
      'langfuse-public-key': 'pk-1',
      'langfuse-secret-key': 'sk-2',
      'langfuse-base-url': 'https://langfuse.example.com/',
      'target-env': 'OPENAI_API_KEY\n  REGION,ZONE',
      'cache-dir': '.goldenpair/cache',
      'output-dir': 'out',
      'report-url': 'https://pages.example/{suite}/{run}',
      'retention-days': '30',
      'working-directory': 'app',
      'github-token': 'ghs_x',
      'accept-label': 'approved',
      bisect: '12.5',
    }
    expect(readActionInputs(inputVariables(inputs))).toEqual({
      mode: 'pr',
      bisect: 12.5,
      prNumber: 7,
      acceptLabel: 'approved',
      issueNumber: 8,
      experiment: true,
      label: 'smaller chunks',
      results: ['out/a b.json#gpt-4o', 'out/c.csv'],
      resultsOptions: { id: 'ticket', primary: 'tone' },
      refs: ['main', 'feature/x'],
      suite: 'a.yaml',
      variants: ['base', 'new'],
      trials: 3,
      inference: 'these-cases',
      subset: 'tag:auth',
      first: 20,
      shard: { index: 2, of: 4 },
      seed: 0,
      strict: true,
      skipCode: 'review',
      baseline: { from: 'artifact', workflow: 'main.yml' },
      gatesFrom: 'head',
      failOn: 'inconclusive',
      comment: { when: 'on-change', details: 'ids' },
      check: true,
      charts: { kind: 'branch', url: 'http://127.0.0.1:8080' },
      issues: {
        keep: 'never',
        labels: ['golden suite', 'bug'],
        assignees: ['mona'],
        mention: true,
        commentOnCommits: true,
      },
      reference: 'ref.json',
      concurrency: 8,
      maxCostUsd: 2.5,
      dryRun: true,
      openaiApiKey: 'sk-1',
      openaiBaseUrl: 'http://127.0.0.1:9/v1',
      slackWebhookUrl: 'https://hooks.slack.com/services/T/B/x',
      langfusePublicKey: 'pk-1',
      langfuseSecretKey: 'sk-2',
      langfuseBaseUrl: 'https://langfuse.example.com',
      targetEnv: ['OPENAI_API_KEY', 'REGION', 'ZONE'],
      cacheDir: '.goldenpair/cache',
      outputDir: 'out',
      reportUrl: 'https://pages.example/{suite}/{run}',
      retentionDays: 30,
      workingDirectory: 'app',
      githubToken: 'ghs_x',
    })
  })

  test.each([
    [
      'mode',
      'baselin',
      'Input `mode`: got `baselin`, expected one of `auto`, `pr`, `baseline`, `nightly`, `publish`, `ab`. Did you mean `baseline`?',
    ],
    ['mode', 'x', 'Input `mode`: got `x`, expected one of `auto`, `pr`, `baseline`, `nightly`, `publish`, `ab`.'],
    [
      'fail-on',
      'Regression',
      'Input `fail-on`: got `Regression`, expected one of `regression`, `inconclusive`, `never`. Did you mean `regression`?',
    ],
    ['trials', '0', 'Input `trials`: got `0`, expected a whole number from 1 to 100.'],
    ['trials', '2.5', 'Input `trials`: got `2.5`, expected a whole number from 1 to 100.'],
    ['shard', '5/4', 'Input `shard`: got `5/4`, expected a part and their number, such as `2/4`.'],
    ['shard', '2', 'Input `shard`: got `2`, expected a part and their number, such as `2/4`.'],
    ['seed', '-1', 'Input `seed`: got `-1`, expected a whole number from 0.'],
    ['retention-days', '1e2', 'Input `retention-days`: got `1e2`, expected a whole number from 1 to 400.'],
    ['charts', 'javascript:alert(1)', 'Input `charts`: got `javascript:alert(1)`, expected an http(s) address.'],
    [
      'charts',
      'mermaid https://charts.example',
      'Input `charts`: got `mermaid https://charts.example`, expected one of them; an address goes only with `quickchart` or `branch`.',
    ],
    [
      'charts',
      'mermade',
      'Input `charts`: got `mermade`, expected one of `quickchart`, `branch`, `mermaid`, `none`. Did you mean `mermaid`?',
    ],
    [
      'comment',
      'always, never',
      'Input `comment`: got `always, never`, expected one of `always`, `on-change`, `never`, and beside it at most one of `full`, `ids`, `none`.',
    ],
    [
      'baseline',
      'artifact:',
      'Input `baseline`: got `artifact:`, expected the workflow file, such as `artifact:goldenpair.yml`.',
    ],
    ['issues', 'sometimes', 'Input `issues`: got `sometimes`, expected one of `always`, `dry-run`, `never`.'],
    [
      'issues',
      'keep: nevr',
      'Input `issues`: got `keep: nevr`, expected one of `always`, `dry-run`, `never`. Did you mean `never`?',
    ],
    [
      'issues',
      'label: bug',
      'Input `issues`: got `label: bug`, expected lines such as `labels: golden suite`, of keep, labels, assignees, mention, comment-on-commits. Did you mean `labels`?',
    ],
    [
      'bisect',
      'true',
      'Input `bisect`: got `true`, expected a number above 0: the minutes after which it begins no further commit, such as 30.',
    ],
    ['check', 'yes', 'Input `check`: got `yes`, expected one of `true`, `false`.'],
  ])('refuses %s: %s', (name, value, message) => {
    expect(() => readActionInputs(inputVariables({ [name]: value }))).toThrow(
      expect.objectContaining({ code: 'input-invalid', message }),
    )
  })

  test.each([
    ['comment', 'ids', { comment: { when: 'always', details: 'ids' } }],
    ['comment', 'never none', { comment: { when: 'never', details: 'none' } }],
    ['charts', 'https://charts.example/', { charts: { kind: 'quickchart', url: 'https://charts.example' } }],
    ['charts', 'none', { charts: { kind: 'none' } }],
    ['baseline', 'golden/baseline', { baseline: { from: 'golden/baseline', workflow: '' } }],
    ['skip-code', 'quality', { skipCode: 'quality' }],
    ['target-env', '*', { targetEnv: ['*'] }],
  ])('%s: %s', (name, value, expected) => {
    expect(readActionInputs(inputVariables({ [name]: value }))).toMatchObject(expected)
  })
})
