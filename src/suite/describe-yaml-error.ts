import type { YAMLError } from 'yaml'
import { NESTED_TOO_DEEPLY } from './find-deep-nesting.js'
import { quote } from './quote.js'

/** What the yaml package says, where it says it in the words of the YAML specification, in the words of its users. */
const MESSAGES: Partial<Record<YAMLError['code'], string>> = {
  BAD_SCALAR_START: 'a value cannot start with this character. Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'there is a second `: ` in the value of this line. Put the value in quotes, or fix the indentation.',
  MISSING_CHAR: 'a quote, bracket or brace is opened before this place and never closed. Close it.',
  MULTILINE_IMPLICIT_KEY: 'this key runs over several lines: is a `:` missing, or the indentation wrong?',
  NON_STRING_KEY: 'this key is a list or a mapping. A key is plain text; put `{{ … }}` and the like in quotes.',
  RESOURCE_EXHAUSTION: NESTED_TOO_DEEPLY,
  TAB_AS_INDENT: 'the line is indented with a tab. YAML takes spaces only.',
}

/** One sentence for a fault in the notation, e.g. "the line is indented with a tab. YAML takes spaces only." */
export function describeYamlError(error: YAMLError, text: string): string {
  if (error.code === 'TAG_RESOLVE_FAILED') {
    const tag = text.slice(error.pos[0], error.pos[1])
    return `tag ${quote(tag)} is unknown: suites are plain YAML. Leave it out.`
  }
  return MESSAGES[error.code] ?? `this is not valid YAML: ${error.message}.`
}
