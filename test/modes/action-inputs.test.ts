import { describe, expect, test } from 'vitest'
import { readActionInputs } from '../../src/run/action-inputs.js'
import { inputVariables, readInputDefaults } from '../doubles/github/action-inputs.js'

describe('readActionInputs', () => {
  test('gives the same for no inputs as for the defaults of action.yml', async () => {
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
      refs: 'main, feature/x',
      suite: 'a.yaml',
      variants: 'base, new',
      trials: '3',
      inference: 'these-cases',
      subset: 'tag:auth',
      shard: '2/4',
      seed: '0',
      strict: 'true',
      'skip-code-review': 'true',
      baseline: 'golden/baseline',
      'baseline-workflow': 'main.yml',
      'gates-from': 'head',
      'fail-on': 'inconclusive',
      comment: 'on-change',
      check: 'true',
      'comment-details': 'ids',
      charts: 'branch',
      'quickchart-url': 'http://127.0.0.1:8080/',
      issues: 'never',
      'issue-labels': 'golden suite, bug',
      'issue-assignees': 'mona',
      'issue-mention': 'true',
      'comment-on-commits': 'true',
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
    }
    expect(readActionInputs(inputVariables(inputs))).toEqual({
      mode: 'pr',
      prNumber: 7,
      issueNumber: 8,
      experiment: true,
      label: 'smaller chunks',
      refs: ['main', 'feature/x'],
      suite: 'a.yaml',
      variants: ['base', 'new'],
      trials: 3,
      inference: 'these-cases',
      subset: 'tag:auth',
      shard: { index: 2, of: 4 },
      seed: 0,
      strict: true,
      skipped: 'review',
      baseline: 'golden/baseline',
      baselineWorkflow: 'main.yml',
      gatesFrom: 'head',
      failOn: 'inconclusive',
      comment: 'on-change',
      check: true,
      commentDetails: 'ids',
      charts: { kind: 'branch', url: 'http://127.0.0.1:8080' },
      issues: 'never',
      issueLabels: ['golden suite', 'bug'],
      issueAssignees: ['mona'],
      issueMention: true,
      commentOnCommits: true,
      reference: 'ref.json',
      concurrency: 8,
      maxCostUsd: 2.5,
      dryRun: true,
      openaiApiKey: 'sk-1',
      openaiBaseUrl: 'http://127.0.0.1:9/v1',
      slackWebhookUrl: 'https://hooks.slack.com/services/T/B/x',
      langfuse: { url: 'https://langfuse.example.com', publicKey: 'pk-1', secretKey: 'sk-2' },
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
      'Input `mode`: got `baselin`, expected one of `auto`, `pr`, `baseline`, `nightly`, `publish`, `ab`, `aa`. Did you mean `baseline`?',
    ],
    ['mode', 'x', 'Input `mode`: got `x`, expected one of `auto`, `pr`, `baseline`, `nightly`, `publish`, `ab`, `aa`.'],
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
    [
      'quickchart-url',
      'javascript:alert(1)',
      'Input `quickchart-url`: got `javascript:alert(1)`, expected an http(s) address.',
    ],
  ])('refuses %s: %s', (name, value, message) => {
    expect(() => readActionInputs(inputVariables({ [name]: value }))).toThrow(
      expect.objectContaining({ code: 'input-invalid', message }),
    )
  })
})
