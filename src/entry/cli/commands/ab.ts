import { join, resolve } from 'node:path'
import { dryRun } from '../../../measure/run/dry-run/dry-run.js'
import { MAX_ROUNDS } from '../../../model/run/rounds-plan.js'
import { armsOfNoise, chooseArms, isNamedTwice, placeArms } from '../../../modes/ab/ab.js'
import type { Flags } from '../../../modes/request/options/index.js'
import { openEarlyScores } from '../../../modes/evaluate/score-arms.js'
import { readRun } from '../../../store/runs/read-run.js'
import {
  type Command,
  readOverrides,
  refuseFlag,
  refuseFlags,
  readSkippedCode,
  readTargetEnv,
  type Terminal,
} from '../flags.js'
import { compareFolders, printReport } from '../print-evaluation.js'
import { openFlagCache, loadLocalSuite, measureLocal, printPlan, readLocalCheckout, createContext } from '../context.js'

export const ab: Command = {
  run: async ({ flags, given, terminal }) => {
    const isNoise = isNamedTwice(flags.variants ?? [])
    if (isNoise) refuseFlags(given, ['inference', 'cache-dir', 'baseline'], ONLY_COMPARED)
    const outputFolder = resolve(terminal.workingDirectory, flags.out ?? 'goldenpair-report')
    if (flags.dryRun) {
      const { context, rounds, ...request } = await readArms(flags, outputFolder, terminal)
      const earlier = request.arms.map(({ out }) => out)
      return printPlan(await dryRun({ ...context, ...request, answers: rounds?.plan, earlier }), flags, terminal)
    }
    const { suite, arms, early } = await measureVariants(flags, outputFolder, terminal)
    const folders = arms.map(({ out }) => out)
    if (!isNoise) return compareFolders(folders, { outputFolder, early }, { flags, terminal })
    const { reportNoise } = await import('../../../modes/ab/noise.js')
    const measured = await reportNoise({ suite, arms, outputFolder, details: 'full', log: terminal.log })
    if (flags.json) terminal.print(JSON.stringify(measured.noise, null, 2))
    else printReport(measured, { flags, terminal })
    return flags.failOn === 'never' && measured.exit_code !== 4 ? 0 : measured.exit_code
  },
}

const ONLY_COMPARED = 'none where one variant is named twice, which shows its noise'

/**
 * Measures two to ten variants interleaved, the first of them as the baseline, or one variant twice.
 * @param outputFolder gets a folder `runs`, with a folder for each run
 * @param terminal whose working directory has the suite
 */
export async function measureVariants(flags: Flags, outputFolder: string, terminal: Terminal) {
  // Git answers while the suite is read; the promise never rejects.
  const checkout = readLocalCheckout(terminal.workingDirectory, [join(outputFolder, 'runs')])
  const { context, rounds, early, ...request } = await readArms(flags, outputFolder, terminal)
  const asked = { ...request, rounds: rounds?.ask, onTrial: early?.onTrial, checkout }
  return { ...request, early, arms: await measureLocal(asked, context, terminal) }
}

async function readArms(flags: Flags, outputFolder: string, terminal: Terminal) {
  const { variants = [], trials, subset = null } = flags
  const context = createContext(terminal, readTargetEnv(flags))
  const suite = await loadLocalSuite(flags.suite, context, { skipped: readSkippedCode(flags) })
  const request = { suite, context, subset, overrides: readOverrides(flags), cache: openFlagCache(flags, terminal) }
  if (isNamedTwice(variants))
    return {
      ...request,
      mode: 'aa' as const,
      arms: placeArms(armsOfNoise(suite, variants, trials), outputFolder),
      rounds: undefined,
      early: undefined,
    }
  const all = Object.keys(suite.variants)
  const names = chooseArms(flags.variants ?? all.slice(0, 2), suite)
  if (flags.variants === undefined && all.length > 2)
    context.log.warning(`Comparing 2 of ${all.length} variants: name others with --variants ${all.join(',')}.`)
  const chosen = names.map((variant) => ({ variant, trials: trials ?? suite.trials }))
  const { askInRounds, planAnswers } = await import('../../../modes/ask-in-rounds.js')
  const early = openEarlyScores((arm) => arm)
  const main = await findPlanner(names[0], flags, terminal)
  const facts = { main, beside: 0, cap: flags.rounds ?? suite.rounds ?? MAX_ROUNDS, early, log: terminal.log }
  const rounds = trials === undefined ? { ask: askInRounds(facts), plan: planAnswers(facts) } : undefined
  return { ...request, mode: 'ab' as const, arms: placeArms(chosen, outputFolder), rounds, early }
}

/**
 * Returns the folder of the recorded run that plans the rounds; `null` if none was named. Throws `flag-invalid` if the
 * run is of another variant.
 */
async function findPlanner(first = '', { baseline }: Flags, { workingDirectory }: Terminal): Promise<string | null> {
  if (baseline === undefined) return null
  const folder = resolve(workingDirectory, baseline)
  const { variant } = await readRun(folder)
  if (variant !== first) refuseFlag('baseline', baseline, `a run of the first variant, ${first}; it is of ${variant}`)
  return folder
}
