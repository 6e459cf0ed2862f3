import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const ROOT = resolve(import.meta.dirname, '..', '..', '..', '..')
const ENTRIES = {
  metrics: { file: 'src/measure/run/custom-metrics/serve-metrics.ts', name: 'serveMetrics' },
  module: { file: 'src/measure/targets/module/serve-module.ts', name: 'serveModule' },
}
const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  verbatimModuleSyntax: true,
}

let home: Promise<string> | null = null

/** A folder with `dist/metrics.js` and `dist/module.js` as the build makes them, from the sources as they are now. Compiled once, left to `ownTempFolder`. */
export async function compileHome(): Promise<string> {
  return (home ??= compile())
}

async function compile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-home-'))
  const seen = new Set<string>()
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file)) return
    seen.add(file)
    const { outputText } = ts.transpileModule(await readFile(join(ROOT, file), 'utf8'), { compilerOptions: OPTIONS })
    const out = join(folder, file.replace(/\.ts$/, '.js'))
    await mkdir(dirname(out), { recursive: true })
    await writeFile(out, outputText)
    for (const [, specifier = ''] of outputText.matchAll(/from '(\.[^']+)\.js'/g))
      await visit(relative(ROOT, resolve(ROOT, dirname(file), `${specifier}.ts`)))
  }
  for (const { file } of Object.values(ENTRIES)) await visit(file)
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await mkdir(join(folder, 'dist'))
  for (const [launcher, { file, name }] of Object.entries(ENTRIES))
    await writeFile(
      join(folder, 'dist', `${launcher}.js`),
      `import { ${name} } from '../${file.replace('.ts', '.js')}'\n\nawait ${name}(process)\n`,
    )
  return folder
}
