import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { command } from '../../src/measure/targets/command.js'
import {
  adviseLacking,
  adviseNamed,
  credentialsOf,
  GIVEN_VARIABLES,
  namedValues,
  listedVariables,
  targetEnvironment,
  usedVariables,
} from '../../src/io/target-environment.js'
import { ask, startSession } from '../measure/targets/start-session.js'

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
  'MYSQL_PWD',
  'DB_PASS',
  'OPENAI_API_KEY_2',
  'TOKENS',
  'COOKIE',
  'KUBECONFIG_DATA',
]
/** Variables that are neither credentials by name nor needed by a program to start. */
const UNKNOWN = [
  'REDIS_URL',
  'OPENAI_BASE_URL',
  'MY_SETTING',
  'GLOB_COMPAT',
  'PATHS',
  'LC',
  'HTTP_PROXY_AUTH',
  'GITHUB_EVENT_PATH',
  'RUNNER_TEMP',
]
const KEPT = [
  'HOME',
  'CI',
  'LC_ALL',
  'http_proxy',
  'systemroot',
  'JAVA_HOME_17_X64',
  'GITHUB_SHA',
  'GITHUB_WORKSPACE',
  'PYTHONPATH',
  'NODE_OPTIONS',
]

const environmentOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `value of ${name}`]))

test.each([...DROPPED, ...UNKNOWN])('%s is not passed to a target', (name) => {
  expect(targetEnvironment(environmentOf([name]), [])).toEqual({})
})

test.each(KEPT)('%s is passed to a target', (name) => {
  expect(targetEnvironment(environmentOf([name]), [])).toEqual(environmentOf([name]))
})

test('a proxy is passed on unless its address has a user', () => {
  const env = {
    HTTP_PROXY: 'http://proxy:3128',
    https_proxy: 'http://me:secret@proxy:3128',
    ALL_PROXY: 'socks5://token@proxy',
  }
  expect(targetEnvironment(env, [])).toEqual({ HTTP_PROXY: 'http://proxy:3128' })
})

test('the list in docs/protocol.md equals the list of the code', async () => {
  const page = await readFile(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^- ([\w ]+): (`[\w*()]+`, .*`)$/gm)].map(([, kind = '', names = '']) => [
    kind,
    names.replaceAll('`', '').split(', ').join(' '),
  ])
  expect(rows).toEqual(expect.arrayContaining(Object.entries(GIVEN_VARIABLES)))
})

test('everything except variables that control the job is passed if the workflow wants it', () => {
  const env = environmentOf([
    ...UNKNOWN,
    'HF_TOKEN',
    'INPUT_SUITE',
    'GITHUB_TOKEN',
    'GITHUB_ENV',
    'ACTIONS_RUNTIME_TOKEN',
  ])
  const handed = UNKNOWN.filter((name) => name !== 'RUNNER_TEMP')
  expect(targetEnvironment(env, ['*'])).toEqual(environmentOf([...handed, 'HF_TOKEN']))
  expect(targetEnvironment(env, ['*', 'GITHUB_TOKEN'])).toHaveProperty('GITHUB_TOKEN')
})

test.each([
  [
    "KeyError: 'DB_PASS'",
    'The target names `DB_PASS`, which is set but not given to targets: if it needs it, write `target-env: DB_PASS` in the workflow, or --target-env DB_PASS on the command line.',
  ],
  [
    'set OPENAI_API_KEY or DB_PASS',
    'The target names `DB_PASS`, `OPENAI_API_KEY`, which are set but not given to targets: if it needs them, write `target-env: DB_PASS,OPENAI_API_KEY` in the workflow, or --target-env DB_PASS,OPENAI_API_KEY on the command line.',
  ],
  ['NOT_SET is missing, PATH is not, nor is DB_PASSWORD', ''],
  ['GITHUB_TOKEN', ''],
])('in a log with %j: %j', (log, advice) => {
  const env = environmentOf(['PATH', 'DB_PASS', 'OPENAI_API_KEY', 'GITHUB_TOKEN'])
  expect(adviseLacking(log, env, environmentOf(['PATH']))).toBe(advice)
})

test.each([
  ['process.env.A_KEY ?? process.env["B_KEY"] + process.env?.C_KEY', ['A_KEY', 'B_KEY', 'C_KEY']],
  ["os.environ['A_KEY'], os.environ.get( 'B_KEY' ), os.getenv('C_KEY', '')", ['A_KEY', 'B_KEY', 'C_KEY']],
  ["from os import environ, getenv\nenviron['A_KEY']; getenv('B_KEY')", ['A_KEY', 'B_KEY']],
  ['import.meta.env.A_KEY; Deno.env.get("B_KEY"); Bun.env.C_KEY', ['A_KEY', 'C_KEY', 'B_KEY']],
  ["ENV['A_KEY']; ENV.fetch('B_KEY')", ['A_KEY', 'B_KEY']],
  [
    'os.Getenv("A_KEY"); os.LookupEnv("B_KEY"); std::env::var("C_KEY"); System.getenv("D_KEY")',
    ['A_KEY', 'B_KEY', 'C_KEY', 'D_KEY'],
  ],
  ['const { A_KEY, B_KEY: key, lower } = process.env', ['A_KEY', 'B_KEY']],
  ['process.env.A_KEY; process.env.A_KEY', ['A_KEY']],
  ['process.env.lower; process.env[name]; const A_KEY = 1; `$A_KEY`; my_environment.A_KEY', []],
])('the variables that %j reads: %j', (source, names) => {
  expect(usedVariables(source)).toEqual(names)
})

test('a `.env` file lists names, with or without values', () => {
  const text = '# A_KEY=1\nB_KEY=\nexport C_KEY = "x"\n  D_URL=https://a\nlower=1\nB_KEY=again\n'
  expect(listedVariables(text)).toEqual(['B_KEY', 'C_KEY', 'D_URL'])
})

test.each([
  [
    ['PORT_RANGE', 'DB_PASS', 'A_KEY'],
    'The target probably lacks `DB_PASS`, which its files name and which is set but not given to targets: write `target-env: DB_PASS` in the workflow, or --target-env DB_PASS on the command line.',
  ],
  [
    ['LOG_LEVEL', 'A_KEY', 'SEARCH_URL'],
    'The target probably lacks `A_KEY`, `SEARCH_URL`, which its files name and which are not set: set them in `env` of the step, and write `target-env: A_KEY,SEARCH_URL` in the workflow, or --target-env A_KEY,SEARCH_URL on the command line.',
  ],
  [['PATH', 'NODE_ENV', 'LOG_LEVEL', 'GITHUB_TOKEN', 'INPUT_A_KEY', 'ACTIONS_RUNTIME_TOKEN', 'HF_TOKEN'], ''],
])('in files that name %j: %j', (named, advice) => {
  const env = environmentOf(['PATH', 'DB_PASS', 'HF_TOKEN', 'GITHUB_TOKEN', 'INPUT_A_KEY'])
  expect(adviseNamed(named, env, environmentOf(['PATH', 'HF_TOKEN']))).toBe(advice)
})

test('a password in an address is a credential, whatever the variable is called', () => {
  const env = { CACHE: 'redis://:hunter2@cache:6379/0', PWD: '/home/me', SITE: 'https://example.org/a:b@c' }
  expect(credentialsOf(env)).toEqual(['redis://:hunter2@cache:6379/0', 'hunter2'])
})

test.each(['MYSQL_PWD', 'DB_PASS', 'OPENAI_API_KEY_2', 'TOKENS', 'COOKIE', 'KUBECONFIG_DATA'])(
  '%s is a credential by its name',
  (name) => {
    expect(credentialsOf(environmentOf([name]))).toEqual([`value of ${name}`])
  },
)

test('a variable named for targets counts as a secret, except for the name of a model', () => {
  const env = {
    SETTING: 'some value',
    llm_model: 'claude-sonnet-4-5-20250929',
    MODEL: 'sk-live-0123456789abcdef',
    OTHER: 'x',
  }
  expect(namedValues(env, ['setting', 'LLM_MODEL', 'MODEL', 'NOT_SET'])).toEqual([
    'some value',
    'sk-live-0123456789abcdef',
  ])
})

test('keys and webhooks given by inputs are credentials too', () => {
  const env = environmentOf(['INPUT_SLACK-WEBHOOK-URL', 'INPUT_LANGFUSE-SECRET-KEY', 'INPUT_LANGFUSE-BASE-URL'])
  expect(credentialsOf(env)).toEqual(['value of INPUT_SLACK-WEBHOOK-URL', 'value of INPUT_LANGFUSE-SECRET-KEY'])
})

test('the workflow can pass more by name, in upper or lower case', () => {
  const env = environmentOf(['OPENAI_API_KEY', 'HF_TOKEN'])
  expect(targetEnvironment(env, ['openai_api_key', 'NOT_SET'])).toEqual(environmentOf(['OPENAI_API_KEY']))
})

test('a hostile target sees no secret and cannot find the files that control the job', async () => {
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
