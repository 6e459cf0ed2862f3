import { stat } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import { pick } from '../../model/omit-undefined.js'
import { groupBy } from '../../model/group-by.js'
import { isRecord, type JsonRecord } from '../../model/json.js'
import {
  type DescribedScores,
  describeScores,
  hasValue,
  isRescaled,
} from '../../exchange/import/results/describe-scores.js'
import { readResults, RESULT_FILES } from '../../exchange/import/results/index.js'
import { SAMPLE_FIELDS } from '../../exchange/import/results/inspect.js'
import { parseJson, refuseAs } from '../../exchange/import/results/parse-file.js'
import type { ResultArm } from '../../exchange/import/results/result-arm.js'
import { readZipTexts, ZipRefused } from '../../github/read-zip.js'
import { isRegularFile, readTextFile } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import { UserError } from '../../model/error.js'
import type { Margin } from '../../model/metric.js'
import type { Gate } from '../../model/suite/gate.js'
import { countOf, formatNumber } from '../../format/format-number.js'
import { parseMargin } from '../suite/parse-gates.js'
import { type ResultOption, type ResultOptions, splitNames } from './result-options.js'

const MAX_BYTES = 200_000_000

/** An arm of a results file, with the name used in reports. */
export type ResultInput = NonNullable<Awaited<ReturnType<typeof readResultInput>>>[number]

/** Splits `FILE#ARM`, which names one arm of a file with several; `arm` is `null` if none is named. */
export function splitArm(argument: string): { readonly file: string; readonly arm: string | null } {
  const [, file = argument, arm = null] = /^(.*\.\w+)#(.+)$/s.exec(argument) ?? []
  return { file, arm }
}

/**
 * Reads the arms of a results file; returns `null` if the argument is not one. Throws `results-invalid`, `flag-invalid`, and like
 * `readTextFile`.
 */
export async function readResultInput(
  argument: string,
  options: ResultOptions,
  { workingDirectory }: { readonly workingDirectory: string },
) {
  const { file, arm: chosen } = splitArm(argument)
  const { format, id, query, answer, pass, score, qrels } = options
  const extension = extname(file).toLowerCase()
  // With an explicit format any extension except a suite's is allowed, because runs have no extension of their own.
  const mayBeAny = format !== undefined && !['.yaml', '.yml'].includes(extension)
  const isKnown = RESULT_FILES.includes(extension)
  if (!isKnown && !(mayBeAny && (await isRegularFile(resolve(workingDirectory, file))))) return null
  const readText = async (shown: string): Promise<string> =>
    readTextFile({ path: resolve(workingDirectory, shown), shown, maxBytes: MAX_BYTES })
  const source =
    extension === '.eval'
      ? { path: file, text: '', document: await readEvalLog({ path: resolve(workingDirectory, file), shown: file }) }
      : {
          path: file,
          text: await readText(file),
          ...(extension === '.xml' && { xml: await import('fast-xml-parser') }),
        }
  const judgments = qrels === undefined ? undefined : { path: qrels, text: await readText(qrels) }
  const columns = { id, query, answer, pass, scores: splitNames(score), qrels: judgments }
  const read = readResults(source, { format, columns })
  if (read === null) return null
  const arms = score === undefined ? read : read.map((arm) => chooseScores(arm, { names: columns.scores, file }))
  const stem = basename(file, extname(file))
  const nameOf = (arm: ResultArm): string => (arms.length > 1 ? arm.name : stem)
  const inputs = arms.map((arm) => ({ kind: 'results' as const, name: nameOf(arm), file, arm }))
  if (chosen === null) return inputs
  const found = inputs.find(({ arm }) => arm.name === chosen)
  if (found !== undefined) return [{ ...found, name: stem }]
  const named = arms.map(({ name }) => (name === '' ? 'one without a name' : `"${name}"`)).join(', ')
  return refuseAs(format ?? 'its format', file)(`it has no arm "${chosen}"; it has ${named}`)
}

/** Returns an arm with only the scores that the user names. Throws the user error `results-invalid` if one does not exist. */
function chooseScores(
  arm: ResultArm,
  { names, file }: { readonly names: readonly string[]; readonly file: string },
): ResultArm {
  const known = new Set(arm.rows.flatMap(({ scores }) => Object.keys(scores)))
  const leftOut = (arm.left_out ?? []).filter(({ score }) => score === null || names.includes(score))
  const missing = names.find((name) => !known.has(name) && !leftOut.some(({ score }) => score === name))
  if (missing !== undefined)
    refuseAs('its format', file)(`it has no score \`${missing}\`; it has ${[...known].join(', ')}`)
  const rows = arm.rows.map((row) => ({
    ...row,
    scores: Object.fromEntries(Object.entries(row.scores).filter(([name]) => names.includes(name))),
  }))
  return { ...arm, rows, left_out: leftOut }
}

/**
 * Describes the scores of all arms and logs which direction of each is better. Throws the error from `refuse` for a name that is
 * not a score.
 */
export function describeInputs(
  arms: readonly ResultArm[],
  options: ResultOptions,
  input: {
    readonly refuse: (option: ResultOption, got: string, expected: string) => UserError
    /** Returns an option as users write it. @example (option) => `--${option}` */
    readonly correct: (option: ResultOption) => string
    readonly log: Log
    /** Whether to list each cell, value and row that is left out. */
    readonly isVerbose?: boolean
    /** The first file, for a message. */
    readonly file: string
  },
): DescribedScores {
  const { refuse, correct, log, file, isVerbose = false } = input
  const account = arms.flatMap((arm) => arm.left_out ?? [])
  const unscored = account.filter(({ score }) => score === null)
  for (const { reason } of unscored.filter(({ all }) => all.length > 0)) log.info(reason)
  for (const reason of new Set(unscored.flatMap(({ all, reason: what }) => (all.length > 0 ? [] : what))))
    log.warning(reason)
  const leftOut = groupBy(
    account.filter(({ score }) => score !== null),
    ({ score }) => score,
  )
  const scoresLeftOut = [...leftOut]
    .map(([score, all]) => `${score ?? ''}, ${[...new Set(all.map(({ reason }) => reason))].join(' and ')}`)
    .join('; ')
  if (leftOut.size > 0) log.warning(`left out, because they are not numbers: ${scoresLeftOut}.`)
  const list = isVerbose ? log.info : log.debug
  for (const line of new Set(account.flatMap(({ all }) => all))) list(`left out: ${line}`)
  const described = describeScores(arms, {
    lower: splitNames(options.lower),
    higher: splitNames(options.higher),
    continuous: splitNames(options.continuous),
    primary: options.primary ?? null,
  })
  const undirected = described.scores.flatMap(({ name, facts }) => (facts.direction === 'neutral' ? [name] : []))
  if (undirected.length > 0)
    log.info(
      `No gate on ${undirected.join(', ')}: the name does not say whether higher or lower is better. Say so with ${correct('higher')} or ${correct('lower')}.`,
    )
  const isFilled = ({ name }: { readonly name: string }): boolean => arms.some(({ rows }) => hasValue(name, rows))
  const filled = described.scores.filter(isFilled)
  const empty = described.scores.flatMap((score) => (isFilled(score) ? [] : [score.name]))
  if (empty.length > 0) log.info(`Not compared, since no row has a value: ${empty.join(', ')}.`)
  const noScore = refuseAs('any format', file)
  for (const { name } of filled)
    if (new Set(arms.filter(({ rows }) => hasValue(name, rows)).map(({ rows }) => isRescaled(name, rows))).size > 1)
      noScore(`${name} goes from 0 to 1 on one side and beyond 1 on another; write both on one scale`)
  if (described.gates.length === 0)
    noScore(
      `it has no score for which higher or lower is better${leftOut.size === 0 ? '' : `; left out: ${scoresLeftOut}`}. A score is a number, or a word such as pass`,
    )
  const names = described.scores.map(({ name }) => name)
  const measured = described.gates.map(({ metric }) => metric).filter((metric) => metric.startsWith('retrieval.'))
  for (const option of ['lower', 'higher', 'continuous', 'primary'] as const) {
    const known = option === 'primary' ? [...names, ...measured] : names
    const unknown = splitNames(options[option]).find((name) => !known.includes(name))
    if (unknown !== undefined) throw refuse(option, unknown, `a score of the results: ${known.join(', ')}`)
  }
  const gates = giveMargin(described, options.margin)
  if (gates === null) throw refuse('margin', options.margin ?? '', MARGIN_WANTED)
  const doubt = options.margin === undefined ? doubtMargin(described, arms[0]?.rows.length ?? 0) : null
  if (doubt !== null) log.info(`${doubt} (another margin: ${correct('margin')}).`)
  for (const direction of ['higher', 'lower'] as const) {
    const some = filled.filter(({ facts }) => facts.direction === direction).map(({ name }) => name)
    const other = direction === 'higher' ? 'lower' : 'higher'
    if (some.length > 0)
      log.info(
        `${direction === 'higher' ? 'Higher' : 'Lower'} is better: ${some.join(', ')} (if not: ${correct(other)}).`,
      )
  }
  return { ...described, gates }
}

/** Says how the margin of a primary pass rate or share fits the number of answers; `null` if sixty or more can rule it out. */
function doubtMargin({ scores, gates }: DescribedScores, answers: number): string | null {
  const { metric, margin = null } = gates.find(({ primary }) => primary) ?? {}
  const facts = scores.find((score) => score.facts.id === metric)?.facts
  if (answers >= 60 || margin?.kind !== 'absolute' || facts?.range[1] === null) return null
  const few = countOf(answers, 'answer')
  // Fewer than six answers cannot rule out the widest default margin either.
  const isFitted = (metric === 'success' || facts?.kind === 'binary') && answers > 5
  return isFitted
    ? `The margin is ${Math.round(100 * margin.value)} points, because ${few} cannot rule out less`
    : `The margin is ${formatNumber(margin.value, { decimals: 2, bare: true })}, which ${few} can hardly rule out: that takes at least ${Math.ceil(3 / margin.value)}, and more if the scores vary`
}

const MARGIN_WANTED =
  'points of a score from 0 to 1 (10pp), less than 100% of the baseline where no value is negative (5%), or a number below the range of the score'

/** Gives the user's margin to the primary gate, and points to every score from 0 to 1; `null` if the primary score cannot have it. */
function giveMargin({ scores, gates }: DescribedScores, written: string | undefined): readonly Gate[] | null {
  if (written === undefined) return gates
  const given = gates.map((gate) => {
    const share = { unit: gate.metric === 'tokens.total' ? 'tokens' : 'ratio', range: [0, 1] } as const
    const { unit, range } = scores.find(({ facts }) => facts.id === gate.metric)?.facts ?? share
    const isFor = gate.primary || written.endsWith('pp')
    const margin = isFor ? readMargin(written, { id: gate.metric, direction: 'higher', unit, range }) : gate.margin
    return gate.primary && margin === null ? null : { ...gate, margin: margin ?? gate.margin }
  })
  return given.every((gate) => gate !== null) ? given : null
}

function readMargin(written: string, metric: Parameters<typeof parseMargin>[2]): Margin | null {
  const margin = /^\d+(\.\d+)?\s?(%|pp)?$/.test(written) ? parseMargin('margin', written, metric) : ''
  if (typeof margin === 'string') return null
  return margin.kind === 'relative' && (metric.range[0] === null || margin.value >= 1) ? null : margin
}

/** Samples with thousands of messages compress to a hundredth of their size, because each event repeats them. */
const LIMITS = { maxEntries: 500_000, maxBytes: 2 ** 31, maxEntryBytes: 2 ** 28, maxRatio: 500 }

/**
 * Reads an inspect_ai log from an .eval file, which is a zip: its header and samples in the form of the JSON log, with only the
 * sample fields that are used. Throws the user errors `file-unreadable` and `results-invalid`.
 */
export async function readEvalLog(input: { readonly path: string; readonly shown: string }): Promise<unknown> {
  const { path, shown } = input
  const refuse = refuseAs('inspect', shown)
  const found = await stat(path).catch(() => null)
  if (found?.isFile() !== true)
    throw new UserError('file-unreadable', {
      path: shown,
      reason: found === null ? 'it does not exist' : 'it is not a file',
    })
  if (found.size > MAX_BYTES) return refuse(`it is larger than ${MAX_BYTES / 1e6} MB`)
  let header: unknown = null
  const samples: JsonRecord[] = []
  const use = (name: string, text: string): void => {
    const value = parseJson(text)
    if (value === undefined) refuse(`${name} in it is not JSON`)
    if (name === 'header.json') header = value
    else if (isRecord(value)) samples.push(pick(value, SAMPLE_FIELDS))
    else refuse(`${name} in it is not an object`)
  }
  try {
    const wants = (name: string): boolean => name === 'header.json' || /^samples\/[^/]+\.json$/.test(name)
    await readZipTexts({ archive: path, archiveBytes: found.size, limits: LIMITS, wants, use })
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    return refuse(`it is not a readable zip file: ${error.message}`, error)
  }
  if (!isRecord(header)) return refuse('it has no header.json, which inspect_ai writes when the evaluation ends')
  samples.sort(byIdAndEpoch)
  return { ...header, samples }
}

/** Sorts like inspect_ai; the zip has the samples in the order in which they ended. */
function byIdAndEpoch(a: JsonRecord, b: JsonRecord): number {
  const [first, second] = [String(a['id']), String(b['id'])]
  const order = first.localeCompare(second, 'en', { numeric: true })
  return order === 0 ? Number(a['epoch']) - Number(b['epoch']) : order
}
