import { join } from 'node:path'
import { countOf } from '../../../format/format-number.js'
import { listFiles, readTextFile, replaceFile } from '../../../io/files.js'
import { git } from '../../../io/git.js'
import { sha256 } from '../../../io/sha256.js'
import { groupBy } from '../../../model/group-by.js'
import type { ExitCode } from '../../../model/result/verdict.js'
import type { ExpectedSpan } from '../../../model/suite/case.js'
import type { Flags } from '../../../modes/request/options/index.js'
import { isOwnFolder, outlineText, readCheckedFile } from '../../../measure/run/arm/locate-spans.js'
import { type CaseEdit, editCases, writeDiff } from '../../../measure/suite/edit-cases.js'
import { formatProblem } from '../../../measure/suite/problem.js'
import {
  type CheckedFile,
  hasText,
  isContentHash,
  type Rebinding,
  rebindSpans,
  findSpanTexts,
} from '../../../measure/suite/stale-spans.js'
import type { Terminal } from '../flags.js'
import { loadLocalSuite, createContext } from '../context.js'
import { SILENT } from '../../../io/log.js'

/** The most bytes of a case file. */
const MAX_BYTES = 10_000_000
/** The most versions of a file to search for its earlier text, the newest first. */
const MAX_VERSIONS = 100

/**
 * Runs `validate --rebind`: finds where the texts of the suite's spans are now, and prints a diff of the case files to
 * stdout, for `git apply`; with `--write`, writes the files. Logs what each change is, and what was not found. Throws as
 * `loadSuite` and `replaceFile` do.
 */
export async function rebindCases({ write, json, suite: path }: Flags, terminal: Terminal): Promise<ExitCode> {
  const { workingDirectory, log } = terminal
  const { cases } = await loadLocalSuite(path, { ...createContext(terminal), log: SILENT })
  const spans = cases.flatMap((golden) => golden.expected_spans).filter(({ hash }) => isContentHash(hash))
  const files = await readFiles(spans, workingDirectory)
  const changed = spans.filter((span) => files.has(span.path) && !isInPlace(span, files))
  const earlier = await readEarlierTexts(changed, workingDirectory)
  const textBefore = (span: ExpectedSpan): string | null => earlier.get(span) ?? null
  const { rebindings, lost } = rebindSpans(cases, { files, hash: sha256, textBefore })
  if (json) terminal.print(JSON.stringify({ rebindings, lost }, null, 2))
  const unwritten = await proposeEdits(rebindings, { write, isQuiet: json }, terminal)
  for (const rebinding of rebindings) log.info(describeRebinding(rebinding))
  for (const problem of lost) log.warning(formatProblem(problem))
  log.info(conclude(rebindings, { lost: lost.length, written: rebindings.length - unwritten.length, write }))
  return 0
}

/**
 * Prints edits of cases as a diff of their files to stdout, unless `isQuiet`; with `write`, also writes the files.
 * Returns the edits that a person must write, and warns of them. Throws as `replaceFile` does.
 */
export async function proposeEdits<Edit extends CaseEdit>(
  edits: readonly Edit[],
  { write, isQuiet }: { readonly write: boolean; readonly isQuiet: boolean },
  { workingDirectory, print, log }: Terminal,
): Promise<readonly Edit[]> {
  const unwritten: Edit[] = []
  for (const [file, all] of groupBy(edits, ({ at }) => at.file)) {
    const full = join(workingDirectory, file)
    const text = await readTextFile({ path: full, shown: file, maxBytes: MAX_BYTES, asIs: true })
    const edited = editCases({ path: file, text }, all)
    unwritten.push(...edited.unwritten)
    if (edited.text === text) continue
    if (write) await replaceFile(full, edited.text)
    if (!isQuiet) print(writeDiff(file, text, edited.text).trimEnd())
  }
  for (const edit of unwritten) {
    const { at, case_id: id } = edit
    const wanted = 'set' in edit ? edit.set : 'add' in edit ? { expected_spans: [edit.add] } : edit.edit
    log.warning(
      `${at.file}:${at.line}: case \`${id}\`: write it yourself, since the file has it in another form: ${JSON.stringify(wanted)}`,
    )
  }
  return unwritten
}

const describeRebinding = ({ at, case_id: id, kind, from, to }: Rebinding): string => {
  const place = from === to ? from : `${from} is now ${to}`
  const what = kind === 'moved' ? '' : '; its text is another: read whether it still answers the query'
  return `${at.file}:${at.line}: case \`${id}\`: ${place}${what}.`
}

function conclude(
  rebindings: readonly Rebinding[],
  { lost, written, write }: { readonly lost: number; readonly written: number; readonly write: boolean },
): string {
  if (rebindings.length === 0 && lost === 0) return 'Every span with a hash has its text. Nothing to change.'
  const count = (kind: Rebinding['kind']): number => rebindings.filter((one) => one.kind === kind).length
  const found = `${countOf(count('moved'), 'span')} moved, ${count('changed')} with another text, ${lost} not found.`
  if (written === 0) return found
  return `${found} ${write ? 'Written: review it with git diff.' : 'Nothing was written: review the diff above, then apply it with --write.'}`
}

type Files = ReadonlyMap<string, CheckedFile>

const isInPlace = (span: ExpectedSpan, files: Files): boolean => {
  const file = files.get(span.path)
  return file !== undefined && hasText(span, file, sha256)
}

/**
 * Reads the text files that the cases name, by path; unless each span has its text there, also those of the whole
 * checkout.
 */
async function readFiles(spans: readonly ExpectedSpan[], workingDirectory: string): Promise<Files> {
  const files = new Map<string, CheckedFile>()
  const add = async (paths: Iterable<string>): Promise<void> => {
    for (const path of paths) {
      const file = await readCheckedFile(path, workingDirectory)
      if (file !== null && file !== 'not text') files.set(path, file)
    }
  }
  await add(new Set(spans.map(({ path }) => path)))
  if (!spans.every((span) => isInPlace(span, files)))
    await add((await listFiles(workingDirectory, isOwnFolder)).filter((path) => !files.has(path)))
  return files
}

/** Finds the earlier texts of some spans, in the newest version of their file that has the text; nothing without git. */
async function readEarlierTexts(spans: readonly ExpectedSpan[], workingDirectory: string) {
  const texts = new Map<ExpectedSpan, string>()
  for (const span of spans) {
    const read = (...args: readonly string[]): Promise<string> => git(workingDirectory, args).catch(() => '')
    const versions = await read('log', `--max-count=${MAX_VERSIONS}`, '--format=%H', '--', span.path)
    for (const version of versions.split('\n').filter((line) => line !== '')) {
      const old = outlineText(span.path, await read('show', `${version}:./${span.path}`))
      const text = findSpanTexts(span, old).find((one) => sha256(one) === span.hash)
      if (text === undefined) continue
      texts.set(span, text)
      break
    }
  }
  return texts
}
