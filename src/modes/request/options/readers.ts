import { z } from 'zod'
import { DETAIL_LEVELS } from '../../../model/result/report.js'
import { parseShard, type Shard, SHARD_FORM } from '../../../model/run/shard.js'
import { present } from '../../../model/omit-undefined.js'
import { suggest } from '../../../model/suggest.js'
import { RESULT_OPTIONS } from '../../../measure/import/result-options.js'
import type { Reader, Refuse } from './option.js'
import { readAddress } from '../provider-access.js'
import type { GitHubContext } from '../../../github/event-context.js'

export const text: Reader<string> = (given) => given

export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  (given, refuse) =>
    choices.find((choice) => choice === given) ??
    refuse(`one of ${quoteAll(choices)}`, { suggestion: suggest(given, choices) })

const quoteAll = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** Reads a whole number; both ends are included. */
export const whole =
  (least: number, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (given, refuse) => {
    const value = /^\d+$/.test(given) ? Number(given) : NaN
    if (value >= least && value <= most) return value
    return refuse(`a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}`)
  }

export const positive: Reader<number> = (given, refuse) =>
  z.number().positive().safeParse(Number(given)).data ?? refuse('a number above 0')

/** Reads names that are separated by commas, blanks or line ends, or by another separator; none for an empty text. */
export const names =
  (separator = /[\s,]+/): Reader<readonly string[]> =>
  (given) =>
    given
      .split(separator)
      .map((name) => name.trim())
      .filter((name) => name !== '')

export const shard: Reader<Shard> = (given, refuse) => parseShard(given) ?? refuse(SHARD_FORM)

/** Reads an http(s) address without a user, and drops slashes at its end. */
export const address: Reader<string> = (given, refuse) => readAddress(given, refuse).replace(/\/+$/, '')

/**
 * Reads lines of `name: value`. A value goes to the end of its line, so that no name of a column needs quotes.
 * @param example of a line, for messages
 */
export const lines =
  <const Name extends string>(
    known: readonly Name[],
    example: string,
  ): Reader<Readonly<Partial<Record<Name, string>>>> =>
  (given, refuse) => {
    const values = new Map<Name, string>()
    for (const line of given.split(/\r?\n/).filter((one) => one.trim() !== '')) {
      const [, name = '', value = ''] = /^\s*([^:]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? []
      const option = known.find((one) => one === name)
      const got = line.trim()
      if (option === undefined || value === '')
        return refuse(`lines such as \`${example}\`, of ${known.join(', ')}`, {
          got,
          suggestion: option === undefined ? suggest(name, known) : null,
        })
      if (values.has(option)) return refuse(`\`${option}\` once`, { got })
      values.set(option, value)
    }
    return Object.fromEntries(values) as Partial<Record<Name, string>>
  }

/** Reads pairs such as `query=frage,answer=antwort`. */
export const pairs: Reader<Readonly<Record<string, string>>> = (given, refuse) =>
  Object.fromEntries(
    names(/,/)(given, refuse).map((pair): [string, string] => {
      const [, name = '', value = ''] = /^([^=]+?)\s*=\s*(.+)$/.exec(pair) ?? []
      return value === '' ? refuse('pairs such as query=frage,answer=antwort', { got: pair }) : [name, value]
    }),
  )

/** Reads the input `results-options`. */
export const resultLines = lines(RESULT_OPTIONS, 'id: ticket')

const COMMENT_WHEN = ['always', 'on-change', 'never'] as const

/** Reads the input `comment`: when there is a comment, and how much of the cases it and the report show. */
export const comment: Reader<{
  readonly when: (typeof COMMENT_WHEN)[number]
  readonly details: (typeof DETAIL_LEVELS)[number]
}> = (given, refuse) => {
  const words = names()(given, refuse)
  const [when, ...others] = words.flatMap((word) => COMMENT_WHEN.find((one) => one === word) ?? [])
  const [details, ...more] = words.flatMap((word) => DETAIL_LEVELS.find((one) => one === word) ?? [])
  if (others.length + more.length > 0 || present(when ?? null, details ?? null).length < words.length)
    return refuse(`one of ${quoteAll(COMMENT_WHEN)}, and beside it at most one of ${quoteAll(DETAIL_LEVELS)}`, {
      suggestion: words.length === 1 ? suggest(given, [...COMMENT_WHEN, ...DETAIL_LEVELS]) : null,
    })
  return { when: when ?? 'always', details: details ?? 'full' }
}

const CHARTS = ['quickchart', 'branch', 'mermaid', 'none'] as const

export const QUICKCHART_URL = 'https://quickchart.io'

/** Who draws the charts of comments; `url` is the address of a QuickChart server. */
export type ChartChoice =
  | { readonly kind: 'quickchart'; readonly url: string }
  | { readonly kind: 'branch'; readonly url: string }
  | { readonly kind: 'mermaid' | 'none' }

/** Reads the input `charts`: who draws and, alone or with `quickchart` or `branch`, the address of a QuickChart server. */
export const charts: Reader<ChartChoice> = (given, refuse) => {
  const words = names()(given, refuse)
  const isAddress = (word: string): boolean => word.includes(':')
  const [kind = 'quickchart', ...others] = words.filter((word) => !isAddress(word))
  const [url, ...more] = words.filter(isAddress)
  const choice = oneOf(CHARTS)(kind, refuse)
  const isDrawn = choice === 'quickchart' || choice === 'branch'
  if (others.length + more.length > 0 || (url !== undefined && !isDrawn))
    return refuse('one of them; an address goes only with `quickchart` or `branch`')
  return isDrawn ? { kind: choice, url: url === undefined ? QUICKCHART_URL : address(url, refuse) } : { kind: choice }
}

/** Reads the input `baseline`: `artifact`, `ref`, or a path; `artifact:FILE` allows only one workflow. */
export const baseline: Reader<{
  readonly from: string
  /** A workflow file; empty allows any. */
  readonly workflow: string
}> = (given, refuse) => {
  const [, workflow] = /^artifact:(.*)$/s.exec(given) ?? []
  if (workflow !== undefined && workflow.trim() === '')
    return refuse('the workflow file, such as `artifact:goldenpair.yml`')
  return workflow === undefined ? { from: given, workflow: '' } : { from: 'artifact', workflow: workflow.trim() }
}

const ISSUE_LINES = ['keep', 'labels', 'assignees', 'mention', 'comment-on-commits'] as const
const KEEP = ['always', 'dry-run', 'never'] as const

/** Reads the input `issues`: whether a night keeps an issue, in one word or in a line among others about the issue. */
export const issues: Reader<{
  /** `dry-run` only says what would be done. */
  readonly keep: (typeof KEEP)[number]
  /** Names that may contain blanks. */
  readonly labels: readonly string[]
  readonly assignees: readonly string[]
  /** Whether to name the authors of suspect commits, so that they are notified. */
  readonly mention: boolean
  /** Whether to comment on the suspect commits too. */
  readonly commentOnCommits: boolean
}> = (given, refuse) => {
  const values = given.includes(':')
    ? lines(ISSUE_LINES, 'labels: golden suite')(given, refuse)
    : { keep: oneOf(KEEP)(given, refuse) }
  const refuseLine =
    (name: string, value: string): Refuse =>
    (expected, details) =>
      refuse(expected, { got: `${name}: ${value}`, ...details })
  const flag = (name: 'mention' | 'comment-on-commits'): boolean => {
    const value = values[name] ?? 'false'
    return oneOf(['true', 'false'])(value, refuseLine(name, value)) === 'true'
  }
  const { keep = 'always', labels = '', assignees = '' } = values
  return {
    keep: oneOf(KEEP)(keep, refuseLine('keep', keep)),
    labels: names(/,/)(labels, refuse),
    assignees: names()(assignees, refuse),
    mention: flag('mention'),
    commentOnCommits: flag('comment-on-commits'),
  }
}

/** Reads the input `bisect`: minutes after which no further commit is begun. */
export const minutes: Reader<number> = (given, refuse) =>
  positive(given, () => refuse('a number above 0: the minutes after which it begins no further commit, such as 30'))

/** The placeholders that a template of `report-url` may have. */
const PLACEHOLDERS = ['suite', 'run', 'place'] as const

type Facts = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>

/** Reads the template of the address at which a report is published. */
export const readReportUrl: Reader<string> = (template, refuse) => {
  const unknown = [...template.matchAll(/\{([^}]*)\}/g)].find(([, name]) => !PLACEHOLDERS.some((one) => one === name))
  const filled = fillReportUrl(template, { suite: 's', run: '1', place: 'run-1' })
  const isAddress = URL.canParse(filled) && /^https?:\/\/[^\s@]+$/.test(filled) && !filled.includes('#')
  if (unknown === undefined && isAddress) return template
  return refuse(
    'an address such as https://octo-org.github.io/octo-repo/{place}/{suite}/, with no other placeholder than {run}',
  )
}

/**
 * Returns the address of a report, with every placeholder filled and encoded, so that no name can leave its place in the
 * path.
 */
export function fillReportUrl(template: string, facts: Facts): string {
  return template.replace(/\{(suite|run|place)\}/g, (_, name: keyof Facts) => encodeURIComponent(facts[name]))
}

/**
 * Returns the folder of a report in a site: one for each pull request, which its next report replaces, otherwise one for
 * each workflow run.
 * @example reportFolder({ runId: 400 }, 12) // 'pr-12'
 */
export function reportFolder({ runId }: Pick<GitHubContext, 'runId'>, pullRequest: number | null): string {
  return pullRequest === null ? `run-${runId}` : `pr-${pullRequest}`
}
