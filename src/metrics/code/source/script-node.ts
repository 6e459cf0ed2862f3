/** A node of Babel's tree; what its fields hold is asked before it is used. */
export interface ScriptNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly loc: { readonly start: { readonly line: number }; readonly end: { readonly line: number } }
  readonly [field: string]: unknown
}

export function isScriptNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value && 'start' in value
}

/** The text of a name, or of a literal that stands for one; null for anything else, such as a computed name. */
export function readName(node: unknown): string | null {
  if (!isScriptNode(node)) return null
  if (node.type === 'PrivateName') return `#${readName(node.id) ?? ''}`
  const text = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : node.value
  return typeof text === 'string' || typeof text === 'number' ? String(text) : null
}

/** Types are erased before a script runs, and comments hang on the file: neither is walked. */
const SKIPPED: ReadonlySet<string> = new Set([
  'loc',
  'extra',
  'errors',
  'comments',
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'implements',
])

/** The nodes directly under a node, in the order of the text. */
export function listScriptChildren(node: ScriptNode): ScriptNode[] {
  const children: ScriptNode[] = []
  for (const field in node) {
    const value = node[field]
    if (typeof value !== 'object' || value === null || SKIPPED.has(field)) continue
    if (Array.isArray(value)) {
      for (const item of value as readonly unknown[]) if (isScriptNode(item)) children.push(item)
    } else if (isScriptNode(value)) children.push(value)
  }
  return children
}

/**
 * Whether a module is of one of the frameworks: its name is a prefix, or begins with one and the language's separator.
 * A `*` at the end of a prefix takes every name that begins so.
 *
 * Example: `langgraph.graph` is of `langgraph`, `langchain_core` is of `langchain*` and not of `langchain`.
 */
export function isOfFramework(module: string, prefixes: readonly string[], separator: '.' | '/'): boolean {
  return prefixes.some((prefix) =>
    prefix.endsWith('*')
      ? module.startsWith(prefix.slice(0, -1))
      : module === prefix || module.startsWith(`${prefix}${separator}`),
  )
}
