// Takes the comments out of compiled modules before they are bundled: a sixth of our own code in the package, and nobody reads them there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** All modules under `folder`; what webpack is told in a comment stays. */
export function dropComments(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  for (const file of files.map((name) => join(folder, name)))
    writeFileSync(file, withoutComments(readFileSync(file, 'utf8')))
}

const INDENT = 200

function withoutComments(text) {
  const source = ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS)
  const ends = new Map()
  const visit = (node) => {
    const comments = [ts.getLeadingCommentRanges(text, node.pos), ts.getTrailingCommentRanges(text, node.end)]
    for (const { pos, end } of comments.flatMap((ranges) => ranges ?? [])) ends.set(pos, end)
    ts.forEachChild(node, visit)
  }
  visit(source)
  let kept = ''
  let from = 0
  for (const [pos, end] of [...ends].sort(([a], [b]) => a - b)) {
    if (pos < from || text.slice(pos, end).includes('webpack')) continue
    kept += text.slice(from, pos)
    const isAlone = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, pos - INDENT), pos))
    // With its line, where nothing else is on it.
    if (isAlone) kept = kept.replace(/[ \t]*$/, '')
    from = isAlone && text[end] === '\n' ? end + 1 : end
  }
  return kept + text.slice(from)
}
