import type { Reply, Span } from '../model/observation.js'

/**
 * A reply whose spans name their files by `path`, relative to the checkout where they lie in it: `source`, `file`, `file_path` and the
 * same in `metadata` stand in for a missing `path`, and an absolute path loses the checkout's folder. So do the names of `sources`.
 * What changes nothing gives the reply itself.
 * @param roots the checkout's folder in all its spellings, absolute
 */
export function nameFiles(reply: Reply, roots: readonly string[]): Reply {
  const prefixes = [...new Set(roots.map((root) => `${slashed(root).replace(/\/+$/, '')}/`))]
  const relative = (path: string): string => relativeTo(path, prefixes)
  const spans = reply.spans?.map((span) => nameFile(span, relative))
  const sources = reply.sources?.map(relative)
  const isSame =
    (spans === undefined || spans.every((span, index) => span === reply.spans?.[index])) &&
    (sources === undefined || sources.every((source, index) => source === reply.sources?.[index]))
  return isSame ? reply : { ...reply, ...(spans && { spans }), ...(sources && { sources }) }
}

function nameFile(span: Span, relative: (path: string) => string): Span {
  const given = span.path ?? findPath(span)
  const path = given === undefined ? undefined : relative(given)
  const source = span.source === undefined ? undefined : relative(span.source)
  if (path === span.path && source === span.source) return span
  return { ...span, ...(path !== undefined && { path }), ...(source !== undefined && { source }) }
}

/** Where frameworks put the file of a chunk: LangChain in `metadata.source`, LlamaIndex in `metadata.file_path`. */
function findPath(span: Span): string | undefined {
  const { metadata } = span
  const inner: Readonly<Record<string, unknown>> =
    typeof metadata === 'object' && metadata !== null ? { ...metadata } : {}
  const given = [span, inner].flatMap((fields) => [fields['source'], fields['file'], fields['file_path']])
  return [...given, inner['path']].find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

function relativeTo(path: string, prefixes: readonly string[]): string {
  // Nearly all are relative.
  if (!/^(?:[/\\]|[a-z]:[/\\]|file:)/i.test(path)) return path
  const plain = slashed(/^file:/i.test(path) ? fromFileUrl(path) : path)
  const prefix = prefixes.find((each) =>
    /^[a-z]:/i.test(each) ? plain.toLowerCase().startsWith(each.toLowerCase()) : plain.startsWith(each),
  )
  const rest = prefix === undefined ? '' : plain.slice(prefix.length)
  return rest === '' || /(?:^|\/)\.\.(?:\/|$)/.test(rest) ? path : rest
}

const slashed = (path: string): string => path.replaceAll('\\', '/')

/** `file:///a/b%20c` is `/a/b c`, `file:///c:/a` is `c:/a`; what is no such address stays. */
function fromFileUrl(url: string): string {
  const path = url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, '').replace(/^\/(?=[a-z]:)/i, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
