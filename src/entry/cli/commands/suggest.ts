import { resolve } from 'node:path'
import { countOf } from '../../../format/format-number.js'
import { type GatheredQuestions, maskPersonalData } from '../../../exchange/import/logs/gather-questions.js'
import { MAX_PATH } from '../../../exchange/import/logs/read-record.js'
import { type LogCoverage, type GoldenQuestion, suggestCases } from '../../../exchange/import/logs/suggest-cases.js'
import { describeLogCoverage, formatPlace, writeDrafts } from '../../../exchange/import/logs/write-drafts.js'
import { createFile, isFolder, isRegularFile, nameFrom, refuseExisting } from '../../../io/files.js'
import { SILENT } from '../../../io/log.js'
import { redactSecrets } from '../../../model/redact-secrets.js'
import { onMistake, UserError } from '../../../model/error.js'
import { maskSecrets } from '../../../measure/providers/access.js'
import { readLogs } from '../../../measure/import/read-logs.js'
import { queryTerms } from '../../../measure/search/tokenize.js'
import { describeCoverage as describeKinds } from '../../../metrics/tables/suite-coverage.js'
import { USUAL_FOLDER, withHistory } from '../history/collect-history.js'
import { describeBlindSpots, draftBlindSpots, findBlindSpots } from '../suggest/find-blind-spots.js'
import { type Command, requireYaml, printResult, type Showing, type Terminal } from '../flags.js'
import { loadLocalSuite, createContext } from '../context.js'

export const suggest: Command = {
  details: [
    ['nothing', 'list what of its documents, tools and tiers the suite has no case for'],
    ['JSON Lines, JSON, CSV', 'records of your own: question or query, with answer and retrieved if there are'],
    ['OpenTelemetry', 'traces in OTLP/JSON, as the file exporter of the Collector writes them'],
    ['Langfuse', 'exported traces or observations'],
  ],
  run: async ({ flags, given, positionals: files, terminal }) => {
    const { out, top, query, answer, retrieved } = flags
    if (out !== undefined) {
      requireYaml(out)
      await refuseExisting([out], terminal.workingDirectory, ANOTHER_NAME)
    }
    if (files.length === 0) return suggestFromCorpus(given['top'] === undefined ? NEXT : top, { flags, terminal })
    const golden = await readGolden(flags.suite, given['suite'] !== undefined, terminal)
    const { text: maskKnown } = maskSecrets({ env: terminal.env, targetEnvNames: [] })
    const gathered = await readLogs(files, {
      fields: { query, answer, retrieved },
      mask: (text) => maskPersonalData(redactSecrets(maskKnown(text))),
      workingDirectory: terminal.workingDirectory,
      ...(flags.verbose && {
        tellLeftOut: (at, reason) => terminal.log.info(`left out: ${formatPlace(at)}: ${reason}`),
      }),
    })
    warnOfLeftOut(gathered, files, terminal)
    const coverage = suggestCases(gathered.questions, golden ?? [], queryTerms)
    const shown = { ...coverage, suggested: coverage.suggested.slice(0, top) }
    const result = { ...shown, kinds: coverage.suggested.length, left_out: gathered.leftOut }
    const asked = { top, cases: golden?.length ?? 0 }
    printResult({ flags, terminal }, result, () => describeLogCoverage(coverage, asked).join('\n'))
    if (out !== undefined) await writeOut(out, { ...shown, golden: golden ?? [] }, { flags, terminal })
    return 0
  },
}

/** The most cases to suggest by default: enough for one sitting. */
const NEXT = 10

async function suggestFromCorpus(top: number, { flags, terminal }: Showing): Promise<0> {
  const { workingDirectory, log, print } = terminal
  const suite = await loadLocalSuite(flags.suite, { ...createContext(terminal), log: SILENT })
  const call = { flags, positionals: [], terminal }
  const runs = isFolder(resolve(workingDirectory, USUAL_FOLDER))
    ? await withHistory('suggest', call, ({ runs: stored }) => Promise.resolve(stored)).catch(onMistake(() => []))
    : []
  const own = runs.filter(({ run }) => run.suite.name === suite.name).slice(-flags.last)
  const found = await findBlindSpots(suite, own, { workingDirectory, log })
  const spots = found.spots.slice(0, top)
  const kinds = describeKinds(found.coverage).map(({ unnamed, ...kind }) => ({ ...kind, in_no_case: unnamed.length }))
  const result = { coverage: kinds, computed_from: found.sources, spots }
  printResult({ flags, terminal }, result, () => describeBlindSpots(found, top).join('\n'))
  if (flags.out === undefined) return 0
  const tell = flags.json ? log.info : print
  const { count, text } = draftBlindSpots(spots, new Set(suite.cases.map(({ id }) => id)))
  if (count === 0) tell('No draft was written: nothing shows a question.')
  else await writeDraftFile(flags.out, { text, count, terminal, tell })
  return 0
}

/** An existing file may hold drafts that somebody has confirmed by now. */
const ANOTHER_NAME = 'Give another name with --out.'

/** Reads the questions of the suite; `null` if nobody named it and it is not there. */
async function readGolden(path: string, isNamed: boolean, terminal: Terminal) {
  if (!isNamed && !(await isRegularFile(resolve(terminal.workingDirectory, path)))) {
    terminal.log.notice(`There is no ${path}, so no question counts as covered; name your suite with --suite.`)
    return null
  }
  const suite = await loadLocalSuite(path, { ...createContext(terminal), log: SILENT })
  return suite.cases.map(({ id, query, enabled }) => ({ id, query, enabled }))
}

function warnOfLeftOut({ questions, leftOut }: GatheredQuestions, files: readonly string[], { log }: Terminal): void {
  const named = leftOut.named.map(
    ({ at, reason, count }) => `${formatPlace(at)}: ${reason}${count === 1 ? '' : ` (the first of ${count})`}`,
  )
  if (questions.length === 0) throw new UserError('logs-without-questions', { files, named })
  for (const { file, message } of leftOut.pages) log.warning(`${file}: ${message}`)
  if (leftOut.item_at !== null)
    log.warning(
      `${countOf(leftOut.items, 'retrieved item')} left out: no case can expect a name that has a line break or more than ${MAX_PATH} characters. The first is at ${formatPlace(leftOut.item_at)}.`,
    )
  if (leftOut.count === 0) return
  log.warning(`${countOf(leftOut.count, 'record')} left out. ${named.join('; ')}.`)
}

async function writeOut(
  out: string,
  { suggested, asked, golden }: LogCoverage & { readonly golden: readonly GoldenQuestion[] },
  { flags, terminal }: Showing,
): Promise<void> {
  const tell = flags.json ? terminal.log.info : terminal.print
  if (suggested.length === 0) return tell('No draft was written: no question is unlike every case.')
  const text = writeDrafts(suggested, { asked, taken: new Set(golden.map(({ id }) => id)) })
  const path = await writeDraftFile(out, { text, count: suggested.length, terminal, tell })
  terminal.log.warning(
    `${path} quotes people. E-mail addresses, long numbers and known secrets were taken out; names and addresses were not: read it before you commit it.`,
  )
}

async function writeDraftFile(
  out: string,
  { text, count, terminal, tell }: { text: string; count: number; terminal: Terminal; tell: (text: string) => void },
): Promise<string> {
  const { workingDirectory } = terminal
  const target = resolve(workingDirectory, out)
  const path = nameFrom(workingDirectory, target)
  if (!(await createFile(target, text))) throw new UserError('file-exists', { paths: [path], cure: ANOTHER_NAME })
  tell(
    `${path}: ${countOf(count, 'draft')}, none of them enabled. Confirm what each expects, then: goldenpair validate`,
  )
  return path
}
