import { specificationRows, textOfSource } from '@tsudoi/contracts/specificationList'

/** The list in `docs/specification/` for each letter with which an id can begin. */
const lists = { R: 'routes', C: 'calls', E: 'errors', S: 'rules', W: 'screens' } as const

const letters = 'R (routes), C (calls), E (errors), S (rules), W (screens), Q and X (decisions)'

const hasList = (letter: string): letter is keyof typeof lists => letter in lists

/**
 * Returns the row of an id as text, with one line for each column that is not empty. Undefined if the id does not
 * exist.
 */
function rowText(id: string, letter: keyof typeof lists): string | undefined {
  const row = specificationRows(lists[letter]).find((each) => each['id'] === id)
  if (!row) return undefined
  const columns = Object.entries(row).filter(([column, value]) => column !== 'id' && value !== '')
  return [`${id}, a row of ${lists[letter]}.tsv`, ...columns.map(([column, value]) => `  ${column}: ${value}`)].join(
    '\n',
  )
}

/**
 * Returns the text of an id of the specification, such as `Q101` or `S046`, in upper or lower case.
 *
 * @throws if the id does not exist; the message lists the kinds of ids
 */
export function explainId(given: string): string {
  const id = given.toUpperCase()
  const [, letter = ''] = /^([A-Z])\d+$/.exec(id) ?? []
  const text = hasList(letter) ? rowText(id, letter) : /^[QX]$/.test(letter) ? textOfSource(id) : undefined
  if (text) return text
  throw new Error(
    `${given} is not in docs/specification/. Its ids are ${letters}, each with a number: npm run explain Q101`,
  )
}
