import { describe, expect, test } from 'vitest'
import type { ErrorFacts } from '../../src/model/error-catalogue.js'
import { UserError, type ErrorCode } from '../../src/model/error.js'

/** The facts and the whole message of every code. The compiler requires a line for each new code. Read the messages aloud. */
const TABLE: { readonly [Code in ErrorCode]: readonly (readonly [ErrorFacts[Code], string])[] } = {
  'arguments-invalid': [
    [
      { command: 'run', got: "Unknown option '--varaint'", suggestion: '--variant' },
      "goldenpair run: Unknown option '--varaint'. Did you mean `--variant`? `goldenpair run --help` shows what it takes.",
    ],
    [
      { command: 'merge', got: 'no folders given; name those of all shards', suggestion: null },
      'goldenpair merge: no folders given; name those of all shards. `goldenpair merge --help` shows what it takes.',
    ],
  ],
  'artifacts-unsupported': [
    [
      { server: 'git.example.com', input: '`shard`', cure: 'Measure the whole suite in one job.' },
      'git.example.com is a GitHub Enterprise Server, which does not support the artifacts that `shard` needs. Measure the whole suite in one job.',
    ],
  ],
  'baseline-forbidden': [
    [
      {
        reason:
          "the token lacks the permission (Resource not accessible by integration); add `actions: read` to the job's permissions",
      },
      "The baseline could not be read, so nothing was compared: the token lacks the permission (Resource not accessible by integration); add `actions: read` to the job's permissions.",
    ],
  ],
  'baseline-not-kept': [
    [
      { suite: 'golden', reason: 'the storage quota is used up' },
      'The baseline of suite golden was measured but not kept, so pull requests will use an older one: the storage quota is used up. Fix that, then run the job again.',
    ],
  ],
  'bisection-interrupted': [
    [
      { path: 'out/bisect.json', probes: 0 },
      'Interrupted before the first probe was complete. Run the same command with --resume to go on; it starts with the commit that was interrupted.',
    ],
    [
      { path: 'out/bisect.json', probes: 3 },
      'Interrupted after 3 probes, which are kept in out/bisect.json. Run the same command with --resume to go on; it starts with the commit that was interrupted.',
    ],
  ],
  'bisection-unusable': [
    [
      { path: 'out/bisect.json', problem: 'it is not JSON' },
      'The search in out/bisect.json cannot be continued: it is not JSON. Name another folder with --out, or delete that file to start over.',
    ],
  ],
  'command-unknown': [
    [
      { got: 'compair', suggestion: 'compare', known: ['run', 'compare'] },
      'There is no command `compair`. Did you mean `compare`? Known: run, compare.',
    ],
    [{ got: 'x', suggestion: null, known: ['run', 'compare'] }, 'There is no command `x`. Known: run, compare.'],
  ],
  'file-exists': [
    [
      { paths: ['golden/suite.yaml'], cure: 'Give another name, or replace it with --force.' },
      'golden/suite.yaml exists already, and nothing was written. Give another name, or replace it with --force.',
    ],
    [
      { paths: ['golden/suite.yaml', 'golden/cases.yaml'], cure: 'Stand in another folder.' },
      'golden/suite.yaml, golden/cases.yaml exist already, and nothing was written. Stand in another folder.',
    ],
  ],
  'file-unreadable': [
    [
      { path: 'golden/suite.yaml', reason: 'it is not UTF-8 text' },
      'Cannot read golden/suite.yaml: it is not UTF-8 text. Fix it, or name another file.',
    ],
  ],
  'files-rewritten': [
    [
      { files: ['/work/run/trials.jsonl'] },
      '/work/run/trials.jsonl was changed after the target started, so there is no verdict. Only the target, its `setup` or a program that they left running can have done that: find what in this change writes there, and measure in a job without secrets (docs/workflows.md).',
    ],
    [
      { files: ['a', 'b', 'c', 'd', 'e', 'f'] },
      'a, b, c, d, e and 1 more were changed after the target started, so there is no verdict. Only the target, its `setup` or a program that they left running can have done that: find what in this change writes there, and measure in a job without secrets (docs/workflows.md).',
    ],
  ],
  'flag-invalid': [
    [
      { flag: 'trials', got: 'many', expected: 'a whole number of at least 1' },
      '--trials: got `many`, expected a whole number of at least 1.',
    ],
  ],
  'gate-metric-unknown': [
    [
      { gate: 'recall', metric: 'recall', known: ['success', 'latency'] },
      'Gate `recall`: the run did not measure `recall`. Name one that it measured (success, latency), or measure again.',
    ],
  ],
  'gate-on-neutral-metric': [
    [
      { gate: 'length', metric: 'answer.length' },
      'Gate `length`: `answer.length` has no better or worse direction, so it takes no margin. Give the gate `min` or `max` instead.',
    ],
  ],
  'gate-without-margin': [
    [
      { gate: 'tokens', metric: 'tokens.total' },
      'Gate `tokens`: `tokens.total` has no default margin. Give the gate a margin, `min` or `max`.',
    ],
  ],
  'github-refused': [
    [
      {
        mode: 'publish',
        reason: "the token lacks the permission (Forbidden); add `pull-requests: write` to the job's permissions",
      },
      "Mode `publish` stopped: the token lacks the permission (Forbidden); add `pull-requests: write` to the job's permissions.",
    ],
  ],
  'history-empty': [
    [
      { where: 'runs' },
      'There is no measurement to show in runs. Name a run, an unpacked artifact goldenpair-baseline-…, or a folder of these; or a repository with --repo.',
    ],
  ],
  'history-metric-unknown': [
    [
      { got: 'mrr', known: ['success', 'tokens.total'] },
      'No measurement has `mrr`. Name one of success, tokens.total.',
    ],
    [
      { got: 'mrr', known: Array.from({ length: 75 }, (_, at) => `metric-${at}`) },
      'No measurement has `mrr`. Name one of those that `goldenpair validate --list metrics` shows.',
    ],
  ],
  'history-unreadable': [
    [
      { repo: 'octo-org/app', reason: 'there is no GITHUB_TOKEN' },
      'The history of octo-org/app could not be read: there is no GITHUB_TOKEN. Set GITHUB_TOKEN to a token that may read its Actions (`gh auth token` prints one).',
    ],
  ],
  'history-unusable': [
    [
      { good: 'v1', bad: 'main', problem: '`v1` is not a commit of this checkout' },
      'Cannot search the commits from v1 to main: `v1` is not a commit of this checkout. Name the good commit first, then a later one; where the checkout lacks the history, fetch it (`git fetch --unshallow`, in a workflow `fetch-depth: 0` of actions/checkout).',
    ],
  ],
  'import-empty': [
    [
      { format: 'csv', files: ['a.csv', 'b.csv'] },
      'Nothing could be imported from a.csv, b.csv as csv; the notes above say why. Nothing was written.',
    ],
  ],
  'import-invalid': [
    [
      { format: 'csv', path: 'a.csv', line: 3, problem: 'it has two fields where the head has three' },
      'a.csv:3 cannot be imported as csv: it has two fields where the head has three. docs/import.md shows the format.',
    ],
    [
      { format: 'beir', path: 'queries.jsonl', line: null, problem: 'it is empty' },
      'queries.jsonl cannot be imported as beir: it is empty. docs/import.md shows the format.',
    ],
  ],
  'init-found-nothing': [
    [
      { folder: '/work/empty' },
      'Found no symbol or heading in /work/empty to ask about (looked for Markdown, Python, TypeScript, JavaScript, Go, Rust, Java). Run this in the repository of your documents or code, or name your own program: goldenpair init --target command --command "python3 assistant.py".',
    ],
  ],
  'init-stopped': [[{ question: 'Which target?' }, 'Stopped at the question "Which target?". Nothing was written.']],
  'input-invalid': [
    [
      { name: 'mode', got: 'prr', expected: 'one of `auto`, `pr`', suggestion: 'pr' },
      'Input `mode`: got `prr`, expected one of `auto`, `pr`. Did you mean `pr`?',
    ],
    [
      { name: 'trials', got: '0', expected: 'a whole number from 1 to 100', suggestion: null },
      'Input `trials`: got `0`, expected a whole number from 1 to 100.',
    ],
  ],
  'logs-without-questions': [
    [
      { files: ['a.jsonl', 'b.csv'], named: ['a.jsonl:3: it is not JSON', 'b.csv:2: it has no question'] },
      'No question was found in a.jsonl, b.csv (a.jsonl:3: it is not JSON; b.csv:2: it has no question). Name the field that has it, e.g. --query request.text; docs/suggest.md shows what is read.',
    ],
    [
      { files: ['a.jsonl'], named: [] },
      'No question was found in a.jsonl: nothing is in there. Name the field that has it, e.g. --query request.text; docs/suggest.md shows what is read.',
    ],
  ],
  'mode-needs-event': [
    [
      { mode: 'publish', event: 'push', needs: '`workflow_run`' },
      'Mode `publish` cannot run on the event `push`: it needs `workflow_run`. Set the input `mode`, or start the workflow with that event.',
    ],
  ],
  'module-unusable': [
    [
      { module: 'answer.ts', problem: 'there is no such file in /work' },
      "The target's module `answer.ts` cannot be run: there is no such file in /work. Its path is relative to the checkout.",
    ],
  ],
  'month-exhausted': [
    [
      { suite: 'fruit', month: '2026-11', limit: '$5', spent: '$5.01' },
      'The suite fruit has spent $5.01 of the $5 it may spend in 2026-11 (max_cost_usd_per_month), so nothing was measured. Wait until next month, or raise the limit.',
    ],
  ],
  'neither-run-nor-suite': [
    [
      { path: 'notes.txt' },
      'notes.txt is neither a recorded run (a folder with run.json and trials.jsonl) nor a suite (a .yaml, .yml or .json file). Name one that `goldenpair run` wrote, or a suite to run.',
    ],
  ],
  'no-fail-gate': [
    [
      { gates: ['latency', 'tokens'] },
      'No gate has severity fail, so the check could never fail. Give one of them severity fail: latency, tokens.',
    ],
    [
      { gates: [] },
      'No gate has severity fail, so the check could never fail. Give one of them severity fail: there are no gates.',
    ],
  ],
  'non-inferior-per-run': [
    [
      { gate: 'p95', metric: 'performance.latency.p95' },
      'Gate `p95`: `performance.latency.p95` is one figure for the whole run, for which non-inferiority cannot be shown. Use evidence significant or threshold.',
    ],
  ],
  'not-on-actions': [
    [
      { variable: 'GITHUB_EVENT_PATH' },
      'The environment variable GITHUB_EVENT_PATH is not set, so this is not a GitHub Actions runner. Use the command line instead: npx goldenpair run',
    ],
  ],
  'nothing-to-publish': [
    [
      { reason: 'no job of run 42 has left a measured suite' },
      'There is nothing to publish: no job of run 42 has left a measured suite. A job before this one must measure (`mode: pr` or `mode: ab`) and upload what it measured.',
    ],
  ],
  'openai-target-invalid': [
    [
      { where: 'prompts/answer.md:3', problem: 'its front matter has no end: a second line `---`' },
      'The `openai` target cannot be asked: prompts/answer.md:3: its front matter has no end: a second line `---`. docs/protocol.md shows its options and the form of a prompt file.',
    ],
  ],
  'output-unwritable': [
    [
      { path: 'out/run.json', reason: 'the disk is full' },
      'Cannot write out/run.json: the disk is full. Fix that, or name another place with the input `output-dir`.',
    ],
    [
      { path: 'out.csv', reason: 'the disk is full', option: '--csv' },
      'Cannot write out.csv: the disk is full. Fix that, or name another place with --csv.',
    ],
    [
      { path: 'spend.jsonl', reason: 'the disk is full', option: null },
      'Cannot write spend.jsonl: the disk is full. Fix that.',
    ],
  ],
  'page-refused': [
    [
      { path: 'site/pr-2', problem: 'it is not a folder, or is a link to one' },
      'site/pr-2: it is not a folder, or is a link to one. Name a folder that Goldenpair wrote a report into, and a site without links among its folders.',
    ],
  ],
  'price-unknown': [
    [
      { variant: 'large', reason: 'no price is known for the model m; set it under `pricing` in the suite' },
      'The suite has a budget (max_cost_usd), but the cost of `large` cannot be counted: no price is known for the model m; set it under `pricing` in the suite. Set the price, or remove the budget. Nothing was asked.',
    ],
  ],
  'primary-gate-must-compare-and-fail': [
    [
      { gate: 'success', problem: 'has severity warn' },
      'Gate `success` is primary but has severity warn. The primary gate needs severity fail and a margin.',
    ],
  ],
  'provider-answered-nothing': [
    [
      { address: 'https://api.openai.com/v1', detail: 'https://api.openai.com/v1 answered 404: no such model.' },
      "No question was answered, because every request was refused: https://api.openai.com/v1 answered 404: no such model. Correct the model's name and the options of the suite's target, or the address https://api.openai.com/v1.",
    ],
    [
      { address: 'http://localhost', detail: 'http://localhost answered 404: none' },
      "No question was answered, because every request was refused: http://localhost answered 404: none. Correct the model's name and the options of the suite's target, or the address http://localhost.",
    ],
  ],
  'provider-key-missing': [
    [
      { address: 'https://api.openai.com/v1', source: 'openai-api-key' },
      "There is no key for https://api.openai.com/v1. Set a valid key in the Action's input `openai-api-key`, or in OPENAI_API_KEY on the command line.",
    ],
    [
      { address: 'https://models.github.ai/inference', source: 'github-token' },
      'There is no key for https://models.github.ai/inference. GitHub Models need `permissions: models: read` in the job and its token in the input `github-token`; on the command line, a token with that permission in GITHUB_TOKEN.',
    ],
    [
      { address: 'https://llm.example.com/v1', source: { variable: 'LLM_KEY' } },
      'There is no key for https://llm.example.com/v1. The suite takes it from `api_key_env: LLM_KEY`: set that variable, and allow it for targets (input `target-env`, on the command line --target-env).',
    ],
  ],
  'provider-refused-key': [
    [
      { address: 'https://llm.example.com/v1', status: 401, detail: 'invalid', source: { variable: 'LLM_KEY' } },
      'https://llm.example.com/v1 refused the key (401: invalid). It is the value of LLM_KEY, which the suite names in `api_key_env`: give it a key that is valid at this address and may use the model.',
    ],
    [
      { address: 'https://api.openai.com/v1', status: 401, detail: 'Incorrect API key', source: 'openai-api-key' },
      "https://api.openai.com/v1 refused the key (401: Incorrect API key). Set a valid key in the Action's input `openai-api-key`, or in OPENAI_API_KEY on the command line.",
    ],
    [
      { address: 'https://llm.example.com/v1', status: 403, detail: '', source: null },
      'https://llm.example.com/v1 requires a key (403). Goldenpair sends your key only to the address that the workflow names (input `openai-base-url`, on the command line OPENAI_BASE_URL). For another address, name the variable of its key in `api_key_env`.',
    ],
  ],
  'pull-request-not-checked-out': [
    [
      { number: 7, head: '1234567', got: 'abcdef0' },
      "Input `pr-number`: the head of #7 is 1234567, but abcdef0 is checked out, which is neither that commit nor GitHub's merge of it. Set `ref` of actions/checkout to the commit you reviewed; if the pull request has new commits since, review its new head and start again.",
    ],
  ],
  'pull-request-target': [
    [
      { head: '1234567' },
      "Refused: `pull_request_target` with a checkout of the pull request's head (1234567) would run the pull request's code with your secrets and a token that can write. Measure in a workflow on `pull_request` (permissions: contents: read, actions: read), and report from a second workflow on `workflow_run` with `mode: publish` (permissions: pull-requests: write).",
    ],
  ],
  'ref-unmeasurable': [
    [
      { ref: 'mian', reason: 'GitHub cannot find it' },
      'Input `refs`: mian cannot be measured: GitHub cannot find it. Name a branch, a tag or a commit of this repository whose code runs.',
    ],
  ],
  'results-invalid': [
    [
      { format: 'promptfoo', path: 'old.json', problem: 'it has no results' },
      'old.json cannot be read as results of promptfoo: it has no results. docs/results.md shows the formats.',
    ],
  ],
  'results-missing': [
    [
      { path: 'out/results.json', working_directory: '/work/repo' },
      'There is no out/results.json (input `results`) in /work/repo. An earlier step of this job must write it: see whether the step that runs your harness failed or wrote elsewhere. Nothing was compared.',
    ],
  ],
  'reference-lowered': [
    [
      { path: 'golden/reference.json', metrics: ['success 82 % → 80 %', 'tokens: defined differently'] },
      'The reference golden/reference.json was not written, because this would lower it: success 82 % → 80 %; tokens: defined differently. If you mean to lower it, say why with --allow-lower "REASON"; the file keeps the reason.',
    ],
  ],
  'reference-refused': [
    [
      { folder: 'runs/1', problem: 'it never finished' },
      'The run in runs/1 cannot be the reference: it never finished. Name a complete, valid run of the suite.',
    ],
  ],
  'relative-margin-needs-a-range-from-0': [
    [
      { gate: 'score', metric: 'score', problem: 'its values can be below 0' },
      'Gate `score`: a relative margin does not fit `score`: its values can be below 0. Give an absolute margin.',
    ],
  ],
  'run-differs': [
    [
      { folder: 'out', differences: ['seed 1 there, 2 now', 'another suite'] },
      'The run in out cannot be resumed, because it was started differently: seed 1 there, 2 now; another suite. Resume it with the same settings, or start over without --resume.',
    ],
  ],
  'run-interrupted': [
    [
      { folders: ['out/old', 'out/new'], done: 30, total: 200, isResumable: true },
      'Interrupted: 30 of 200 trials were made and are kept in out/old and out/new. Run the same command with --resume to make the rest.',
    ],
    [
      { folders: ['out'], done: 3, total: 4, isResumable: false },
      'Interrupted: 3 of 4 trials were made and are kept in out.',
    ],
    [{ folders: [], done: 0, total: 0, isResumable: false }, 'Interrupted before a trial was made.'],
  ],
  'run-invalid': [
    [
      { path: 'out/trials.jsonl', line: 7, problem: 'the line is not JSON' },
      'The run out/trials.jsonl:7 cannot be read: the line is not JSON. Measure again, or name another run folder.',
    ],
    [
      { path: 'out/run.json', line: null, problem: '`seed`: Invalid input: expected number, received string' },
      'The run out/run.json cannot be read: `seed`: Invalid input: expected number, received string. Measure again, or name another run folder.',
    ],
    [
      { path: 'golden/reference.json', line: null, problem: 'it is not JSON', cure: 'Restore the file from git' },
      'The run golden/reference.json cannot be read: it is not JSON. Restore the file from git.',
    ],
  ],
  'run-locked': [
    [
      { folder: '.goldenpair/run', pid: 4711, path: '.goldenpair/run/run.lock' },
      'Process 4711 is writing a run into .goldenpair/run. Wait until it ends, or name another folder (--out, in the Action the input `output-dir`). If no run has that process id, delete .goldenpair/run/run.lock.',
    ],
  ],
  'run-not-found': [
    [
      { folder: 'out', missing: 'trials.jsonl' },
      'No run in out: it has no trials.jsonl. Name a folder that `goldenpair run` wrote (run.json and trials.jsonl).',
    ],
  ],
  'run-too-large': [
    [
      { path: 'out/trials.jsonl', line: 7, limit: '64 MB' },
      'The run out/trials.jsonl:7 exceeds the limit of 64 MB. Make the target reply with less text, or measure fewer cases.',
    ],
    [
      { path: 'out/run.json', line: null, limit: '64 MB' },
      'The run out/run.json exceeds the limit of 64 MB. Make the target reply with less text, or measure fewer cases.',
    ],
  ],
  'run-too-new': [
    [
      { path: 'out/run.json', field: 'schema_version', got: 2, supported: 1 },
      'out/run.json has schema_version 2, and this Goldenpair reads 1: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.',
    ],
    [
      { path: 'out/run.json', field: 'min_reader', got: 3, supported: 1 },
      'out/run.json has min_reader 3, and this Goldenpair reads 1: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.',
    ],
  ],
  'search-found-no-files': [
    [
      { folder: '/work/docs', include: ['*.md'], exclude: [] },
      "The search target found no text in /work/docs: include *.md. Correct `include` and `exclude` of the suite's target.",
    ],
    [
      { folder: '/work/docs', include: ['**'], exclude: ['*.txt', '*.md'] },
      "The search target found no text in /work/docs: include **, exclude *.txt, *.md. Correct `include` and `exclude` of the suite's target.",
    ],
  ],
  'selection-empty': [
    [
      { cases: 2, tags: ['auth', 'ops'] },
      'The selection matches no enabled case (there are 2). Known tags: auth, ops.',
    ],
    [
      { cases: 2, tags: [] },
      'The selection matches no enabled case (there are 2). No case has a tag: select by id, as in id:login-*.',
    ],
  ],
  'selection-invalid': [
    [
      { selection: 'tga:auth', got: 'tga:auth', known: ['tag:<tag>', 'id:<id or glob>'] },
      'The selection `tga:auth` has an unknown term: `tga:auth`. Known: tag:<tag>, id:<id or glob>. A comma means "or"; a leading ! excludes.',
    ],
  ],
  'setup-failed': [
    [
      { command: 'pip install -r requirements.txt', how: 'exited with code 1', log: 'no such package\nplum' },
      "The set-up of the target, `pip install -r requirements.txt`, exited with code 1. Run it by hand in a fresh checkout, or correct `setup` of the suite's target. The end of its log:\n  | no such package\n  | plum",
    ],
    [
      { command: 'make', how: 'could not be started', log: '' },
      "The set-up of the target, `make`, could not be started. Run it by hand in a fresh checkout, or correct `setup` of the suite's target. It wrote nothing.",
    ],
  ],
  'several-primary-gates': [
    [{ gates: ['success', 'recall'] }, 'More than one gate is primary: success, recall. Mark one of them.'],
  ],
  'shard-missing': [
    [
      { missing: ['2/3'], found: ['1/3', '3/3'] },
      'A shard is missing: 2/3 (found: 1/3, 3/3). Measure it too, and name all folders; on GitHub, re-run the jobs that failed.',
    ],
    [
      { missing: ['2/3', '3/3'], found: ['1/3'] },
      '2 shards are missing: 2/3, 3/3 (found: 1/3). Measure them too, and name all folders; on GitHub, re-run the jobs that failed.',
    ],
  ],
  'shard-not-kept': [
    [
      { shard: '2/4', suite: 'demo', reason: 'the network is down' },
      'Shard 2/4 of suite demo was measured but not kept, so the suite cannot be merged: the network is down. Fix that, then run the job again.',
    ],
  ],
  'shard-repeated': [
    [{ shard: '1/2', folders: ['a', 'b'] }, 'Shard 1/2 was given twice: a, b. Name one folder for each shard.'],
    [
      { shard: '1/2', folders: ['a', 'b', 'c'] },
      'Shard 1/2 was given 3 times: a, b, c. Name one folder for each shard.',
    ],
  ],
  'shard-unfinished': [
    [
      { shard: '2/4', folder: 'shards/2' },
      'Shard 2/4 in shards/2 is incomplete. Finish it with `goldenpair run --resume`, or measure it again.',
    ],
  ],
  'shards-differ': [
    [
      {
        what: 'commit',
        values: [
          { folder: 'a', value: '"c0ffee"' },
          { folder: 'b', value: '"decaf"' },
        ],
      },
      'These are not shards of one run: `commit` is "c0ffee" in a and "decaf" in b. Measure all shards at one commit with the same suite, variant and flags.',
    ],
  ],
  'shards-wanted': [
    [
      { folder: 'out' },
      'The run in out is not a shard: it measured the whole suite, so there is nothing to merge. Shards are measured with `goldenpair run --shard 1/4`.',
    ],
  ],
  'stdout-unwritable': [
    [
      { reason: 'the disk is full' },
      'Cannot write the output: the disk is full. Send it to another place. Files that the command writes are still written.',
    ],
  ],
  'suite-invalid': [
    [
      { path: 'golden/suite.yaml', problems: ['golden/suite.yaml:3: `nmae` is unknown. Did you mean `name`?'] },
      'The suite golden/suite.yaml has a problem:\n  golden/suite.yaml:3: `nmae` is unknown. Did you mean `name`?',
    ],
    [
      { path: 'golden/suite.yaml', problems: ['golden/suite.yaml:1: a', 'golden/cases.yaml:2: b'] },
      'The suite golden/suite.yaml has 2 problems:\n  golden/suite.yaml:1: a\n  golden/cases.yaml:2: b',
    ],
  ],
  'suite-name-taken': [
    [
      { artifact: 'goldenpair-run-golden', paths: ['b/golden/suite.yaml', 'a/golden/suite.yaml'] },
      "The suites b/golden/suite.yaml and a/golden/suite.yaml of this workflow run have the same name: one would replace the other's artifact goldenpair-run-golden, and be reported in its place. Give each its own `name` in its manifest (for `results`, the input `label`), then start the workflow again.",
    ],
  ],
  'suite-not-found': [
    [
      { path: 'golden/suite.yaml' },
      'No suite at golden/suite.yaml. Start with `goldenpair init`, or name one with --suite (input `suite` in the Action).',
    ],
  ],
  'suite-outside': [
    [
      { path: '../suite.yaml', working_directory: '/work' },
      'The suite ../suite.yaml is not inside the working directory /work. Run Goldenpair in a folder that contains it (input `working-directory` in the Action).',
    ],
  ],
  'target-address-taken': [
    [
      { address: 'http://127.0.0.1:8000', command: 'node server.js' },
      'Another program already answers at http://127.0.0.1:8000, so the target `node server.js` was not started: Goldenpair might measure the wrong one. Stop the other program, or let Goldenpair choose the port: write `${PORT}` in `url`, and in `start` unless the program reads PORT.',
    ],
  ],
  'suite-without-judge': [
    [
      { path: 'golden/suite.yaml' },
      'The suite golden/suite.yaml has no questions for a judge. Name a `judge`, and list its questions under `scoring.judged`, such as `scoring: { judged: [answer] }`.',
    ],
  ],
  'suites-unmeasured': [
    [
      { suites: ['agent', 'search'], number: 7 },
      'Pull request #7 has a comment on agent, search, but this run did not measure it: the job that does so failed or was skipped. Check that job; if a suite is gone for good, delete its comment.',
    ],
  ],
  'target-answered-nothing': [
    [
      { variant: 'large', trials: 12, detail: 'The target answered with HTTP 404: Not Found' },
      "The target of variant `large` answered no question: all 12 trials failed. The first failure: The target answered with HTTP 404: Not Found. Nothing is compared or kept. Ask it by hand, and correct the suite's target (model, address, command, `response`, `timeout_seconds`) or what it asks.",
    ],
    [
      { variant: 'large', trials: 1, detail: 'No reply within 5 s.' },
      "The target of variant `large` answered no question. The first failure: No reply within 5 s. Nothing is compared or kept. Ask it by hand, and correct the suite's target (model, address, command, `response`, `timeout_seconds`) or what it asks.",
    ],
  ],
  'target-cannot-start': [
    [
      { command: 'python3 assistant.py', how: 'exited with code 1', log: 'Traceback:\nNo module named plum' },
      "The target `python3 assistant.py` exited with code 1 before it answered anything. Run it by hand, with a request on its stdin, to see why. It lacks a dependency: install it with `setup` of the suite's target, such as `setup: pip install -r requirements.txt`. The end of its log:\n  | Traceback:\n  | No module named plum",
    ],
    [
      { command: './assistant', how: 'could not be started (ENOENT)', log: '' },
      'The target `./assistant` could not be started (ENOENT) before it answered anything. Run it by hand, with a request on its stdin, to see why. It wrote nothing to stderr.',
    ],
    [
      { command: './assistant', how: 'exited with code 1', log: '', lacking: 'The target probably lacks `A_KEY`.' },
      'The target probably lacks `A_KEY`. The target `./assistant` exited with code 1 before it answered anything. Run it by hand, with a request on its stdin, to see why. It wrote nothing to stderr.',
    ],
    [
      {
        command: './assistant',
        how: 'exited with code 1',
        log: "Cannot find module 'a'",
        lacking: 'It lacks `A_KEY`.',
      },
      "The target `./assistant` exited with code 1 before it answered anything. Run it by hand, with a request on its stdin, to see why. It lacks a dependency: install it with `setup` of the suite's target, such as `setup: npm ci`. The end of its log:\n  | Cannot find module 'a'",
    ],
  ],
  'target-env-missing': [
    [
      { option: 'headers.authorization', variable: 'API_KEY' },
      '`headers.authorization` of the target takes `${API_KEY}` from the environment, but the target sees no such variable. Set it and allow it by name: input `target-env: API_KEY` in the workflow, --target-env API_KEY on the command line. By default targets see only harmless variables.',
    ],
  ],
  'target-env-unusable': [
    [
      { option: 'url', problem: 'an address begins with `http://` or `https://` and a host' },
      '`url` of the target cannot be used with the values of its variables: an address begins with `http://` or `https://` and a host. Correct them in the environment, or `url` in the suite.',
    ],
  ],
  'target-not-ready': [
    [
      {
        command: 'npm start',
        address: 'http://127.0.0.1:80/up',
        how: 'exited with code 1 before it was ready',
        log: '',
      },
      'The target `npm start` exited with code 1 before it was ready. Run it by hand and ask http://127.0.0.1:80/up to see why, correct `start` and `ready`, or allow it more time (`start_seconds`). It wrote nothing.',
    ],
    [
      {
        command: 'npm start',
        address: 'http://[::1]:80',
        how: 'was not ready within 60 s (ECONNREFUSED)',
        log: 'a\nb',
      },
      'The target `npm start` was not ready within 60 s (ECONNREFUSED). Run it by hand and ask http://[::1]:80 to see why, correct `start` and `ready`, or allow it more time (`start_seconds`). The end of its log:\n  | a\n  | b',
    ],
    [
      { command: null, address: 'http://search:80/up', how: 'was not ready within 60 s (ENOTFOUND)', log: '' },
      'The target at http://search:80/up was not ready within 60 s (ENOTFOUND). Start it before you run Goldenpair, name its command in `start`, or allow it more time (`start_seconds`).',
    ],
  ],
  'target-refused': [
    [
      { address: 'https://rag.example.com/ask', detail: 'no token', sent: [] },
      "The target at https://rag.example.com/ask asks for credentials (HTTP 401: no token). Give them in `headers` of the suite's target as `${NAME}`, and allow that variable: input `target-env` in the workflow, --target-env on the command line.",
    ],
    [
      { address: 'https://rag.example.com/ask', detail: '', sent: ['RAG_TOKEN'] },
      "The target at https://rag.example.com/ask refused the credentials (HTTP 401). The suite's target takes them from RAG_TOKEN: give a value that is valid at this address, or correct the target's `headers`.",
    ],
  ],
  'target-setting-missing': [
    [
      { option: 'body', name: 'settings.route_tier', known: [] },
      '`body` of the target takes `{{settings.route_tier}}`, but the variant has no such setting (it has no settings). Add it under `settings`; it may have no value.',
    ],
    [
      { option: 'url', name: 'settings.tier', known: ['model', 'route_tier'] },
      '`url` of the target takes `{{settings.tier}}`, but the variant has no such setting (settings: model, route_tier). Add it under `settings`; it may have no value.',
    ],
  ],
  'variant-not-nightly': [
    [
      { name: 'large' },
      "The variant `large` is the suite's default but is skipped at night (`nightly: false`), so mode `nightly` has nothing to measure. Name another with the input `variants`, make another the `default_variant`, or remove `nightly: false`.",
    ],
  ],
  'variant-unknown': [
    [
      { name: 'shrot', suggestion: 'short', known: ['usual', 'short'] },
      'The variant `shrot` is unknown. Did you mean `short`? Known: usual, short.',
    ],
    [{ name: 'x', suggestion: null, known: ['usual', 'short'] }, 'The variant `x` is unknown. Known: usual, short.'],
  ],
  'variants-invalid': [
    [
      { got: ['usual', 'shrot'], known: ['usual', 'short'], suggestion: 'short' },
      'Name two to ten different variants to compare: got usual, shrot. Did you mean `short`? Known: usual, short.',
    ],
    [
      { got: [], known: ['usual', 'short'], suggestion: null },
      'Name two to ten different variants to compare: got none. Known: usual, short.',
    ],
  ],
}

const messagesOf = <Code extends ErrorCode>(code: Code): readonly (readonly [string, string])[] =>
  TABLE[code].map(([facts, message]) => [new UserError(code, facts).message, message])

describe('the message of', () => {
  test.each(Object.keys(TABLE) as ErrorCode[])('%s states what happened, where, what was found, what to do', (code) => {
    expect(messagesOf(code).length).toBeGreaterThan(0)
    for (const [got, expected] of messagesOf(code)) {
      expect(got).toBe(expected)
      expect(got).not.toMatch(/undefined|null|\[object|\.\.(?!\/)/)
    }
  })
})

test('more problems than anyone reads at once are counted', () => {
  const problems = Array.from({ length: 52 }, (_, index) => `golden/cases.yaml:${index + 1}: no`)
  const lines = new UserError('suite-invalid', { path: 'golden/suite.yaml', problems }).message.split('\n')
  expect(lines[0]).toBe('The suite golden/suite.yaml has 52 problems:')
  expect(lines.slice(-2)).toEqual(['  golden/cases.yaml:50: no', '  … and 2 more'])
})
