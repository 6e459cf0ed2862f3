import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { drawPictures } from './pictures/index.js'
import { parseStudy, writeStudy, type Study } from './study.js'
import { fillPages } from '../figures/pages.js'

const RESULTS = 'docs/study.json'

/** Writes everything that the study gives, from the root of the repository. */
export async function writeFiles(study: Study): Promise<void> {
  await writeFile(RESULTS, writeStudy(study))
  await redraw()
}

/** Writes pictures, tables and sentences anew from the committed results. */
export async function redraw(): Promise<void> {
  const study = parseStudy(await readFile(RESULTS, 'utf8'))
  await mkdir('docs/images', { recursive: true })
  for (const [name, picture] of Object.entries(drawPictures(study))) await writeFile(`docs/images/${name}`, picture)
  await fillPages()
}
