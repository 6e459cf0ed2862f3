import { type ImportFile, listLines, type Refuse } from './importer.js'
import { defineCollection, type JudgedQuery, readQrels } from './join-judgments.js'

/** TREC's topics (`<top>` … or one `number<TAB>text` a line) and qrels of four columns. */
export const trec = defineCollection({
  name: 'trec',
  title: 'TREC: topics (<top>, or number and text by a tab) and qrels of four columns',
  queries: 'topics',
  readFile: (file, refuse) => {
    if (/<top>/i.test(file.text)) return { queries: readTopics(file, refuse) }
    const [first] = listLines(file.text)
    const isQrels = /^\S+\s+\S+\s+\S+\s+-?\d+$/.test(first?.text.trim() ?? '')
    return isQrels ? { judgments: readQrels(file, refuse) } : { queries: readTabbedTopics(file, refuse) }
  },
})

/** Title as the query; where there is none, the description. Closing tags are optional, as in TREC's own files. */
function readTopics({ path, text }: ImportFile, refuse: Refuse): readonly JudgedQuery[] {
  let line = 1
  let from = 0
  return [...text.matchAll(/<top>([\s\S]*?)(?=<\/top>|<top>|$)/gi)].map(({ 1: topic = '', index }) => {
    line += text.slice(from, index).split('\n').length - 1
    from = index
    const id = field(topic, 'num').replace(/^Number:\s*/i, '')
    const query =
      field(topic, 'title').replace(/^Topic:\s*/i, '') || field(topic, 'desc').replace(/^Description:\s*/i, '')
    if (id === '' || query === '') refuse({ path, line }, 'a topic needs <num> and <title> or <desc>')
    return { id, text: query, line }
  })
}

function field(topic: string, name: string): string {
  const [, value = ''] = new RegExp(`<${name}>([\\s\\S]*?)(?=<|$)`, 'i').exec(topic) ?? []
  return value.replaceAll(/\s+/g, ' ').trim()
}

function readTabbedTopics({ path, text: whole }: ImportFile, refuse: Refuse): readonly JudgedQuery[] {
  return listLines(whole).map(({ line, text }) => {
    const [id = '', query = ''] = text.split('\t').map((part) => part.trim())
    if (id === '' || query === '') refuse({ path, line }, 'a line of topics needs a number, a tab and the text')
    return { id, text: query, line }
  })
}
