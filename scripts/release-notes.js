// Prints the notes of a release: the changelog section of its version, and how to use it (.github/release-note.md).
//
// Usage: node scripts/release-notes.js vX.Y.Z
//
// Exits with 1 if the tag, package.json and CHANGELOG.md do not name the same version.
import { readFileSync } from 'node:fs'

const tag = process.argv[2] ?? ''
const root = new URL('..', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
if (tag !== `v${version}`) {
  console.error(`The tag is ${tag}, but package.json says ${version}. Tag v${version}, or change the version first.`)
  process.exit(1)
}
const sections = readFileSync(new URL('CHANGELOG.md', root), 'utf8').split(/^## /m)
const section = sections.find((text) => text.startsWith(`${version} `) || text.startsWith(`${version}\n`))
if (section === undefined) {
  console.error(`CHANGELOG.md has no section "## ${version}". Rename "## Unreleased" and commit it before tagging.`)
  process.exit(1)
}
const use = readFileSync(new URL('.github/release-note.md', root), 'utf8')
  .replaceAll('MAJOR', tag.split('.')[0])
  .replaceAll('TAG', tag)
  .replaceAll('VERSION', version)
console.log(`${section.slice(section.indexOf('\n') + 1).trim()}\n\n${use.trim()}`)
