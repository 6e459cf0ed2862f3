import { isMap, isScalar, isSeq, parseAllDocuments, stringify, visit, type YAMLMap } from 'yaml'
import type { Rebinding, SpanEdit } from './rebind-spans.js'
import { YAML_OPTIONS } from './read/read-yaml.js'
import type { TextFile } from './problem.js'
import { CASE_ALIASES, SPAN_ALIASES } from './resolve-aliases.js'

/**
 * A case file with the values of some spans written anew: comments, quotes and layout stay. JSON is read as the YAML that it is, JSON Lines
 * line by line. `unwritten` are those whose values are not written out in it: in a table, or by an alias.
 */
export function editSpans(
  { path, text }: TextFile,
  rebindings: readonly Rebinding[],
): { readonly text: string; readonly unwritten: readonly Rebinding[] } {
  const splices: Splice[] = []
  const unwritten: Rebinding[] = []
  const isTable = /\.[ct]sv$/i.test(path)
  const spans = isTable ? [] : listSpans(text, /\.(?:jsonl|ndjson)$/i.test(path))
  for (const rebinding of rebindings) {
    const span = spans.find(({ id, index }) => id === rebinding.case_id && index === rebinding.index)
    const own = span === undefined ? null : spliceSpan(text, { ...span, edit: rebinding.edit })
    if (own === null) unwritten.push(rebinding)
    else splices.push(...own)
  }
  let edited = text
  for (const { from, to, value } of splices.sort((a, b) => b.from - a.from))
    edited = `${edited.slice(0, from)}${value}${edited.slice(to)}`
  return { text: edited, unwritten }
}

interface Splice {
  readonly from: number
  readonly to: number
  readonly value: string
}

interface WrittenSpan {
  /** Of its case. */
  readonly id: string
  readonly index: number
  readonly map: YAMLMap
  /** Where the text that the map was read from begins. */
  readonly offset: number
}

function listSpans(text: string, isLines: boolean): readonly WrittenSpan[] {
  const written: WrittenSpan[] = []
  let offset = 0
  // A line keeps its end, so that the offsets add up.
  for (const part of isLines ? text.split(/(?<=\n)/) : [text]) {
    const start = offset + (part.startsWith('\uFEFF') ? 1 : 0)
    for (const document of parseAllDocuments(part.replace(/^\uFEFF/, ''), YAML_OPTIONS))
      visit(document, {
        Map: (_, map) => {
          const id = valueOf(map, 'id', CASE_ALIASES)
          const spans = map.get('expected_spans')
          if (!isScalar(id) || !isSeq(spans)) return
          for (const [index, span] of spans.items.entries())
            if (isMap(span))
              written.push({ id: isScalar(id) ? String(id.source ?? id.value) : '', index, map: span, offset: start })
        },
      })
    offset += part.length
  }
  return written
}

function valueOf(map: YAMLMap, field: string, aliases: Readonly<Record<string, string>>): unknown {
  const pair = map.items.find(({ key }) => isScalar(key) && (aliases[String(key.value)] ?? String(key.value)) === field)
  return pair?.value
}

/** Null where a value that changes is not written in the span. */
function spliceSpan(
  text: string,
  { map, offset, edit }: WrittenSpan & { readonly edit: SpanEdit },
): readonly Splice[] | null {
  const splices = Object.entries(edit).map(([field, value]): Splice | null => {
    const node = valueOf(map, field, SPAN_ALIASES)
    if (value === undefined || !isScalar(node) || !node.range) return null
    const [from, to] = [node.range[0] + offset, node.range[1] + offset]
    return { from, to, value: writeScalar(value, text.slice(from, to)) }
  })
  return splices.every((splice) => splice !== null) ? splices : null
}

/** A value in the quotes that the one before it had. */
function writeScalar(value: string | number, before: string): string {
  if (before.startsWith('"')) return JSON.stringify(value)
  if (before.startsWith("'")) return `'${String(value).replaceAll("'", "''")}'`
  // As a part of a list in brackets, where more needs quotes.
  return stringify([value], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim().slice(1, -1)
}

const CONTEXT = 3

/** The change between two texts of as many lines each, as `diff -u` and `git apply` have it; empty where they are the same. */
export function writeDiff(path: string, before: string, after: string): string {
  const [old, edited] = [before.split(/(?<=\n)/), after.split(/(?<=\n)/)]
  const hunks: { from: number; to: number }[] = []
  for (const [at, line] of old.entries()) {
    if (line === edited[at]) continue
    const last = hunks.at(-1)
    if (last !== undefined && at - last.to <= 2 * CONTEXT) last.to = at
    else hunks.push({ from: at, to: at })
  }
  const body = hunks.map(({ from, to }) => {
    const [first, end] = [Math.max(0, from - CONTEXT), Math.min(old.length, to + CONTEXT + 1)]
    let text = `@@ -${first + 1},${end - first} +${first + 1},${end - first} @@\n`
    for (let at = first; at < end;) {
      let next = at
      while (next < end && old[next] !== edited[next]) next += 1
      text += [...mark('-', old.slice(at, next)), ...mark('+', edited.slice(at, next))].join('')
      if (next < end) text += mark(' ', old.slice(next, next + 1)).join('')
      at = next + 1
    }
    return text
  })
  return body.length === 0 ? '' : `--- a/${path}\n+++ b/${path}\n${body.join('')}`
}

const mark = (sign: string, lines: readonly string[]): readonly string[] =>
  lines.map((line) => `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`)
