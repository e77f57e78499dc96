import { hasVisibleCharacter } from '../../../text/hasVisibleCharacter.ts'

/** The name of a file in a path or a `file:` URL. It is normalised, because macOS writes が as か and a separate mark. */
function fileName(path: string): string {
  const last = path.trim().split('/').at(-1) ?? ''
  try {
    return (path.startsWith('file:') ? decodeURIComponent(last) : last).normalize()
  } catch {
    return last
  }
}

/**
 * Whether a pasted line has no visible character; it may have the placeholder of a picture. A line with a tab does not
 * count as empty: it is a row of spreadsheet cells, of which the user wants the text and not the picture.
 */
const isEmpty = (line: string) => !hasVisibleCharacter(line) && !line.includes('\t')

/**
 * Whether a pasted text consists only of names of the pasted files or of their addresses, which systems add to copied
 * files, or has no visible character.
 */
function namesOnly(text: string, { files, getData }: Pick<DataTransfer, 'files' | 'getData'>): boolean {
  const names = new Set(Array.from(files, ({ name }) => fileName(name)))
  const addresses = new Set(getData('text/uri-list').split(/[\r\n]+/))
  return text.split(/[\r\n]+/).every((line) => isEmpty(line) || addresses.has(line) || names.has(fileName(line)))
}

/**
 * The files of a paste, or none if the paste has a text: a spreadsheet copies cells as text, HTML and a picture, and
 * its user wants the text (Q438).
 */
export function pastedFiles(data: Pick<DataTransfer, 'files' | 'getData'>): File[] {
  const text = data.getData('text/plain')
  const source = { files: data.files, getData: (type: string) => data.getData(type) }
  return namesOnly(text, source) ? Array.from(data.files) : []
}

/** What a drag holds: files of the device, a link or a picture of another page, or something else (a text). */
export function dragKind({ types }: Pick<DataTransfer, 'types'>): 'files' | 'link' | undefined {
  if (types.includes('Files')) return 'files'
  const isPicture = types.includes('text/html') && !types.includes('text/plain')
  return isPicture || types.includes('text/uri-list') || types.includes('text/x-moz-url') ? 'link' : undefined
}
