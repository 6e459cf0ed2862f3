import { ASK, MEASURE, type Option } from './option.js'
import { names, pairs, oneOf, positive, text, whole } from './readers.js'

const RESULTS = ['compare', 'import'] as const
const REPORT = [...MEASURE, 'compare', 'merge', 'init'] as const
/** Only the demo of `init` reports. */
const DEMO = { demo: ', which writes a report' }
const NO_DEMO = { demo: ', which sets nothing up' }

/** The options that are on the command line alone. */
export const COMMANDS = {
  variant: {
    read: text,
    value: 'NAME',
    help: "which variant (default: the suite's)",
    on: ['run', 'bisect', 'history'],
    of: { history: { help: 'only measurements of this variant' } },
  },
  runs: { read: whole(1), value: 'N', help: 'the same as --trials', on: ['run'], same: 'trials' },
  'timeout-seconds': {
    read: positive,
    value: 'S',
    help: "time limit of a trial (default: the suite's)",
    on: ASK,
    measures: true,
  },
  'query-timeout-seconds': {
    read: positive,
    value: 'S',
    help: 'the same as --timeout-seconds',
    on: ASK,
    same: 'timeout-seconds',
    measures: true,
  },
  'judge-model': {
    read: text,
    value: 'NAME',
    help: "another model for the suite's judge",
    on: [...MEASURE, 'judge'],
  },
  'skip-code-review': { help: 'do not ask a judge to review the source code', on: MEASURE },
  'skip-code-quality': { help: 'do not measure the source code or decide its gates', on: MEASURE },
  'route-tier': {
    read: text,
    value: 'TIER',
    help: 'the target must answer on this route tier: local, api …',
    on: ASK,
    measures: true,
  },
  tier: { read: text, value: 'TIER', help: 'the same as --route-tier', on: ASK, same: 'route-tier', measures: true },
  model: { read: text, value: 'NAME', help: 'the model that the target must ask', on: ASK, measures: true },
  'max-steps': {
    read: whole(1),
    value: 'N',
    help: 'at most so many steps of reasoning for an answer',
    on: ASK,
    measures: true,
  },
  'max-tool-calls': {
    read: whole(0),
    value: 'N',
    help: 'at most so many tool calls for an answer',
    on: ASK,
    measures: true,
  },
  'no-cache': { help: "use neither the target's caches nor Goldenpair's own", on: ASK, measures: true },
  'inherit-env': {
    help: 'targets may see every variable of this shell, secrets too',
    on: [...ASK, 'validate'],
    notBeside: { list: ', which checks nothing' },
    measures: true,
  },
  'max-minutes': {
    read: positive,
    value: 'N',
    help: 'begin no commit that would probably end later',
    default: '60',
    on: ['bisect'],
  },
  resume: {
    help: 'continue the interrupted run in --out; everything else must stay the same',
    on: ['run', 'bisect'],
    of: { bisect: { help: 'continue the search in --out' } },
  },

  target: { read: text, value: 'KIND', help: 'what answers (default search)', on: ['init'], notBeside: NO_DEMO },
  command: {
    read: text,
    value: 'COMMAND',
    help: 'the command that starts your program, for --target command, or your server, for http',
    on: ['init'],
    notBeside: NO_DEMO,
  },
  url: { read: text, value: 'URL', help: 'what is asked, for --target http', on: ['init'], notBeside: NO_DEMO },
  name: {
    read: text,
    value: 'NAME',
    help: "the suite's name (default: the folder's)",
    on: ['init'],
    notBeside: NO_DEMO,
  },
  jobs: {
    read: text,
    value: 'N',
    help: 'jobs of the workflow: 2 (default, safer) or 1',
    on: ['init'],
    notBeside: NO_DEMO,
  },
  'zero-tolerance': {
    read: text,
    value: 'CASES',
    help: 'which cases fail the check when they break: critical (default) or all',
    on: ['init'],
    notBeside: NO_DEMO,
  },
  yes: { short: 'y', help: 'ask nothing; take the defaults for flags not given', on: ['init'], notBeside: NO_DEMO },
  'no-run': { help: 'do not run the suite at the end', on: ['init'], notBeside: NO_DEMO },
  demo: { help: "write nothing: search Goldenpair's own docs and code in two ways, and compare", on: ['init'] },

  repo: {
    read: text,
    value: 'OWNER/NAME',
    help: 'read the artifacts of its nights, with GITHUB_TOKEN',
    on: ['history'],
  },
  metric: {
    read: names(),
    value: 'NAMES',
    help: 'these metrics (default: of the gates, cost, tokens, latency)',
    default: '',
    on: ['history'],
  },
  last: { read: whole(1), value: 'N', help: 'so many of the newest measurements', default: '30', on: ['history'] },
  csv: { read: text, value: 'FILE', help: 'write them as CSV too', on: ['history'] },
  chart: { read: text, value: 'FILE', help: 'draw them as SVG too', on: ['history'] },

  report: { read: text, value: 'FOLDER', help: 'where the report is', default: 'goldenpair-report', on: ['pages'] },
  place: {
    read: text,
    value: 'NAME',
    help: 'its folder on the site: pr-12 for a pull request, else run-ID',
    on: ['pages'],
  },
  'keep-days': {
    read: whole(1, 9999),
    value: 'N',
    help: 'older reports are removed',
    default: '90',
    on: ['pages'],
  },
  'allow-lower': {
    read: (given, refuse) => (given.trim() === '' ? refuse('a reason in words') : given),
    value: 'REASON',
    help: 'let a gated metric drop; the reason is kept',
    on: ['ratchet'],
  },

  base: {
    read: text,
    value: 'REF',
    help: 'also ask whether the change since REF has a case',
    on: ['validate'],
    notBeside: { list: ', which checks nothing' },
  },
  ask: {
    read: whole(1),
    value: 'N',
    help: 'also put N cases to the target, and show what is expected beside what came back',
    on: ['validate'],
    notBeside: { list: ', which checks nothing' },
  },
  rebind: {
    help: 'check nothing: show, as a diff of the case files, where the texts of spans with a `hash` are now',
    on: ['validate'],
    notBeside: { list: ', which checks nothing', ask: ', which asks the target', base: ', which looks at a change' },
  },
  write: {
    help: 'with --rebind: write the change into the case files',
    on: ['validate'],
    needs: { rebind: ', since nothing else changes a case file' },
  },
  list: {
    read: oneOf(['metrics', 'targets', 'cases']),
    value: 'WHAT',
    help: "check nothing: show the metrics, the targets or the suite's cases",
    on: ['validate'],
  },

  map: {
    read: pairs,
    value: 'PAIRS',
    help: 'which field gives what, such as query=frage,answer=antwort',
    default: '',
    on: ['import'],
  },
  tag: { read: names(), value: 'TAGS', help: 'tags for every case, separated by commas', default: '', on: ['import'] },
  top: { read: whole(1), value: 'N', help: 'at most so many kinds of questions', default: '20', on: ['suggest'] },
  to: { read: text, value: 'FORMAT', help: 'the format', on: ['export'] },
  force: {
    help: 'replace the file if it exists',
    on: ['history', 'import', 'export'],
    of: {
      history: { help: 'replace these files if they exist' },
      import: { help: 'replace the file or the run if it exists' },
    },
  },

  out: {
    read: text,
    value: 'FOLDER',
    help: 'where files are written',
    on: [...REPORT, 'bisect', 'judge', 'import', 'suggest', 'export'],
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
    help: 'also print statistics, all changed cases, settings and files, and of results all that is left out',
    on: [...REPORT, 'import', 'suggest', 'validate'],
    of: {
      import: { help: 'list all that is left out, not only how often and the first place' },
      suggest: { help: 'list all records that are left out' },
      validate: { help: 'list each problem, also where many cases share one' },
    },
    needs: DEMO,
  },
  json: {
    help: 'print the result as JSON, for machines',
    on: [...REPORT, 'bisect', 'judge', 'ratchet', 'history', 'pages', 'validate', 'suggest'],
    needs: DEMO,
  },

  format: { read: text, value: 'FORMAT', help: 'what wrote the results (default: it is seen)', on: RESULTS },
  id: { read: text, value: 'COLUMN', help: 'the column of a table that names the case', on: RESULTS },
  query: {
    read: text,
    value: 'COLUMN',
    help: 'the column with the question',
    on: [...RESULTS, 'suggest'],
    of: { suggest: { value: 'FIELD', help: 'where the question stands; a dot leads into an object' } },
  },
  answer: {
    read: text,
    value: 'COLUMN',
    help: 'the column with the answer',
    on: [...RESULTS, 'suggest'],
    of: { suggest: { value: 'FIELD', help: 'where the answer stands' } },
  },
  retrieved: { read: text, value: 'FIELD', help: 'where stands what was retrieved', on: ['suggest'] },
  pass: { read: text, value: 'COLUMN', help: 'the column that says whether a row passed', on: RESULTS },
  score: {
    read: text,
    value: 'COLUMNS',
    help: 'the columns with scores, by commas (default: all numbers)',
    on: RESULTS,
  },
  lower: { read: text, value: 'SCORES', help: 'scores that are better the lower they are, by commas', on: RESULTS },
  higher: { read: text, value: 'SCORES', help: 'scores that are better the higher they are, by commas', on: RESULTS },
  continuous: {
    read: text,
    value: 'SCORES',
    help: 'scores that are no yes or no, whatever their values',
    on: RESULTS,
  },
  qrels: { read: text, value: 'FILE', help: 'the judgments of a TREC run', on: RESULTS },
  primary: {
    read: text,
    value: 'SCORE',
    help: 'the score that the verdict is about (default: pass or fail)',
    on: RESULTS,
  },
} as const satisfies Readonly<Record<string, Option>>
