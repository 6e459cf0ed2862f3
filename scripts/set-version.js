// Writes the version of package.json wherever else it stands: `npm version` runs it. With a new major version, examples and docs name the tag of
// that one. What an older version was, the changelog and the page on upgrading go on saying.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const major = version.split('.')[0]
const OLD =
  /^(?:dist\/|test\/fixtures\/|test\/release\.test\.ts$|scripts\/set-version\.js$|CHANGELOG\.md$|docs\/compatibility\.md$)|\.(?:png|eval)$|package-lock\.json$/
/** `uses: goldenpair/goldenpair@v0`, `npx github:goldenpair/goldenpair#v0`, and the address of a schema. */
const TAG = /(goldenpair\/goldenpair(?:[@#]|\/))v\d+(?=\/schema\/|(?![\w./-])|\.(?!\d))/g

function edit(path, change) {
  const file = new URL(path, root)
  const text = readFileSync(file, 'utf8')
  if (change(text) !== text) writeFileSync(file, change(text))
}

edit('src/model/version.ts', (text) => text.replace(/(VERSION = )'[^']*'/, `$1'${version}'`))
for (const path of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n'))
  if (path !== '' && !OLD.test(path)) edit(path, (text) => text.replaceAll(TAG, `$1v${major}`))
