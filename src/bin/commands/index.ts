import { aa } from './aa.js'
import { ab } from './ab.js'
import type { Command } from './command.js'
import { compare } from './compare.js'
import { demo } from './demo.js'
import { importCases } from './import.js'
import { init } from './init.js'
import { judge } from './judge.js'
import { list } from './list.js'
import { merge } from './merge.js'
import { ratchet } from './ratchet.js'
import { run } from './run.js'
import { validate } from './validate.js'

/** Every command, in the order of `goldenpair --help`. */
export const COMMANDS: readonly Command[] = [
  init,
  importCases,
  run,
  compare,
  ab,
  aa,
  merge,
  judge,
  ratchet,
  validate,
  list,
  demo,
]
