import { isRecord } from '../../model/json.js'
import { omitUndefined, pick } from '../../model/omit-undefined.js'
import { type CustomMetric, customMetricSchema, type CustomModule } from '../../model/suite/custom-metric.js'
import { describeIssues } from './describe-issue.js'
import { readKey } from './parse-manifest.js'
import {
  documentOnLine,
  type Findings,
  type Problem,
  problemAt,
  quote,
  type SourceDocument,
  type TextFile,
} from './problem.js'

type LoadedModule = Extract<CustomModule, { kind: 'loaded' }>

/**
 * Parses the suite's own metrics, `custom.<name>`, and reports all problems with them and their modules. Refuses a name that
 * already means one of Goldenpair's metrics (`isTaken`), because a gate on that name would be ambiguous.
 */
export function parseCustomMetrics(
  input: {
    /** In the order of the manifest. */
    readonly modules: readonly CustomModule[]
    /** The manifest. */
    readonly document: SourceDocument
    readonly isTaken: (name: string) => boolean
  },
  { problems }: Findings,
): readonly CustomMetric[] {
  const { modules, document, isTaken } = input
  const metrics: CustomMetric[] = []
  const places = new Map<string, string>()

  for (const [index, module] of modules.entries()) {
    // For a single path, this is the line of the key.
    if (module.kind === 'refused') problems.push(problemAt(document, ['custom_metrics', index], module.message))
    if (module.kind === 'broken') problems.push({ ...pick(module, ['line', 'message']), file: module.path })
    if (module.kind !== 'loaded') continue
    for (const [place, declared] of module.metrics.entries()) {
      const metric = parseOne({ module, place, declared }, problems)
      if (metric === null) continue
      const name = metric.id.replace('custom.', '')
      const at = { file: module.path, line: lineOfName(module.text, name) }
      const first = places.get(name)
      const add = (message: string): void => void problems.push({ ...at, message })
      if (first !== undefined) add(`${first} already defines a metric ${quote(name)}. Rename one of them.`)
      else if (isTaken(name))
        add(`the name ${quote(name)} already means a metric of Goldenpair. Rename yours: \`own-${name}\`.`)
      else metrics.push(metric)
      places.set(name, first ?? `${at.file}:${at.line}`)
    }
  }
  return metrics
}

function parseOne(
  { module, place, declared }: { readonly module: LoadedModule; readonly place: number; readonly declared: unknown },
  problems: Problem[],
): CustomMetric | null {
  const parsed = customMetricSchema.safeParse(declared)
  if (!parsed.success) {
    const { name } = isRecord(declared) ? declared : {}
    const named = typeof name === 'string' ? name : ''
    const document = documentOnLine(module.path, declared, lineOfName(module.text, named))
    const prefix = `metric ${named === '' ? place + 1 : quote(named)}: `
    const subject = { document, at: [], value: declared, schema: customMetricSchema, prefix, named: 0 }
    for (const problem of describeIssues(parsed.error.issues, subject)) problems.push(problem)
    return null
  }
  // The scorer's process keeps the functions.
  const kept = { ...parsed.data, applies: undefined, score: undefined, when_failed: undefined }
  const { name, source, definition, judged_by, ...facts } = kept
  const { path, hash } = module
  return omitUndefined<CustomMetric>({
    id: `custom.${name}`,
    ...facts,
    judged_by: judged_by.length > 0 ? [...new Set(judged_by)] : undefined,
    definition: `custom.${name}/${definition} ${hash}`,
    custom: true,
    source: source === undefined ? path : `${source}, in ${path}`,
  })
}

/** Returns the line with the name as a string literal; 1 if there is none, as when it is computed. */
function lineOfName(text: string, name: string): number {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => ["'", '"', '`'].some((mark) => line.includes(`${mark}${name}${mark}`)))
  return Math.max(index, 0) + 1
}

/** Returns the module paths of the suite's own metrics as written; empty if the manifest is too broken. */
export function customModulePaths(manifest: TextFile): readonly string[] {
  return [readKey(manifest, 'custom_metrics') ?? []].flat()
}
