import { UserError } from '../../model/error.js'
import { suggest } from '../../model/suggest.js'

/** How results of another harness are read: the flags of `compare`, and the lines of the input `results-options`. */
export const RESULT_OPTIONS = [
  'format',
  'id',
  'query',
  'answer',
  'pass',
  'score',
  'lower',
  'higher',
  'continuous',
  'qrels',
  'primary',
] as const
export type ResultOption = (typeof RESULT_OPTIONS)[number]
/** As the user wrote them; what is not given is absent. */
export type ResultOptions = Readonly<Partial<Record<ResultOption, string>>>

/** The input that has them. */
export const RESULTS_OPTIONS_INPUT = 'results-options'

/**
 * Reads lines of `option: value`. A value goes to the end of its line, so that no name of a column needs quotes.
 * @throws UserError `input-invalid`
 * @example parseResultOptions('id: ticket\nscore: tone, clarity') // { id: 'ticket', score: 'tone, clarity' }
 */
export function parseResultOptions(text: string): ResultOptions {
  const options = new Map<ResultOption, string>()
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const [, name = '', value = ''] = /^\s*([^:]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    const option = RESULT_OPTIONS.find((one) => one === name)
    if (option === undefined || value === '')
      throw refuseOption(
        line.trim(),
        `lines such as \`id: ticket\`, of ${RESULT_OPTIONS.join(', ')}`,
        option === undefined ? suggest(name, RESULT_OPTIONS) : null,
      )
    if (options.has(option)) throw refuseOption(line.trim(), `\`${option}\` once`)
    options.set(option, value)
  }
  return Object.fromEntries(options)
}

export function refuseOption(got: string, expected: string, suggestion: string | null = null): UserError {
  return new UserError('input-invalid', { name: RESULTS_OPTIONS_INPUT, got, expected, suggestion })
}

/** Names by commas alone, since they may have blanks. */
export function splitNames(text = ''): readonly string[] {
  return text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
}
