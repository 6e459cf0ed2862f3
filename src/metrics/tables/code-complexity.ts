import { countOf } from '../../format/format-number.js'
import { listGrownFunctions, type GrownFunction } from './list-grown-functions.js'
import { defineScoreTable } from './define-table.js'

/** More are no reading; the rest are counted. */
const MOST_FUNCTIONS = 50

export const codeComplexity = defineScoreTable({
  name: 'code-complexity',
  title: 'Functions that became more complex',
  source: 'issue 9; McCabe 1976, ranks of radon 6.0',
  place: 'page',
  build: (arms) => {
    const [first, last] = [arms[0], arms.at(-1)]
    const [before, after] = [first?.run.code_quality, last?.run.code_quality]
    if (first === last || before === undefined || after === undefined) return null
    // Arms without a file in common are other programs, and nothing of them is new.
    const shared = new Set(before.files.map(({ path }) => path))
    if (!after.files.some(({ path }) => shared.has(path))) return null
    const grown = listGrownFunctions(before, after)
    const notable = grown.filter((one) => one.is_notable).length
    if (grown.length === 0) return null
    return {
      // A reviewer wants to know of another letter, not of one more branch.
      place: notable > 0 ? 'comment' : 'page',
      gist: notable === 0 ? countOf(grown.length, 'function') : `${notable} with a worse rank`,
      columns: [
        { title: 'function', format: 'text' },
        { title: 'where', format: 'text' },
        { title: first?.name ?? '', format: 'text' },
        { title: last?.name ?? '', format: 'text' },
      ],
      rows: grown
        .slice(0, MOST_FUNCTIONS)
        .map((one) => [one.name, `${one.path}:${one.line}`, write(one.before), write(one.after)]),
      notes: [
        'Cyclomatic complexity with its rank: A up to 5, B up to 10, C up to 20, D up to 30, E up to 40, then F. Exact numbers, no verdict hangs on them.',
        ...(grown.length > MOST_FUNCTIONS ? [`${grown.length - MOST_FUNCTIONS} more became more complex.`] : []),
      ],
    }
  },
})

function write(side: GrownFunction['before']): string {
  return side === null ? 'new' : `${side.complexity} (${side.rank})`
}
