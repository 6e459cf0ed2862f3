// Copies the version of package.json to src/model/version.ts, and the tag of its major version to examples and docs.
// `npm version` runs this script. The changelog and the page on upgrading keep the tags of older versions.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const major = version.split('.')[0]
const OLD =
  /^(?:dist\/|test\/fixtures\/|test\/release\.test\.ts$|scripts\/set-version\.js$|CHANGELOG\.md$|docs\/compatibility\.md$)|\.(?:png|eval)$|package-lock\.json$/
/** Matches a major tag in `uses: goldenpair/goldenpair@v0`, `npx github:goldenpair/goldenpair#v0` and the URL of a schema. */
const TAG = /(goldenpair\/goldenpair(?:[@#]|\/))v\d+(?=\/schema\/|(?![\w./-])|\.(?!\d))/g

function edit(path, change) {
  const file = new URL(path, root)
  const text = readFileSync(file, 'utf8')
  if (change(text) !== text) writeFileSync(file, change(text))
}

edit('src/model/version.ts', (text) => text.replace(/(VERSION = )'[^']*'/, `$1'${version}'`))
for (const path of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n'))
  if (path !== '' && !OLD.test(path)) edit(path, (text) => text.replaceAll(TAG, `$1v${major}`))
