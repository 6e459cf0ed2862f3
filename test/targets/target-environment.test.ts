import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { command } from '../../src/targets/command.js'
import { credentialsOf, targetEnvironment } from '../../src/targets/target.js'
import { ask, startSession } from './start-session.js'

const DROPPED = [
  'INPUT_GITHUB-TOKEN',
  'INPUT_SUITE',
  'input_openai-api-key',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_RESULTS_URL',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'AZURE_OPENAI_KEY',
  'AZURE_CLIENT_SECRET',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'HF_TOKEN',
  'LANGFUSE_SECRET_KEY',
  'SLACK_WEBHOOK_URL',
  'npm_config__authToken',
  'PGPASSWORD',
  'DATABASE_URL',
  'GH_PAT',
  'AZURE_DEVOPS_EXT_PAT',
  'SERVICE_JWT',
  'app_creds',
]
const KEPT = [
  'HOME',
  'EDITOR',
  'CI',
  'GITHUB_SHA',
  'GITHUB_WORKSPACE',
  'RUNNER_TEMP',
  'OPENAI_BASE_URL',
  'PYTHONPATH',
  'GLOB_COMPAT',
]

const environmentOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `value of ${name}`]))

test.each(DROPPED)('%s is not handed to a target', (name) => {
  expect(targetEnvironment(environmentOf([name]), [])).toEqual({})
})

test.each(KEPT)('%s is handed to a target', (name) => {
  expect(targetEnvironment(environmentOf([name]), [])).toEqual(environmentOf([name]))
})

test('keys and webhooks that inputs give are credentials too', () => {
  const env = environmentOf(['INPUT_SLACK-WEBHOOK-URL', 'INPUT_LANGFUSE-SECRET-KEY', 'INPUT_LANGFUSE-BASE-URL'])
  expect(credentialsOf(env)).toEqual(['value of INPUT_SLACK-WEBHOOK-URL', 'value of INPUT_LANGFUSE-SECRET-KEY'])
})

test('the workflow passes more by name, in any case', () => {
  const env = environmentOf(['OPENAI_API_KEY', 'HF_TOKEN'])
  expect(targetEnvironment(env, ['openai_api_key', 'NOT_SET'])).toEqual(environmentOf(['OPENAI_API_KEY']))
})

test('a hostile target sees no secret and cannot find the files that steer the job', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-environment-'))
  const files = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']
  for (const name of files) await writeFile(join(folder, name), 'untouched')
  const runner = { ...environmentOf(DROPPED), ...Object.fromEntries(files.map((name) => [name, join(folder, name)])) }

  const env = targetEnvironment({ ...runner, ...environmentOf(KEPT), WANTED_TOKEN: 'wanted' }, ['WANTED_TOKEN'])
  await using session = await startSession(command, { command: [process.execPath, 'environment.mjs'] }, { env })
  const observation = await ask(session, 'x')

  const seen = JSON.parse(observation.status === 'ok' ? observation.reply.answer : '{}') as {
    env: Record<string, string>
    written: string[]
  }
  expect(seen.written).toEqual([])
  expect(Object.keys(seen.env).sort()).toEqual([...KEPT, 'PATH', 'WANTED_TOKEN'].sort())
  for (const name of files) expect(await readFile(join(folder, name), 'utf8')).toBe('untouched')
  await rm(folder, { recursive: true })
})
