import { readFile, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { replaceFile } from '../../../io/files.js'
import { type Log, SILENT } from '../../../io/log.js'
import { countOf } from '../../../format/format-number.js'
import { UserError } from '../../../model/error.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { omitUndefined, present } from '../../../model/omit-undefined.js'
import type { ExitCode } from '../../../model/result/verdict.js'
import { nameSchema, type Suite } from '../../../model/suite/suite.js'
import { MIN_REPEATS } from '../../../model/result/noise.js'
import { wrapText } from '../../../report/render/text-width.js'
import { readSuite, SUITE_REGISTRIES } from '../../../measure/load-suite.js'
import { measure } from '../../../measure/run/measure.js'
import { contentOf } from '../../../modes/reply-content.js'
import { readTrials } from '../../../store/runs/read-run.js'
import { INIT_TARGETS, type InitChoices, nameSuite, WATCHED_CASES, WORKFLOW_JOBS } from '../init/find-setup.js'
import { describeRoundsAhead, initRepository, refuseSecondSuite, SUITE_PATH } from '../init/init-repository.js'
import { declareDeterministic, gateTokens, isOwn, PROGRAMS, TOKENS_METRIC } from '../init/write-files.js'
import type { Flags } from '../../../modes/request/options/index.js'
import { type Command, readFlags, refuseArguments, refuseFlag, type Terminal } from '../flags.js'
import { run } from './run.js'
import { loadLocalSuite, type CliContext, createContext } from '../context.js'

export const init: Command = {
  help: { target: `${INIT_TARGETS.join(' | ')} (default search)` },
  run: async ({ flags, terminal }) => {
    if (flags.demo) return showDemo(flags, terminal)
    await refuseSecondSuite(terminal.workingDirectory)
    const choices = await choose(flags, terminal)
    const made = await initRepository(choices, terminal.workingDirectory)
    for (const path of made.written) terminal.print(`  wrote  ${path}`)
    for (const path of made.kept) terminal.print(`  kept   ${path} (it was there already)`)
    if (!made.areDrafts) terminal.print(`  uses   ${countOf(made.cases, 'case')} of golden/cases`)
    if (made.ignored.length > 0) terminal.print(`  added  ${made.ignored.join(', ')} to .gitignore`)
    if (!made.isRepository)
      terminal.log.warning('this is not a git repository: the workflow starts working once it is pushed to GitHub.')
    terminal.print('')
    // An adapter with a line to fill in cannot answer yet.
    const runs = !flags.noRun && choices.target !== 'module'
    let code: ExitCode | null = null
    try {
      code = runs ? await runFirst(choices, made.cases, terminal) : 0
      return code
    } finally {
      const { suite } = await readSuite({ ...terminal, path: SUITE_PATH, registries: SUITE_REGISTRIES })
      if (suite !== null) printWrapped(describeRoundsAhead(suite), terminal)
      terminal.print(nextSteps(choices, { ...made, code }, terminal))
    }
  },
}

/** Runs the new suite once, and adds to it what that shows of a target that is not known. */
async function runFirst({ target }: InitChoices, cases: number, terminal: Terminal): Promise<ExitCode> {
  const code = await run.run({ flags: readFlags('run', {}), given: {}, positionals: [], terminal })
  // The built-in search is known to be deterministic.
  if (target !== 'search') await learnFromRun(terminal, cases)
  terminal.print('')
  return code
}

/**
 * Adds to the suite what its first run has shown of the target: that it is deterministic, and a gate on tokens if it
 * reports them. Prints what was added, or why the target does not count as deterministic.
 */
async function learnFromRun(terminal: Terminal, cases: number): Promise<void> {
  const context = createContext(terminal)
  const suite = await loadLocalSuite(SUITE_PATH, context)
  const folder = resolve(terminal.workingDirectory, `.goldenpair/${suite.name}-${suite.default_variant}`)
  const { doubt, repeats, isCounted } = await askAgain({ suite, folder, context })
  const path = join(terminal.workingDirectory, SUITE_PATH)
  const drafted = await readFile(path, 'utf8')
  const declared = doubt === null ? declareDeterministic(drafted, { cases, repeats }) : drafted
  await replaceFile(path, isCounted ? gateTokens(declared) : declared)
  const lines = [
    doubt === null
      ? `Asked again, the target repeated ${repeats} of ${repeats} replies: ${SUITE_PATH} says \`deterministic: true\`.`
      : `${SUITE_PATH} leaves \`deterministic\` out: ${doubt}. \`goldenpair ab --variants NAME,NAME\` shows how much replies vary.`,
    ...(isCounted ? [`The replies report their tokens: ${SUITE_PATH} has a gate on them.`] : []),
  ]
  printWrapped(['', ...lines], terminal)
}

function printWrapped(texts: readonly string[], { columns, print }: Terminal): void {
  for (const line of texts.flatMap((text) => (text === '' ? text : wrapText(text, columns)))) print(line)
}

/** More would cost more than they tell: main is asked twice anyway, and a case that it answers in two ways refutes the suite. */
const MAX_ASKED = 16
/** A program that hangs must not keep a person waiting. Set-ups have run before and do not count. */
const LIMIT_MS = 60_000

/**
 * Asks a fresh process of the target cases of a run again, spread over the suite, with other seeds, until a reply differs.
 * Few cases are asked several times. `doubt` is `null` if at least `MIN_REPEATS` replies are the same, latency aside;
 * otherwise it says why they do not show that, as a clause. `isCounted`: enough first replies report their tokens for a
 * gate on them.
 */
export async function askAgain(input: {
  readonly suite: Suite
  /** The run that was just measured with the suite. */
  readonly folder: string
  readonly context: CliContext
  /** Gives up the second replies after this time. */
  readonly limitMs?: number
}) {
  const { suite, folder, context, limitMs = LIMIT_MS } = input
  const { log, signal } = context
  const first = new Map<string, string>()
  let [trials, counted] = [0, 0]
  for await (const { case: id, observation, scores } of readTrials(folder, log)) {
    trials += 1
    if (scores[TOKENS_METRIC] !== undefined) counted += 1
    if (observation.status === 'ok') first.set(id, canonicalJson(contentOf(observation)))
  }
  const isCounted = trials > 0 && counted >= suite.min_scored_share * trials
  const known = suite.cases.filter(({ id }) => first.has(id))
  const count = Math.min(known.length, MAX_ASKED)
  let repeats = 0
  if (count < 2) return { doubt: `it takes replies to 2 cases to tell, and there are ${count}`, repeats, isCounted }
  const cases = known.filter(
    (_, at) => Math.floor((at * count) / known.length) < Math.floor(((at + 1) * count) / known.length),
  )
  const out = `${folder}-again`
  // The run before has already set up the checkout.
  const variants = Object.entries(suite.variants).map(([name, variant]) => {
    const target = omitUndefined<typeof variant.target>({ ...variant.target, setup: undefined })
    return [name, { ...variant, target }] as const
  })
  const differing = new AbortController()
  let doubt = null as string | null
  try {
    await measure({
      ...context,
      suite: { ...suite, cases, variants: Object.fromEntries(variants) },
      arms: [{ variant: suite.default_variant, out, trials: Math.ceil(MIN_REPEATS / count), seedOffset: suite.trials }],
      mode: 'run',
      subset: null,
      cache: null,
      commit: null,
      branch: null,
      log: SILENT,
      signal: AbortSignal.any([signal, differing.signal, AbortSignal.timeout(limitMs)]),
      onProgress: () => undefined,
      onTrial: (_, { golden: { id }, observation }) => {
        if (observation.status === 'failed') doubt ??= `asked again, ${id} got no reply`
        else if (first.get(id) !== canonicalJson(contentOf(observation)))
          doubt ??= `asked again, the target gave ${id} another reply`
        else repeats += 1
        if (doubt !== null) differing.abort()
      },
    })
  } catch (error) {
    if (signal.aborted || !(error instanceof UserError)) throw error
    if (error.code !== 'run-interrupted') doubt ??= 'the target did not answer a second time'
    else if (repeats < MIN_REPEATS)
      doubt ??= `only ${countOf(repeats, 'reply', 'replies')} came again within ${limitMs / 1000} s`
  } finally {
    await rm(out, { recursive: true, force: true })
  }
  return { doubt, repeats, isCounted }
}

/** Next to dist/, like the docs that it asks about. */
const DEMO_SUITE = 'golden/demo.yaml'

/** Runs `--demo`: compares two ways to search Goldenpair's own docs. */
async function showDemo(flags: Flags, terminal: Terminal): Promise<ExitCode> {
  const { measureVariants } = await import('./ab.js')
  const { compareFolders } = await import('../print-evaluation.js')
  const outputFolder = resolve(terminal.workingDirectory, flags.out ?? 'goldenpair-report')
  terminal.log.info("Demo: two ways to search Goldenpair's own docs, compared.")
  const atHome = { ...terminal, workingDirectory: terminal.home }
  const { arms, early } = await measureVariants({ ...flags, suite: DEMO_SUITE }, outputFolder, atHome)
  const folders = arms.map(({ out }) => out)
  // The demo shows what a verdict looks like; nothing in it should fail.
  const shown = { flags: { ...flags, failOn: 'never' as const }, terminal }
  const code = await compareFolders(folders, { outputFolder, early }, shown)
  if (!flags.json) terminal.print(NEXT)
  return code
}

const NEXT =
  'Next: in your own repository, run npx github:goldenpair/goldenpair#v0 init,\nand read docs/getting-started.md: the first comment on a pull request.'

const COST_QUESTION =
  'Most that a run may cost in US dollars, if your system states what an answer costs: a number or none'
/** Parses a limit in US dollars, 0 for no limit; `null` if the text cannot be used. */
const costOf = (text: string): number | null => {
  if (text === 'none') return 0
  const usd = Number(text.replace(/^\$/, ''))
  return Number.isFinite(usd) && usd > 0 ? usd : null
}

async function choose(flags: Flags, terminal: Terminal): Promise<InitChoices> {
  const name = checked('name', flags.name, nameOf, 'a name of at most 60 letters, digits, dots, dashes and underscores')
  const target = checked('target', flags.target, targetOf, INIT_TARGETS.join(', '))
  const jobs = checked('jobs', flags.jobs, jobsOf, WORKFLOW_JOBS.join(' or '))
  const watched = checked('zero-tolerance', flags.zeroTolerance, watchedOf, WATCHED_CASES.join(' or '))
  const command = checked('command', flags.command, commandOf, 'what starts your program')
  const url = checked('url', flags.url, urlOf, URL_WANTED)
  if (command !== undefined && target !== 'command' && target !== 'http')
    refuseFlag('command', command, '--target command or http beside it')
  if (url !== undefined && target !== 'http') refuseFlag('url', url, '--target http beside it')
  if (flags.yes && target === 'command' && command === undefined)
    refuseArguments('init', '--target command without --command')
  if (flags.yes && target === 'http' && url === undefined) refuseArguments('init', '--target http without --url')
  // An empty answer takes the default.
  const ask = flags.yes ? async () => Promise.resolve('') : terminal.ask
  if (ask === undefined)
    return refuseArguments('init', 'there is no terminal to ask in; add --yes to take the defaults')
  const askFor = openQuestions(ask, terminal.log)
  const first = {
    name: await askFor(name, 'Name of the suite', nameSuite(basename(terminal.workingDirectory)), nameOf),
    target: await askFor(target, `What answers the questions: ${INIT_TARGETS.join(', ')}`, 'search', targetOf),
  }
  const jobsQuestion = 'Jobs in the workflow: 2 (pull request code never sees a token that can write) or 1'
  const watchedQuestion = 'Cases of which none may break: critical (those that you mark) or all'
  return {
    ...first,
    command:
      first.target === 'command' ? await askFor(command, 'Command that starts it', '', commandOf) : (command ?? null),
    url: first.target === 'http' ? await askFor(url, `Address that is asked, ${URL_WANTED}`, '', urlOf) : null,
    jobs: await askFor(jobs, jobsQuestion, '2', jobsOf),
    watched: await askFor(watched, watchedQuestion, 'critical', watchedOf),
    maxCostUsd:
      flags.maxCostUsd ??
      (isOwn(first.target) ? await askFor(undefined, COST_QUESTION, 'none', costOf).then((usd) => usd || null) : null),
  }
}

/** Asks for what no flag has given, again until the answer can be used; an empty answer takes the default. */
const openQuestions =
  (ask: NonNullable<Terminal['ask']>, log: Log) =>
  async <Value>(given: Value | undefined, question: string, preset: string, read: Read<Value>) => {
    if (given !== undefined) return given
    for (;;) {
      const answer = await ask(`${question}${preset === '' ? '' : ` [${preset}]`}: `)
      if (answer === null) throw new UserError('init-stopped', { question })
      const value = read(answer === '' ? preset : answer)
      if (value !== null) return value
      log.info(`"${answer}" cannot be used.`)
    }
  }

/** Parses a text; `null` if it cannot be used. */
type Read<Value> = (text: string) => Value | null

function checked<Value>(flag: string, text: string | undefined, read: Read<Value>, expected: string) {
  if (text === undefined) return undefined
  const value = read(text)
  if (value === null) refuseFlag(flag, text, expected)
  return value
}

const nameOf = (text: string): string | null => (nameSchema.safeParse(text).success ? text : null)
const oneOf = <Choice extends string>(choices: readonly Choice[]): Read<Choice> => {
  return (text) => choices.find((known) => known === text) ?? null
}
const [targetOf, jobsOf, watchedOf] = [oneOf(INIT_TARGETS), oneOf(WORKFLOW_JOBS), oneOf(WATCHED_CASES)]
const URL_WANTED = 'such as http://127.0.0.1:8000/ask'
const urlOf = (text: string): string | null => (/^https?:\/\/\S+$/.test(text) ? text : null)
const commandOf = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** `code` is `null` if the first run threw. */
type Made = Awaited<ReturnType<typeof initRepository>> & { readonly code: ExitCode | null }

function nextSteps(
  { target }: InitChoices,
  { cases, areDrafts, framework, code }: Made,
  { columns }: Terminal,
): string {
  const program = target === 'python' || target === 'node' ? PROGRAMS[target] : null
  const steps = present(
    target === 'module' &&
      `Write where your ${framework === null ? '' : `${framework} `}application is into golden/answer.mjs (FILL IN).`,
    code === null &&
      `Fix the error below, then goldenpair run. How your system is started and asked is under \`target\` in ${SUITE_PATH}.`,
    code !== null &&
      code !== 0 &&
      `Fix what the report names. How your system is asked is under \`target\` in ${SUITE_PATH}.`,
    !areDrafts && 'Read the report, and correct the cases in golden/cases until you agree with it (goldenpair run).',
    areDrafts &&
      `Review golden/cases/first.yaml: ${cases === 1 ? 'its case is a draft' : `its ${cases} cases are drafts`}. Then goldenpair run, until you agree with it.`,
    program !== null && `Let ${program} call your own system.`,
    target === 'search' &&
      framework !== null &&
      `Later, let your ${framework} application answer: docs/getting-started.md of Goldenpair, section 5.`,
    'Commit these files and push them to the default branch: that run is the baseline of your pull requests.',
  )
  const wrapped = steps.map((step, index) => `  ${index + 1}. ${wrapText(step, columns - 5).join('\n     ')}`)
  return ['', 'Next:', ...wrapped].join('\n')
}
