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
