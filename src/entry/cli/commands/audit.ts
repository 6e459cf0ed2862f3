import { countOf } from '../../../format/format-number.js'
import { SILENT } from '../../../io/log.js'
import { queryTerms } from '../../../measure/search/tokenize.js'
import { UserError } from '../../../model/error.js'
import { groupBy } from '../../../model/group-by.js'
import { findSuspects, type SuspectCase, SUSPECT_KINDS } from '../../../modes/audit/find-suspects.js'
import { gatherEvidence } from '../../../modes/audit/gather-evidence.js'
import type { RunFolder } from '../../../measure/recorded/pool-runs.js'
import type { Suite } from '../../../model/suite/suite.js'
import { alignColumns } from '../../../report/render/text-width.js'
import { USUAL_FOLDER, withHistory } from '../history/collect-history.js'
import { proposeEdits } from '../validate/rebind-cases.js'
import { isFolder } from '../../../io/files.js'
import { resolve } from 'node:path'
import { type Call, type Command, printResult } from '../flags.js'
import { loadLocalSuite, createContext } from '../context.js'

export const audit: Command = {
  details: [['FOLDER', `a run, an unpacked baseline artifact, or a folder of these (default ${USUAL_FOLDER})`]],
  run: async (call) => {
    const { flags, positionals, terminal } = call
    const suite = await loadLocalSuite(flags.suite, { ...createContext(terminal), log: SILENT })
    const isAnywhere = positionals.length > 0 || flags.repo !== undefined
    if (isAnywhere || isFolder(resolve(terminal.workingDirectory, USUAL_FOLDER)))
      return withHistory('audit', call, ({ runs }) => auditSuite(suite, runs, call))
    terminal.log.notice(
      `There is no recorded run in ${USUAL_FOLDER}, so only the questions are compared. Name runs, or --repo.`,
    )
    return auditSuite(suite, null, call)
  },
}

type Stored = readonly RunFolder[] | null

async function auditSuite(suite: Suite, stored: Stored, { flags, positionals, terminal }: Call): Promise<0> {
  const { last, write, json } = flags
  const { print, log } = terminal
  const runs = (stored ?? []).filter(({ run }) => run.suite.name === suite.name).slice(-last)
  if (stored !== null && runs.length === 0) {
    const where = flags.repo ?? (positionals.length === 0 ? USUAL_FOLDER : positionals.join(', '))
    throw new UserError('history-empty', { where: `${where} of the suite \`${suite.name}\`` })
  }
  const evidence = await gatherEvidence(suite.cases, runs, log)
  const suspects = findSuspects({ cases: suite.cases, evidence, enough: last, queryTerms })
  const asked = {
    runs: runs.length,
    cases: suite.cases.filter(({ enabled }) => enabled).length,
    asked: evidence.cases.size,
  }
  printResult({ flags, terminal }, { ...asked, suspects }, () => describeAudit(suspects, asked, flags).join('\n'))
  // Two pairs may share a case and so an edit.
  const edits = [...new Map(suspects.flatMap((one) => one.edits).map((edit) => [JSON.stringify(edit), edit])).values()]
  if (!json && edits.length > 0) print('')
  if (edits.length > (await proposeEdits(edits, { write, isQuiet: json }, terminal)).length)
    log.info(
      write
        ? 'Written: review it with git diff. It goes by what the system did, which may be wrong.'
        : 'Nothing was written: review the diff, then apply it with --write. It goes by what the system did, which may be wrong.',
    )
  return 0
}

/** The most cases of a kind to list, unless `--verbose` asks for all. */
const MAX_SHOWN = 10

/** Describes how much was looked at, then each suspect in a row. */
function describeAudit(
  suspects: readonly SuspectCase[],
  { runs, cases, asked }: { readonly runs: number; readonly cases: number; readonly asked: number },
  { verbose, last }: Call['flags'],
): readonly string[] {
  const head = `${countOf(cases, 'case')}, ${asked} of them asked as they are written now in ${countOf(runs, 'run')}: ${countOf(suspects.length, 'suspicion')}.`
  const few = runs > 0 && runs < last ? [`\`never fails\` is said after ${last} runs (--last).`] : []
  if (suspects.length === 0) return [head, ...few]
  const kinds = [...groupBy(suspects, ({ kind }) => kind).values()]
  const rows = kinds.flatMap((all) => all.slice(0, verbose ? all.length : MAX_SHOWN))
  const cells = rows.map(({ case_id, kind, evidence, proposal }) => [case_id, SUSPECT_KINDS[kind], proposal, evidence])
  const more = kinds.flatMap((all) =>
    all.length > MAX_SHOWN && !verbose && all[0] !== undefined
      ? [`${all.length - MAX_SHOWN} more: ${SUSPECT_KINDS[all[0].kind]}; --verbose lists them.`]
      : [],
  )
  return [head, ...few, '', ...alignColumns([['case', 'what', 'proposed edit', 'evidence'], ...cells]), ...more]
}
