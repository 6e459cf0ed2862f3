import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { drawPictures } from './pictures/index.js'
import { parseStudy, writeStudy, type Study } from './study.js'
import { fillPage } from './write-page.js'

const RESULTS = 'docs/study.json'
const PAGE = 'docs/statistics.md'

/** Writes everything that the study gives, from the root of the repository. */
export async function writeFiles(study: Study): Promise<void> {
  await writeFile(RESULTS, writeStudy(study))
  await redraw()
}

/** Writes pictures and tables anew from the committed results. */
export async function redraw(): Promise<void> {
  const study = parseStudy(await readFile(RESULTS, 'utf8'))
  await mkdir('docs/images', { recursive: true })
  for (const [name, picture] of Object.entries(drawPictures(study))) await writeFile(`docs/images/${name}`, picture)
  await writeFile(PAGE, fillPage(await readFile(PAGE, 'utf8'), study))
}
