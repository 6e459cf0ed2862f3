// Finds unused top-level declarations: in src those that the product does not use (uses in tests and scripts do not count), in test
// and scripts those that no test or script uses. Follows names from file to file.
//
// Usage: npm run lint:dead-code
//
// Limits: a name that is shadowed by a local one counts as used, and a file imported as a whole (dynamically, or by `import * as`)
// counts as used completely. Prints `file:line: name` for each unused declaration, and exits with 1 if there are any.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The module that the launchers in dist import, and the script that generates the published schemas. */
const PRODUCT = ['src/entry/cli/main.ts', 'scripts/generate-schemas.ts']
const ALL = '*'

const files = new Map(['src', 'test', 'scripts'].flatMap(listFiles).map((path) => [path, readFile(path)]))
const reached = new Set()

for (const entry of PRODUCT) follow(join(root, entry), ALL)
const dead = listUnreached('src')
const configs = ['vitest.config.ts', 'vitest.slow.config.ts']
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .join()
for (const path of files.keys()) {
  const name = relative(root, path)
  if (name.endsWith('.test.ts') || name.startsWith('scripts/') || configs.includes(`'${name}'`)) follow(path, ALL)
}
dead.push(...listUnreached('test'), ...listUnreached('scripts'))

for (const line of dead) console.error(line)
console.log(`dead code: ${dead.length} declarations`)
process.exit(dead.length === 0 ? 0 : 1)

function listFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, folder, path))
    .filter((path) => path.endsWith('.ts') && !path.includes('/fixtures/'))
}

function listUnreached(folder) {
  const lines = []
  for (const [path, { source, declarations }] of files)
    for (const [name, { nodes }] of path.startsWith(join(root, folder)) ? declarations : []) {
      const { line } = source.getLineAndCharacterOfPosition(nodes[0].getStart(source))
      if (!reached.has(`${path} ${name}`)) lines.push(`${relative(root, path)}:${line + 1}: ${name} is used by nothing`)
    }
  return lines
}

/** Returns the declarations, imports and exports of a file by name, and the statements that run when it is loaded. */
function readFile(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const file = { source, declarations: new Map(), imports: new Map(), exports: new Map(), wholes: [], effects: [] }
  for (const statement of source.statements) readStatement(path, statement, file)
  return file
}

function readStatement(path, statement, file) {
  const isExported = (ts.getCombinedModifierFlags(statement) & ts.ModifierFlags.Export) !== 0
  const declare = (name, node) => {
    const nodes = [...(file.declarations.get(name)?.nodes ?? []), node]
    file.declarations.set(name, { nodes })
    if (isExported) file.exports.set(name, { path, name })
  }
  if (ts.isImportDeclaration(statement)) return readImport(path, statement, file)
  if (ts.isExportDeclaration(statement)) return readExport(path, statement, file)
  if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations)
      for (const name of boundNames(declaration.name)) declare(name, declaration)
  } else if (statement.name !== undefined && ts.isIdentifier(statement.name)) declare(statement.name.text, statement)
  else file.effects.push(statement)
}

function readImport(path, { moduleSpecifier, importClause }, file) {
  const from = resolveModule(path, moduleSpecifier)
  if (from === null) return
  const bindings = importClause?.namedBindings
  if (bindings === undefined) file.wholes.push(from)
  else if (ts.isNamespaceImport(bindings)) file.imports.set(bindings.name.text, { path: from, name: ALL })
  else
    for (const { name, propertyName } of bindings.elements)
      file.imports.set(name.text, { path: from, name: (propertyName ?? name).text })
}

function readExport(path, { moduleSpecifier, exportClause }, file) {
  const from = moduleSpecifier === undefined ? path : resolveModule(path, moduleSpecifier)
  if (from === null) return
  if (exportClause === undefined || ts.isNamespaceExport(exportClause)) file.wholes.push(from)
  else
    for (const { name, propertyName } of exportClause.elements)
      file.exports.set(name.text, { path: from, name: (propertyName ?? name).text })
}

function boundNames(name) {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)))
}

/** Returns the path of an imported file; `null` for a package. */
function resolveModule(path, { text }) {
  if (!text.startsWith('.')) return null
  const file = join(dirname(path), text.replace(/\.js$/, '.ts'))
  return existsSync(file) ? file : null
}

/** Marks a name of a file (a declaration, an import or an export) as used, with everything it depends on. */
function follow(path, name) {
  const key = `${path} ${name}`
  if (reached.has(key)) return
  reached.add(key)
  const file = files.get(path)
  // A vitest configuration that a test imports.
  if (file === undefined) return
  for (const effect of file.effects) followNode(path, effect)
  if (name === ALL) for (const exported of file.exports.values()) follow(exported.path, exported.name)
  const declared = file.declarations.get(name)
  const elsewhere = file.imports.get(name) ?? file.exports.get(name)
  if (declared !== undefined) for (const node of declared.nodes) followNode(path, node)
  else if (elsewhere !== undefined) follow(elsewhere.path, elsewhere.name)
  for (const whole of file.wholes) follow(whole, ALL)
}

/** Follows all names in a piece of code that are declared or imported at the top level of the file. */
function followNode(path, node) {
  const { declarations, imports } = files.get(path)
  const visit = (child) => {
    if (ts.isIdentifier(child) && !isMember(child) && (declarations.has(child.text) || imports.has(child.text)))
      follow(path, child.text)
    const module = importedModule(child)
    const file = module === null ? null : resolveModule(path, module)
    if (file !== null) follow(file, ALL)
    ts.forEachChild(child, visit)
  }
  visit(node)
}

/** Returns whether an identifier is a member name: `b` in `a.b` or `{ b: 1 }`. */
function isMember(identifier) {
  const { parent } = identifier
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === identifier) ||
    (ts.isPropertyAssignment(parent) && parent.name === identifier) ||
    (ts.isPropertySignature(parent) && parent.name === identifier)
  )
}

/** Returns the module path of a dynamic import or an import type; `null` for any other node. */
function importedModule(node) {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [module] = node.arguments
    return module !== undefined && ts.isStringLiteral(module) ? module : null
  }
  return ts.isImportTypeNode(node) ? node.argument.literal : null
}
