import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toJSONSchema } from 'zod'
import { observationSchema } from '../../../src/core/model/observation.js'
import { REGISTRY } from '../../../src/shell/targets/index.js'
import { FIXTURES, makeRequest, startSession } from './start-session.js'

/** Options with which a target answers every question; a new target adds its line here. */
const WORKING: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  command: { command: [process.execPath, join(FIXTURES, 'instant.mjs')], shutdown_seconds: 1 },
  search: { include: ['*.md'] },
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-targets-'))
  await writeFile(join(folder, 'a.md'), '# Plums\nPlums ripen in August.\n')
})
afterAll(async () => rm(folder, { recursive: true }))

test('names are unique and sorted', () => {
  const names = REGISTRY.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].sort())
})

describe.each(REGISTRY)('target $name', (target) => {
  const start = async () => startSession(target, WORKING[target.name] ?? {}, { workingDirectory: folder })
  const limits = { timeoutMs: 20_000, signal: new AbortController().signal }

  test('has a title and refuses unknown options', () => {
    expect(target.title).toMatch(/^[A-Z]/)
    expect(target.options.safeParse({ ...WORKING[target.name], nonsense: 1 }).success).toBe(false)
  })

  test('docs/protocol.md has a section for it that names every option', async () => {
    const page = await readFile(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
    const section = page.split(/^## /m).find((text) => text.startsWith(`${target.name}\n`)) ?? ''
    const { properties = {} } = toJSONSchema(target.options, { io: 'input' })
    expect(Object.keys(properties).filter((name) => !section.includes(`\`${name}\``))).toEqual([])
    expect(section).not.toBe('')
  })

  test('its options may be parsed twice', () => {
    const once = target.options.parse(WORKING[target.name])
    expect(target.options.parse(once)).toEqual(once)
  })

  test('answers with an observation that the stored run can hold', async () => {
    await using session = await start()
    const observation = await session.ask(makeRequest('When do plums ripen?', 'c#0'), limits)
    expect(observation.status).toBe('ok')
    expect(observationSchema.parse(JSON.parse(JSON.stringify(observation)))).toEqual(observation)
  })

  test('answers many at once, each its own question', async () => {
    await using session = await start()
    const questions = Array.from({ length: 50 }, (_, index) => `plums ${index}`)
    const answers = await Promise.all(questions.map(async (query) => session.ask(makeRequest(query), limits)))
    const alone = await Promise.all(questions.map(async (query) => session.ask(makeRequest(query), limits)))
    const replies = (all: typeof answers) => all.map((one) => one.status === 'ok' && one.reply)
    expect(replies(answers)).toEqual(replies(alone))
  })

  test('rejects when the run was stopped', async () => {
    await using session = await start()
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(session.ask(makeRequest('plums'), { timeoutMs: 1000, signal: stopped })).rejects.toThrow('stopped')
  })

  test('says the same corpus fingerprint twice', async () => {
    await using first = await start()
    await using second = await start()
    expect(first.corpusFingerprint).toBe(second.corpusFingerprint)
  })
})
