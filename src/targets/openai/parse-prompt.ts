import { UserError } from '../../model/error.js'
import { readYaml } from '../../suite/read-yaml.js'
import { describeIssue } from './describe-issue.js'
import { frontMatterSchema, type FrontMatter } from './options.js'

/** A message whose placeholders are not filled in yet. */
export interface MessageTemplate {
  readonly role: 'system' | 'developer' | 'user' | 'assistant'
  readonly text: string
}

export interface Prompt {
  readonly frontMatter: FrontMatter
  /** At least one. */
  readonly messages: readonly MessageTemplate[]
}

const FENCE = /^---[ \t]*$/
const ROLE = /^(system|developer|user|assistant):[ \t]*$/

/**
 * Reads a prompt file: YAML between two lines `---`, which may be left out, and then the messages, each under a line with its role and a
 * colon. A file without such a line is one user message.
 * @throws UserError `openai-target-invalid`, with the line
 */
export function parsePrompt(path: string, text: string): Prompt {
  const refuse = (line: number, problem: string): never => {
    throw new UserError('openai-target-invalid', { where: `${path}:${line}`, problem })
  }
  const lines = text.split(/\r\n|\n|\r/)
  const end = FENCE.test(lines[0] ?? '') ? lines.findIndex((line, index) => index > 0 && FENCE.test(line)) : 0
  if (end === -1) refuse(1, 'its front matter has no end: a second line `---`')

  // The fence becomes an empty line, so that YAML's lines are the file's.
  const { documents, problems } = readYaml({ path, text: ['', ...lines.slice(1, end)].join('\n') })
  const [problem] = problems
  if (problem) refuse(problem.line, problem.message.replace(/\.$/, ''))
  const parsed = frontMatterSchema.safeParse(documents[0]?.value ?? {})
  if (!parsed.success) return refuse(1, `front matter: ${describeIssue(parsed.error)}`)

  const messages: { role: MessageTemplate['role']; lines: string[] }[] = []
  const first = end === 0 ? 0 : end + 1
  for (const [index, line] of lines.entries()) {
    if (index < first) continue
    const role = ROLE.exec(line)?.[1] as MessageTemplate['role'] | undefined
    if (role !== undefined) messages.push({ role, lines: [] })
    else if (messages.length > 0) messages.at(-1)?.lines.push(line)
    else if (line.trim() !== '' && lines.slice(index).some((later) => ROLE.test(later)))
      refuse(index + 1, 'there is text before the first role (`system:` or `user:` alone on a line)')
    else if (line.trim() !== '') messages.push({ role: 'user', lines: [line] })
  }
  if (messages.length === 0) refuse(first + 1, 'it has no message')
  return {
    frontMatter: parsed.data,
    messages: messages.map(({ role, lines: own }) => ({ role, text: own.join('\n').trim() })),
  }
}
