import { ASK, askFlag, type CommandName, flag, MEASURE, type Option } from './option.js'
import { names, pairs, oneOf, positive, text, whole } from './readers.js'

const RESULTS: readonly CommandName[] = ['compare', 'import']
const REPORT: readonly CommandName[] = [...MEASURE, 'compare', 'merge', 'init']
/** Of `init`, only the demo reports. */
const DEMO = { demo: ', which writes a report' }
const LIST = { list: ', which checks nothing' }

const draft = (value: string, help: string) => ({ ...flag(text, value, help, ['init']), ...DRAFT })
const DRAFT = { notBeside: { demo: ', which sets nothing up' } }
const read = (value: string, help: string) => flag(text, value, help, RESULTS)

/** The options that only the command line has. */
export const COMMANDS = {
  variant: {
    ...flag(text, 'NAME', "which variant (default: the suite's)", ['run', 'bisect', 'history']),
    of: { history: { help: 'only measurements of this variant' } },
  },
  runs: { ...flag(whole(1), 'N', 'the same as --trials', ['run']), same: 'trials' },
  'timeout-seconds': askFlag(positive, 'S', "time limit of a trial (default: the suite's)"),
  'query-timeout-seconds': { ...askFlag(positive, 'S', 'the same as --timeout-seconds'), same: 'timeout-seconds' },
  'judge-model': flag(text, 'NAME', "another model for the suite's judge", [...MEASURE, 'judge']),
  'skip-code-review': { help: 'do not ask a judge to review the source code', on: MEASURE },
  'skip-code-quality': { help: 'do not measure the source code or decide its gates', on: MEASURE },
  'route-tier': askFlag(text, 'TIER', 'the target must answer on this route tier: local, api …'),
  tier: { ...askFlag(text, 'TIER', 'the same as --route-tier'), same: 'route-tier' },
  model: askFlag(text, 'NAME', 'the model that the target must ask'),
  'max-steps': askFlag(whole(1), 'N', 'the most reasoning steps for an answer'),
  'max-tool-calls': askFlag(whole(0), 'N', 'the most tool calls for an answer'),
  'no-cache': { help: "use neither the target's caches nor Goldenpair's own", on: ASK, measures: true },
  'inherit-env': {
    help: 'targets may see every variable of this shell, secrets too',
    on: [...ASK, 'validate'],
    notBeside: LIST,
    measures: true,
  },
  'max-minutes': { ...flag(positive, 'N', 'start no commit that would probably end later', ['bisect']), default: '60' },
  resume: {
    help: 'continue the interrupted run in --out; everything else must stay the same',
    on: ['run', 'bisect'],
    of: { bisect: { help: 'continue the search in --out' } },
  },

  target: draft('KIND', 'what answers (default search)'),
  command: draft('COMMAND', 'the command that starts your program, for --target command, or your server, for http'),
  url: draft('URL', 'what is asked, for --target http'),
  name: draft('NAME', "the suite's name (default: the folder's)"),
  jobs: draft('N', 'jobs of the workflow: 2 (default, safer) or 1'),
  'zero-tolerance': draft('CASES', 'which cases fail the check when they break: critical (default) or all'),
  yes: { short: 'y', help: 'ask nothing; take the defaults for flags not given', on: ['init'], ...DRAFT },
  'no-run': { help: 'do not run the suite at the end', on: ['init'], ...DRAFT },
  demo: { help: "write nothing: search Goldenpair's own docs in two ways, and compare", on: ['init'] },

  repo: flag(text, 'OWNER/NAME', 'read the artifacts of its nights, with GITHUB_TOKEN', ['history', 'audit']),
  metric: {
    ...flag(names(), 'NAMES', 'these metrics (default: of the gates, cost, tokens, latency)', ['history']),
    default: '',
  },
  last: {
    ...flag(whole(1), 'N', 'how many of the newest measurements to show', ['history', 'audit']),
    of: { audit: { help: 'how many of the newest runs to read; a case that passed in all of them never fails' } },
    default: '30',
  },
  csv: flag(text, 'FILE', 'write them as CSV too', ['history']),

  report: { ...flag(text, 'FOLDER', 'where the report is', ['pages']), default: 'goldenpair-report' },
  place: flag(text, 'NAME', 'its folder on the site: pr-12 for a pull request, else run-ID', ['pages']),
  'keep-days': { ...flag(whole(1, 9999), 'N', 'remove reports that are older', ['pages']), default: '90' },
  'allow-lower': flag(
    (given, refuse) => (given.trim() === '' ? refuse('a reason in words') : given),
    'REASON',
    'let a gated metric drop; the reason is kept',
    ['ratchet'],
  ),

  base: { ...flag(text, 'REF', 'also ask whether the change since REF has a case', ['validate']), notBeside: LIST },
  ask: {
    ...flag(whole(1), 'N', 'also ask the target N cases, and show expected and returned side by side', ['validate']),
    notBeside: LIST,
  },
  rebind: {
    help: 'check nothing: show, as a diff of the case files, where the texts of spans with a `hash` are now',
    on: ['validate'],
    notBeside: { ...LIST, ask: ', which asks the target', base: ', which looks at a change' },
  },
  write: {
    help: 'with --rebind: write the change into the case files',
    on: ['validate', 'audit'],
    of: { audit: { help: 'write the proposed edits into the case files' } },
    needs: { rebind: ', since only that changes a case file' },
  },
  list: flag(
    oneOf(['metrics', 'targets', 'cases']),
    'WHAT',
    "check nothing: show the metrics, the targets or the suite's cases",
    ['validate'],
  ),

  map: {
    ...flag(pairs, 'PAIRS', 'which field gives what, such as query=frage,answer=antwort', ['import']),
    default: '',
  },
  tag: { ...flag(names(), 'TAGS', 'tags for every case, separated by commas', ['import']), default: '' },
  top: { ...flag(whole(1), 'N', 'the most kinds of questions to show', ['suggest']), default: '20' },
  to: flag(text, 'FORMAT', 'the format', ['export']),
  force: {
    help: 'replace the file if it exists',
    on: ['history', 'import', 'export'],
    of: { import: { help: 'replace the file or the run if it exists' } },
  },

  out: {
    ...flag(text, 'FOLDER', 'where files are written', [...REPORT, 'bisect', 'judge', 'import', 'suggest', 'export']),
    of: {
      init: { help: 'where --demo writes its report (default goldenpair-report)' },
      merge: { help: 'the run folder to write (default .goldenpair/merged)' },
      judge: { help: 'the run folder to write (default FOLDER-judged)' },
      import: { value: 'FILE', help: 'the case file to write (golden/cases/NAME.yaml), or the run folder' },
      suggest: { value: 'FILE', help: 'write the drafts as a case file, e.g. golden/cases/drafts.yaml' },
      export: { value: 'FILE', help: 'the file to write (default: stdout)' },
    },
    needs: DEMO,
  },
  verbose: {
    help: 'also print statistics, all changed cases, settings and files, and everything left out of results',
    on: [...REPORT, 'import', 'suggest', 'audit', 'validate'],
    of: {
      audit: { help: 'list each case, not only the first ten of a kind' },
      import: { help: 'list everything that is left out, not only how often and the first place' },
      suggest: { help: 'list all records that are left out' },
      validate: { help: 'list each problem, even if many cases share it' },
    },
    needs: DEMO,
  },
  json: {
    help: 'print the result as JSON, for machines',
    on: [...REPORT, 'bisect', 'judge', 'ratchet', 'history', 'audit', 'pages', 'validate', 'suggest'],
    needs: DEMO,
    of: { run: { help: 'print what happens as JSON, a line for each event' } },
  },

  format: read('FORMAT', 'what wrote the results (default: detected)'),
  id: read('COLUMN', 'the column of a table that names the case'),
  query: {
    ...flag(text, 'COLUMN', 'the column with the question', [...RESULTS, 'suggest']),
    of: { suggest: { value: 'FIELD', help: 'the field with the question; a dot leads into an object' } },
  },
  answer: {
    ...flag(text, 'COLUMN', 'the column with the answer', [...RESULTS, 'suggest']),
    of: { suggest: { value: 'FIELD', help: 'the field with the answer' } },
  },
  retrieved: flag(text, 'FIELD', 'the field with what was retrieved', ['suggest']),
  pass: read('COLUMN', 'the column that says whether a row passed'),
  score: read('COLUMNS', 'the columns with scores, separated by commas (default: all numbers)'),
  lower: read('SCORES', 'scores where lower is better, separated by commas'),
  higher: read('SCORES', 'scores where higher is better, separated by commas'),
  continuous: read('SCORES', 'scores to treat as numbers even if all values are 0 or 1'),
  qrels: read('FILE', 'the judgments of a TREC run'),
  primary: read('SCORE', 'the score that the verdict is about (default: pass or fail)'),
  margin: read('SIZE', 'how much worse that score may get: 10pp (points), 5% of the baseline, or 0.5'),
} as const satisfies Readonly<Record<string, Option>>
