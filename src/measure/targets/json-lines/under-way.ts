import type { ParsedLine, Question } from './parse-reply.js'

/** The questions that a program was sent and that still wait for their reply, by id and in the order sent. */
export class UnderWay {
  readonly #questions = new Map<string, Question>()
  readonly #timedOut = new Set<string>()
  #hasNamedRequest = false

  /** The one that was sent first. */
  first(): Question | undefined {
    const [first] = this.#questions.values()
    return first
  }

  add(question: Question): void {
    const first = this.first()
    question.isAlone = first === undefined && this.#timedOut.size === 0
    if (first !== undefined) first.isAlone = false
    this.#questions.set(question.id, question)
  }

  /** Takes out the question that a line answers. A reply without an id is the first one's, where it can hardly be another's. */
  takeAnswered(parsed: ParsedLine): Question | undefined {
    if (parsed.kind === 'reply' || parsed.kind === 'failure') {
      const question = this.#questions.get(parsed.id)
      this.#hasNamedRequest ||= question !== undefined
      this.#questions.delete(parsed.id)
      return question
    }
    if (parsed.kind !== 'nameless' || (this.#hasNamedRequest && this.#questions.size > 1)) return undefined
    const first = this.first()
    if (first !== undefined) this.#questions.delete(first.id)
    return first
  }

  /** From now on its reply is late. */
  expire({ id }: Question): void {
    this.#questions.delete(id)
    this.#timedOut.add(id)
  }

  /** Whether a line is the reply to a question that timed out, the first time it is asked. */
  takeLate(parsed: ParsedLine): boolean {
    return 'id' in parsed && this.#timedOut.delete(parsed.id)
  }

  /** Takes out all with their clocks stopped: nothing of them is to be expected any more. */
  takeAll(): readonly Question[] {
    const questions = [...this.#questions.values()]
    this.#questions.clear()
    this.#timedOut.clear()
    for (const question of questions) question.stop()
    return questions
  }
}
