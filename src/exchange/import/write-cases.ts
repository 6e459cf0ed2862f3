import { Document, isCollection, isMap, isSeq, visit } from 'yaml'
import { schemaLine } from '../../model/version.js'
import type { CaseDraft, Imported, ImportedCase, ImportNote } from './importer.js'

/**
 * Writes a case file in YAML 1.2: schema and heading as comments, then the cases, with spans and short checks on one line each. Without a
 * heading, writes only a part of a file.
 */
export function writeCases(heading: readonly string[], drafts: readonly CaseDraft[]): string {
  const document = new Document(drafts, { aliasDuplicateObjects: false })
  visit(document, {
    Pair(_, pair) {
      const key = String(pair.key)
      if (key === 'tags' && isSeq(pair.value)) pair.value.flow = true
      if (key !== 'expected_spans' && key !== 'checks') return undefined
      if (isSeq(pair.value))
        for (const item of pair.value.items) if (isMap(item) && !item.has('json_schema')) item.flow = true
      return visit.SKIP
    },
  })
  visit(document, {
    Scalar(_, scalar, parents) {
      // Without quotes, the yaml package breaks lines so that `a:` at a line's end becomes a key.
      const isInFlow = parents.some((parent) => isCollection(parent) && parent.flow === true)
      if (isInFlow && typeof scalar.value === 'string' && scalar.value.includes('\n')) scalar.type = 'QUOTE_DOUBLE'
    },
  })
  const schema = heading.length === 0 ? '' : `${schemaLine('case')}\n`
  const comments = heading.map((line) => `# ${line.replaceAll(/\p{Cc}+/gu, ' ')}\n`).join('')
  return `${schema}${comments}${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`
}

/** Returns a function that makes ids unique: an id that is `taken` or was returned before gets the next free number: `a`, `a-2`. */
export function createIdMaker(taken: ReadonlySet<string>): (id: string) => string {
  const used = new Set(taken)
  /** The next number to try for each stem; all smaller ones are used. */
  const next = new Map<string, number>()
  return (id) => {
    const stem = id.slice(0, 190)
    let free = id
    let number = next.get(stem) ?? 2
    for (; used.has(free); number++) free = `${stem}-${number}`
    next.set(stem, number)
    used.add(free)
    return free
  }
}

/** The most renamed cases with a note each: importing a file twice renames all of them. */
const NAMED_AT_MOST = 10

/** Gives every case a unique id: one that is taken gets the next free number, and a note. */
export function makeIdsUnique({ cases, notes, ...rest }: Imported, taken: ReadonlySet<string>): Imported {
  const separate = createIdMaker(taken)
  const renamed: ImportNote[] = []
  const separated = cases.map((imported): ImportedCase => {
    const { id } = imported.draft
    const free = separate(id)
    if (free === id) return imported
    const { file, line } = imported
    renamed.push({ file, line, message: `id \`${id}\` is already used: this case becomes \`${free}\`.` })
    return { ...imported, draft: { ...imported.draft, id: free } }
  })
  const [first, ...more] = renamed.splice(NAMED_AT_MOST)
  const message = `${more.length + 1} more ids are already used; from here on they get a number.`
  if (first !== undefined) renamed.push({ ...first, message })
  return { ...rest, cases: separated, notes: [...notes, ...renamed] }
}
