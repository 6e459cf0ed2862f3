import { countOf } from '../../../format/format-number.js'
import { countRest } from '../../../format/join-names.js'
import { type ComplexityRank, REVIEW_CRITERIA, type RunCode, type RunCodeFile } from '../../../model/run/run-code.js'
import type { TableArm } from '../../../model/run/run-table.js'
import { CODE_FIGURES } from '../../../stats/code-totals.js'
import { defineScoreTable, tabulate } from '../define-table.js'

export const codeQuality = defineScoreTable({
  name: 'code-quality',
  title: 'Code quality',
  build: (arms) => {
    const rows = arms.flatMap(({ name, run }) =>
      (run.code_quality?.totals ?? []).map((totals) => ({ ...totals, name, arm: run.code_quality })),
    )
    const unscored = arms.flatMap(({ name, run: { code_quality: code } }) =>
      code === undefined || code.unscored === null ? [] : [`${name}: ${code.unscored}.`],
    )
    const perFunction = { group: 'complexity per function' }
    const withClasses = { group: 'with classes (radon)' }
    const maintained = { group: 'maintainability' }
    const halsteadGroup = { group: 'Halstead' }
    const imports = { group: 'imports' }
    return {
      ...tabulate(rows, [
        ['arm', 'text', ({ name }) => name],
        ['framework', 'text', ({ arm }) => arm?.framework ?? null],
        ['language', 'text', ({ language }) => language],
        ['files', 'count', ({ files }) => files],
        ['SLOC', 'count', ({ raw }) => raw.sloc, { hint: 'Lines that contain code.' }],
        ['comment ratio', 'ratio', (row) => row.comment_ratio],
        ['average', 'count', CODE_FIGURES['code.average-complexity'], perFunction],
        ['grade', 'text', ({ complexity: of }) => (of.functions_only.count > 0 ? of.grade : null), perFunction],
        ['highest', 'count', CODE_FIGURES['code.max-complexity'], perFunction],
        ['average', 'count', CODE_FIGURES['code.average-block-complexity'], withClasses],
        ['highest', 'count', CODE_FIGURES['code.max-block-complexity'], withClasses],
        ['index', 'score', ({ maintainability }) => maintainability.index, maintained],
        ['grade', 'text', ({ maintainability }) => maintainability.grade, maintained],
        ['volume', 'count', ({ halstead }) => halstead.volume, halsteadGroup],
        ['difficulty', 'count', ({ halstead }) => halstead.difficulty, halsteadGroup],
        ['bugs', 'count', ({ halstead }) => halstead.bugs, halsteadGroup],
        ['all', 'count', ({ declarations }) => declarations.imports, imports],
        ['framework', 'count', ({ declarations }) => declarations.framework_imports, imports],
        ['classes', 'count', ({ declarations }) => declarations.classes],
        ['functions', 'count', ({ declarations }) => declarations.functions],
        ['return annotations', 'share', ({ declarations }) => declarations.return_annotation_share],
      ]),
      is_told_by_notes: unscored.length > 0,
      notes: [
        'Measured once per run, from the source: exact numbers without an interval. Values of different languages cannot be compared.',
        ...unscored,
        ...arms.map(describeUnmeasured),
      ],
    }
  },
})

/** Most unmeasured files that are listed; run.json has all. */
const MAX_UNMEASURED = 5

/** `Not measured of main: a.py, line 2: unexpected token.` */
function describeUnmeasured({ name, run }: TableArm): string | null {
  const files = (run.code_quality?.files ?? []).filter((file) => file.kind === 'unscored')
  if (files.length === 0) return null
  const named = files.map(({ path, line, reason }) => `${path}, ${line === null ? '' : `line ${line}: `}${reason}`)
  const listed = countRest(named, MAX_UNMEASURED, (left) => `${countOf(left, 'more file')} in run.json`)
  return `Not measured in ${name}: ${listed.join('; ')}.`
}

export const codeReviewTable = defineScoreTable({
  name: 'code-review',
  title: 'Code review',
  build: (arms) => {
    const reviewed = arms.flatMap(({ name, run: { code_quality: code } }) =>
      code?.review?.kind === 'reviewed' ? [{ name, review: code.review }] : [],
    )
    const missing = arms.flatMap(({ name, run: { code_quality: code } }) =>
      code?.review?.kind === 'unscored' ? [`${name} was not reviewed: ${code.review.reason}.`] : [],
    )
    const grades = reviewed.flatMap(({ name, review }) => [
      { name, title: 'mean of the seven', score: review.average, reason: null },
      ...REVIEW_CRITERIA.map((criterion) => ({
        name,
        title: criterion.replaceAll('_', ' '),
        ...review.criteria[criterion],
      })),
    ])
    return {
      ...tabulate(grades, [
        ['arm', 'text', ({ name }) => name],
        ['criterion', 'text', ({ title }) => title],
        ['grade', 'score', ({ score }) => score],
        ['why', 'text', ({ reason }) => reason],
      ]),
      is_told_by_notes: missing.length > 0,
      notes: [
        'Grades from 1 to 5 from a single reading of a judge: an opinion, without an interval.',
        ...reviewed.flatMap(({ name, review: { cut } }) =>
          cut === null ? [] : [`Not shown to the judge from ${name}: ${cut}.`],
        ),
        ...missing,
      ],
    }
  },
})

type Block = Extract<RunCodeFile, { readonly kind: 'measured' }>['blocks'][number]

/** Ranks of new functions that are not notable. The next one is radon's C, "moderate". */
const SIMPLE: readonly ComplexityRank[] = ['A', 'B']

/**
 * Lists the functions and methods that are more complex than before, and new ones with a rank of C or worse, including those of new files.
 * Files that either side could not read, and classes (their methods are listed), are left out. Functions are matched by path and name; of
 * several with one name, the first with the first. Notable ones come first, then by how much they rose, then by path and line.
 */
export function listGrownFunctions(before: RunCode, after: RunCode) {
  const grown = after.files.flatMap((file) => {
    const old = before.files.find(({ path }) => path === file.path)
    // A file that could not be read before has no functions that are known to be new.
    if (file.kind === 'unscored' || old?.kind === 'unscored') return []
    const twins = indexBlocks(old?.blocks ?? [])
    return [...indexBlocks(file.blocks)].flatMap(([key, { name, line, complexity, rank }]) => {
      const twin = twins.get(key)
      const isNotable = twin === undefined ? !SIMPLE.includes(rank) : twin.rank !== rank
      if (twin === undefined ? !isNotable : twin.complexity >= complexity) return []
      const was = twin === undefined ? null : { complexity: twin.complexity, rank: twin.rank }
      // `before` is `null` for a new function. Notable: the letter has changed, or the function is new with a C or worse.
      return [{ path: file.path, line, name, before: was, after: { complexity, rank }, is_notable: isNotable }]
    })
  })
  const rise = (one: (typeof grown)[number]): number => one.after.complexity - (one.before?.complexity ?? 0)
  return grown.sort(
    (a, b) =>
      Number(b.is_notable) - Number(a.is_notable) ||
      rise(b) - rise(a) ||
      (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line),
  )
}

/** Indexes functions by name and, if several share a name, by their place among them. */
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

/** Most functions that are listed; the rest are counted. */
const MAX_FUNCTIONS = 50

export const codeComplexity = defineScoreTable({
  name: 'code-complexity',
  title: 'Functions that became more complex',
  build: (arms) => {
    const [first, last] = [arms[0], arms.at(-1)]
    const [before, after] = [first?.run.code_quality, last?.run.code_quality]
    if (first === last || before === undefined || after === undefined) return null
    // Arms without a common file are different programs, in which nothing counts as new.
    const shared = new Set(before.files.map(({ path }) => path))
    if (!after.files.some(({ path }) => shared.has(path))) return null
    const grown = listGrownFunctions(before, after)
    const notable = grown.filter((one) => one.is_notable).length
    return {
      // A reviewer wants to know about a changed letter, not about one more branch.
      place: notable > 0 ? 'comment' : 'page',
      gist: notable === 0 ? countOf(grown.length, 'function') : `${notable} with a worse rank`,
      ...tabulate(grown.slice(0, MAX_FUNCTIONS), [
        ['function', 'text', ({ name }) => name],
        ['where', 'text', ({ path, line }) => `${path}:${line}`],
        [first?.name ?? '', 'text', ({ before: was }) => write(was)],
        [last?.name ?? '', 'text', ({ after: is }) => write(is)],
      ]),
      notes: [
        'Cyclomatic complexity with its rank: A up to 5, B up to 10, C up to 20, D up to 30, E up to 40, then F. Exact numbers; no verdict depends on them.',
        grown.length > MAX_FUNCTIONS ? `${grown.length - MAX_FUNCTIONS} more functions became more complex.` : null,
      ],
    }
  },
})

function write(side: Pick<Block, 'complexity' | 'rank'> | null): string {
  return side === null ? 'new' : `${side.complexity} (${side.rank})`
}
