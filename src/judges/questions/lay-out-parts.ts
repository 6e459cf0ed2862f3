import { seededRandom } from '../../stats/random.js'

export interface Part {
  /** Ours, never the material's. */
  readonly name: string
  readonly text: string
}

/**
 * The user message of a judge as `MATERIAL_RULES` describes it: each part between lines with a mark that stands nowhere in the material.
 * @param nonce real randomness; where the material contains it all the same, others are drawn from it
 */
export function layOutParts(parts: readonly Part[], nonce: string): string {
  const mark = chooseMark(parts, nonce)
  return [
    `The mark of this message is ${mark}.`,
    ...parts.map(({ name, text }) => `[${mark} ${name}]\n${text}\n[${mark} end of ${name}]`),
    `[${mark} end of the material] Reply with the JSON object that the system message describes.`,
  ].join('\n\n')
}

function chooseMark(parts: readonly Part[], nonce: string): string {
  const isTaken = (mark: string): boolean => parts.some(({ text }) => text.toLowerCase().includes(mark.toLowerCase()))
  let mark = nonce
  for (let attempt = 1; isTaken(mark); attempt++) {
    const random = seededRandom(`${nonce}/${attempt}`)
    mark = Array.from({ length: 4 }, () =>
      Math.floor(random() * 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('')
  }
  return mark
}
