import { DIFFICULTIES } from '../../model/case.js'
import type { CaseDraft, CheckDraft, ImportContext } from '../importer.js'
import { asText, isRecord, type JsonRecord } from '../json-record.js'
import { cleanId, nameCase } from '../name-case.js'
import { convertAssertion } from './convert-assertion.js'
import { expandVariables } from './expand-variables.js'
import { chooseQuery } from './choose-query.js'

/** Keys of a test that become something; everything else is noted. */
const CARRIED = new Set(['vars', 'assert', 'description', 'metadata'])

/**
 * The cases of one test: one, or one for each combination where variables are lists. What they lack is in the notes, each of
 * which begins with the case's id, and in the case's own `notes`.
 */
export function convertTest(
  test: JsonRecord,
  { config, number, checkJsonSchema }: { readonly config: JsonRecord; readonly number: number } & ImportContext,
): { readonly drafts: readonly CaseDraft[]; readonly notes: readonly string[] } {
  const defaults = isRecord(config['defaultTest']) ? config['defaultTest'] : {}
  const metadata = { ...recordOf(defaults['metadata']), ...recordOf(test['metadata']) }
  const assertions = [...listOf(defaults['assert']), ...listOf(test['assert'])]
  const description = asText(test['description'])
  const drafts: CaseDraft[] = []
  const notes: string[] = []
  for (const vars of expandVariables({ ...recordOf(defaults['vars']), ...recordOf(test['vars']) })) {
    const chosen = chooseQuery(vars, config['prompts'])
    const id = cleanId(asText(metadata['id']) ?? '') ?? nameCase(description ?? chosen?.query ?? '', `test-${number}`)
    if (chosen === null) {
      notes.push(`test \`${id}\` left out: nothing in its \`vars\` is a question.`)
      continue
    }
    const lost: string[] = chosen.unused
      .filter((name) => !isUsedIn(assertions, name))
      .map((name) => `variable \`${name}\` (let the target know it)`)
    const checks: CheckDraft[] = []
    for (const assertion of assertions) {
      const converted = convertAssertion(assertion, { vars, checkJsonSchema })
      checks.push(...converted.checks)
      lost.push(...converted.lost)
    }
    lost.push(
      ...Object.keys(test)
        .filter((key) => !CARRIED.has(key))
        .map((key) => `\`${key}\``),
    )
    if (lost.length > 0) notes.push(`case \`${id}\`: not carried over: ${lost.join('; ')}.`)
    drafts.push({
      id,
      query: chosen.query,
      ...readMetadata(metadata),
      ...((description !== null || lost.length > 0) && {
        notes: [description, lost.length > 0 ? `Not carried over from promptfoo: ${lost.join('; ')}.` : null]
          .filter((part) => part !== null)
          .join('\n'),
      }),
      ...(checks.length > 0 && { checks }),
    })
  }
  return { drafts, notes }
}

/** Whether an assertion's template names a variable: then the answer is checked by it, though the target is not told. */
function isUsedIn(assertions: readonly unknown[], name: string): boolean {
  return (
    JSON.stringify(assertions)
      .match(/\{\{-?\s*[\w$]+/g)
      ?.some((found) => found.replace(/^\{\{-?\s*/, '') === name) ?? false
  )
}

/** Tags and difficulty, as metadata usually names them. */
function readMetadata(metadata: JsonRecord): Pick<CaseDraft, 'tags' | 'difficulty'> {
  const tags = [metadata['tags'], metadata['category'], metadata['feature']].flat().flatMap((tag) => asText(tag) ?? [])
  const difficulty = DIFFICULTIES.find((known) => known === metadata['difficulty'])
  return { ...(tags.length > 0 && { tags: [...new Set(tags)] }), ...(difficulty !== undefined && { difficulty }) }
}

function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
