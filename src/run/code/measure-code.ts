import { countOf } from '../../format/format-number.js'
import { joinNames } from '../../format/join-names.js'
import { findFiles } from '../../io/glob.js'
import type { Log } from '../../io/log.js'
import { sumCode } from '../../metrics/code/source/sum-code.js'
import type { CodeFile } from '../../model/run/code-quality.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { CodeSources, RunCode, RunCodeFile } from '../../model/run/run-code.js'
import { resolveFrom } from '../../suite/case-patterns.js'
import type { PlannedArm } from '../arm/start-arm.js'
import { languageOf, readSource } from './measure-source.js'

/** A system under test is some files; more are a glob gone astray, and would hold up the run. */
const MOST_FILES = 2000
/** Unscored files that are named in the log. */
const MOST_TOLD = 5

/** The arms with what their source code measures, where their variant says where it is: each file of a checkout once, whoever names it. */
export async function measureCodeOfArms(arms: readonly PlannedArm[], log: Log): Promise<readonly PlannedArm[]> {
  const known = new Map<string, Promise<CodeFile | null>>()
  const measured: PlannedArm[] = []
  for (const arm of arms) {
    const sources = arm.variant.code_quality
    if (sources === undefined) {
      measured.push(arm)
      continue
    }
    const measure = async (path: string): Promise<CodeFile | null> => {
      const key = canonicalJson([arm.workingDirectory, path, sources.prefixes])
      const file = known.get(key) ?? readSource({ path, folder: arm.workingDirectory, prefixes: sources.prefixes })
      known.set(key, file)
      return file
    }
    const code = await measureCode({ sources, folder: arm.workingDirectory, measure })
    tellUnscored(arm.name, code, log)
    // A run that is gone on with has been reviewed.
    const review = arm.earlier?.run.code_quality?.review
    const whole = review === undefined ? code : { ...code, review }
    measured.push({ ...arm, run: { ...arm.run, code_quality: whole } })
  }
  return measured
}

/** What the sources of a variant measure, each file by `measure`: null where it is of no language that is measured. */
export async function measureCode({
  sources,
  folder,
  measure,
}: {
  readonly sources: CodeSources
  readonly folder: string
  readonly measure: (path: string) => Promise<CodeFile | null>
}): Promise<RunCode> {
  const start = { ...sources, files: [], totals: [] }
  const found = new Set<string>()
  for (const pattern of sources.sources) {
    const glob = resolveFrom('', pattern)
    for (const path of glob === null ? [] : await findFiles(glob, folder))
      if (languageOf(path) !== null) found.add(path)
  }
  if (found.size === 0)
    return { ...start, unscored: `no source file matches ${joinNames(sources.sources.map((glob) => `\`${glob}\``))}` }
  if (found.size > MOST_FILES)
    return { ...start, unscored: `${found.size} files match, more than the ${MOST_FILES} that are measured` }
  const files: CodeFile[] = []
  for (const path of [...found].sort()) {
    const file = await measure(path)
    if (file !== null) files.push(file)
  }
  const totals = sumCode(files)
  const languages = totals.map(({ language }) => language)
  const language = sources.language ?? (languages.length === 1 ? (languages[0] ?? null) : null)
  return { ...start, language, unscored: findReason(language, languages), files: files.map(keepFile), totals }
}

/** Why no one language has totals to measure by; null where one has. */
function findReason(language: CodeSources['language'], languages: readonly string[]): string | null {
  if (languages.length === 0) return 'no source file could be measured'
  if (language === null)
    return `the sources are ${joinNames(languages)}, which do not compare: name one under \`code_quality.language\``
  return languages.includes(language) ? null : `no file of ${language} could be measured`
}

function keepFile(file: CodeFile): RunCodeFile {
  if (file.kind === 'unscored') return file
  return { ...file, blocks: file.blocks.map(({ halstead: _halstead, ...block }) => block) }
}

function tellUnscored(arm: string, { files, unscored }: RunCode, log: Log): void {
  if (unscored !== null) log.warning(`The code quality of \`${arm}\` is not measured: ${unscored}.`)
  const left = files.filter((file) => file.kind === 'unscored')
  for (const { path, line, reason } of left.slice(0, MOST_TOLD))
    log.warning(`${path}${line === null ? '' : `:${line}`}: not measured: ${reason}.`)
  if (left.length > MOST_TOLD)
    log.warning(`${countOf(left.length - MOST_TOLD, 'more source file')} could not be measured.`)
}
