import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { drawPictures } from './pictures/index.js'
import { type RoundsStudy, writeRoundsStudy } from './rounds/write-tables.js'
import { parseStudy, writeStudy, type Study } from './study.js'
import { fillPages } from '../figures/pages.js'

const RESULTS = 'docs/study.json'

/** Saves the results of the rows. Must run in the root of the repository, like the functions below. */
export async function writeRows(study: Study): Promise<void> {
  await writeFile(RESULTS, writeStudy(study))
}

/** Saves the results of the rounds. */
export async function writeRounds(study: RoundsStudy): Promise<void> {
  await writeFile('scripts/study/rounds/figures.json', writeRoundsStudy(study))
}

/** Writes the pictures, tables and sentences of the docs from the committed results. */
export async function redraw(): Promise<void> {
  const study = parseStudy(await readFile(RESULTS, 'utf8'))
  await mkdir('docs/images', { recursive: true })
  for (const [name, picture] of Object.entries(drawPictures(study))) await writeFile(`docs/images/${name}`, picture)
  await fillPages()
}
