import { expect, test } from 'vitest'
import { readInputAccess, readShellAccess } from '../../../src/modes/request/provider-access.js'

test('the shell gives keys and addresses by their usual names; an empty variable is not set', () => {
  const env = {
    OPENAI_API_KEY: 'sk-own',
    OPENAI_BASE_URL: 'http://localhost:11434/v1',
    GITHUB_TOKEN: 'ghs_own',
    GITHUB_MODELS_URL: 'https://models.github.ai/orgs/octo/inference',
  }
  expect(readShellAccess(env)).toEqual({
    openaiApiKey: 'sk-own',
    openaiBaseUrl: 'http://localhost:11434/v1',
    githubToken: 'ghs_own',
    githubModelsUrl: 'https://models.github.ai/orgs/octo/inference',
  })
  const nothing = { openaiApiKey: null, openaiBaseUrl: null, githubToken: null, githubModelsUrl: null }
  expect(readShellAccess({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' })).toEqual(nothing)
  expect(() => readShellAccess({ OPENAI_BASE_URL: 'localhost:11434' })).toThrow(
    'Input `OPENAI_BASE_URL`: got `localhost:11434`, expected an http(s) address.',
  )
  for (const [got, shown] of Object.entries({
    'ftp://me:secret@llm.example.com': 'ftp://llm.example.com',
    'me:secret@llm.example.com/v1': 'llm.example.com/v1',
  }))
    expect(() => readShellAccess({ OPENAI_BASE_URL: got })).toThrow(
      `Input \`OPENAI_BASE_URL\`: got \`${shown}\`, expected an http(s) address.`,
    )
  expect(() => readShellAccess({ GITHUB_MODELS_URL: 'https://me:secret@llm.example.com/v1?key=x' })).toThrow(
    'Input `GITHUB_MODELS_URL`: got `https://llm.example.com/v1`, expected an address without a user name or password.',
  )
})

test('the workflow gives them by inputs, whatever its environment contains', () => {
  const inputs = { openaiApiKey: null, openaiBaseUrl: null, githubToken: 'ghs_job' }
  expect(readInputAccess(inputs, { OPENAI_API_KEY: 'sk-other', OPENAI_BASE_URL: 'https://evil.example.com' })).toEqual({
    openaiApiKey: null,
    openaiBaseUrl: null,
    githubToken: 'ghs_job',
    githubModelsUrl: null,
  })
})
