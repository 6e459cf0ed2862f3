/**
 * A text that may stand in quotes in a Mermaid diagram: nothing of its grammar is left, neither quotes, brackets, semicolons, entities
 * nor the `%%` that begins a comment or a directive.
 * @example mermaidText('a "b" %%{init}') // 'a b % init'
 */
export function mermaidText(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} .,@%/_()+\u2212-]+/gu, ' ')
    .replace(/%+/g, '%')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 120)
}
