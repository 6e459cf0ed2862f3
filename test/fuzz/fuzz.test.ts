import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { UserError } from '../../src/model/error.js'
import { inputsNear, largeInputs } from './mutate.js'
import { CommandRefused, type Parser, PARSERS, stopParsers } from './parsers.js'

/** `npm run fuzz` sets these variables (scripts/fuzz.js). Without them, every run has the same few inputs. */
const { FUZZ_SECONDS, FUZZ_SEED, FUZZ_ONLY = '' } = process.env
const isAlone = FUZZ_SECONDS !== undefined
const seed = Number(FUZZ_SEED ?? 20_261_124)
/** The number of inputs per parser without a time limit; slower parsers get fewer. */
const INPUTS = 24
/** The limits for a megabyte. They are strict only if the parser is alone in its process; next to other tests, only endless loops fail. */
const LIMITS = isAlone ? { seconds: 2, bytes: 200e6 } : { seconds: 60, bytes: Infinity }

const chosen = PARSERS.filter(({ name }) => name.includes(FUZZ_ONLY))
const root = mkdtempSync(join(tmpdir(), 'goldenpair-fuzz-'))

afterAll(async () => {
  await stopParsers()
  rmSync(root, { recursive: true, force: true })
})

/** Parses an input in a new folder. Returns what went wrong, or `null`. */
async function findFault(parser: Parser, bytes: Buffer): Promise<string | null> {
  // An interrupted parser continues while the next one runs, so each has its own folder.
  const place = mkdtempSync(join(root, 'place-'))
  const folder = join(place, 'inside')
  mkdirSync(folder)
  const names = Reflect.ownKeys(Object.prototype).length
  const before = process.cpuUsage()
  try {
    await parser.read(bytes, folder)
  } catch (error) {
    const refusals = [UserError, CommandRefused, ...(parser.refusals ?? [])]
    const isRefusal = refusals.some((refusal) => error instanceof refusal)
    if (!isRefusal) return `it threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  if (seconds > Math.max(LIMITS.seconds, parser.seconds ?? 0)) return `it took ${seconds.toFixed(1)} s`
  if (Reflect.ownKeys(Object.prototype).length !== names) return 'it changed the prototype of all objects'
  const outside = [...readdirSync(root), ...readdirSync(place)].filter((name) => !/^place-|^inside$/.test(name))
  rmSync(place, { recursive: true })
  if (outside.length > 0) return `it wrote ${outside.join(', ')} outside its folder`
  return null
}

/** Fails with the fault, and keeps the input for a closer look. */
function fail(parser: Parser, bytes: Buffer, fault: string): never {
  const folder = new URL('../../node_modules/.cache/fuzz/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const file = new URL(`${parser.name.replaceAll(/[^\w.]+/g, '-')}.bin`, folder)
  writeFileSync(file, bytes)
  expect.fail(
    `${parser.name}: ${fault}\nThe input is in ${file.pathname}. Again: npm run fuzz -- --seed ${seed} --only '${parser.name}'`,
  )
}

describe.each(chosen)('$name', (parser) => {
  const { samples, weight = 1 } = parser
  const limitMs = isAlone ? (1000 * Number(FUZZ_SECONDS)) / chosen.length : undefined

  test('accepts its samples', async () => {
    for (const sample of samples) {
      const folder = mkdtempSync(join(root, 'sample-'))
      await parser.read(sample, folder)
      rmSync(folder, { recursive: true })
    }
  })

  test(
    'parses or refuses changed samples',
    async () => {
      const property = fc.asyncProperty(inputsNear(samples), async (bytes) => {
        expect(await findFault(parser, bytes)).toBe(null)
      })
      const { failed, counterexample, numRuns } = await fc.check(property, {
        seed,
        ...(limitMs === undefined
          ? { numRuns: Math.ceil(INPUTS / weight) }
          : { numRuns: 1e9, interruptAfterTimeLimit: limitMs, markInterruptAsFailure: false }),
      })
      if (isAlone) console.log(`${parser.name}: ${numRuns} inputs`)
      const [bytes] = counterexample ?? []
      if (failed && bytes !== undefined)
        fail(parser, bytes, (await findFault(parser, bytes)) ?? 'a fault that does not show again')
      expect(failed).toBe(false)
    },
    (limitMs ?? 0) + 120_000,
  )

  test('parses or refuses a megabyte in time', async () => {
    const all = largeInputs(samples)
    // Without a time limit, each parser gets a different one of them. Whole commands take seconds, so only `npm run fuzz` tests them.
    const place = PARSERS.indexOf(parser) % all.length
    for (const [name, bytes] of isAlone ? all : weight > 1 ? [] : all.slice(place, place + 1)) {
      const began = process.resourceUsage().maxRSS
      const used = process.memoryUsage.rss()
      const fault = await findFault(parser, bytes)
      if (fault !== null) fail(parser, bytes, `${fault}, of a megabyte of ${name}`)
      const most = process.resourceUsage().maxRSS
      const taken = most > began ? 1024 * most - used : 0
      if (taken > Math.max(LIMITS.bytes, parser.bytes ?? 0))
        fail(parser, bytes, `it took ${Math.round(taken / 1e6)} MB for a megabyte of ${name}`)
      if (isAlone) globalThis.gc?.()
    }
  })
})

test('every file of the corpus is a sample', () => {
  const source = readFileSync(new URL('parsers.ts', import.meta.url), 'utf8')
  const files = readdirSync(new URL('../fixtures/fuzz', import.meta.url))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((name) => !source.includes(`'${name}'`))).toEqual([])
})
