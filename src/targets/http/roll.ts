/** Those who are in at the moment: few at a time, and many one after another. */
export interface Roll<Member> {
  readonly enter: (member: Member) => RollEntry
  readonly members: () => readonly Member[]
}

export interface RollEntry {
  readonly isIn: () => boolean
  /** False for one who had left before. */
  readonly leave: () => boolean
}

/**
 * An empty roll. It is no `Set`, of which V8 makes a new table again and again where members come and go, and each old table points to the
 * next: once the first is in the old generation, none of the later ones, nor what their members hold, is freed before the next full
 * collection. For requests that was 8 kB each.
 */
export function startRoll<Member>(): Roll<Member> {
  const places: (Member | null)[] = []
  const free: number[] = []
  return {
    enter: (member) => {
      const place = free.pop() ?? places.length
      let isIn = true
      places[place] = member
      return {
        isIn: () => isIn,
        leave: () => {
          if (!isIn) return false
          isIn = false
          places[place] = null
          free.push(place)
          return true
        },
      }
    },
    members: () => places.filter((member) => member !== null),
  }
}
