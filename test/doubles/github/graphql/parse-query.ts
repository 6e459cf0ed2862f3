/** A selected field: `alias: name(arguments) { selections }`. */
export interface Field {
  readonly kind: 'field'
  readonly name: string
  readonly alias: string
  readonly arguments: Readonly<Record<string, Value>>
  readonly selections: readonly Selection[]
}

/** `... on Type { selections }` */
export interface Fragment {
  readonly kind: 'fragment'
  readonly type: string
  readonly selections: readonly Selection[]
}

export type Selection = Field | Fragment
export type Value = { readonly variable: string } | { readonly literal: string | number | boolean | null }

export interface Query {
  readonly variables: Readonly<Record<string, { readonly type: string; readonly required: boolean }>>
  readonly selections: readonly Selection[]
}

const TOKEN = /\s*(?:#[^\n]*\s*)*(\.\.\.|[{}()[\]:!$=@|]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[A-Za-z_]\w*|,)/y

function tokenize(text: string): string[] {
  const tokens: string[] = []
  const source = text.trimEnd()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(source)?.[1]
    if (token === undefined) throw new SyntaxError(`GraphQL is not understood at ${source.slice(at, at + 30)}`)
    if (token !== ',') tokens.push(token)
  }
  return tokens
}

/**
 * Parses one GraphQL query with variables, fields with aliases and scalar arguments, and inline fragments. Other features
 * (named fragments, directives, lists, defaults) are not supported.
 * @throws SyntaxError
 */
export function parseQuery(text: string): Query {
  const tokens = tokenize(text)
  let position = 0
  const peek = (): string | undefined => tokens[position]
  const next = (): string => {
    const token = tokens[position++]
    if (token === undefined) throw new SyntaxError('GraphQL ends too early')
    return token
  }
  const expect = (wanted: string): void => {
    const token = next()
    if (token !== wanted) throw new SyntaxError(`GraphQL has ${token} where ${wanted} is expected`)
  }
  const takeName = (): string => {
    const token = next()
    if (!/^[A-Za-z_]\w*$/.test(token)) throw new SyntaxError(`GraphQL has ${token} where a name is expected`)
    return token
  }
  const takeIf = (wanted: string): boolean => {
    if (peek() !== wanted) return false
    position += 1
    return true
  }

  const readValue = (): Value => {
    if (takeIf('$')) return { variable: takeName() }
    const token = next()
    if (token.startsWith('"')) return { literal: JSON.parse(token) as string }
    if (/^-?\d/.test(token)) return { literal: Number(token) }
    if (token === 'true' || token === 'false') return { literal: token === 'true' }
    if (token === 'null') return { literal: null }
    throw new SyntaxError(`GraphQL has the value ${token}, which is not understood here`)
  }

  const readArguments = (): Record<string, Value> => {
    const values: Record<string, Value> = {}
    if (!takeIf('(')) return values
    while (!takeIf(')')) {
      const name = takeName()
      expect(':')
      values[name] = readValue()
    }
    return values
  }

  const readSelections = (): Selection[] => {
    const selections: Selection[] = []
    expect('{')
    while (!takeIf('}')) {
      if (takeIf('...')) {
        expect('on')
        selections.push({ kind: 'fragment', type: takeName(), selections: readSelections() })
        continue
      }
      const first = takeName()
      const name = takeIf(':') ? takeName() : first
      const values = readArguments()
      const nested = peek() === '{' ? readSelections() : []
      selections.push({ kind: 'field', name, alias: first, arguments: values, selections: nested })
    }
    return selections
  }

  const readVariables = (): Query['variables'] => {
    const variables: Record<string, { type: string; required: boolean }> = {}
    if (!takeIf('(')) return variables
    while (!takeIf(')')) {
      expect('$')
      const name = takeName()
      expect(':')
      variables[name] = { type: takeName(), required: takeIf('!') }
    }
    return variables
  }

  if (takeIf('query') && peek() !== '(' && peek() !== '{') takeName()
  const variables = readVariables()
  const selections = readSelections()
  if (position < tokens.length) throw new SyntaxError(`GraphQL has ${next()} after the query`)
  return { variables, selections }
}
