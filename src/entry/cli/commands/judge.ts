import { relative, resolve } from 'node:path'
import type { JudgingChange } from '../../../compare/differences/compare-judgings.js'
import { formatValue } from '../../../format/format-metric.js'
import { countOf } from '../../../format/format-number.js'
import { UserError } from '../../../model/error.js'
import type { Run } from '../../../model/run/run.js'
import { type JudgedRun, judgeRun } from '../../../modes/judge-run.js'
import { alignColumns, wrapText } from '../../../report/render/text-width.js'
import { planJudging } from '../../../measure/run/dry-run/dry-run.js'
import { overrideSuite } from '../../../measure/run/measure.js'
import { readRun } from '../../../store/runs/read-run.js'
import type { Command, Terminal } from './command.js'
import { overridesOf, refuseArguments, refuseFlag } from './flags.js'
import { loadSuiteHere, printPlan, showProgress, surroundingsOf } from './surroundings.js'

export const judge: Command = {
  positionals: 'FOLDER',
  run: async ({ flags, positionals, terminal }) => {
    const { workingDirectory, log } = terminal
    const [path, ...others] = positionals
    if (path === undefined || others.length > 0)
      refuseArguments('judge', path === undefined ? 'no run folder' : 'more than one run folder')
    const from = resolve(workingDirectory, path)
    const to = resolve(workingDirectory, flags.out ?? `${path.replace(/[/\\]+$/, '')}-judged`)
    if (to === from) refuseFlag('out', to, 'a folder other than that of the run')
    const overrides = overridesOf(flags)
    const surroundings = surroundingsOf(terminal, flags.targetEnv)
    const suite = overrideSuite(await loadSuiteHere(flags.suite, surroundings), overrides)
    if (flags.dryRun) {
      const { judge: config = null, scoring, pricing, retries } = suite
      if (config === null || scoring.judged.length === 0)
        throw new UserError('suite-without-judge', { path: suite.file })
      const asked = { judge: config, scoring, pricing, retries, budget: suite, hasCache: false }
      return printPlan(await planJudging({ ...surroundings, ...asked, run: await readRun(from) }), flags, terminal)
    }
    const judged = await judgeRun({ ...surroundings, suite, from, to, onProgress: showProgress(terminal) })
    log.info(`The judged run is in ${relative(workingDirectory, to) || '.'}.`)
    terminal.print(flags.json ? JSON.stringify(judged.changes, null, 2) : describeJudging(judged, terminal))
    return judged.after.stopped === undefined ? 0 : 2
  },
}

const EXPLANATION =
  'Means, equal values, Cohen’s kappa and Spearman’s correlation are over the trials that both scored. Scores of two judges are not comparable: compare runs that one judge has judged.'
const HEAD = ['metric', 'before', 'now', 'equal', 'kappa', 'Spearman', 'trials']

/** Who judged, a row for each metric, and what these numbers are not. */
function describeJudging({ before, after, changes }: JudgedRun, { columns }: Terminal): string {
  const rows = [HEAD, ...changes.map((change) => writeRow(change, after))]
  return [
    `${nameJudge(after)} judged ${countOf(after.stopped?.made ?? after.counts?.trials ?? 0, 'trial')} that ${nameJudge(before)} had judged before.`,
    '',
    ...alignColumns(rows, (column) => column > 0),
    '',
    ...wrapText(EXPLANATION, columns),
  ].join('\n')
}

function writeRow(change: JudgingChange, { metrics }: Run): readonly string[] {
  const facts = metrics.find(({ id }) => id === change.metric) ?? ({ unit: 'count', kind: 'continuous' } as const)
  const write = (value: number | null): string => (value === null ? '–' : formatValue(facts, value))
  const writeShare = (value: number | null): string => (value === null ? '–' : `${Math.round(value * 100)} %`)
  const writeAgreement = (value: number | null): string => (value === null ? '–' : value.toFixed(2))
  const { n, only_before, only_after } = change
  const others = [
    ...(only_before > 0 ? [`${only_before} only before`] : []),
    ...(only_after > 0 ? [`${only_after} only now`] : []),
  ]
  return [
    change.metric,
    write(change.before),
    write(change.after),
    writeShare(change.equal),
    writeAgreement(change.kappa),
    writeAgreement(change.spearman),
    others.length === 0 ? String(n) : `${n} (${others.join(', ')})`,
  ]
}

function nameJudge({ judge: facts, fingerprints }: Run): string {
  const models = fingerprints.judge_models ?? []
  if (facts === undefined) return models.length === 0 ? 'an unrecorded judge' : models.join(', ')
  return models.length === 0 ? facts.type : `${facts.type} (${models.join(', ')})`
}
