/** Of a message's frame: role, separators and the beginning of the reply (OpenAI counts 3 to 4 each). */
const TOKENS_PER_MESSAGE = 8

/**
 * More tokens than these texts can be: the vocabularies in use are made of bytes, so that no text has more tokens than UTF-8 bytes.
 * English has about a quarter of that. Not counted is what the provider puts in by itself.
 * @example boundTokens(['né']) // 11
 */
export function boundTokens(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text, 'utf8') + TOKENS_PER_MESSAGE, 0)
}
