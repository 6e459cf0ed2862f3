import { UserError } from '../../model/error.js'

const REFERENCE = /\$\{([A-Za-z_]\w*)\}/g

/** Whether every `${` in a text begins the name of an environment variable. */
export function hasPlainReferences(text: string): boolean {
  return !text.replace(REFERENCE, '').includes('${')
}

/** The variables that a text names. */
export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = '']) => name)
}

/**
 * An option's text with the values of its `${NAME}`, blanks and line feeds around them left out (files of secrets end in one).
 * @throws `target-env-missing` for a variable that the target may not see
 */
export function expandEnvironment(
  text: string,
  { option, env }: { readonly option: string; readonly env: Readonly<Record<string, string>> },
): string {
  return text.replace(REFERENCE, (_, variable: string) => {
    const value = env[variable]
    if (value === undefined) throw new UserError('target-env-missing', { option, variable })
    return value.trim()
  })
}
