import type { ASTNodeUnion, Module } from 'py-ast'
import type { Declarations } from '../../../model/code-quality.js'
import { isOfFramework } from './is-of-framework.js'
import { pushPythonChildren } from './push-python-children.js'

/**
 * Counts imports, classes, functions and return annotations wherever they stand in a file. `import a, b` is 2 imports,
 * `from a import b, c` is 1; a relative import is never of a framework.
 *
 * Example: `import os, langgraph.graph` with the prefix `langgraph` is 2 imports in 1 statement, 1 of the framework.
 */
export function countPythonDeclarations(tree: Module, prefixes: readonly string[]): Declarations {
  const found = { imports: 0, statements: 0, framework: 0, classes: 0, functions: 0, annotated: 0 }
  const stack: ASTNodeUnion[] = [...tree.body]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const modules = listModules(node)
    if (modules !== null) {
      found.statements += 1
      found.imports += modules.length
      found.framework += modules.filter((module) => isOfFramework(module, prefixes, '.')).length
      continue
    }
    if (node.nodeType === 'ClassDef') found.classes += 1
    if (node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef') {
      found.functions += 1
      if (node.returns !== undefined) found.annotated += 1
    }
    pushPythonChildren(stack, node)
  }
  return {
    imports: found.imports,
    import_statements: found.statements,
    framework_imports: found.framework,
    classes: found.classes,
    functions: found.functions,
    annotatable_functions: found.functions,
    annotated_functions: found.annotated,
    return_annotation_share: found.functions === 0 ? null : found.annotated / found.functions,
  }
}

function listModules(node: ASTNodeUnion): readonly string[] | null {
  if (node.nodeType === 'Import') return node.names.map(({ name }) => name)
  if (node.nodeType === 'ImportFrom') return [(node.level ?? 0) > 0 ? '' : (node.module ?? '')]
  return null
}
