import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { REGISTRY } from '../../../../src/exchange/import/index.js'
import { EXAMPLES, EXAMPLES_FOLDER } from '../../../exchange/import/read-examples.js'
import { goldenpair } from '../recorded-terminal.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-import-'))
  cpSync(EXAMPLES_FOLDER, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const SUITE = 'name: mine\ncases: [cases/*.yaml]\ntarget: { type: search }\n'
const OUT = 'golden/cases/imported.yaml'

describe.each(Object.entries(EXAMPLES))('goldenpair import %s', (format, files) => {
  test('writes cases that the suite reads without a problem', async () => {
    const { code, out } = await goldenpair(folder, ['import', format, ...files, '--out', OUT])
    expect(code).toBe(0)
    const [, count = ''] = /^golden\/cases\/imported\.yaml: (\d+) cases? written/.exec(out) ?? []
    writeFileSync(join(folder, 'golden/suite.yaml'), SUITE)
    const validated = await goldenpair(folder, ['validate'])
    expect(validated.code).toBe(0)
    expect(validated.out).toContain(`Cases: ${count} (0 critical).`)
    expect(`${validated.out}${validated.log}`).not.toContain('expects nothing')
  })

  test('when repeated, keeps ids unique in the suite, with a note for each', async () => {
    await goldenpair(folder, ['import', format, ...files, '--out', OUT])
    writeFileSync(join(folder, 'golden/suite.yaml'), SUITE)
    const again = await goldenpair(folder, ['import', format, ...files, '--out', 'golden/cases/again.yaml'])
    expect(again.log).toContain('is already used: this case becomes `')
    expect(again.out).toContain('Next: goldenpair validate')
    expect((await goldenpair(folder, ['validate'])).code).toBe(0)
  })
})

const SPANS_NEEDED =
  'Cases with expected spans need a target that returns `spans`; if only answers count, set `scoring: { success: answer }` in the suite.'

describe('goldenpair import', () => {
  test('prints what is not carried over, with file and line', async () => {
    const { log, out } = await goldenpair(folder, ['import', 'csv', 'questions.csv', '--out', OUT])
    expect(log).toBe('warning: questions.csv:1: columns not imported: owner.')
    expect(out).toBe(
      `${OUT}: 3 cases written, 1 note above.\nquestions.csv: id, question → query, answer → expected_answer, tags, source → expected_spans, difficulty.\nNext: goldenpair init, which uses these cases (unless you have a suite elsewhere).\n${SPANS_NEEDED}`,
    )
  })

  test('infers the format from the file name if a case file is requested', async () => {
    const { code, out } = await goldenpair(folder, ['import', 'questions.json', '--out', OUT])
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        `${OUT}: 2 cases written, 1 note above.`,
        'questions.json under `examples`: question → query, ground_truth → expected_answer, metadata.category → tags, sources → expected_spans.',
        'Next: goldenpair init, which uses these cases (unless you have a suite elsewhere).',
        SPANS_NEEDED,
      ].join('\n'),
    })
  })

  test('uses --map to find the fields if their names do not fit', async () => {
    writeFileSync(join(folder, 'fragen.json'), '[{"frage": "Warum?", "antwort": "Darum.", "quelle": "a.md"}]')
    const args = ['import', 'fragen.json', '--out', OUT]
    expect((await goldenpair(folder, args)).log).toContain('e.g. --map query=frage')
    const map = 'query=frage,answer=antwort,source=quelle'
    await goldenpair(folder, [...args, '--map', map])
    expect(readFileSync(join(folder, OUT), 'utf8')).toContain('expected_spans:\n    - { path: a.md }')
    expect((await goldenpair(folder, [...args, '--map', 'query'])).log).toContain(
      'pairs such as query=frage,answer=antwort',
    )
  })

  test.each([
    [null, 'cases.yaml', 'move cases.yaml into golden/cases, where goldenpair init looks for cases (unless'],
    [
      SUITE,
      'golden/cases/more.yml',
      'name golden/cases/more.yml under `cases` in golden/suite.yaml, which does not read',
    ],
    [SUITE, 'golden/cases/more.yaml', 'goldenpair validate'],
  ])('says what to do with a file: %j, %s', async (suite, out, next) => {
    mkdirSync(join(folder, 'golden'))
    if (suite !== null) writeFileSync(join(folder, 'golden/suite.yaml'), suite)
    const imported = await goldenpair(folder, ['import', 'csv', 'questions.csv', '--out', out])
    expect(imported.code).toBe(0)
    expect(imported.out).toContain(`Next: ${next}`)
  })

  test('warns of a page of an API that is not the whole, as cases, as results and as logs', async () => {
    const item = (at: number) => ({
      id: `i${at}`,
      input: `Question ${at}?`,
      expectedOutput: 'x',
      output: 'x',
      score: 1,
    })
    const meta = { page: 1, limit: 3, totalItems: 120, totalPages: 40 }
    writeFileSync(join(folder, 'page.json'), JSON.stringify({ data: [0, 1, 2].map(item), meta }))
    const said = 'page.json: it is a page with 3 of 120 items. Ask for the other pages too, and join their lists.'
    for (const args of [
      ['import', 'json', 'page.json', '--out', OUT],
      ['import', 'page.json', '--out', 'run'],
      ['suggest', 'page.json'],
    ]) {
      const { code, log } = await goldenpair(folder, args)
      expect({ args, code, log }).toEqual({ args, code: 0, log: expect.stringContaining(`warning: ${said}`) as string })
    }
  })

  test('never overwrites a file without --force', async () => {
    const args = ['import', 'csv', 'questions.csv', '--out', OUT]
    await goldenpair(folder, args)
    const first = readFileSync(join(folder, OUT), 'utf8')
    writeFileSync(join(folder, OUT), 'mine')
    expect(await goldenpair(folder, args)).toMatchObject({
      code: 3,
      out: '',
      log: `error: ${OUT} exists already, and nothing was written. Give another name, or replace it with --force.`,
    })
    expect(readFileSync(join(folder, OUT), 'utf8')).toBe('mine')
    expect(await goldenpair(folder, [...args, '--force'])).toMatchObject({ code: 0 })
    expect(readFileSync(join(folder, OUT), 'utf8')).toBe(first)
  })

  test('leaves out a case that the suite would refuse, and keeps the others', async () => {
    const tests = [
      { vars: { question: 'good' }, assert: [{ type: 'equals', value: 'x' }] },
      {
        vars: { question: 'bad' },
        assert: [{ type: 'is-json', value: { properties: JSON.parse('{"__proto__":{}}') as unknown } }],
      },
    ]
    writeFileSync(join(folder, 'tests.json'), JSON.stringify(tests))
    const { code, out, log } = await goldenpair(folder, ['import', 'promptfoo', 'tests.json', '--out', OUT])
    expect(code).toBe(0)
    expect(out).toContain(': 1 case written, 1 note above.')
    expect(log).toContain('warning: tests.json:1: left out: ')
  })

  test('adds the given tag to every case, next to its own', async () => {
    const args = ['import', 'promptfoo', ...(EXAMPLES['promptfoo'] ?? []), '--out', OUT, '--tag', 'hours,old']
    expect((await goldenpair(folder, args)).code).toBe(0)
    const tags = [...readFileSync(join(folder, OUT), 'utf8').matchAll(/tags: (.*)/g)].map(([, list]) => list)
    expect(tags).toEqual(['[ hours, old ]', '[ hours, old ]', '[ hours, old ]', '[ hours, old ]', '[ hours, old ]'])
  })

  test('names a file that cannot be read', async () => {
    const { code, log } = await goldenpair(folder, ['import', 'csv', 'no.csv', '--out', OUT])
    expect(code).toBe(3)
    expect(log).toContain('error: Cannot read no.csv: it does not exist.')
  })

  test('writes nothing if nothing can be imported', async () => {
    writeFileSync(join(folder, 'none.csv'), 'question\n')
    expect(await goldenpair(folder, ['import', 'csv', 'none.csv', '--out', OUT])).toMatchObject({
      code: 3,
      log: 'error: Nothing could be imported from none.csv as csv; the notes above say why. Nothing was written.',
    })
    expect(() => readFileSync(join(folder, OUT))).toThrow('ENOENT')
  })

  test('--help lists the formats', async () => {
    const { out } = await goldenpair(folder, ['import', '--help'])
    for (const { name, title } of REGISTRY) expect(out.replace(/\s+/g, ' ')).toContain(` ${name} ${title} `)
  })

  test.each([
    [
      ['import'],
      'error: goldenpair import: no format given; name one of csv, json, jsonl, yaml, llmc, promptfoo, beir, trec. `goldenpair import --help` shows what it takes.',
    ],
    [
      ['import', 'promptfo', 'x'],
      'error: goldenpair import: "promptfo" is not one of csv, json, jsonl, yaml, llmc, promptfoo, beir, trec. Did you mean `promptfoo`? `goldenpair import --help` shows what it takes.',
    ],
    [
      ['import', 'csv'],
      'error: goldenpair import: no files to import as csv. `goldenpair import --help` shows what it takes.',
    ],
    [
      ['import', 'csv', 'questions.csv'],
      'error: goldenpair import: no --out; name the case file to write, e.g. --out golden/cases/imported.yaml. `goldenpair import --help` shows what it takes.',
    ],
    [
      ['import', 'csv', 'questions.csv', '--out', 'cases.json'],
      'error: --out: got `cases.json`, expected a file that ends in .yaml or .yml.',
    ],
    [
      ['import', 'llmc', 'package.json', '--out', OUT],
      `error: package.json cannot be imported as llmc: it has no list of questions, such as \`[{ "question": …, "answer": … }]\` or \`{ "queries": [ … ] }\`; it begins ${JSON.stringify(JSON.parse(readFileSync(join(EXAMPLES_FOLDER, 'package.json'), 'utf8'))).slice(0, 199)}…. docs/import.md shows the format.`,
    ],
  ])('the mistake %j is explained', async (args, message) => {
    expect(await goldenpair(folder, args)).toMatchObject({ code: 3, out: '', log: message })
  })
})
