import { isNode, LineCounter, parseDocument } from 'yaml'
import { findDeepNesting } from '../../model/find-deep-nesting.js'
import { readJsonLines, withoutMark, isRecord } from '../../model/json.js'
import { type ImportFile, type Refuse } from './importer.js'

const MAX_ALIASES = 1000

/** Reads a YAML or JSON file and can locate its parts by line. Throws the user's error `import-invalid` if the syntax is wrong. */
export function readDocument({ path, text }: ImportFile, refuse: Refuse) {
  const plain = withoutMark(text)
  const deep = findDeepNesting(plain)
  if (deep !== null)
    refuse({ path, line: plain.slice(0, deep).split('\n').length }, 'its lists or objects are nested too deeply here')
  const lines = new LineCounter()
  const document = parseDocument(plain, { lineCounter: lines, prettyErrors: false, merge: true })
  const [fault] = document.errors
  if (fault)
    refuse({ path, line: lines.linePos(fault.pos[0]).line }, `it is neither YAML nor JSON: ${fault.message}`, {
      cause: fault,
    })
  return {
    value: convert(),
    /** Returns the line (from 1) of the part at a path, or of the nearest part around it. */
    lineOf: (steps: readonly (string | number)[]): number => {
      for (let length = steps.length; length > 0; length--) {
        const node = document.getIn(steps.slice(0, length), true)
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
      }
      return 1
    },
  }

  function convert(): unknown {
    try {
      return document.toJS({ maxAliasCount: MAX_ALIASES })
    } catch (error) {
      // The yaml package throws for an alias without an anchor, for too many aliases, and for a `<<` of something other than a mapping.
      if (!(error instanceof Error)) throw error
      return refuse({ path, line: 1 }, error.message, { cause: error })
    }
  }
}

/** Reads the objects of a JSON Lines file and their lines, from 1, skipping blank lines. Throws the user's error `import-invalid`. */
export function readLineObjects({ path, text }: ImportFile, refuse: Refuse) {
  return readJsonLines(text).map(({ line, value }) => {
    if (value === undefined) return refuse({ path, line }, 'the line is not JSON')
    return isRecord(value) ? { line, value } : refuse({ path, line }, 'the line is not a JSON object')
  })
}
