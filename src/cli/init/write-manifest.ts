import { stringify } from 'yaml'
import type { InitChoices } from './choices.js'
import type { Survey } from './survey-repository.js'

/** `golden/suite.yaml` of a new suite. */
export function writeManifest(
  { name, target, command }: InitChoices,
  { include, exclude }: Pick<Survey, 'include' | 'exclude'>,
): string {
  const targets = {
    search: [
      '  # The built-in search answers from the files of the repository. Name your own system here when you are ready:',
      '  # type: command, command: [python3, assistant.py] (docs/protocol.md).',
      '  type: search',
      `  include: ${list(include)}`,
      `  exclude: ${list(exclude)} # the suite must not answer its own questions`,
    ],
    command: [
      '  # Reads one JSON request a line and writes one JSON reply a line (docs/protocol.md).',
      '  type: command',
      // A block of several lines would have to be indented; quotes keep it on one.
      `  command: ${JSON.stringify(command ?? '')}`,
    ],
    python: exampleTarget('[python3, golden/target.py]', 'golden/target.py'),
    node: exampleTarget('[node, golden/target.mjs]', 'golden/target.mjs'),
  }
  return [
    '# What is asked stands in cases/, what may not get worse stands here. All keys: docs/suite.md of Goldenpair.',
    `name: ${stringify(name).trimEnd()}`,
    'cases: [cases/*.yaml]',
    '',
    'target:',
    ...targets[target],
    '',
    'gates:',
    '  # Of the cases, 5 points fewer succeed, and that is more than chance: then the pull request fails.',
    '  - metric: success',
    '    primary: true',
    '    max_drop: 5pp',
    ...(target === 'command' ? TOKENS_LATER : TOKENS),
    '',
  ].join('\n')
}

const TOKENS = ['  - metric: tokens.total', '    max_rise: 10%', '    severity: warn']
/** A gate on what a program may not report would be invalid from the start. */
const TOKENS_LATER = ['  # When your program reports its usage:', ...TOKENS.map((line) => line.replace('  ', '  # '))]

function exampleTarget(command: string, file: string): string[] {
  return [
    `  # ${file} is an example. Let it call your system.`,
    '  type: command',
    `  command: ${command}`,
    '  deterministic: true # the same question always gets the same answer; drop this when a model answers',
  ]
}

function list(items: readonly string[]): string {
  return `[${items.map((item) => `'${item.replaceAll("'", "''")}'`).join(', ')}]`
}
