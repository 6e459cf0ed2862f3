import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ProviderAccess } from '../../../src/measure/providers/access.js'
import { startOpenAiDouble, type OpenAiDouble } from '../../doubles/openai/server.js'
import { accessTo, askProvider } from './ask-double.js'

const NOTHING: ProviderAccess = { openaiApiKey: null, openaiBaseUrl: null, githubToken: null, githubModelsUrl: null }
const PLANTED = 'sk-planted-0123456789'

let double: OpenAiDouble
/** A server that requires no key, so that a test can see which key was sent. */
let open: OpenAiDouble
beforeAll(async () => {
  double = await startOpenAiDouble()
  open = await startOpenAiDouble({ key: null })
})
afterAll(async () => {
  await double[Symbol.asyncDispose]()
  await open[Symbol.asyncDispose]()
})
afterEach(() => vi.unstubAllEnvs())

async function keySentTo(request: Parameters<typeof askProvider>[0]): Promise<unknown> {
  const outcome = await askProvider(request)
  return outcome instanceof Error ? outcome.message : open.requests.at(-1)?.headers['authorization']
}

test('a key is sent to the address that the workflow gives, and to no address that a suite names', async () => {
  const providers = { ...NOTHING, openaiApiKey: PLANTED, githubToken: 'ghs_planted' }
  expect(await keySentTo({ providers: { ...providers, openaiBaseUrl: open.url } })).toBe(`Bearer ${PLANTED}`)
  expect(
    await keySentTo({ providers: { ...providers, openaiBaseUrl: open.url }, options: { base_url: `${open.url}/` } }),
  ).toBe(`Bearer ${PLANTED}`)
  expect(await keySentTo({ providers, options: { base_url: open.url } })).toBeUndefined()
  expect(
    await keySentTo({ providers: { ...providers, openaiBaseUrl: double.url }, options: { base_url: open.url } }),
  ).toBeUndefined()
})

test('a variable that the suite names is sent if the workflow exposes it to targets', async () => {
  const options = { base_url: open.url, api_key_env: 'LLM_KEY' }
  expect(await keySentTo({ providers: NOTHING, options, env: { LLM_KEY: 'of-the-suite' } })).toBe('Bearer of-the-suite')
  expect(await keySentTo({ providers: { ...NOTHING, openaiApiKey: PLANTED }, options })).toBe(
    `There is no key for ${open.url}. The suite takes it from \`api_key_env: LLM_KEY\`: set that variable, and allow it for targets (input \`target-env\`, on the command line --target-env).`,
  )
})

test('GitHub Models get the job’s token and nothing else', async () => {
  const options = { preset: 'github-models' } as const
  const providers = { ...NOTHING, openaiApiKey: PLANTED, githubModelsUrl: open.url }
  expect(await keySentTo({ providers: { ...providers, githubToken: 'ghs_job' }, options })).toBe('Bearer ghs_job')
  expect(await keySentTo({ providers: { ...providers, githubModelsUrl: null }, options })).toBe(
    'There is no key for https://models.github.ai/inference. GitHub Models need `permissions: models: read` in the job and its token in the input `github-token`; on the command line, a token with that permission in GITHUB_TOKEN.',
  )
  const refused = { ...NOTHING, githubToken: 'ghs_without_models', githubModelsUrl: double.url }
  expect(await keySentTo({ providers: refused, options })).toBe(
    `${double.url} refused the key (401: Incorrect API key provided: (hidden).). GitHub Models need \`permissions: models: read\` in the job and its token in the input \`github-token\`; on the command line, a token with that permission in GITHUB_TOKEN.`,
  )
})

test("OpenAI itself requires a key before anything is sent, but one's own server may not", async () => {
  expect(await keySentTo({ providers: NOTHING })).toBe(
    "There is no key for https://api.openai.com/v1. Set a valid key in the Action's input `openai-api-key`, or in OPENAI_API_KEY on the command line.",
  )
  expect(await keySentTo({ providers: { ...NOTHING, openaiBaseUrl: open.url } })).toBeUndefined()
})

test('a refused key is the user’s error, and is not shown', async () => {
  const { url } = double
  const wrong = await askProvider({ providers: { ...accessTo(double), openaiApiKey: PLANTED } })
  expect(wrong).toMatchObject({
    code: 'provider-refused-key',
    message: `${url} refused the key (401: Incorrect API key provided: (hidden).). Set a valid key in the Action's input \`openai-api-key\`, or in OPENAI_API_KEY on the command line.`,
  })
  const options = { base_url: url, api_key_env: 'LLM_KEY' }
  const own = await askProvider({ providers: NOTHING, options, env: { LLM_KEY: PLANTED } })
  expect(own).toMatchObject({
    message: `${url} refused the key (401: Incorrect API key provided: (hidden).). It is the value of LLM_KEY, which the suite names in \`api_key_env\`: give it a key that is valid at this address and may use the model.`,
  })
  const none = await askProvider({ providers: NOTHING, options: { base_url: url } })
  expect(none).toMatchObject({
    message: `${url} requires a key (401: Incorrect API key provided: undefined.). Goldenpair sends your key only to the address that the workflow names (input \`openai-base-url\`, on the command line OPENAI_BASE_URL). For another address, name the variable of its key in \`api_key_env\`.`,
  })
})

test('nothing about the environment or this machine is sent', async () => {
  vi.stubEnv('OPENAI_CUSTOM_HEADERS', `x-planted: ${PLANTED}`)
  vi.stubEnv('OPENAI_ORG_ID', 'org-planted')
  await keySentTo({ providers: NOTHING, options: { base_url: open.url } })
  const sent = open.requests.at(-1)?.headers ?? {}
  expect(Object.keys(sent).sort()).toEqual([
    'accept',
    'accept-encoding',
    'accept-language',
    'connection',
    'content-length',
    'content-type',
    'host',
    'sec-fetch-mode',
    'user-agent',
  ])
  expect(sent['user-agent']).toBe('OpenAI/JS 6.49.0')
})

test.each(['api-version=2024-10-21&a=b%2Fc', 'tag=one&tag=two&flag', 'a[]=1&a[]=2'])(
  'a query of the address, such as Azure’s version, is kept behind the path: %s',
  async (query) => {
    await keySentTo({ providers: NOTHING, options: { base_url: `${open.url}/?${query}` } })
    const path = open.requests.at(-1)?.path ?? ''
    expect(path.split('?')).toEqual([expect.stringMatching(/\/chat\/completions$/), query])
  },
)

test('a redirect is not followed', async () => {
  open.answerNext({ status: 307, headers: { location: `${double.url}/chat/completions` } })
  expect(await askProvider({ providers: { ...NOTHING, openaiBaseUrl: open.url } })).toEqual({
    kind: 'other',
    status: 307,
    message: `${open.url} answered 307: A refusal of the script`,
    charge: 'reported',
  })
})
