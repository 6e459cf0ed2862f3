import type { CommandName } from '../../../modes/request/options/option.js'
import type { Command } from '../flags.js'
// Nearly every command needs these: without these lines, webpack copies them into the chunk of each.
import '../flags.js'
import '../../../store/runs/read-json-lines.js'
import '../../../model/relative-change.js'
import '../../../github/client.js'
import '../../../format/join-names.js'
import '../../../measure/run/dry-run/call-plan.js'

/** What each command does, in the order of `goldenpair --help`. */
const SUMMARIES: Readonly<Record<CommandName, string>> = {
  init: 'draft a suite and a workflow for this repository, or show a demo',
  import: "write cases from another tool's format",
  suggest: 'show which recorded questions the suite lacks, and draft cases',
  export: "write cases, or the trials of a run, in another tool's format",
  run: 'run the suite against its target; with --baseline compare too',
  compare: 'compare recorded runs, or suites that it runs first',
  ab: 'compare two to ten variants, interleaved, or see the noise of one',
  bisect: 'find the commit that broke cases, between a good and a bad one',
  merge: 'merge the shards of a run, then decide as for any run',
  judge: 'judge a recorded run again, and show what that changes',
  ratchet: "write a run as the repository's reference; never lower it silently",
  history: 'show the past measurements of a suite: a table, pictures, CSV',
  audit: 'find suspect expectations in recorded runs, and propose edits',
  pages: 'add a report to a site such as GitHub Pages, and update its index',
  validate: 'show all problems of the suite, or list cases, metrics or targets',
}

/** Loads a command when it is asked for. */
const LOADERS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  init: async () => (await import('./init.js')).init,
  import: async () => (await import('./import.js')).importCases,
  suggest: async () => (await import('./suggest.js')).suggest,
  export: async () => (await import('./export.js')).exportData,
  run: async () => (await import('./run.js')).run,
  compare: async () => (await import('./compare.js')).compare,
  ab: async () => (await import('./ab.js')).ab,
  bisect: async () => (await import('./bisect.js')).bisect,
  merge: async () => (await import('./merge.js')).merge,
  judge: async () => (await import('./judge.js')).judge,
  ratchet: async () => (await import('./ratchet.js')).ratchet,
  history: async () => (await import('./history.js')).history,
  audit: async () => (await import('./audit.js')).audit,
  pages: async () => (await import('./pages.js')).pages,
  validate: async () => (await import('./validate.js')).validate,
}

/** The arguments after the name, as `--help` shows them; other commands take only flags. */
const POSITIONALS: Partial<Readonly<Record<CommandName, string>>> = {
  import: 'FORMAT FILES… | RESULTS',
  suggest: '[LOGS…]',
  export: 'WHAT',
  compare: 'BASELINE CANDIDATE [MORE …]',
  bisect: 'GOOD BAD',
  merge: 'FOLDER...',
  judge: '[calibrate] FOLDER',
  ratchet: '[RUN [SECOND_RUN]]',
  history: '[FOLDER...]',
  audit: '[FOLDER...]',
  pages: 'SITE',
}

/** Other words for a command, whose spelling would not suggest it. */
const ALIASES: Partial<Readonly<Record<CommandName, readonly string[]>>> = {
  ab: ['aa'],
  init: ['demo'],
  validate: ['list'],
  compare: ['report'],
  bisect: ['blame'],
  history: ['trends', 'trend'],
}

/** Every command, in the order of `goldenpair --help`. */
export const COMMANDS = Object.entries(SUMMARIES).map(([key, summary]) => {
  const name = key as CommandName
  return { name, summary, positionals: POSITIONALS[name] ?? '', aliases: ALIASES[name] ?? [], load: LOADERS[name] }
})
