import { LAST_RESORT, type Topic } from './find-topics.js'

/**
 * So many topics, best rank first, documents and code in turn, and within them one file after another, so that a start covers the
 * whole repository rather than its first file. Tests and examples are asked about only where there is nothing else.
 */
export function chooseTopics(topics: readonly Topic[], count: number): readonly Topic[] {
  const proper = topics.filter(({ rank }) => rank < LAST_RESORT)
  const candidates = proper.length > 0 ? proper : topics
  const ranks = [...new Set(candidates.map(({ rank }) => rank))].sort((a, b) => a - b)
  const chosen = ranks.flatMap((rank) => {
    const ofRank = candidates.filter((topic) => topic.rank === rank)
    const [docs, code] = (['docs', 'code'] as const).map((kind) =>
      takeTurns(groupByPath(ofRank.filter((topic) => topic.kind === kind))),
    )
    return takeTurns([docs ?? [], code ?? []])
  })
  return chosen.slice(0, count)
}

function groupByPath(topics: readonly Topic[]): readonly (readonly Topic[])[] {
  const groups = new Map<string, Topic[]>()
  for (const topic of topics) groups.set(topic.path, [...(groups.get(topic.path) ?? []), topic])
  return [...groups.values()]
}

/** The first of each list, then the second of each, and so on. */
function takeTurns<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = lists.reduce((length, list) => Math.max(length, list.length), 0)
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat()
}
