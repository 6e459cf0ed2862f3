import { z } from 'zod'
import { UserError } from '../../model/error.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { readYaml } from '../../suite/read-yaml.js'
import { sha256 } from '../../io/sha256.js'
import { describeIssue } from './describe-issue.js'
import { toolSchema, type OpenAiOptions, type Tool } from './options.js'
import { parsePrompt, type Prompt } from './parse-prompt.js'
import { readOwnFile } from './read-own-file.js'

export interface LoadedPrompt extends Prompt {
  readonly tools: readonly Tool[]
  /** Of the files that were read; null where the suite says everything itself. */
  readonly fingerprint: string | null
}

/** The messages and tools of a target, from the suite or its files. Throws `file-unreadable` and `openai-target-invalid`. */
export async function loadPrompt(options: OpenAiOptions, workingDirectory: string): Promise<LoadedPrompt> {
  const { prompt: path, system, user = '{{query}}' } = options
  const read: string[] = []
  const readFile = async (file: string): Promise<string> => {
    const text = await readOwnFile(workingDirectory, file)
    read.push(sha256(text))
    return text
  }
  const prompt: Prompt =
    path === undefined
      ? {
          frontMatter: {},
          messages: [
            ...(system === undefined ? [] : [{ role: 'system' as const, text: system }]),
            { role: 'user', text: user },
          ],
        }
      : parsePrompt(path, await readFile(path))
  const named = options.tools ?? prompt.frontMatter.tools ?? []
  const tools = typeof named === 'string' ? parseTools(named, await readFile(named)) : named
  return { ...prompt, tools, fingerprint: read.length === 0 ? null : sha256(canonicalJson(read)) }
}

/** JSON is YAML too. */
function parseTools(path: string, text: string): readonly Tool[] {
  const { documents, problems } = readYaml({ path, text })
  const [problem] = problems
  if (problem) {
    const { line, message } = problem
    throw new UserError('openai-target-invalid', { where: `${path}:${line}`, problem: message.replace(/\.$/, '') })
  }
  const parsed = z.array(toolSchema).safeParse(documents[0]?.value)
  if (parsed.success) return parsed.data
  throw new UserError('openai-target-invalid', { where: path, problem: `tools: ${describeIssue(parsed.error)}` })
}
