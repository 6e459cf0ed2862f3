import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { toJSONSchema } from 'zod'
import { REGISTRY } from '../../../src/measure/targets/index.js'
import { KNOWN_TARGETS } from './known-targets.js'

test('names are unique and sorted', () => {
  const names = REGISTRY.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].sort())
})

describe.each(REGISTRY)('target $name', (target) => {
  const optionsOf = async () => {
    await using known = await KNOWN_TARGETS[target.name]?.()
    return known?.options ?? {}
  }

  test('has a title and refuses unknown options', async () => {
    expect(target.title).toMatch(/^[A-Z]/)
    expect(target.options.safeParse({ ...(await optionsOf()), nonsense: 1 }).success).toBe(false)
  })

  test('docs/protocol.md has a section for it that names every option', async () => {
    const page = await readFile(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
    const section = page.split(/^## /m).find((text) => text.startsWith(`${target.name}\n`)) ?? ''
    const { properties = {} } = toJSONSchema(target.options, { io: 'input', unrepresentable: 'any' })
    expect(Object.keys(properties).filter((name) => !section.includes(`\`${name}\``))).toEqual([])
    expect(section).not.toBe('')
  })

  test('gives the same options when they are parsed twice', async () => {
    const once = target.options.parse(await optionsOf())
    expect(target.options.parse(once)).toEqual(once)
  })
})
