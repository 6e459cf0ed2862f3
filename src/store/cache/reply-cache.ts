/** Keeps replies by a hash of everything that decides them. Several processes may use one folder at a time. */
export interface ReplyCache {
  /** Where it is kept; what is in this folder is no change of a checkout. */
  readonly folder: string
  /** Undefined where there is none, or one that cannot be read. Whoever asks checks it: it comes from a file. */
  readonly find: (key: string) => Promise<unknown>
  /** Keeps a value that JSON can hold. Never rejects for a file: what cannot be kept is said once, and nothing is kept any more. */
  readonly keep: (key: string, value: unknown) => Promise<void>
}
