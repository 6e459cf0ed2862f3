import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseAllDocuments,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { withoutMark } from '../../model/json.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { formatSpan, type SpanEdit } from './stale-spans.js'
import { YAML_OPTIONS } from './read/read-yaml.js'
import type { TextFile } from './problem.js'
import { CASE_ALIASES, SPAN_ALIASES } from './check-case.js'

/** A change to the fields of a case, or to its expected spans. */
export type FieldEdit =
  /** New values for existing fields of the span at `index`, from 0. */
  | { readonly index: number; readonly edit: SpanEdit }
  /** Adds a span. */
  | { readonly add: NamedSpan }
  | { readonly set: Readonly<Record<string, string | boolean>> }

type NamedSpan = Parameters<typeof formatSpan>[0]

/** A change to a case in its file. */
export type CaseEdit = Pick<GoldenCase, 'at'> & { readonly case_id: string } & FieldEdit

/**
 * Edits cases in a case file and keeps comments, quotes and layout. JSON is read as YAML, JSON Lines line by line. `unwritten`
 * contains edits that cannot be made because the value is not written out in the file (a table, or an alias) or was replaced by
 * another edit.
 */
export function editCases<Edit extends CaseEdit>({ path, text }: TextFile, edits: readonly Edit[]) {
  const splices: Splice[] = []
  const unwritten: Edit[] = []
  const isTable = /\.[ct]sv$/i.test(path)
  const cases = isTable ? [] : listCases(text, /\.(?:jsonl|ndjson)$/i.test(path))
  for (const edit of edits) {
    const { map, offset = 0 } = cases.find(({ id }) => id === edit.case_id) ?? {}
    const found = map === undefined ? null : spliceCase(text.slice(offset), map, edit)
    const own = found && found.map(({ from, to, value }) => ({ from: from + offset, to: to + offset, value }))
    const isTaken = own?.some((one) => splices.some(({ from, to }) => one.from < to && from < one.to)) === true
    if (own === null || isTaken) unwritten.push(edit)
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

/** Lists the cases of a file. `offset` is the start of the text that the map was parsed from. */
function listCases(text: string, isLines: boolean) {
  const written: { readonly id: string; readonly map: YAMLMap; readonly offset: number }[] = []
  let offset = 0
  // A line keeps its end, so that the offsets add up.
  for (const part of isLines ? text.split(/(?<=\n)/) : [text]) {
    const start = offset + (part.startsWith('\uFEFF') ? 1 : 0)
    for (const document of parseAllDocuments(withoutMark(part), YAML_OPTIONS))
      visit(document, {
        Map: (_, map) => {
          const id = valueOf(map, 'id', CASE_ALIASES)
          if (isScalar(id) && valueOf(map, 'query', CASE_ALIASES) !== undefined)
            written.push({ id: String(id.source ?? id.value), map, offset: start })
        },
      })
    offset += part.length
  }
  return written
}

/** Returns positions in the text that the case was parsed from; `null` if the changed value is not written in it. */
function spliceCase(text: string, map: YAMLMap, edit: CaseEdit): readonly Splice[] | null {
  if ('set' in edit) return spliceFields(text, map, edit.set)
  const spans = map.get('expected_spans')
  if (!isSeq(spans)) return null
  if ('add' in edit) return addItem(text, spans, edit.add)
  const span = spans.items[edit.index]
  if (!isMap(span)) return null
  const fields = Object.entries(edit.edit)
  return wholeList(fields.map(([field, value]) => replaceScalar(text, valueOf(span, field, SPAN_ALIASES), value)))
}

const wholeList = (splices: readonly (Splice | null)[]): readonly Splice[] | null =>
  splices.every((splice) => splice !== null) ? splices : null

const isQuotedKey = (text: string, key: unknown): boolean =>
  isScalar(key) && key.range ? text[key.range[0]] === '"' : false

function spliceFields(text: string, map: YAMLMap, fields: Readonly<Record<string, string | boolean>>) {
  const id = map.items.find(({ value }) => value === valueOf(map, 'id', CASE_ALIASES))
  if (!isScalar(id?.key) || !isScalar(id.value) || !id.key.range || !id.value.range) return null
  const [start, end] = [id.key.range[0], id.value.range[1]]
  const isJson = isQuotedKey(text, id.key)
  const indent = ' '.repeat(start - lineStart(text, start))
  const splices = Object.entries(fields).map(([field, value]): Splice | null => {
    const old = valueOf(map, field, CASE_ALIASES)
    if (old !== undefined) return replaceScalar(text, old, value)
    const pair = isJson ? `"${field}": ${JSON.stringify(value)}` : `${field}: ${writeScalar(value, '')}`
    if (map.flow === true) return { from: end, to: end, value: `, ${pair}` }
    const at = lineEnd(text, end)
    return { from: at, to: at, value: `\n${indent}${pair}` }
  })
  return wholeList(splices)
}

function addItem(text: string, { items, flow, range }: YAMLSeq, span: NamedSpan): readonly Splice[] | null {
  const last = items.at(-1)
  if (!range || (last !== undefined && !isMap(last))) return null
  const value = isQuotedKey(text, last?.items[0]?.key) ? JSON.stringify(span) : formatSpan(span)
  if (flow === true) {
    const at = last === undefined ? range[0] + 1 : lastEnd(last)
    return [{ from: at, to: at, value: last === undefined ? value : `, ${value}` }]
  }
  if (!last?.range) return null
  const start = lineStart(text, last.range[0])
  const at = lineEnd(text, lastEnd(last))
  return [{ from: at, to: at, value: `\n${/^[ \t]*/.exec(text.slice(start))?.[0] ?? ''}- ${value}` }]
}

/** Returns where the text of a node ends. The range of a block list or mapping also contains trailing blanks and comments. */
function lastEnd(node: YAMLMap | YAMLSeq): number {
  const last = node.items.at(-1)
  const inner = isPair(last) ? last.value : last
  if (node.flow === true || inner === undefined) return node.range?.[1] ?? 0
  return isCollection(inner) ? lastEnd(inner) : isScalar(inner) ? (inner.range?.[1] ?? 0) : (node.range?.[1] ?? 0)
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** Returns the position before the next line break, or before one right before `at`. */
function lineEnd(text: string, at: number): number {
  const from = text[at - 1] === '\n' ? at - 1 : at
  const end = text.indexOf('\n', from)
  const line = end === -1 ? text.length : end
  return text[line - 1] === '\r' ? line - 1 : line
}

function valueOf(map: YAMLMap, field: string, aliases: Readonly<Record<string, string>>): unknown {
  const pair = map.items.find(({ key }) => isScalar(key) && (aliases[String(key.value)] ?? String(key.value)) === field)
  return pair?.value
}

/** Returns `null` if the node is not a scalar or there is no value. */
function replaceScalar(text: string, node: unknown, value: string | number | boolean | undefined): Splice | null {
  if (value === undefined || !isScalar(node) || !node.range) return null
  const [from, to] = node.range
  return { from, to, value: writeScalar(value, text.slice(from, to)) }
}

/** Formats a value in the quotes of the previous value. */
function writeScalar(value: string | number | boolean, before: string): string {
  if (before.startsWith('"')) return JSON.stringify(value)
  if (before.startsWith("'")) return `'${String(value).replaceAll("'", "''")}'`
  // Formatted as an item of a flow list, in which more values need quotes.
  return stringify([value], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim().slice(1, -1)
}

const CONTEXT = 3

/** Lines of a text and their replacement; line numbers start at 0, ends are excluded. */
interface Change {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly end: number
}

/** Returns the difference between two texts in the format of `diff -u` and `git apply`; empty if they are equal. */
export function writeDiff(path: string, before: string, after: string): string {
  const [old, edited] = [before.split(/(?<=\n)/), after.split(/(?<=\n)/)]
  const hunks: (readonly [Change, ...Change[]])[] = []
  for (const change of listChanges(old, edited)) {
    const hunk = hunks.at(-1)
    if (hunk !== undefined && change.from - (hunk.at(-1)?.to ?? 0) < 2 * CONTEXT)
      hunks[hunks.length - 1] = [...hunk, change]
    else hunks.push([change])
  }
  const body = hunks.map((hunk) => {
    const [{ from, at }] = hunk
    const [first, end] = [Math.max(0, from - CONTEXT), Math.min(old.length, (hunk.at(-1)?.to ?? 0) + CONTEXT)]
    const added = hunk.reduce((sum, change) => sum + change.end - change.at - (change.to - change.from), 0)
    const lines: string[] = []
    let place = first
    for (const change of hunk) {
      lines.push(...mark(' ', old.slice(place, change.from)), ...mark('-', old.slice(change.from, change.to)))
      lines.push(...mark('+', edited.slice(change.at, change.end)))
      place = change.to
    }
    lines.push(...mark(' ', old.slice(place, end)))
    return `@@ -${first + 1},${end - first} +${first + at - from + 1},${end - first + added} @@\n${lines.join('')}`
  })
  return body.length === 0 ? '' : `--- a/${path}\n+++ b/${path}\n${body.join('')}`
}

/** Lists the changes. The list need not be minimal; because edits are few and small, it is short. */
function listChanges(old: readonly string[], edited: readonly string[]): readonly Change[] {
  const changes: Change[] = []
  let [from, at] = [0, 0]
  while (from < old.length || at < edited.length) {
    if (old[from] === edited[at]) {
      from += 1
      at += 1
      continue
    }
    const [to, end] = findEqual(old, edited, from, at)
    changes.push({ from, to, at, end })
    ;[from, at] = [to, end]
  }
  return changes
}

/** Finds the nearest pair of equal lines, or both ends. */
function findEqual(old: readonly string[], edited: readonly string[], from: number, at: number): [number, number] {
  for (let skipped = 1; skipped <= old.length - from + edited.length - at; skipped += 1)
    for (let removed = Math.min(skipped, old.length - from); removed >= 0; removed -= 1) {
      const [to, end] = [from + removed, at + skipped - removed]
      if (end <= edited.length && old[to] === edited[end]) return [to, end]
    }
  return [old.length, edited.length]
}

const mark = (sign: string, lines: readonly string[]): readonly string[] =>
  lines.map((line) => `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`)
