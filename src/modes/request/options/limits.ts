import { address, names, positive, readReportUrl, text, whole } from './readers.js'
import { ASK, flag, input, MEASURE, type Option } from './option.js'

/** Options for limits of a run, what targets see, files, keys and addresses. */
export const LIMITS = {
  concurrency: {
    ...flag(whole(1), 'N', "trials run at once (default: the suite's)", [...ASK, 'judge']),
    of: { judge: { help: "trials judged at once (default: the suite's)" } },
    measures: true,
    input: { group: 'Limits of a run.', read: whole(1, 256) },
  },
  'max-cost-usd': {
    ...flag(positive, 'USD', "most that the run may cost (default: the suite's); it stops before it costs more", [
      ...ASK,
      'judge',
      'init',
    ]),
    of: {
      bisect: { help: "most that the whole search may cost (default: the suite's)" },
      init: { help: 'most that a run of the suite may cost (default: no limit)' },
    },
    notBeside: { demo: ', which sets nothing up' },
    measures: true,
    input: {},
  },
  'dry-run': {
    help: 'only show what would be asked and what it would cost',
    on: [...MEASURE, 'judge'],
    measures: true,
    input: { modes: ['pr', 'baseline', 'nightly', 'ab'] },
  },

  'target-env': {
    ...flag(names(), 'NAMES', 'variables that the target may see too, e.g. OPENAI_API_KEY', [
      ...ASK,
      'judge',
      'validate',
    ]),
    default: '',
    of: { judge: { help: 'variables that the judge may name as its key, e.g. MY_KEY' } },
    notBeside: { list: ', which checks nothing' },
    measures: true,
    input: {
      group: 'What targets see.',
      help: 'environment variables that targets may see besides harmless ones; their values count as secrets; `*` means all of the job',
    },
  },

  'cache-dir': {
    ...flag(text, 'FOLDER', 'where to cache the answers of targets and judges', MEASURE),
    measures: true,
    input: { group: 'Files.' },
  },
  'output-dir': input(text, 'folder for the run, the comparison and the report, relative to `working-directory`', {
    default: 'goldenpair-report',
  }),
  'report-url': input(
    readReportUrl,
    'address where reports are published, so that cases link to it; `{place}`, `{suite}` and `{run}` are filled in',
  ),
  // GitHub keeps artifacts for 400 days at most, on private repositories. GitHub also applies the repository's own limit.
  'retention-days': input(
    whole(1, 400),
    'days that GitHub keeps the uploaded artifacts, and that `charts: branch` keeps its pictures',
  ),
  'working-directory': input(
    text,
    'folder that paths are relative to and that targets start in, relative to the workspace',
    { default: '.' },
  ),

  'github-token': input(text, 'token for the API, with the permissions of the job', {
    group: 'Keys and addresses.',
    default: '',
    expression: '${{ github.token }}',
  }),
  'openai-api-key': input(
    text,
    "key for judges and targets of type `openai`, sent only to `openai-base-url` and hidden from the target's process",
  ),
  'openai-base-url': input(address, 'address of an OpenAI-compatible API; empty means OpenAI itself'),
  'slack-webhook-url': input(
    address,
    "incoming webhook, a secret, of a Slack channel that gets a message when a night's issue opens, gets worse, or closes",
  ),
  'langfuse-public-key': input(
    text,
    'public key of the Langfuse project that gets the scores of trials whose reply names its trace',
  ),
  'langfuse-secret-key': input(text, 'secret key of that project'),
  'langfuse-base-url': input(
    address,
    'address of Langfuse, for example `https://us.cloud.langfuse.com` or your own server',
    { default: 'https://cloud.langfuse.com' },
  ),
} as const satisfies Readonly<Record<string, Option>>
