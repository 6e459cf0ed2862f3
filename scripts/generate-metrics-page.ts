/**
 * Generates docs/metrics.md and docs/metrics/ from the definitions of the metrics and the introductions next to them.
 * `npm run docs:metrics` writes the pages: it runs `test/metrics/page.test.ts` with --update, which otherwise only compares.
 */
import { readFileSync, existsSync } from 'node:fs'
import { posix } from 'node:path'
import prettier from 'prettier'
import { describeDefaultMargin, describeScale } from '../src/metrics/define-metric.js'
import { FAMILIES } from '../src/metrics/index.js'
import { REGISTRY as TABLES } from '../src/metrics/tables/index.js'
import type { Metric, MetricDefinition } from '../src/model/metric.js'

/** Reads a part of a page from another folder, with its links rewritten to be relative to docs. */
function read(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
    .trim()
    .replaceAll(/\]\((?:\.\.\/)+docs\/(?:metrics(?:\/\w+)?\.md(?=#))?/g, '](')
    .replaceAll(/\]\((?:\.\.\/)+/g, '](../')
}

const PRIMARY_K = 5

/**
 * Returns the text of each page by its path: docs/metrics.md with the index, and a page for each family, for custom metrics and for
 * the tables. The pages are formatted with prettier.
 */
export async function generateMetricsPages(): Promise<ReadonlyMap<string, string>> {
  const families = FAMILIES.map(({ folder, title, metrics }): [string, string] => [
    `docs/metrics/${folder}.md`,
    [`## ${title}`, ...readIntroduction(folder), ...metrics.map(writeMetric)].join('\n\n'),
  ])
  const parts: readonly (readonly [path: string, text: string])[] = [
    ['docs/metrics.md', ['# Metrics', read('src/metrics/introduction.md'), writeIndex()].join('\n\n')],
    ...families,
    ['docs/metrics/custom.md', read('src/measure/run/custom-metrics/custom-metrics.md')],
    ['docs/metrics/tables.md', read('src/metrics/tables/tables.md')],
  ]
  const homes = new Map(parts.flatMap(([path, text]) => listAnchors(text).map((anchor) => [anchor, path])))
  const options = await prettier.resolveConfig(new URL('../package.json', import.meta.url))
  return new Map(
    await Promise.all(
      parts.map(async ([path, text]): Promise<[string, string]> => {
        const page = relink(path === 'docs/metrics.md' ? text : text.replaceAll(/^##/gm, '#'), path, homes)
        return [path, await prettier.format(page, { ...options, parser: 'markdown' })]
      }),
    ),
  )
}

/** Returns the anchors of the headings of a text. */
function listAnchors(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}

/** Rewrites links that are relative to docs to be relative to `path`. `homes` maps each anchor of these pages to its page. */
function relink(text: string, path: string, homes: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\]\((?![a-z]+:)([\w./-]*)(#[\w-]+)?\)/g, (_, file: string, anchor: string = '') => {
    const home = file === '' ? homes.get(anchor.slice(1)) : posix.join('docs', file)
    if (home === undefined) throw new Error(`${path}: no heading of these pages has the anchor ${anchor}`)
    return `](${home === path ? '' : posix.relative(posix.dirname(path), home)}${anchor})`
  })
}

function readIntroduction(folder: string): readonly string[] {
  const path = `src/metrics/${folder}/introduction.md`
  return existsSync(new URL(`../${path}`, import.meta.url)) ? [read(path)] : []
}

function writeIndex(): string {
  const families = FAMILIES.map(({ title, metrics }) => `- [${title}](#${anchorOf(title)}): ${listLinks(metrics)}`)
  const tables = TABLES.map(({ name }) => `[${name}](#${anchorOf(`Table: ${name}`)})`).join(', ')
  return ['## Index', '', ...families, `- [Tables](#tables): ${tables}`].join('\n')
}

function listLinks(metrics: readonly MetricDefinition[]): string {
  return metrics.map(({ name }) => `[${name}](#${anchorOf(name)})`).join(', ')
}

/** Returns the anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

function writeMetric(definition: MetricDefinition): string {
  const {
    name,
    source,
    summary,
    formula,
    needs = 'To every case.',
    edge_cases: edgeCases,
    remarks,
    example,
  } = definition
  const facts = definition
    .expand({ k: [PRIMARY_K], primary_k: PRIMARY_K, success: 'all', pricing: { models: {} } })
    .at(0)
  if (facts === undefined) throw new Error(`${name} gives no metric of that name`)
  return [
    `### ${name}`,
    summary,
    [
      `- **Formula.** ${formula}`,
      `- **Range.** ${describeScale(facts)}.${explainFacts(facts)}`,
      `- **Applies.** ${needs}`,
      `- **Unscored.** ${edgeCases}`,
      `- **Default margin.** ${describeDefaultMargin(facts)}.${describeCriterion(facts)}`,
      `- **Source.** ${source}.`,
      `- **Example.** ${example.text}`,
    ].join('\n'),
    ...(remarks === undefined ? [] : [remarks]),
  ].join('\n\n')
}

function explainFacts({ unit, environment }: Metric): string {
  const sentences = [
    ...(unit === 'share' ? ['Written in per cent, changes in points.'] : []),
    ...(environment === 'bound' ? ['It gates only when both sides ran interleaved in one job.'] : []),
  ]
  return sentences.map((sentence) => ` ${sentence}`).join('')
}

function describeCriterion({ criterion }: Metric): string {
  return criterion === undefined ? '' : ` As a [failing criterion](suite.md#failing-criteria): \`${criterion}\`.`
}
