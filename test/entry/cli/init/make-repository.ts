import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readFolder, writeFolder, type FolderEntry } from '../../../doubles/github/folder-copy.js'

/** Small repositories of three kinds, and an empty one. */
export const REPOSITORIES = {
  python: {
    'shop/prices.py': [
      '"""Prices of the shop."""',
      'RATE = 0.19',
      '',
      '',
      'def round_price(amount):',
      '    """Round an amount to whole cents, halves up."""',
      '    return int(amount * 100 + 0.5) / 100',
      '',
      '',
      'class Basket:',
      '    """',
      '    Holds the articles that somebody wants to buy.',
      '',
      '    :param owner: who',
      '    """',
      '',
      '    def __init__(self, owner):',
      '        self.owner = owner',
      '',
      '    def total(self):',
      '        return 0',
    ].join('\n'),
    'tests/test_prices.py': 'def test_round_price():\n    """Checks that prices are rounded."""\n',
  },
  typescript: {
    'src/parse.ts': [
      "import { x } from './x.js'",
      '',
      '/** Parses one line of the access log. Throws on garbage. */',
      'export function parseLine(line: string): string[] {',
      "  return line.split(' ')",
      '}',
      '',
      'export const describeStatus = (status: number): string => (status === 200 ? "fine" : "bad")',
    ].join('\n'),
    'package.json': '{}',
  },
  markdown: {
    'README.md':
      '# Library\n\nThe public library of the town of Springfield lends books to everybody.\n\n## Opening hours\n\nThe library opens at nine on weekdays and closes at six in the evening.\n\n## How to renew a loan\n\nLoans are renewed twice at most, at the desk or by telephone.\n\n## License\n\nMIT and so on and so forth, all rights are given to everybody.\n',
    'fees.md':
      '## What does a late book cost?\n\nA late book costs twenty cents a day, and never more than the book itself.\n',
  },
  empty: { 'picture.svg': '<svg/>' },
} as const satisfies Record<string, Readonly<Record<string, string>>>
export type RepositoryKind = keyof typeof REPOSITORIES

let empty: readonly FolderEntry[] | null = null

/** A copy of the empty Git repository, made once and then written again, because starting a process is slow. */
function initFolder(folder: string): void {
  if (empty !== null) return writeFolder(folder, empty)
  execFileSync('git', ['init', '-q', '--template=', '-b', 'trunk', folder])
  empty = readFolder(folder)
}

/** Creates a Git repository on the branch `trunk` with the files of a kind. Returns its folder. */
export function makeRepository(kind: RepositoryKind): string {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-init-'))
  initFolder(folder)
  for (const [path, text] of Object.entries(REPOSITORIES[kind])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
