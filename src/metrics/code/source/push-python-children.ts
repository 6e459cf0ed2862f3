import type { ASTNodeUnion } from 'py-ast'

/** Nodes with nothing under them; most of a tree is these. */
const LEAVES: ReadonlySet<string> = new Set([
  'Name',
  'Constant',
  'Pass',
  'Break',
  'Continue',
  'Alias',
  'Global',
  'Nonlocal',
])

/**
 * Puts the nodes directly under a node onto a stack, operators and contexts (load, store) left out. Walks keep a stack of
 * their own, since a sum of 20,000 terms is a tree as deep, where one call a level would overflow.
 */
export function pushPythonChildren(stack: ASTNodeUnion[], node: ASTNodeUnion): void {
  if (LEAVES.has(node.nodeType)) return
  for (const field in node) {
    const value: unknown = Reflect.get(node, field)
    if (typeof value !== 'object' || value === null || field === 'ctx' || field === 'op' || field === 'ops') continue
    if (Array.isArray(value)) {
      for (const item of value as readonly unknown[]) if (isNode(item)) stack.push(item)
    } else if (isNode(value)) stack.push(value)
  }
}

function isNode(value: unknown): value is ASTNodeUnion {
  return typeof value === 'object' && value !== null && 'nodeType' in value
}
