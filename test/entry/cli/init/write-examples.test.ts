import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readExample, recogniseFramework } from '../../../../src/entry/cli/init/write-files.js'
import { root } from '../../../checkout.js'

/** Stand-ins for the user's application, which answer in the format of its framework. */
const APPLICATIONS: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'mastra.mjs': [
    'src/mastra/index.js',
    `const found = { sources: [{ id: '1', document: 'Nine to six.', score: 0.5, metadata: { source: 'README.md' } }] }
export const mastra = { getAgent: () => ({ generate: async (query) => ({
  text: 'Re: ' + query, usage: { inputTokens: 9, outputTokens: 2 }, toolResults: [{ payload: { result: found } }] }) }) }`,
  ],
  'langchain.mjs': [
    'src/chain.js',
    `export const chain = { invoke: async ({ input }) => ({
  answer: 'Re: ' + input, context: [{ pageContent: 'Nine to six.', metadata: { source: 'README.md' } }] }) }`,
  ],
  'llamaindex.mjs': [
    'src/query-engine.js',
    `export const queryEngine = { query: async ({ query }) => ({
  message: { content: 'Re: ' + query }, sourceNodes: [{ score: 0.5, node: { text: 'Nine to six.', metadata: { file_path: 'README.md' } } }] }) }`,
  ],
  'ai-sdk.mjs': [
    'src/ask.js',
    `export const ask = async (query) => ({
  text: 'Re: ' + query, totalUsage: { inputTokens: 9, outputTokens: 2 },
  steps: [{ toolResults: [{ output: [{ path: 'README.md', text: 'Nine to six.' }] }, { output: 'nothing' }] }, {}] })`,
  ],
  'node.mjs': [
    'src/ask.js',
    `export const ask = async (query) => ({ text: 'Re: ' + query, passages: [{ path: 'README.md', text: 'Nine to six.' }] })`,
  ],
}

const FRAMEWORKS = ['@mastra/core', 'langchain', 'llamaindex', 'ai', 'express'].map((name) =>
  recogniseFramework(new Set([name])),
)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-frameworks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(FRAMEWORKS)('the adapter $file', ({ file }) => {
  const adapter = readExample(`adapters/${file}`)

  test('has about ten lines, one of which has to be filled in', () => {
    expect(adapter.split('\n').length).toBeLessThan(14)
    expect(adapter.match(/FILL IN/g)).toHaveLength(1)
  })

  test("returns the application's answers and retrieved items", async () => {
    const [path = '', text = ''] = APPLICATIONS[file] ?? []
    const home = join(folder, file)
    for (const [name, content] of [
      [path, text],
      ['golden/answer.mjs', adapter],
      ['package.json', '{"type": "module"}'],
    ] as const) {
      mkdirSync(dirname(join(home, name)), { recursive: true })
      writeFileSync(join(home, name), content)
    }
    const { default: answer } = (await import(
      /* @vite-ignore */ pathToFileURL(join(home, 'golden/answer.mjs')).href
    )) as {
      default: (request: object, call: object) => Promise<{ answer: string; spans: readonly object[] }>
    }
    const reply = await answer({ query: 'When?', top_k: 5 }, { signal: new AbortController().signal })
    expect(reply.answer).toBe('Re: When?')
    expect(reply.spans).toHaveLength(1)
    const span = JSON.stringify(reply.spans[0])
    expect(span).toContain('"Nine to six."')
    expect(span).toMatch(/"(?:path|source|file_path)":"README.md"/)
  })
})

test('examples/adapters contains no others', () => {
  expect(readdirSync(join(root, 'examples/adapters')).sort()).toEqual(FRAMEWORKS.map(({ file }) => file).sort())
})

test.each([
  [['ai', '@mastra/core'], 'Mastra'],
  [['ai', '@langchain/core', 'express'], 'LangChain.js'],
  [['llamaindex'], 'LlamaIndex.TS'],
  [['ai'], 'Vercel AI SDK'],
  [['express'], null],
])('%j is %s', (packages, name) => {
  expect(recogniseFramework(new Set(packages)).name).toBe(name)
})
