export interface Annotation {
  readonly level: 'notice' | 'warning' | 'error'
  /** The unescaped text. */
  readonly message: string
  /** For example `{ file: 'a.yaml', line: '3', title: 'x' }`; numbers stay strings. */
  readonly properties: Readonly<Record<string, string>>
}

/** Parses a runner file: `name=value` lines and `name<<delimiter` blocks. @throws for a block without an end */
export function parseFileCommands(text: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const block = /^([^=]+?)<<(.+)$/.exec(line)
    if (block === null) {
      const equals = line.indexOf('=')
      if (equals > 0) values[line.slice(0, equals)] = line.slice(equals + 1)
      else if (line !== '') throw new Error(`the runner would refuse the line ${line}`)
      continue
    }
    const [, name = '', delimiter = ''] = block
    const end = lines.indexOf(delimiter, index + 1)
    if (end === -1) throw new Error(`the runner would find no end of ${name}`)
    values[name] = lines.slice(index + 1, end).join('\n')
    index = end
  }
  return values
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','))
}

/** Returns the `::notice`, `::warning` and `::error` commands that a process printed, as GitHub shows them. */
export function parseAnnotations(stdout: string): readonly Annotation[] {
  return [...stdout.matchAll(/^::(notice|warning|error)(?: ([^\n]*?))?::([^\n]*)$/gm)].map(
    ([, level, properties = '', message = '']) => ({
      // The regular expression matches only these levels.
      level: level as Annotation['level'],
      message: unescapeData(message.replace(/\r$/, '')),
      properties: Object.fromEntries(
        properties
          .split(',')
          .filter((property) => property.includes('='))
          .map((property) => {
            const equals = property.indexOf('=')
            return [property.slice(0, equals).trim(), unescapeProperty(property.slice(equals + 1))]
          }),
      ),
    }),
  )
}
