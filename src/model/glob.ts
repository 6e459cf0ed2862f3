/** Escapes text for a regular expression, which then matches exactly that text. */
export function escapeRegex(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/**
 * Converts a glob over paths with `/` to a regular expression: `**` matches any folders, `*` and `?` match within a name, `{a,b}` either. A
 * pattern without `/` is still relative to the root; put a `**` folder in front to match at any depth.
 * @example globToRegExp('src/**\/*.{ts,js}').test('src/model/a.ts') // true
 */
export function globToRegExp(glob: string): RegExp {
  let source = ''
  let depth = 0
  for (let index = 0; index < glob.length; index++) {
    const rest = glob.slice(index)
    const character = rest[0] ?? ''
    // Repeated stars mean the same as one, but each would cause more backtracking.
    const folders = /^(?:\*\*\/)+/.exec(rest)?.[0] ?? ''
    const stars = /^\*{2,}/.exec(rest)?.[0] ?? ''
    if (folders !== '') {
      source += '(?:[^/]+/)*'
      index += folders.length - 1
    } else if (stars !== '') {
      source += '.*'
      index += stars.length - 1
    } else if (character === '*') source += '[^/]*'
    else if (character === '?') source += '[^/]'
    else if (character === '{' && rest.includes('}')) {
      source += '(?:'
      depth++
    } else if (character === '}' && depth > 0) {
      source += ')'
      depth--
    } else if (character === ',' && depth > 0) source += '|'
    else source += escapeRegex(character)
  }
  return new RegExp(`^${source}$`, 's')
}
