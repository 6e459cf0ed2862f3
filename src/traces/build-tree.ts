import { classifySpan, type SpanKind } from './classify-span.js'
import { MAX_SPANS, type TraceSpan } from './span.js'

/** A span in its place. */
export interface TraceNode {
  readonly span: TraceSpan
  readonly kind: SpanKind
  readonly parent: TraceNode | null
  /** By their start, then as they arrived. */
  readonly children: readonly TraceNode[]
}

interface GrowingNode extends TraceNode {
  parent: GrowingNode | null
  children: GrowingNode[]
}

/**
 * The nodes of a trace, every parent before its children and siblings by their start, so that clocks that disagree move no span out
 * of its parent. A span that comes twice counts once. One whose parent is missing stands below the caller's only span, where there is
 * exactly one, else on its own; a circle begins with its earliest. Spans beyond 10,000 are left out.
 */
export function buildTree(spans: readonly TraceSpan[], callerId: string): readonly TraceNode[] {
  const nodes = new Map<string, GrowingNode>()
  for (const span of spans) {
    if (nodes.size >= MAX_SPANS) break
    if (!nodes.has(span.spanId)) nodes.set(span.spanId, { span, kind: classifySpan(span), parent: null, children: [] })
  }
  const sorted = [...nodes.values()].sort(byStart)
  const tops = sorted.filter(({ span }) => span.parentId === null || span.parentId === callerId)
  const only = tops.length === 1 ? tops[0] : undefined
  for (const node of sorted) {
    const parent = nodes.get(node.span.parentId ?? '') ?? only
    if (parent === undefined || parent === node) continue
    node.parent = parent
    parent.children.push(node)
  }
  const ordered = new Set<GrowingNode>()
  for (const node of sorted) if (node.parent === null) addBranch(node, ordered)
  for (const node of sorted) {
    if (ordered.has(node)) continue
    if (node.parent !== null) node.parent.children = node.parent.children.filter((child) => child !== node)
    node.parent = null
    addBranch(node, ordered)
  }
  return [...ordered]
}

/** Without recursion: a trace may be one chain of 10,000. */
function addBranch(root: GrowingNode, ordered: Set<GrowingNode>): void {
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    ordered.add(node)
    waiting.push(...node.children.toReversed())
  }
}

function byStart(a: TraceNode, b: TraceNode): number {
  return a.span.startNs < b.span.startNs ? -1 : a.span.startNs > b.span.startNs ? 1 : 0
}
