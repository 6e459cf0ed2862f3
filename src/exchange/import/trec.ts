import { UserError } from '../../model/error.js'
import type { Importer, ImportFile } from './importer.js'
import { joinJudgments, type JudgedQuery, type JudgmentFile, readQrels } from './join-judgments.js'

const format = 'trec'

/** TREC's topics (`<top>` … or one `number<TAB>text` a line) and qrels of four columns. */
export const trec: Importer = {
  name: format,
  title: 'TREC: topics (<top>, or number and text by a tab) and qrels of four columns',
  read: (files) => {
    const queries: JudgedQuery[] = []
    const judgments: JudgmentFile[] = []
    for (const file of files) {
      if (/<top>/i.test(file.text)) queries.push(...readTopics(file))
      else if (looksLikeQrels(file)) judgments.push(readQrels(file, format))
      else queries.push(...readTabbedTopics(file))
    }
    return joinJudgments({ queries, judgments }, { format, called: 'topics', from: files })
  },
}

function looksLikeQrels({ text }: ImportFile): boolean {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? ''
  return /^\S+\s+\S+\s+\S+\s+-?\d+\s*$/.test(first.trim())
}

/** Title as the query; where there is none, the description. Closing tags are optional, as in TREC's own files. */
function readTopics({ path, text }: ImportFile): JudgedQuery[] {
  const topics: JudgedQuery[] = []
  let line = 1
  let from = 0
  for (const match of text.matchAll(/<top>([\s\S]*?)(?=<\/top>|<top>|$)/gi)) {
    line += text.slice(from, match.index).split('\n').length - 1
    from = match.index
    const topic = match[1] ?? ''
    const id = field(topic, 'num').replace(/^Number:\s*/i, '')
    const query =
      field(topic, 'title').replace(/^Topic:\s*/i, '') || field(topic, 'desc').replace(/^Description:\s*/i, '')
    if (id === '' || query === '')
      throw new UserError('import-invalid', {
        format,
        path,
        line,
        problem: 'a topic needs <num> and <title> or <desc>',
      })
    topics.push({ id, text: query, file: path, line })
  }
  return topics
}

function field(topic: string, name: string): string {
  const [, value = ''] = new RegExp(`<${name}>([\\s\\S]*?)(?=<|$)`, 'i').exec(topic) ?? []
  return value.replaceAll(/\s+/g, ' ').trim()
}

function readTabbedTopics({ path, text }: ImportFile): JudgedQuery[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((source, index): JudgedQuery[] => {
      if (source.trim() === '') return []
      const [id = '', query = ''] = source.split('\t').map((part) => part.trim())
      if (id === '' || query === '')
        throw new UserError('import-invalid', {
          format,
          path,
          line: index + 1,
          problem: 'a line of topics needs a number, a tab and the text',
        })
      return [{ id, text: query, file: path, line: index + 1 }]
    })
}
