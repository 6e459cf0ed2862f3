import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { REGISTRY } from '../../../exchange/export/index.js'
import type { ExportedCase, Exporter, ReportLoss } from '../../../exchange/export/exporter.js'
import { countOf } from '../../../format/format-number.js'
import { joinAndCount } from '../../../format/join-names.js'
import { createLineFile } from '../../../io/append-lines.js'
import { asOutputError } from '../../../io/log.js'
import { isFolder, nameFrom, refuseExisting } from '../../../io/files.js'
import { suggest } from '../../../model/suggest.js'
import { caseSchema, CRITICAL_TAG, type GoldenCase } from '../../../model/suite/case.js'
import { isLikelyReference } from '../../../store/runs/read-reference.js'
import { readRun, readTrialsOf } from '../../../store/runs/read-run.js'
import { runFiles } from '../../../store/runs/run-files.js'
import { type Call, type Command, refuseArguments, refuseFlag, type Terminal } from '../flags.js'
import { loadLocalSuite, createContext } from '../context.js'
import { omitDefaults } from '../../../measure/suite/parse-cases.js'

const NAMES = REGISTRY.map(({ name }) => name)

export const exportData: Command = {
  help: { to: NAMES.join(' | ') },
  details: [
    ['WHAT', 'a suite, such as golden/suite.yaml, or a run folder'],
    ...REGISTRY.map(({ name, title }) => [name, title] as const),
  ],
  run: async ({ flags, positionals: [what, ...others], terminal }) => {
    if (what === undefined || others.length > 0)
      return refuse(
        what === undefined ? 'nothing to export; name a suite or a run folder' : 'more than one thing to export',
      )
    const exporter = chooseExporter(flags.to)
    const out = flags.out
    const target = out === undefined ? null : resolve(terminal.workingDirectory, out)
    if (out !== undefined && !flags.force) await refuseExisting([out], terminal.workingDirectory)
    const losses = new Map<string, Map<string, number>>()
    const lose: ReportLoss = (how, part) => {
      const counts = losses.get(how) ?? new Map<string, number>()
      losses.set(how, counts.set(part, (counts.get(part) ?? 0) + 1))
    }
    const opening = { exporter, lose, terminal }
    const folder = resolve(terminal.workingDirectory, what)
    const source = isFolder(folder) ? await openRun(what, folder, opening) : await openSuite(what, folder, opening)
    if (target !== null && source.files.includes(target))
      refuseFlag('out', out ?? '', 'a file other than what is exported')
    const count = await writeLines(source, target, terminal)
    // Trials end in any order, which the warnings must not show.
    for (const [how, counts] of [...losses].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const parts = [...counts]
        .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
        .map(([part, times]) => `${part} (${countOf(times, source.unit)})`)
      terminal.log.warning(`${how}: ${joinAndCount(parts, MAX_NAMED)}.`)
    }
    if (target !== null)
      terminal.print(`${nameFrom(terminal.workingDirectory, target)}: ${countOf(count, source.unit)} written.`)
    return 0
  },
}

const MAX_NAMED = 50

const refuse = (got: string, suggestion?: string | null): never => refuseArguments('export', got, suggestion)

function chooseExporter(name: string | undefined): Exporter {
  const found = REGISTRY.find((exporter) => exporter.name === name)
  if (found !== undefined) return found
  if (name === undefined) return refuse(`no --to; name a format: ${NAMES.join(', ')}`)
  return refuse(`--to "${name}" is not one of ${NAMES.join(', ')}`, suggest(name, NAMES))
}

type Source = Awaited<ReturnType<typeof openSuite | typeof openRun>>

type Opening = Pick<Call, 'terminal'> & { readonly exporter: Exporter; readonly lose: ReportLoss }

/** Opens a suite for export. Throws as reading a suite does, and `arguments-invalid` if the format is not for cases. */
async function openSuite(what: string, path: string, { exporter, lose, terminal }: Opening) {
  if (await isLikelyReference(path)) refuse(`${what} is a reference, which has no trials; name a suite or a run folder`)
  const { cases: write, name } = exporter
  if (write === undefined) return refuse(`${name} is for scores, and ${what} is not a run folder; name one`)
  const { file, cases } = await loadLocalSuite(what, createContext(terminal))
  const exported = cases.map((golden): ExportedCase => ({ golden, fields: fieldsOf(golden) }))
  return {
    unit: 'case' as const,
    /** The files that the suite is read from, which must not be overwritten. */
    files: [file, ...cases.map(({ at }) => at.file)].map((path) => resolve(terminal.workingDirectory, path)),
    /** One or several lines for each case or trial. */
    lines: write(exported, lose),
    /** Returns the number of cases or trials, once all lines are read. */
    count: () => cases.length,
  }
}

/** Returns the fields of a case as its file may write them, without default values. */
function fieldsOf({ at: _at, fingerprint: _fingerprint, ...golden }: GoldenCase): ExportedCase['fields'] {
  const fields = { ...Object(omitDefaults(golden, caseSchema)) } as Record<string, unknown>
  // The tag says so too; only false is a difference.
  if (golden.tags.includes(CRITICAL_TAG)) {
    delete fields['critical']
    if (!golden.critical) fields['critical'] = false
  }
  return fields
}

async function openRun(what: string, folder: string, { exporter, lose, terminal }: Opening) {
  const { trials: open, name } = exporter
  if (open === undefined) return refuse(`${name} is for cases, and ${what} is a run folder; name a suite`)
  const run = await readRun(folder)
  const { head, write } = open(run, lose)
  let count = 0
  async function* lines(): AsyncGenerator<string> {
    yield* head
    for await (const { trial, golden } of readTrialsOf(run, folder, terminal.log)) {
      count += 1
      yield write(trial, golden)
    }
    if (run.counts === null) terminal.log.warning(`The run in ${what} was never finished: these are the trials so far.`)
  }
  return { unit: 'trial' as const, files: Object.values(runFiles(folder)), lines: lines(), count: () => count }
}

/**
 * Writes all lines to stdout, or to a file that appears once all of them are written. Returns the number of cases or
 * trials. Throws what reading the lines throws, and `output-unwritable`.
 */
async function writeLines({ lines, count }: Source, target: string | null, terminal: Terminal): Promise<number> {
  if (target === null) {
    const print = terminal.pipe ?? ((line: string) => Promise.resolve(terminal.print(line)))
    for await (const line of lines) await print(line)
    return count()
  }
  const draft = `${target}.tmp`
  try {
    using file = createLineFile(draft)
    for await (const line of lines) file.append(line)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { force: true })
    throw asOutputError(error, target)
  })
  return count()
}
