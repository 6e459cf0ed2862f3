// Removes all comments from a bundle, including those of its packages, except licence notices.
// Comments make up a sixth of the installed size and of what Node reads at each start.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Webpack's comment with the name of a module. Kept, because it shows to which module a line of a stack trace belongs. */
const MODULE = /^\/\/ CONCATENATED MODULE: /
const NOTICE = /copyright|licen[sc]e/i

/** Removes the comments of all modules in `folder`. */
export function dropComments(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  for (const file of files.map((name) => join(folder, name)))
    writeFileSync(file, withoutComments(readFileSync(file, 'utf8')))
}

function withoutComments(text) {
  const parts = []
  let from = 0
  for (const { pos, end } of joinLines(listComments(text), text)) {
    const comment = text.slice(pos, end)
    if (MODULE.test(comment) || NOTICE.test(comment)) continue
    const lineStart = text.lastIndexOf('\n', pos - 1) + 1
    const isAlone = lineStart >= from && text.slice(lineStart, pos).trim() === '' && (text[end] ?? '\n') === '\n'
    // A comment alone on its line goes with the line. Elsewhere a space keeps words apart, and a line break still ends a statement.
    parts.push(text.slice(from, isAlone ? lineStart : pos), isAlone ? '' : comment.includes('\n') ? '\n' : ' ')
    from = isAlone ? end + 1 : end
  }
  return parts.join('') + text.slice(from)
}

/** Returns the start and end of each comment, in order. */
function listComments(text) {
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  const source = ts.createSourceFile('module.js', text, options, false, ts.ScriptKind.JS)
  const places = new Set()
  const visit = (node) => {
    places.add(node.pos).add(node.end)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const comments = new Map()
  // TypeScript lists comments that start on a line of their own separately from the others.
  for (const list of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges])
    for (const place of places) for (const one of list(text, place) ?? []) comments.set(one.pos, one)
  return [...comments.values()].sort((a, b) => a.pos - b.pos)
}

/** Joins consecutive `//` lines into one comment, so that a licence notice of several lines is kept whole. */
function joinLines(comments, text) {
  const joined = []
  for (const { pos, end } of comments) {
    const last = joined.at(-1)
    const isNext = last !== undefined && /^\n[ \t]*$/.test(text.slice(last.end, pos))
    const isLine = (at) => text.startsWith('//', at) && !MODULE.test(text.slice(at, at + MODULE.source.length))
    if (isNext && isLine(pos) && isLine(last.pos)) last.end = end
    else joined.push({ pos, end })
  }
  return joined
}
