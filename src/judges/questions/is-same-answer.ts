import type { JudgeMaterial } from '../../model/judging.js'
import { CAPS, showText } from './show-text.js'

/** Whether an answer is the one that a judge is shown, as far as it is shown. */
export function isSameAnswer(answer: string, material: JudgeMaterial): boolean {
  return showText(answer, CAPS.answer) === material.answer
}
