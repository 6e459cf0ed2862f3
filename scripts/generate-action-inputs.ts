import { startSentence } from '../src/format/join-names.js'
import { INPUTS } from '../src/modes/request/options/index.js'

const quote = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

/** Returns the text of action.yml with its inputs replaced by those in the table of options. */
export function writeActionInputs(manifest: string): string {
  const rows = INPUTS.map(([name, { help = '', read, default: preset = '', expression, group }]) => {
    const value = read === undefined ? "'false'" : (expression ?? quote(preset))
    const sentence = `${startSentence(read === undefined ? `\`true\`: ${help}` : help)}.`
    return [
      ...(group === undefined ? [] : [`  # ${group}`]),
      `  ${name}:`,
      `    description: ${quote(sentence)}`,
      `    default: ${value}`,
      '',
    ].join('\n')
  })
  const inputs = rows.join('').replaceAll('\n  # ', '\n\n  # ')
  return manifest.replace(/^inputs:\n[\s\S]*?(?=^outputs:)/m, `inputs:\n${inputs}\n`)
}
