// Takes the comments out of a bundle, of packages too: a sixth of what is installed and of what Node reads at each start, and nobody reads them there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Webpack's name of a module says in a stack where one is. */
const MODULE = /^\/\/ CONCATENATED MODULE: /
const NOTICE = /copyright|licen[sc]e/i

/** Of all modules in `folder`. */
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
    // With its line, where nothing else is on it. Elsewhere words stay apart, and a statement still ends where its line did.
    parts.push(text.slice(from, isAlone ? lineStart : pos), isAlone ? '' : comment.includes('\n') ? '\n' : ' ')
    from = isAlone ? end + 1 : end
  }
  return parts.join('') + text.slice(from)
}

/** Where each begins and ends, in order. */
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
  // TypeScript tells those that begin on a line of their own from the others.
  for (const list of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges])
    for (const place of places) for (const one of list(text, place) ?? []) comments.set(one.pos, one)
  return [...comments.values()].sort((a, b) => a.pos - b.pos)
}

/** A notice in several lines is one. */
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
