import { basename, dirname, extname, join, resolve } from 'node:path'
import { isRegularFile, nameFrom } from '../../../io/files.js'
import { joinAll } from '../../../format/join-names.js'
import { UserError } from '../../../model/error.js'
import { groupBy } from '../../../model/group-by.js'
import { MAX_ARMS } from '../../../model/result/comparison.js'
import type { Suite } from '../../../model/suite/suite.js'
import { readResultInput, type ResultInput } from '../../../measure/import/read-results.js'
import { isLikelyReference, isReference } from '../../../store/runs/read-reference.js'
import { readRun } from '../../../store/runs/read-run.js'
import { listOptions } from '../../../modes/request/options/index.js'
import { type Command, readOverrides, refuseArguments, refuseFlags, type Showing, readTargetEnv } from '../flags.js'
import { compareFolders } from '../print-evaluation.js'
import { FORMAT_HELP, recordInputs, readResultOptions } from '../record-inputs.js'
import { loadLocalSuite, measureLocal, type CliContext, createContext } from '../context.js'

export const compare: Command = {
  help: FORMAT_HELP,
  details: [
    ['a folder', 'a recorded run (run.json, trials.jsonl): no target, key or network is needed'],
    ['a reference.json', 'a reference that `goldenpair ratchet` wrote, as the baseline'],
    ['a .yaml, .yml or .json file', 'a suite; its default variant is run first'],
    ['a results file', 'what another harness scored, such as results.json of promptfoo; FILE#ARM is one of its arms'],
  ],
  run: async ({ flags, given, positionals, terminal }) => {
    // Reads every argument before anything runs: a mistake must not cost a run.
    const context = createContext(terminal, readTargetEnv(flags))
    const options = readResultOptions(flags)
    const inputs: CompareInput[] = []
    for (const argument of positionals)
      inputs.push(
        ...((await readResultInput(argument, options, terminal)) ?? [await readCompareInput(argument, context)]),
      )
    const count = inputs.length
    if (count < 2 || count > MAX_ARMS)
      refuseArguments(
        'compare',
        `${count === 0 ? 'no' : count} ${count === 1 ? 'argument' : 'arguments'}, expected two to ${MAX_ARMS} runs or suites, the baseline first`,
      )
    for (const input of inputs.slice(1))
      if (input.kind === 'run' && (await isReference(input.folder)))
        refuseArguments(
          'compare',
          'a reference cannot be a candidate, because it has no answers; name it first, as the baseline',
        )
    // Flags that say how to run a suite.
    const measuring = listOptions('compare').flatMap(([flag, { measures }]) => (measures === true ? [flag] : []))
    if (inputs.every(({ kind }) => kind !== 'suite'))
      refuseFlags(given, measuring, 'no such flag beside recorded runs, which are not run again')
    warnOfSame(inputs, terminal)
    const outputFolder = resolve(terminal.workingDirectory, flags.out ?? 'goldenpair-report')
    const folders = await runConfigs(inputs, { flags, terminal }, outputFolder, context)
    return compareFolders(folders, { outputFolder }, { flags, terminal })
  },
}

/** Warns if one run is given twice, also as a copy, since nothing is compared then. */
function warnOfSame(inputs: readonly CompareInput[], { log, workingDirectory }: Showing['terminal']): void {
  const runs = inputs.filter((input) => input.kind !== 'suite')
  const nameOf = (input: (typeof runs)[number]): string =>
    nameFrom(workingDirectory, input.kind === 'run' ? input.folder : `${input.file}#${input.arm.name}`)
  for (const same of groupBy(runs, (input) => (input.kind === 'run' ? input.id : nameOf(input))).values()) {
    const names = [...new Set(same.map(nameOf))]
    const fact = names.length === 1 ? 'was given twice' : 'are the same run'
    if (same.length > 1) log.warning(`${joinAll(names)} ${fact}, so nothing is compared: name two different runs.`)
  }
}

/**
 * Returns the run folders to compare, in order. Runs suites one after the other, each with its default variant, into
 * folders named after their files; recorded runs stay where they are. Throws as `measure` does.
 */
async function runConfigs(
  inputs: readonly CompareInput[],
  { flags, terminal }: Showing,
  outputFolder: string,
  context: CliContext,
): Promise<readonly string[]> {
  const { trials, subset = null } = flags
  const overrides = readOverrides(flags)
  const taken = new Set(inputs.flatMap((input) => (input.kind === 'run' ? [input.folder.toLowerCase()] : [])))
  // A recorded run that is to be compared must not be overwritten, and two suites may have the same file name.
  const takeFolder = (name: string): string => {
    const start = join(outputFolder, 'runs', name)
    let folder = start
    for (let again = 2; taken.has(folder.toLowerCase()); again++) folder = `${start}-${again}`
    taken.add(folder.toLowerCase())
    return folder
  }
  const results = inputs.filter((input) => input.kind === 'results')
  const recorded = await recordInputs(results, flags, terminal.log, takeFolder)
  const folders: string[] = []
  for (const input of inputs) {
    if (input.kind === 'results') folders.push(recorded[results.indexOf(input)] ?? '')
    if (input.kind === 'run') folders.push(input.folder)
    if (input.kind !== 'suite') continue
    const { suite, name } = input
    terminal.log.info(`Running ${name}, variant ${suite.default_variant}.`)
    const arm = { variant: suite.default_variant, out: takeFolder(name), trials: trials ?? suite.trials }
    await measureLocal({ suite, arms: [arm], mode: 'run', subset, overrides }, context, terminal)
    folders.push(arm.out)
  }
  return folders
}

/** An argument of `compare`. */
type CompareInput =
  | { readonly kind: 'run'; readonly folder: string; readonly id: string }
  /** `name` is the name of the file without its extension. */
  | { readonly kind: 'suite'; readonly name: string; readonly suite: Suite }
  | ResultInput

const MANIFESTS = ['.yaml', '.yml', '.json']

/**
 * Reads an argument without running anything: a run folder, its run.json, a reference, or a suite manifest to run. Throws
 * `neither-run-nor-suite`, `suite-not-found`, and as `readRun` and `loadSuite` do.
 */
async function readCompareInput(argument: string, context: CliContext): Promise<CompareInput> {
  const path = resolve(context.workingDirectory, argument)
  const isFile = await isRegularFile(path)
  if (!isFile || basename(path) === 'run.json') {
    const folder = isFile ? dirname(path) : path
    // A missing path that looks like a manifest was meant to be one.
    if (!isFile && MANIFESTS.includes(extname(path))) throw new UserError('suite-not-found', { path: argument })
    return { kind: 'run', folder, id: (await readRun(folder)).run_id }
  }
  if (await isLikelyReference(path)) return { kind: 'run', folder: path, id: (await readRun(path)).run_id }
  const extension = extname(path)
  if (!MANIFESTS.includes(extension)) throw new UserError('neither-run-nor-suite', { path: argument })
  return { kind: 'suite', name: basename(path, extension), suite: await loadLocalSuite(path, context) }
}
