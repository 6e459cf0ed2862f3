import type { CodeLanguage, Declarations } from '../../../model/run/code-quality.js'
import type { ScriptScope } from './read-scopes.js'
import { isOfFramework, isScriptNode, readName, type ScriptNode } from './script-node.js'

/**
 * Counts imports, classes, functions and return annotations wherever they stand in a script. An import is an `import`,
 * a re-export, `require(…)` or `import(…)`; a function is one with a name of its own. Constructors and setters cannot have
 * a return annotation and are left out of the share, which JavaScript does not have.
 *
 * Example: `import { a, b } from '@langchain/core/tools'` with the prefix `@langchain/core` is 1 import, of the framework.
 */
export function countScriptDeclarations(
  file: ScriptScope,
  language: CodeLanguage,
  prefixes: readonly string[],
): Declarations {
  const scopes = [file]
  const modules: string[] = []
  const functions: ScriptNode[] = []
  let classes = 0
  for (let scope = scopes.pop(); scope !== undefined; scope = scopes.pop()) {
    for (const node of scope.nodes) {
      const module = readModule(node)
      if (module !== null) modules.push(module)
    }
    if (scope.kind === 'class') classes += 1
    if (scope.kind === 'function' || scope.kind === 'method') functions.push(scope.node)
    for (const inner of scope.scopes) scopes.push(inner)
  }
  const annotatable =
    language === 'typescript' ? functions.filter(({ kind }) => kind !== 'constructor' && kind !== 'set') : []
  const annotated = annotatable.filter(({ returnType }) => isScriptNode(returnType)).length
  return {
    imports: modules.length,
    import_statements: modules.length,
    framework_imports: modules.filter((module) => isOfFramework(module, prefixes, '/')).length,
    classes,
    functions: functions.length,
    annotatable_functions: annotatable.length,
    annotated_functions: annotated,
    return_annotation_share: annotatable.length === 0 ? null : annotated / annotatable.length,
  }
}

/** The module that a node imports, empty where only running it would tell; null for a node that imports none. */
function readModule(node: ScriptNode): string | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return readName(node.source) ?? ''
    case 'ExportNamedDeclaration':
      return isScriptNode(node.source) ? (readName(node.source) ?? '') : null
    case 'TSExternalModuleReference':
      return readName(node.expression) ?? ''
    case 'CallExpression': {
      const { callee } = node
      if (!isScriptNode(callee) || (callee.type !== 'Import' && readName(callee) !== 'require')) return null
      const [module] = Array.isArray(node.arguments) ? (node.arguments as readonly unknown[]) : []
      return readLiteral(module)
    }
    default:
      return null
  }
}

function readLiteral(node: unknown): string {
  return isScriptNode(node) && node.type === 'StringLiteral' ? (readName(node) ?? '') : ''
}
