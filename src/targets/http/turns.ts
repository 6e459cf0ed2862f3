/** Leave to ask a server. */
export interface Turn extends Disposable {
  /** Nothing else was under way since it began. */
  readonly isAlone: () => boolean
}

/** Lets requests go together, or one alone: then nothing else is under way, so that what happens to the server is its doing. */
export class Turns {
  readonly #underWay = new Set<{ isAlone: boolean; readonly isExclusive: boolean }>()
  readonly #waiting: { readonly isExclusive: boolean; readonly begin: (turn: Turn) => void }[] = []

  /** Resolves when it may begin; disposing the turn ends it. Those that go alone come first. */
  async take({ isExclusive }: { readonly isExclusive: boolean }): Promise<Turn> {
    return new Promise((begin) => {
      if (isExclusive) this.#waiting.unshift({ isExclusive, begin })
      else this.#waiting.push({ isExclusive, begin })
      this.#beginWaiting()
    })
  }

  #beginWaiting(): void {
    for (let next = this.#waiting[0]; next !== undefined && this.#hasRoomFor(next); next = this.#waiting[0]) {
      this.#waiting.shift()
      const entry = { isAlone: this.#underWay.size === 0, isExclusive: next.isExclusive }
      for (const other of this.#underWay) other.isAlone = false
      this.#underWay.add(entry)
      next.begin({
        isAlone: () => entry.isAlone,
        [Symbol.dispose]: () => {
          this.#underWay.delete(entry)
          this.#beginWaiting()
        },
      })
    }
  }

  #hasRoomFor({ isExclusive }: { readonly isExclusive: boolean }): boolean {
    const [current] = this.#underWay
    return current === undefined || !(isExclusive || current.isExclusive)
  }
}
