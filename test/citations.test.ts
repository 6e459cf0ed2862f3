import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Files to skip: golden stories are outputs, oracles come from other projects, and this file contains the texts that it forbids. */
const LEFT_OUT = /node_modules|^test\/(golden|oracle|fixtures)\/|^test\/citations\.test\.ts$/
const TEXT = /\.(ts|js|md|css|html|yaml|yml)$/

/** Documents that are not in the repository. */
const ELSEWHERE =
  /verdict[- ]rules|\bdesign documents?\b|\bdocuments? 00\d|\bdesign\.md|\brequirements(\.md| D?\d)|\brules? \d+\.\d/i

interface Citation {
  /** The file and line of the citation. */
  readonly place: string
  readonly file: string
  /** `null` if the citation is of the whole page. */
  readonly anchor: string | null
}

function listFiles(): readonly string[] {
  const folders = ['src', 'test', 'scripts', 'docs', 'examples', 'types'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return [...folders, 'README.md', 'CONTRIBUTING.md'].filter((path) => TEXT.test(path) && !LEFT_OUT.test(path)).sort()
}

/** Returns the lines of a file; for a page, without its code blocks. */
function readLines(path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8')
  const prose = path.endsWith('.md') ? text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/.+/g, '')) : text
  return prose.split('\n')
}

function listCitations(path: string): readonly Citation[] {
  return readLines(path).flatMap((line, index) => {
    const place = `${path}:${index + 1}`
    // A citation without an anchor may be a made-up file of a test.
    const named = [...line.matchAll(/(?<![\w/.-])(docs\/[\w-]+\.md)#([\w-]+)/g)].map(
      ([, file = '', anchor = null]): Citation => ({ place, file, anchor }),
    )
    const linked = path.endsWith('.md')
      ? [...line.matchAll(/\]\((?![a-z]+:)([\w./-]*\.md)?(?:#([\w-]+))?\)/g)].flatMap(
          ([, file, anchor = null]): Citation[] =>
            file === undefined && anchor === null
              ? []
              : [{ place, file: file === undefined ? path : normalize(join(dirname(path), file)), anchor }],
        )
      : []
    return [...named, ...linked]
  })
}

/** Returns the anchors that GitHub gives the headings of a page. */
function listAnchors(path: string): ReadonlySet<string> {
  const counts = new Map<string, number>()
  const anchors = readLines(path).flatMap((line) => {
    const [, heading] = /^#+ (.+)$/.exec(line) ?? []
    if (heading === undefined) return []
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-')
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    return [count === 0 ? slug : `${slug}-${count}`]
  })
  return new Set(anchors)
}

function explainDeadEnd({ place, file, anchor }: Citation, anchors: Map<string, ReadonlySet<string>>): string | null {
  if (!existsSync(join(root, file))) return `${place} cites ${file}, which does not exist`
  if (anchor === null) return null
  const known = anchors.get(file) ?? listAnchors(file)
  anchors.set(file, known)
  return known.has(anchor) ? null : `${place} cites ${file}#${anchor}, and that page has no such heading`
}

test('every cited page and heading exists', () => {
  const anchors = new Map<string, ReadonlySet<string>>()
  const citations = listFiles().flatMap(listCitations)
  expect(citations.length).toBeGreaterThan(200)
  expect(citations.flatMap((citation) => explainDeadEnd(citation, anchors) ?? [])).toEqual([])
})

test('every repository file that a page names exists', () => {
  const named = listFiles()
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      readLines(path).flatMap((line, index) =>
        // A shorter path may be made up for an example.
        [...line.matchAll(/`((?:src|test|scripts)\/[\w-]+\/[\w./-]+)`/g)].map(([, file = '']) => ({
          place: `${path}:${index + 1}`,
          file,
        })),
      ),
    )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
})

test('no document outside the repository is cited', () => {
  const found = listFiles().flatMap((path) =>
    readLines(path).flatMap((line, index) => (ELSEWHERE.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
