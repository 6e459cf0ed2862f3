// Draws the README's picture: the comment of docs/images/comment.md, which test/picture.test.ts writes, down to its small print.
// Usage: npm run picture
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { commentPage, openComment, VIEWS } from './render-comment.js'

const FOLDER = 'docs/images'

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
