/** Why a page may contain a number that no program measures. */
type Reasons = {
  /** A number in a made-up example of a report, a comment or a suite. */
  readonly example?: readonly string[]
  /** A limit, a time-out or a step in the code. */
  readonly limit?: readonly string[]
  /** A bound, level or margin of a rule or a definition. */
  readonly rule?: readonly string[]
  /** A limit or a property of GitHub. */
  readonly github?: readonly string[]
  /** A parameter of a simulation. */
  readonly design?: readonly string[]
  /** The result of a formula. */
  readonly arithmetic?: readonly string[]
}

/** Each number, as often as it is on the page. Measured numbers do not belong here but to a program (scripts/figures). */
export const FIXED_FIGURES: Readonly<Record<string, Reasons>> = {
  'README.md': {
    example: ['19 %'],
  },
  'docs/action.md': {
    example: ['5 points', '50 points'],
    github: ['1 MiB'],
  },
  'docs/benchmark.md': {
    rule: ['15 points', '30 points', '5 points', '5 points', '5 points', '5 points', '50 %', '5pp', '70 %', '80 %'],
    design: ['0 to 20 %', '5 points', '85 %', '95 %'],
    arithmetic: ['2 points', '2 points', '3 points', '5 %'],
  },
  'docs/code-quality.md': {
    example: ['6000000 bytes'],
    limit: ['5 MiB', '5 seconds', '99 %'],
    rule: ['18 seconds'],
  },
  'docs/command-line.md': {
    example: ['2 points'],
    limit: ['10 %'],
    rule: ['10 %', '2 %', '95 %'],
    design: ['5 to 20 %'],
  },
  'docs/costs.md': {
    limit: ['10 seconds', '30 seconds', '500 MB', '60 seconds'],
  },
  'docs/decision-rules.md': {
    rule: [
      '0.05 s',
      '10 %',
      '10 %',
      '100 %',
      '2 points',
      '2 points',
      '20 %',
      '20 %',
      '20 %',
      '20 %',
      '20 %',
      '20 %',
      '20 %',
      '20 %',
      '20 %',
      '5 minutes',
      '80 %',
      '80 %',
      '95 %',
      '95 %',
    ],
  },
  'docs/workflows.md': {
    limit: ['500 MB'],
  },
  'docs/getting-started.md': {
    example: ['100 %'],
    limit: ['12 MB'],
    arithmetic: ['81 %'],
  },
  'docs/glossary.md': {
    example: ['0.9 points', '12 points', '14 points', '5 points', '5 points', '6 points', '7 points', '75 %', '80 %'],
    rule: ['5 %', '95 %', '95 %'],
  },
  'docs/how-to.md': {
    example: ['0.9 points', '5 points'],
  },
  'docs/judges.md': {
    rule: ['60 %', '60 %', '60 %', '95 %'],
  },
  'docs/nightly.md': {
    example: [
      ...[
        '10 %',
        '14 %',
        '30 minutes',
        '75 %',
        '76 %',
        '76 %',
        '77 %',
        '81 %',
        '81 %',
        '85 %',
        '86 %',
        '90 %',
        '92 %',
        '92 %',
      ],
    ],
    rule: ['5 %', '5 %', '5 %', '5 %', '95 %', '95 %'],
    design: ['5 points', '85 %'],
  },
  'docs/protocol.md': {
    limit: ['1 MB', '10 ms', '100 s', '120 s', '16 kB', '200 ms', '30 seconds', '64 MB', '64 MB'],
  },
  'docs/pull-requests.md': {
    example: ['0.9 points'],
    limit: ['4 GB', '500 MB'],
    rule: ['10 %'],
  },
  'docs/report.md': {
    example: ['19 %', '9 points', '90 %'],
    limit: ['1 MB', '1 MB', '3 MB', '20 seconds'],
    rule: ['95 %'],
  },
  'docs/results.md': {
    example: ['75 %', '77 %', '85 %'],
    limit: ['200 MB'],
    rule: ['10 %', '10 %', '5 points'],
  },
  'docs/scale.md': {
    github: ['16 GB'],
  },
  'docs/sources.md': {
    rule: ['100 MB', '5 s', '500 MB', '80 points'],
  },
  'docs/statistics.md': {
    example: [
      '0.2 points',
      '1.3 points',
      '1.9 points',
      '10 %',
      '10 %',
      '2.2 points',
      '20 points',
      '5 points',
      '5 points',
      '5 points',
      '5 points',
      '6 points',
      '7.6 points',
    ],
    rule: ['5 %', '5 %', '5 %'],
    design: ['10 %', '10 %', '10 points', '20 %'],
    arithmetic: ['10 points', '5 points'],
  },
  'docs/suite.md': {
    example: ['5 points', '8 points'],
    rule: ['10 %', '10 %', '10 %', '5 %', '5 points'],
  },
  'docs/traces.md': {
    limit: ['0.2 s', '1 s', '10 s', '20 MiB', '32 MB', '50 ms'],
  },
  'docs/why.md': {
    example: ['80 %'],
  },
}
