import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/io/sha256.js'
import type { Run } from '../../../src/model/run/run.js'
import { goldenpair } from './recorded-terminal.js'

// A checkout on Windows has CRLF instead of LF (core.autocrlf), with the same meaning.
const root = mkdtempSync(join(tmpdir(), 'goldenpair-line-ends-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))
let count = 0

type Files = Readonly<Record<string, string>>

/** Two folders with the same files, one of them with CRLF. */
function checkOut(files: Files): readonly [lf: string, crlf: string] {
  const place = join(root, String(count++))
  const [lf, crlf] = [join(place, 'lf', 'work'), join(place, 'crlf', 'work')]
  for (const [path, text] of Object.entries(files)) {
    expect(text).not.toContain('\r')
    for (const [folder, content] of [
      [lf, text],
      [crlf, text.replaceAll('\n', '\r\n')],
    ] as const) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
  }
  return [lf, crlf]
}

/** Returns all text files below a folder of this repository. */
const filesOf = (folder: string, to = ''): Files =>
  Object.fromEntries(
    readdirSync(join(REPOSITORY, folder), { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      const text = entry.isFile() ? readFileSync(path, 'utf8') : '\0'
      return text.includes('\0') || text.includes('\ufffd') || text.includes('\r')
        ? []
        : [[`${to}${path.slice(join(REPOSITORY, folder).length + 1)}`, text]]
    }),
  )

async function say(folder: string, args: readonly string[]): Promise<unknown> {
  const { code, out, log } = await goldenpair(folder, args)
  const [said, logged] = [out, log].map((text) =>
    text.replaceAll(folder, '.').replaceAll(/sha256:[\da-f]{5}-|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…'),
  )
  return { code, out: said, log: logged }
}

const DOCS = {
  'docs/refunds.md':
    '# Refunds\n\nMoney comes back within thirty days.\n\n## Limits\n\nGifts are not refunded,\nexcept by voucher.\n',
  'docs/shipping.md': '# Shipping\n\nParcels take three days.\n',
}
const GOLDEN = {
  'golden/suite.yaml': `name: shop
target: { type: search, include: ['docs/**/*.md'] }
variants:
  all: {}
judge: { type: lexical, prompts: { answer: judge.md } }
scoring: { judged: [answer] }
gates:
  - { metric: success, max_drop: 5pp, primary: true }
`,
  'golden/judge.md': 'Be strict.\n\nA date is a day.\n',
  'golden/cases/a.yaml': `- id: refund
  query: |
    How long does a refund take?
    And for gifts?
  expected_answer: >-
    Money comes back
    within thirty days.
  expected_spans: [{ path: docs/refunds.md, symbol: Limits, hash: '${sha256('## Limits\n\nGifts are not refunded,\nexcept by voucher.')}' }]
`,
  'golden/cases/b.jsonl': '{"id":"parcel","query":"How long does a parcel take?"}\n{"id":"gift","query":"Gifts?"}\n',
  'golden/cases/c.csv': 'id,query,tags\nquoted,"Are parcels\nrefunded?",a\nplain,What is shipping?,b\n',
}

describe('files with CRLF are read like those with LF:', () => {
  test('a suite, its cases in each format, its prompts, its documents and a run of it', async () => {
    const [lf, crlf] = checkOut({ ...DOCS, ...GOLDEN })
    const reads = async (folder: string): Promise<unknown> => {
      const validated = await say(folder, ['validate', '--json'])
      const ran = await goldenpair(folder, ['run', '--out', 'out'])
      const { cases, fingerprints, settings } = JSON.parse(readFileSync(join(folder, 'out/run.json'), 'utf8')) as Run
      const trials = readFileSync(join(folder, 'out/trials.jsonl'), 'utf8').replaceAll(
        /"(?:latency_ms|performance\.[\w@-]+)":[\d.e-]+/g,
        '',
      )
      return { validated, code: ran.code, log: ran.log, cases, fingerprints, settings, trials }
    }
    const read = await reads(lf)
    expect(read).toMatchObject({
      code: 0,
      cases: [{ query: 'How long does a refund take?\nAnd for gifts?\n' }, {}, {}, {}, {}],
    })
    expect(await reads(crlf)).toEqual(read)
  })

  test('runs, re-runs and references', async () => {
    const [lf, crlf] = checkOut(filesOf('test/fixtures/0.1.0'))
    for (const args of [
      ['compare', 'first', 'second', '--json'],
      ['compare', 'golden/reference.json', 'first', '--json'],
      ['history', '.'],
      ['export', 'second', '--to', 'jsonl', '--out', 'out.jsonl', '--force'],
      ['ratchet', 'second'],
    ])
      expect(await say(crlf, args), args.join(' ')).toEqual(await say(lf, args))
  })

  test.each([
    [['import', 'csv', 'questions.csv', '--out', 'golden/cases/i.yaml']],
    [['import', 'promptfoo', 'promptfooconfig.yaml', '--out', 'golden/cases/i.yaml']],
    [['import', 'beir', 'beir/queries.jsonl', 'beir/qrels.tsv', '--out', 'golden/cases/i.yaml']],
    [['import', 'trec', 'trec/topics.txt', 'trec/qrels.txt', '--out', 'golden/cases/i.yaml']],
    [['import', 'llmc', 'llmc.json', '--out', 'golden/cases/i.yaml']],
  ])('%j', async (args) => {
    const [lf, crlf] = checkOut(filesOf('examples/import'))
    const imported = async (folder: string): Promise<unknown> => [
      await say(folder, args),
      readFileSync(join(folder, 'golden/cases/i.yaml'), 'utf8'),
    ]
    const read = await imported(lf)
    expect(read).toMatchObject([{ code: 0 }, expect.stringContaining('id: ')])
    expect(await imported(crlf)).toEqual(read)
  })

  test.each(['deepeval.json', 'lm-eval.jsonl', 'ragas.csv', 'table.tsv', 'inspect.json'])(
    'results of another harness, %s',
    async (name) => {
      const [lf, crlf] = checkOut(filesOf('test/fixtures/fuzz'))
      const args = ['compare', name, name, '--json']
      const read = await say(lf, args)
      expect(read).toMatchObject({ out: expect.stringContaining('"verdict"') as string })
      expect(await say(crlf, args)).toEqual(read)
    },
  )

  test('recorded questions', async () => {
    const [lf, crlf] = checkOut({ ...filesOf('test/fixtures/logs'), ...DOCS, ...GOLDEN })
    const args = ['suggest', 'app.jsonl', '--out', 'golden/cases/s.yaml']
    const read = await say(lf, args)
    expect(read).toMatchObject({ code: 0 })
    expect(await say(crlf, args)).toEqual(read)
  })
})

test('an edit of a case file with CRLF keeps its line ends', async () => {
  const [, folder] = checkOut({ ...DOCS, ...GOLDEN })
  const path = join(folder, 'golden/cases/a.yaml')
  cpSync(join(folder, 'docs/refunds.md'), join(folder, 'docs/money.md'))
  rmSync(join(folder, 'docs/refunds.md'))
  const before = readFileSync(path, 'utf8')
  const { code } = await goldenpair(folder, ['validate', '--rebind', '--write'])
  expect([code, readFileSync(path, 'utf8')]).toEqual([0, before.replace('docs/refunds.md', 'docs/money.md')])
})
