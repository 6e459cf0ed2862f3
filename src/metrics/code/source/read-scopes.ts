import { listChildren } from './complete-file.js'

/** A node of Babel's tree. The contents of its fields are checked before use. */
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

/** Returns the text of a name, or of a literal used as one; `null` for anything else, such as a computed name. */
export function readName(node: unknown): string | null {
  if (!isScriptNode(node)) return null
  if (node.type === 'PrivateName') return `#${readName(node.id) ?? ''}`
  const text = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : node.value
  return typeof text === 'string' || typeof text === 'number' ? String(text) : null
}

/** Fields that are not walked: types are erased before a script runs, and comments belong to the file. */
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

/** A file, or a function or class with a name of its own, with the nodes that are in it but in no scope inside it. */
export interface ScriptScope {
  readonly kind: 'module' | 'function' | 'method' | 'class'
  /** The name, after that of the class or function around it; empty for the file. */
  readonly name: string
  readonly node: ScriptNode
  /** True inside a function (also one without a name), and for a class inside a class. */
  readonly inner: boolean
  /** The scope's own node first. */
  readonly nodes: ScriptNode[]
  readonly scopes: ScriptScope[]
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
])
const METHODS: ReadonlySet<string> = new Set(['ClassMethod', 'ClassPrivateMethod'])
const CLASSES: ReadonlySet<string> = new Set(['ClassDeclaration', 'ClassExpression'])

/** A node that is still to be read, with its scope and the name that its parent gives it. */
interface Pending {
  readonly node: ScriptNode
  readonly scope: ScriptScope
  readonly given: string | null
  readonly inFunction: boolean
  /** True for a value of a class property; a function there is a method. */
  readonly isMember: boolean
}

/**
 * Assigns the nodes of a script to its scopes. A function has a name of its own if it is declared with one, or is the value of a variable,
 * an assignment, a property or the default export. Any other function, such as one passed to a call, belongs to the scope around it, as a
 * lambda does in Python.
 *
 * Example: in `const f = (xs) => xs.map((x) => x ?? 0)` the scopes are the file and `f`, which holds the inner arrow.
 */
export function readScopes(program: ScriptNode): ScriptScope {
  const file: ScriptScope = { kind: 'module', name: '', node: program, inner: false, nodes: [], scopes: [] }
  const stack: Pending[] = [{ node: program, scope: file, given: null, inFunction: false, isMember: false }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node } = next
    const scope = openScope(next) ?? next.scope
    scope.nodes.push(node)
    const inFunction = next.inFunction || FUNCTIONS.has(node.type) || METHODS.has(node.type)
    const isMember = node.type.startsWith('Class') && node.type.endsWith('Property')
    for (const child of listChildren(node, isScriptNode, SKIPPED).reverse())
      stack.push({ node: child, scope, given: nameFrom(node, child), inFunction, isMember })
  }
  return file
}

/** Lists a scope and every scope inside it. Not recursive, so that deep scopes cannot overflow the stack. */
export function listScopes(file: ScriptScope): readonly ScriptScope[] {
  const scopes = [file]
  // The list grows while it is walked.
  for (const { scopes: inner } of scopes) for (const scope of inner) scopes.push(scope)
  return scopes
}

function openScope({ node, scope, given, inFunction, isMember }: Pending): ScriptScope | null {
  const isClass = CLASSES.has(node.type)
  const isMethod = METHODS.has(node.type) || (isMember && FUNCTIONS.has(node.type))
  if (!isClass && !isMethod && !FUNCTIONS.has(node.type)) return null
  const own = readName(node.id) ?? given ?? (node.computed === true ? null : readName(node.key))
  if (own === null && !isClass && !isMethod && node.type !== 'ObjectMethod') return null
  const name = own ?? (isClass ? '(class)' : '(computed)')
  const opened: ScriptScope = {
    kind: isClass ? 'class' : isMethod ? 'method' : 'function',
    name: scope.name === '' || (scope.kind !== 'class' && !inFunction) ? name : `${scope.name}.${name}`,
    node,
    inner: inFunction || scope.inner || (isClass && scope.kind === 'class'),
    nodes: [],
    scopes: [],
  }
  scope.scopes.push(opened)
  return opened
}

/** Returns the name that a parent gives to a function or class that is its value; `null` if it gives none. */
function nameFrom(parent: ScriptNode, child: ScriptNode): string | null {
  switch (parent.type) {
    case 'VariableDeclarator':
      return child === parent.init ? readName(parent.id) : null
    case 'AssignmentExpression':
      return child === parent.right ? nameTarget(parent.left) : null
    case 'ObjectProperty':
    case 'ClassProperty':
    case 'ClassPrivateProperty':
    case 'ClassAccessorProperty':
      return child !== parent.value ? null : parent.computed === true ? '(computed)' : readName(parent.key)
    case 'ExportDefaultDeclaration':
      return 'default'
    default:
      return null
  }
}

/** Returns the name of a target: `run` for `module.exports.run`. */
function nameTarget(target: unknown): string | null {
  if (typeof target === 'object' && target !== null && 'property' in target) return readName(target.property)
  return readName(target)
}
