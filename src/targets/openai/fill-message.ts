import type { TargetRequest } from '../target.js'
import { fillText } from '../template.js'

const CONTEXT = /\{\{\s*context\s*\}\}/

/**
 * A message with its placeholders replaced, all at once: what is put in is never looked through again, so that a question or a file
 * cannot ask for more.
 * @example fillMessage('Q: {{query}}', { query: '{{context}}' … }, 'text of the files') // 'Q: {{context}}'
 */
export function fillMessage(text: string, request: TargetRequest, context: string): string {
  return text
    .split(CONTEXT)
    .map((part) => fillText(part, request))
    .join(context)
}
