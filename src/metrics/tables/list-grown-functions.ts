import type { ComplexityRank } from '../../model/run/code-quality.js'
import type { RunCode, RunCodeFile } from '../../model/run/run-code.js'

/** A function, method or class whose complexity rose. */
export interface GrownFunction {
  readonly path: string
  /** Where it is now. */
  readonly line: number
  readonly name: string
  /** Null: it is new. */
  readonly before: { readonly complexity: number; readonly rank: ComplexityRank } | null
  readonly after: { readonly complexity: number; readonly rank: ComplexityRank }
  /** It has another letter now, or it is new with a C or worse. */
  readonly is_notable: boolean
}

type Block = Extract<RunCodeFile, { readonly kind: 'measured' }>['blocks'][number]

/** New functions are worth a word from here on: radon's C, "moderate". */
const SIMPLE: readonly ComplexityRank[] = ['A', 'B']

/**
 * The functions and methods that are more complex than before, and new ones with a rank of C or worse, those of new files too; files that
 * either side could not read are left out. Notable ones first, then by how much they rose, by path and line. They are matched by path and name, the first of a name with the first.
 * Classes are left out, since their methods say it.
 */
export function listGrownFunctions(before: RunCode, after: RunCode): readonly GrownFunction[] {
  const grown = after.files.flatMap((file): readonly GrownFunction[] => {
    const old = before.files.find(({ path }) => path === file.path)
    // A file that could not be read before has no functions that are known to be new.
    if (file.kind === 'unscored' || old?.kind === 'unscored') return []
    const known = indexBlocks(old?.blocks ?? [])
    return [...indexBlocks(file.blocks)].flatMap(([key, { name, line, complexity, rank }]) => {
      const twin = known.get(key)
      const isNotable = twin === undefined ? !SIMPLE.includes(rank) : twin.rank !== rank
      if (twin === undefined ? !isNotable : twin.complexity >= complexity) return []
      const was = twin === undefined ? null : { complexity: twin.complexity, rank: twin.rank }
      return [{ path: file.path, line, name, before: was, after: { complexity, rank }, is_notable: isNotable }]
    })
  })
  const rise = (one: GrownFunction): number => one.after.complexity - (one.before?.complexity ?? 0)
  return grown.sort(
    (a, b) =>
      Number(b.is_notable) - Number(a.is_notable) ||
      rise(b) - rise(a) ||
      (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line),
  )
}

/** By name and, of several with one name, their place among them. */
function indexBlocks(blocks: readonly Block[]): ReadonlyMap<string, Block> {
  const index = new Map<string, Block>()
  for (const block of blocks) {
    if (block.kind === 'class') continue
    let place = 0
    while (index.has(`${block.name}#${place}`)) place += 1
    index.set(`${block.name}#${place}`, block)
  }
  return index
}
