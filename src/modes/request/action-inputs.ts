import type { Environment } from '../../github/event-context.js'
import { joinNames } from '../../format/join-names.js'
import { UserError } from '../../model/error.js'
import type { Mode, Refuse } from './options/option.js'
import { camelCase, INPUTS, type InputValues } from './options/index.js'
import { names } from './options/readers.js'

/** The Action's inputs, read and checked. Null is "as the suite says", or none. */
export type ActionInputs = InputValues

/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input is one that is not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be; one of an earlier version says what replaces it
 */
export function readActionInputs(env: Environment): ActionInputs {
  for (const [name, instead] of Object.entries(REPLACED)) {
    const given = textOf(env, name)
    if (given !== '') refusing(name, given)(`none: ${instead}`)
  }
  const values = INPUTS.map(([name, { read, default: preset = null }]) => {
    const given = textOf(env, name) || preset
    const key = camelCase(name)
    if (read === undefined) return [key, readFlag(name, given ?? 'false')]
    return [key, given === null ? null : read(given, refusing(name, given))]
  })
  return Object.fromEntries(values) as ActionInputs
}

/** The names that the input `target-env` gives: before all others, so that no error of theirs shows a secret. */
export function namesForTargets(env: Environment): readonly string[] {
  return names()(textOf(env, 'target-env'), refusing('target-env', ''))
}

const textOf = (env: Environment, name: string): string => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()

function readFlag(name: string, given: string): boolean {
  if (given !== 'true' && given !== 'false') refusing(name, given)('one of `true`, `false`')
  return given === 'true'
}

function refusing(name: string, given: string): Refuse {
  return (expected, { got = given, suggestion = null } = {}) => {
    throw new UserError('input-invalid', { name, got, expected, suggestion })
  }
}

/** What an input of an earlier version is written as now. */
const REPLACED: Readonly<Record<string, string>> = {
  'baseline-workflow': 'write `baseline: artifact:FILE`',
  'bisect-max-minutes': 'write the minutes into `bisect`, such as `bisect: 30`',
  'comment-details': 'write it into `comment`, such as `comment: always, ids`',
  'comment-on-commits': 'write `comment-on-commits: true` as a line of `issues`',
  'inherit-env': "write `target-env: '*'`",
  'issue-assignees': 'write `assignees: …` as a line of `issues`',
  'issue-labels': 'write `labels: …` as a line of `issues`',
  'issue-mention': 'write `mention: true` as a line of `issues`',
  'quickchart-url': 'write the address into `charts`, such as `charts: https://charts.example.com`',
  'skip-code-quality': 'write `skip-code: quality`',
  'skip-code-review': 'write `skip-code: review`',
}

/** The input `baseline` that has the base measured beside the change. */
export const REF = 'ref'

/** Refuses inputs that mean nothing in this mode, or beside each other. Throws `input-invalid` for the first of them. */
export function refuseInputs(env: Environment, inputs: ActionInputs, mode: Mode): void {
  const isRecorded = inputs.results.length > 0
  for (const [name, { read, default: preset, modes, onlyWith = '', measures = false }] of INPUTS) {
    const given = textOf(env, name)
    if (given === '' || given === (read === undefined ? 'false' : preset)) continue
    const refuse = refusing(name, given)
    if (modes?.includes(mode) === false)
      refuse(
        `none in mode \`${mode}\`: only ${joinNames(modes.map((one) => `\`${one}\``))} ${modes.length === 1 ? 'takes' : 'take'} it`,
      )
    if (onlyWith !== '' && textOf(env, onlyWith) === '') refuse(`none without \`${onlyWith}\``)
    if (isRecorded && (measures || (name === 'baseline' && given === REF)))
      refuse(`${name === 'baseline' ? '`artifact` or a path' : 'none'} beside \`results\`, which are measured already`)
  }
  if (mode === 'publish' && inputs.issueNumber !== null && !inputs.experiment)
    refusing('issue-number', String(inputs.issueNumber))('none without `experiment: true`')
}
