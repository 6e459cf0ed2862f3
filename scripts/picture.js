// Draws the pictures of README: the comment in docs/images/comment.md (written by test/picture.test.ts), cut off above its small print.
//
// Usage: npm run picture
//   CHROMIUM=path  environment variable: the browser; /usr/bin/chromium by default
//
// Needs a font with emoji, such as Debian's fonts-noto-color-emoji: without one, the verdict is an empty box.
// Writes docs/images/comment-{light,dark,phone}.png and prints their paths.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { commentPage, openComment, VIEWS } from './render-comment.js'

const FOLDER = 'docs/images'

// U+274C is ❌.
if (execFileSync('fc-list', [':charset=274c'], { encoding: 'utf8' }) === '')
  throw new Error('No font has ❌: install one, such as apt-get install fonts-noto-color-emoji')

const html = commentPage(readFileSync(`${FOLDER}/comment.md`, 'utf8'))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const view of VIEWS) {
  const page = await openComment(browser, html, view)
  const { y } = await page.locator('article > p:has(> sub)').last().boundingBox()
  const path = `${FOLDER}/comment-${view.name}.png`
  const clip = { x: 0, y: 0, width: view.width, height: Math.floor(y) }
  await page.screenshot({ path, fullPage: true, clip })
  console.log(path)
  await page.close()
}
await browser.close()
