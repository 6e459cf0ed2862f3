// Draws comments as GitHub renders them: in the light and dark theme, and on a phone (375 pixels wide).
//
// Usage: npm run view:comment [-- FILE [OUT]] [--unfold]
//   FILE           the Markdown of a comment; by default all situations listed in scripts/render-comment.js
//   OUT            the folder to write to; .goldenpair/comment by default
//   --unfold       opens all folded parts
//   CHROMIUM=path  environment variable: the browser; /usr/bin/chromium by default
//
// Writes OUT/<name>.html and OUT/<name>-{light,dark,phone}.png, and prints the paths of the pictures.
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium } from 'playwright-core'
import { commentPage, openComment, readSituation, SITUATIONS, VIEWS } from './render-comment.js'

const args = process.argv.slice(2).filter((arg) => arg !== '--unfold')
const isUnfolded = process.argv.includes('--unfold')
const [file = '', out = '.goldenpair/comment'] = args
const files = file === '' ? SITUATIONS : { [basename(file, '.md')]: file }

mkdirSync(out, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const [name, path] of Object.entries(files)) {
  const html = commentPage(readSituation(path), { isUnfolded })
  writeFileSync(join(out, `${name}.html`), html)
  for (const view of VIEWS) {
    const page = await openComment(browser, html, view)
    const picture = join(out, `${name}-${view.name}.png`)
    await page.screenshot({ path: picture, fullPage: true })
    console.log(picture)
    await page.close()
  }
}
await browser.close()
