// Prints a CycloneDX bill of materials for dist/: the packages of package-lock.json that dist/licenses.txt lists.
//
// Usage: node scripts/write-sbom.js
//   DIST=path  environment variable: another folder instead of dist, for tests
//
// Exits with 1 if licenses.txt lists no package, or one that package-lock.json does not have.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = process.env.DIST ?? `${root}dist`
const licences = new Map(
  [...readFileSync(`${dist}/licenses.txt`, 'utf8').matchAll(/^(\S+) (\d\S*) \((.+)\)$/gm)].map(
    ([, name, version, licence]) => [`${name}@${version}`, licence],
  ),
)
const refs = [...licences.keys()]
const whole = JSON.parse(
  execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  }),
)
// A package that is installed in several places is one component.
const components = new Map(
  whole.components.map((one) => [`${one.group ? `${one.group}/` : ''}${one.name}@${one.version}`, one]),
)
const missing = refs.filter((ref) => !components.has(ref))
if (refs.length === 0 || missing.length > 0) {
  console.error(
    refs.length === 0
      ? `${dist}/licenses.txt names no package. Run \`npm run bundle\`.`
      : `package-lock.json does not have ${missing.join(', ')}, which ${dist}/licenses.txt names. Run \`npm ci\`, then \`npm run bundle\`.`,
  )
  process.exit(1)
}
// All of these packages are in dist, so each is `required`, even if package.json lists it as a development dependency.
const kept = refs.sort().map((ref) => ({
  licenses: [{ license: { name: licences.get(ref) } }], // npm omits licences that are not SPDX ids
  ...components.get(ref),
  scope: 'required',
}))
const isKept = new Set(kept.map((one) => one['bom-ref']))
const { component } = whole.metadata
const own = component['bom-ref']
// npm writes the name of the folder instead of the name of the package.
component.name = own.replace(/@[^@]+$/, '')
const dependencies = whole.dependencies
  .filter(({ ref }) => ref === own || isKept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => isKept.has(one)) }))
console.log(JSON.stringify({ ...whole, components: kept, dependencies }, null, 2))
