import type { CommandName } from '../../../modes/request/options/option.js'
import type { Command } from './command.js'
// Nearly every command needs these: without these lines, webpack copies them into the chunk of each.
import './flags.js'
import '../../../store/runs/read-json-lines.js'
import '../../../model/relative-change.js'
import '../../../github/request-error.js'
import '../../../format/join-names.js'
import '../../../measure/run/dry-run/call-plan.js'

/** A command as `goldenpair --help` shows it; what it does is loaded when it is asked for. */
export interface CommandEntry {
  readonly name: CommandName
  /** What people look for it by, where no letters would show it. */
  readonly aliases?: readonly string[]
  readonly summary: string
  readonly load: () => Promise<Command>
}

/** Every command, in the order of `goldenpair --help`. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'init',
    summary: 'draft a suite and a workflow for this repository, or show a demo',
    load: async () => (await import('./init.js')).init,
  },
  {
    name: 'import',
    summary: "write cases from another tool's format",
    load: async () => (await import('./import.js')).importCases,
  },
  {
    name: 'suggest',
    summary: 'show which recorded questions the suite lacks, and draft cases',
    load: async () => (await import('./suggest.js')).suggest,
  },
  {
    name: 'export',
    summary: 'write cases, or the trials of a run, in formats of others',
    load: async () => (await import('./export.js')).exportData,
  },
  {
    name: 'run',
    summary: 'run the suite against its target; with --baseline compare too',
    load: async () => (await import('./run.js')).run,
  },
  {
    name: 'compare',
    aliases: ['report'],
    summary: 'compare recorded runs, or suites that it runs first',
    load: async () => (await import('./compare.js')).compare,
  },
  {
    name: 'ab',
    summary: 'compare two to ten variants, interleaved, or see the noise of one',
    load: async () => (await import('./ab.js')).ab,
  },
  {
    name: 'bisect',
    aliases: ['blame'],
    summary: 'find the commit that broke cases, between a good and a bad one',
    load: async () => (await import('./bisect.js')).bisect,
  },
  {
    name: 'merge',
    summary: 'merge the shards of a run, then decide as for any run',
    load: async () => (await import('./merge.js')).merge,
  },
  {
    name: 'judge',
    summary: 'judge a recorded run again, and show what that changes',
    load: async () => (await import('./judge.js')).judge,
  },
  {
    name: 'ratchet',
    summary: "write a run as the repository's reference; never lower it silently",
    load: async () => (await import('./ratchet.js')).ratchet,
  },
  {
    name: 'history',
    aliases: ['trends', 'trend'],
    summary: 'show how the measurements of a suite went: a table, pictures, CSV',
    load: async () => (await import('./history.js')).history,
  },
  {
    name: 'pages',
    summary: 'add a report to a site such as GitHub Pages, and update its index',
    load: async () => (await import('./pages.js')).pages,
  },
  {
    name: 'validate',
    summary: 'show all problems of the suite, or list cases, metrics or targets',
    load: async () => (await import('./validate.js')).validate,
  },
]
