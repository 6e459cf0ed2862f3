/** A small sign for a README, told in words; its colour only repeats them. */
export interface Badge {
  readonly label: string
  readonly message: string
  /** One of shields.io's names. */
  readonly color: 'brightgreen' | 'green' | 'blue' | 'yellow' | 'red' | 'lightgrey'
  /** Whoever embeds it cannot choose another colour. */
  readonly is_error: boolean
}

/** The badges of a report. */
export interface Badges {
  readonly verdict: Badge
  /** Null: there are several arms, and no one rate. */
  readonly pass_rate: Badge | null
}
