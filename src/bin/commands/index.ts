import { ab } from './ab.js'
import type { Command } from './command.js'
import { compare } from './compare.js'
import { demo } from './demo.js'
import { list } from './list.js'
import { run } from './run.js'
import { validate } from './validate.js'

/** Every command, in the order of `goldenpair --help`. */
export const COMMANDS: readonly Command[] = [run, compare, ab, validate, list, demo]
