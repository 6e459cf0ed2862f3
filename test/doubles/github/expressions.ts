import { data, Evaluator, Lexer, Parser } from '@actions/expressions'

/** The contexts available to the expressions of a workflow, as plain JSON. */
export type Contexts = Readonly<Record<string, unknown>>

/** The results of the jobs that a job needs, for the status functions in its `if`. */
export interface Status {
  readonly isFailed: boolean
}

/** Evaluates an expression with GitHub's own library, in the two forms that a workflow uses. */
export function evaluateExpression(
  text: string,
  contexts: Contexts,
  { isFailed }: Status = { isFailed: false },
): { readonly isTrue: boolean; readonly text: string } {
  const functions = Object.entries({ always: true, cancelled: false, failure: isFailed, success: !isFailed })
  const definitions = functions.map(([name, value]) => {
    const definition = { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(value) }
    return [name, definition] as const
  })
  const parser = new Parser(
    new Lexer(text).lex().tokens,
    Object.keys(contexts),
    definitions.map(([, definition]) => definition),
  )
  const parsed: unknown = JSON.parse(JSON.stringify(contexts), (_key, value: unknown) => toData(value))
  if (!(parsed instanceof data.Dictionary)) throw new Error('the contexts are no object')
  const value = new Evaluator(parser.parse(), parsed, new Map(definitions)).evaluate()
  const words = value.coerceString()
  const isEmpty = value.kind === data.Kind.Null || words === '' || words === 'false' || words === '0'
  return { isTrue: !isEmpty, text: words }
}

/** Returns a text with its `${{ … }}` evaluated. */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_all, inner: string) => evaluateExpression(inner, contexts).text)
}

/** Values inside have been turned already. */
function toData(value: unknown): data.ExpressionData {
  if (value === null || value === undefined) return new data.Null()
  if (typeof value === 'string') return new data.StringData(value)
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  if (Array.isArray(value)) return new data.Array(...(value as data.ExpressionData[]))
  const pairs = Object.entries(value as Record<string, data.ExpressionData>)
  return new data.Dictionary(...pairs.map(([key, one]) => ({ key, value: one })))
}
