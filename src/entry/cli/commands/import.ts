import { extname, resolve } from 'node:path'
import { countOf } from '../../../format/format-number.js'
import type { Imported, ImportedCase, Importer, ImportFile, ImportNote } from '../../../exchange/import/importer.js'
import { REGISTRY } from '../../../exchange/import/index.js'
import { makeIdsUnique, writeCases } from '../../../exchange/import/write-cases.js'
import { createFile, locatePath, nameFrom, readTextFile, refuseExisting, replaceFile } from '../../../io/files.js'
import { SILENT } from '../../../io/log.js'
import { sha256 } from '../../../io/sha256.js'
import { RESULT_READERS } from '../../../exchange/import/results/index.js'
import { checkJsonSchema } from '../../../metrics/answer/json-schema.js'
import { ANSWER_ALONE } from '../../../metrics/success-rules.js'
import { onMistake, UserError } from '../../../model/error.js'
import { suggest } from '../../../model/suggest.js'
import { globToRegExp } from '../../../model/glob.js'
import { parseCases } from '../../../measure/suite/parse-cases.js'
import { casePatterns, resolveFrom } from '../../../measure/suite/parse-manifest.js'
import { mergeAlike } from '../../../measure/suite/problem.js'
import { type Command, requireYaml, refuseArguments, refuseFlags, type Showing, type Terminal } from '../flags.js'
import { RESULT_OPTIONS } from '../../../measure/import/result-options.js'
import { readResultInput } from '../../../measure/import/read-results.js'
import { FORMAT_HELP, importResults, readResultOptions } from '../record-inputs.js'
import { loadLocalSuite, createContext } from '../context.js'

const NAMES = REGISTRY.map(({ name }) => name)
/** The formats of file names that do not end in the format's own name. */
const FORMAT_OF: Readonly<Record<string, string>> = { tsv: 'csv', ndjson: 'jsonl', yml: 'yaml' }

export const importCases: Command = {
  help: FORMAT_HELP,
  details: [
    ...REGISTRY.map(({ name, title }): [string, string] => [name, title]),
    ['a results file', 'what another harness scored, such as results.json of promptfoo: --out is a run folder'],
  ],
  run: async ({ flags, given, positionals, terminal }) => {
    // If a case file is wanted, the first argument is no file of results.
    const ending = extname(positionals[0] ?? '')
      .slice(1)
      .toLowerCase()
    const own = NAMES.find((name) => name === (FORMAT_OF[ending] ?? ending))
    const isNamed = own === undefined || !/\.ya?ml$/i.test(flags.out ?? '')
    const [format = '', ...files] = isNamed ? positionals : [own, ...positionals]
    const refuse = (got: string, suggestion?: string | null): never => refuseArguments('import', got, suggestion)
    const importer = REGISTRY.find(({ name }) => name === format)
    const results =
      importer === undefined && format !== '' ? await readResultInput(format, readResultOptions(flags), terminal) : null
    if (results !== null) return importResults(results, files, { flags, given, terminal })
    if (importer === undefined)
      return refuse(
        format === ''
          ? `no format given; name one of ${NAMES.join(', ')}`
          : RESULT_READERS.some(({ name }) => name === format)
            ? `"${format}" is a format of results; write goldenpair import FILE --format ${format} --out FOLDER`
            : `"${format}" is not one of ${NAMES.join(', ')}`,
        suggest(format, NAMES),
      )
    refuseFlags(given, RESULT_OPTIONS, 'no such flag beside a case file, which has no scores')
    if (files.length === 0) return refuse(`no files to import as ${format}`)
    const out = flags.out
    if (out === undefined) return refuse('no --out; name the case file to write, e.g. --out golden/cases/imported.yaml')
    requireYaml(out)
    const { count, notes, next, summary, needsSpans } = await importSuite(importer, files, { out, flags, terminal })
    const noted = notes.length === 0 ? '' : `, ${countOf(notes.length, 'note')} above`
    terminal.print(`${out}: ${countOf(count, 'case')} written${noted}.`)
    for (const line of summary) terminal.print(line)
    terminal.print(`Next: ${next}`)
    if (needsSpans)
      terminal.print(`Cases with expected spans need a target that returns \`spans\`; ${ANSWER_ALONE} in the suite.`)
    return 0
  },
}

const MAX_BYTES = 100_000_000

/**
 * Writes the cases of files in another format as a case file of a suite. Ids stay unique in the suite at `suitePath`, if
 * there is one. A case that the suite's own reader would refuse is left out with its reason. Throws `file-exists`
 * (without `force`), `file-unreadable`, `import-invalid`, and `import-empty`, once the notes are logged.
 */
async function importSuite(
  importer: Importer,
  files: readonly string[],
  // `out` is the path of the case file from the working directory.
  { out, flags, terminal }: Showing & { readonly out: string },
) {
  const { suite: suitePath, force } = flags
  const { workingDirectory, log } = terminal
  const target = resolve(workingDirectory, out)
  if (!force) await refuseExisting([out], workingDirectory)
  const sources: ImportFile[] = []
  for (const path of files) {
    const text = await readTextFile({ path: resolve(workingDirectory, path), shown: path, maxBytes: MAX_BYTES })
    sources.push({ path, text })
  }
  const taken = await listTakenIds(suitePath, terminal, nameFrom(workingDirectory, out))
  const read = importer.read(sources, { checkJsonSchema, map: flags.map })
  const { cases, notes, summary = [] } = refuseUnusable(makeIdsUnique(addTags(read, flags.tag), taken))
  for (const { file, line, message } of flags.verbose ? notes : mergeAlike(notes))
    log.warning(`${file}${line === null ? '' : `:${line}`}: ${message}`)
  if (cases.length === 0) throw new UserError('import-empty', { format: importer.name, files })
  const heading = [
    `Imported by \`goldenpair import ${importer.name}\` from ${files.join(', ')}.`,
    'Edit it like any other case file; the originals are not read again.',
  ]
  const drafts = cases.map(({ draft }) => draft)
  const text = writeCases(heading, drafts)
  if (force) await replaceFile(target, text)
  else if (!(await createFile(target, text))) await refuseExisting([out], workingDirectory)
  return {
    count: cases.length,
    notes,
    summary,
    needsSpans: drafts.some(({ expected_spans: spans = [], expected_answer: answer }) => answer && spans.length > 0),
    next: await nextStep(suitePath, nameFrom(workingDirectory, out), terminal),
  }
}

/** Says what to do with a written case file, which not every suite reads. */
async function nextStep(suitePath: string, out: string, { workingDirectory }: Terminal): Promise<string> {
  const path = resolve(workingDirectory, suitePath)
  if ((await locatePath(workingDirectory, path)) === 'missing')
    return out.startsWith('golden/cases/')
      ? 'goldenpair init, which uses these cases (unless you have a suite elsewhere).'
      : `move ${out} into golden/cases, where goldenpair init looks for cases (unless you have a suite elsewhere).`
  const shown = nameFrom(workingDirectory, path)
  const patterns = casePatterns({ path: shown, text: await readTextFile({ path, shown, maxBytes: MAX_BYTES }) })
  const isRead = patterns.some((pattern) => globToRegExp(resolveFrom(shown, pattern) ?? '').test(out))
  return isRead ? 'goldenpair validate' : `name ${out} under \`cases\` in ${shown}, which does not read it yet.`
}

function addTags(read: Imported, tags: readonly string[]): Imported {
  if (tags.length === 0) return read
  const add = (own: readonly string[] = []): string[] => [...new Set([...own, ...tags])]
  return { ...read, cases: read.cases.map((one) => ({ ...one, draft: { ...one.draft, tags: add(one.draft.tags) } })) }
}

/** Lists the ids of the suite's cases, except those of one file; none if there is no suite that can be read. */
async function listTakenIds(path: string, terminal: Terminal, except: string): Promise<ReadonlySet<string>> {
  // Mistakes in a suite are for `goldenpair validate`; they are no reason not to import.
  const suite = await loadLocalSuite(path, { ...createContext(terminal), log: SILENT }).catch(onMistake(() => null))
  return new Set(suite?.cases.filter(({ at }) => at.file !== except).map(({ id }) => id))
}

/**
 * Checks every case with the suite's own reader, as it will be written. Checks them one by one, so that a bad one costs
 * only itself.
 */
function refuseUnusable({ cases, notes, ...rest }: Imported): Imported {
  const refused: ImportNote[] = []
  const usable = cases.filter(({ draft, file, line }: ImportedCase) => {
    const text = writeCases([], [draft])
    const { problems } = parseCases({ files: [{ path: 'case.yaml', text }], hash: sha256, checkJsonSchema })
    for (const { message } of problems) refused.push({ file, line, message: `left out: ${message}` })
    return problems.length === 0
  })
  return { ...rest, cases: usable, notes: [...notes, ...refused] }
}
