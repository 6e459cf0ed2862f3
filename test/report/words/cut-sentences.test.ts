import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Folders that our own sentences pass through. */
const ROOTS = ['src/report', 'src/compare', 'src/modes', 'src/publishers', 'src/entry']
/** Files in which nearly all texts are our own. They may contain no regular expression, and may not cut texts. */
const WORDS = /^src\/(report\/(words|sections\/[^/]+$)|compare\/(gates|findings|nights|rank|rows|noise))/
const READERS = new Set(['match', 'matchAll', 'exec', 'test', 'search', 'split', 'replace', 'replaceAll'])
const FINDERS = new Set(['startsWith', 'endsWith', 'includes', 'indexOf', 'lastIndexOf'])

/** By file, what may be read or cut: texts of others, ids and dates. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Texts of others: messages of a judge or target, titles that a person chose.
  'src/report/words/figures.ts': ['/\\.$/'],
  'src/entry/cli/init/find-topics.ts': ['/^how to\\s+(.+)$/i'],
  'src/entry/cli/init/find-setup.ts': ['/^\\[(?:project|build-system|tool\\.poetry)\\]/m'],
  'src/entry/cli/cli.ts': ["'argument is ambiguous'", "/^Unexpected argument '(.*)'\\. This/s"],
  'src/publishers/comment.ts': ['/rate limit|archived/i'],
  'src/publishers/issue.ts': ['/issues (?:are|has been) disabled/i'],
  // Times, paths, ids of regressions, numbers.
  'src/report/sections/run-facts.ts': ['/\\s+/g', '/[.…]$/', '/^(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d:\\d\\d)[\\d:.]*Z$/'],
  'src/compare/findings/find-concentration.ts': ['/^\\.\\//', '/\\.\\w{1,8}$/'],
  'src/report/words/regression-words.ts': ['/^0/'],
  // Counts the words of a line.
  'src/report/words/word-styles.ts': ['/\\S*[\\p{L}\\p{N}]\\S*/gu'],
  'src/report/words/issue-words.ts': ['/\\s+/g'],
}

test.each(ROOTS)('no sentence of ours is parsed or cut in %s', (root) => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, file))
  expect(files.length).toBeGreaterThan(5)
  expect(files.flatMap((file) => findCuts(file, readFileSync(file, 'utf8'), ALLOWED[file] ?? []))).toEqual([])
})

test.each([
  ['src/compare/findings/a.ts', 'reason.replace(/^(cannot tell|worse; .* cannot be told): /, "")', 1],
  ['src/modes/a.ts', 'reason.replace(/^(cannot tell|worse; .* cannot be told): /, "")', 1],
  ['src/modes/a.ts', 'text.startsWith("the answer does not")', 1],
  ['src/report/sections/gate-words.ts', '/point/.test(change)', 1],
  ['src/report/sections/gate-words.ts', "const [sign = ''] = whole.split(' ', 1)", 1],
  ['src/compare/findings/a.ts', 'sentence.slice(0, -1)', 1],
  ['src/report/words/a.ts', "metric.id.startsWith('resources.') && cases.slice(0, 3).length > 0", 0],
  ['src/modes/a.ts', "name.split('/').map((part) => part.replace(/[^a-z]+/g, '-'))", 0],
])('%s: %s', (file, code, count) => {
  expect(findCuts(file, code, [])).toHaveLength(count)
})

test('every allowed expression still exists', () => {
  for (const [file, patterns] of Object.entries(ALLOWED))
    for (const pattern of patterns) expect(readFileSync(file, 'utf8'), file).toContain(pattern)
})

function findCuts(file: string, code: string, allowed: readonly string[]): readonly string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const cuts: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      isCut(file, node, node.expression, allowed)
    )
      cuts.push(`${file}: ${node.getText().slice(0, 120)}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return cuts
}

function isCut(
  file: string,
  { arguments: args }: ts.CallExpression,
  { name, expression }: ts.PropertyAccessExpression,
  allowed: readonly string[],
): boolean {
  const [first] = args
  if (allowed.includes(`${expression.getText()}.${name.text}`)) return false
  if (name.text === 'slice')
    return WORDS.test(file) && /^(text|sentence|whole|reason|claim|clause|words|body)$/.test(expression.getText())
  const pattern = ts.isRegularExpressionLiteral(expression) ? expression : first
  if (!READERS.has(name.text) && !FINDERS.has(name.text)) return false
  if (pattern === undefined || allowed.includes(pattern.getText())) return false
  if (ts.isRegularExpressionLiteral(pattern)) return WORDS.test(file) || isSentence(pattern.text)
  if (!ts.isStringLiteralLike(pattern)) return false
  const isOfWords = name.text === 'split' && pattern.text.trim() !== pattern.text && WORDS.test(file) && args.length > 1
  return isOfWords || isSentence(pattern.text)
}

/** Whether a pattern contains at least two words of plain English. */
function isSentence(pattern: string): boolean {
  return /[a-z]{2,} [a-z]{2,}/.test(pattern)
}
