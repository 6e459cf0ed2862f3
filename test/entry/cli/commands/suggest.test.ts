import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { goldenpair } from '../recorded-terminal.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-suggest-'))
  cpSync(new URL('../../../fixtures/logs', import.meta.url), folder, { recursive: true })
  mkdirSync(join(folder, 'golden/cases'), { recursive: true })
  writeFileSync(
    join(folder, 'golden/suite.yaml'),
    'name: shop\ncases: [cases/*.yaml]\ntarget: { type: command, command: cat }\n',
  )
  writeFileSync(
    join(folder, 'golden/cases/a.yaml'),
    '- { id: password, query: how can I reset a password, tags: [account], expected_answer: by the link }\n',
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const DRAFTS = 'golden/cases/drafts.yaml'

describe('goldenpair suggest', () => {
  test('shows what the suite lacks, and drafts cases for it', async () => {
    const { code, out, log } = await goldenpair(folder, ['suggest', 'app.jsonl', '--out', DRAFTS])
    expect(code).toBe(0)
    expect(out.replaceAll('\u202f', ' ')).toBe(
      [
        '7 questions, 6 different. The suite has 1 case.',
        'Covered (like an enabled case, with a similarity of 0.5 or more): 2 questions (28.6 %).',
        'Unclear (no word says what it is about): 1 question (14.3 %).',
        'Not covered: 4 questions (57.1 %), of 2 kinds.',
        'What the suite lacks, by how often it is asked and how far it is from every case:',
        '  1. Where is my parcel?',
        '     3 times (42.9 %), in 3 phrasings; like no case',
        '  2. Do you ship to Norway?',
        '     1 time (14.3 %); like no case',
        `${DRAFTS}: 2 drafts, none of them enabled. Confirm what each expects, then: goldenpair validate`,
      ].join('\n'),
    )
    expect(log.split('\n')).toEqual([
      'warning: 5 records left out. app.jsonl:6: it is not JSON; app.jsonl:8: it has no question under a known name; app.jsonl:9: it is not a JSON object (the first of 2); app.jsonl:12: its question has no word.',
      `warning: ${DRAFTS} quotes people. E-mail addresses, long numbers and known secrets were taken out; names and addresses were not: read it before you commit it.`,
    ])
    expect(readFileSync(join(folder, DRAFTS), 'utf8').replaceAll('\u202f', ' ')).toBe(
      readFileSync(new URL('../../../fixtures/logs/drafts.yaml', import.meta.url), 'utf8'),
    )
  })

  test('a draft is not used in a run, and is not trusted, until a person confirms it', async () => {
    await goldenpair(folder, ['suggest', 'app.jsonl', '--out', DRAFTS])
    const validated = await goldenpair(folder, ['validate'])
    expect(validated.code).toBe(0)
    expect(`${validated.out}${validated.log}`).not.toContain('expects nothing')
    expect(validated.out).toContain('Cases: 1 (0 critical).')
    // Edits the draft like somebody who believes every line.
    const text = readFileSync(join(folder, DRAFTS), 'utf8')
    writeFileSync(
      join(folder, DRAFTS),
      text
        .replace(/^ {2}# (Unconfirmed|Nothing).*\n/gm, '')
        .replace(/^ {2}# /gm, '  ')
        .replace(/^ {2}enabled: false\n/gm, ''),
    )
    expect((await goldenpair(folder, ['validate'])).out).toContain('Cases: 3 (0 critical).')
    const [parcel, norway] = parse(readFileSync(join(folder, DRAFTS), 'utf8')) as Record<string, unknown>[]
    expect(parcel).toMatchObject({ expected_spans: [{ path: 'docs/delivery.md' }] })
    expect(norway).toMatchObject({ expected_answer: 'Yes.' })
  })

  test('cases in a draft are not drafted again', async () => {
    await goldenpair(folder, ['suggest', 'app.jsonl', '--out', DRAFTS])
    const again = await goldenpair(folder, ['suggest', 'app.jsonl', '--out', 'golden/cases/more.yaml'])
    expect(again.out.replaceAll('\u202f', ' ')).toContain(
      'Waiting (like a case that is not enabled): 4 questions (57.1 %).',
    )
    expect(again.out).toContain('No draft was written: no question is unlike every case.')
  })

  test('reads OpenTelemetry and Langfuse, each trace as one question', async () => {
    const files = ['otel.jsonl', 'langfuse-traces.json', 'langfuse-observations.csv']
    const { out, log } = await goldenpair(folder, ['suggest', ...files, '--json', '--top', '5'])
    const { suggested, ...rest } = JSON.parse(out) as {
      suggested: {
        question: { query: string; answer: string; at: object; retrieved: { item: { path: string }; count: number }[] }
        count: number
      }[]
    }
    expect(rest).toEqual({
      ...{ asked: 8, different: 6, covered: 0, waiting: 0, untold: 0, lacking: 8, kinds: 5 },
      left_out: {
        count: 1,
        named: [
          {
            at: { file: 'langfuse-traces.json', line: null },
            reason: 'it has no question under a known name',
            count: 1,
          },
        ],
        ...{ items: 0, item_at: null, pages: [] },
      },
    })
    expect(
      suggested.map(({ count, question: { query, answer, retrieved } }) => [
        ...[count, query, answer],
        retrieved.map(({ item, count }) => `${item.path} ${count}`).join(', '),
      ]),
    ).toEqual([
      [2, 'May I bring my dog?', 'Yes, on a lead.', 'docs/animals.md 1'],
      [
        2,
        'How do I cancel my order?',
        'Within an hour, on the page of the order.',
        'docs/orders.md 2, docs/returns.md 2',
      ],
      [2, 'Is there a student discount?', 'Ten per cent.', 'docs/prices.md 1'],
      [1, 'Can I pay by invoice?', 'Companies can.', 'docs/payment.md 1, docs/companies.md 1'],
      [1, 'Which sizes are there?', 'S to XL.', ''],
    ])
    expect(log).toBe('warning: 1 record left out. langfuse-traces.json: it has no question under a known name.')
  })

  test('counts retrieved items that no case can expect', async () => {
    writeFileSync(join(folder, 'log.jsonl'), `${JSON.stringify({ query: 'why', retrieved: [{ path: 'a\nb' }] })}\n`)
    const { code, log } = await goldenpair(folder, ['suggest', 'log.jsonl'])
    expect([code, log]).toEqual([
      0,
      'warning: 1 retrieved item left out: no case can expect a name that has a line break or more than 300 characters. The first is at log.jsonl:1.',
    ])
  })

  test('hides secrets of the environment and of known formats', async () => {
    const key = `sk-${'a1'.repeat(12)}`
    writeFileSync(
      join(folder, 'log.jsonl'),
      `${JSON.stringify({ query: `why is ${key} refused`, contexts: [`https://u:${key}@host/d`] })}\n`,
    )
    const { out } = await goldenpair(folder, ['suggest', 'log.jsonl', '--out', DRAFTS])
    expect(`${out}${readFileSync(join(folder, DRAFTS), 'utf8')}`).not.toContain(key)
  })

  test('a hostile question cannot leave its draft', async () => {
    const query = 'stop\n- id: planted\n  query: "x" # \u2028- {id: y}\u0085: &a *b \u202e!!js\u200b'
    writeFileSync(
      join(folder, 'log.jsonl'),
      `${JSON.stringify({ query, answer: query, contexts: ['a\u2028-b', '"x"]'] })}\n`,
    )
    expect((await goldenpair(folder, ['suggest', 'log.jsonl', '--out', DRAFTS])).code).toBe(0)
    const text = readFileSync(join(folder, DRAFTS), 'utf8')
    expect(text).not.toMatch(/[\u0085\u200b\u2028\u202e]|\\u202e/i)
    const cases = parse(text) as { query: string; enabled: boolean }[]
    // Invisible characters are removed, and a line separator becomes a line break.
    const seen = 'stop\n- id: planted\n  query: "x" # \n- {id: y}\n: &a *b !!js'
    expect(cases.map(({ query, enabled }) => ({ query, enabled }))).toEqual([{ query: seen, enabled: false }])
    expect((await goldenpair(folder, ['validate'])).code).toBe(0)
  })

  test.each([
    [['none.jsonl'], 'error: Cannot read none.jsonl: it does not exist. Fix it, or name another file.'],
    [['golden'], 'error: Cannot read golden: it is a folder. Fix it, or name another file.'],
    [['app.jsonl', '--top', '0'], 'error: --top: got `0`, expected a whole number from 1.'],
    [['app.jsonl', '--out', 'a.json'], 'error: --out: got `a.json`, expected a file that ends in .yaml or .yml.'],
    [
      ['app.jsonl', '--out', 'golden/cases/a.yaml'],
      'error: golden/cases/a.yaml exists already, and nothing was written. Give another name with --out.',
    ],
    [
      ['app.jsonl', '--query', 'nope'],
      'error: No question was found in app.jsonl (app.jsonl:1: it has no question under `nope` (the first of 9); app.jsonl:6: it is not JSON; app.jsonl:9: it is not a JSON object (the first of 2)). Name the field that has it, e.g. --query request.text; docs/suggest.md shows what is read.',
    ],
    [
      ['app.jsonl', '--suite', 'nope.yaml'],
      'error: No suite at nope.yaml. Start with `goldenpair init`, or name one with --suite (input `suite` in the Action).',
    ],
  ])('refuses %j', async (args, message) => {
    const { code, log, out } = await goldenpair(folder, ['suggest', ...args])
    expect({ code, log, out }).toEqual({ code: 3, log: message, out: '' })
  })

  test('without a suite nothing counts as covered', async () => {
    rmSync(join(folder, 'golden'), { recursive: true })
    const { code, log, out } = await goldenpair(folder, ['suggest', 'app.jsonl'])
    expect([code, out.replaceAll('\u202f', ' ').split('\n')[1]]).toEqual([
      0,
      'Covered (like an enabled case, with a similarity of 0.5 or more): 0 questions (0 %).',
    ])
    expect(log).toContain(
      'There is no golden/suite.yaml, so no question counts as covered; name your suite with --suite.',
    )
  })
})
