import { describe, expect, it } from 'vitest'
import { dragKind, pastedFiles } from './transferredFiles.ts'

const picture = new File(['x'], 'image.png', { type: 'image/png' })
const paste = (texts: Readonly<Record<string, string>>, ...files: File[]) =>
  pastedFiles({ files: files as unknown as FileList, getData: (type: string) => texts[type] ?? '' })

describe('the files of a paste (Q438)', () => {
  it.each([
    ['of cells of a spreadsheet', { 'text/plain': '席\t列\r\nA\t1', 'text/html': '<table>' }],
    ['of one cell', { 'text/plain': '灯台', 'text/html': '<b>灯台</b>' }],
    ['of empty cells', { 'text/plain': '\t\t\n\t' }],
    ['of text from a document, with a picture', { 'text/plain': '夜の海\n\n波の音', 'text/html': '<img>' }],
    ['of a text in which a file’s name is one line', { 'text/plain': 'image.png\nを見て' }],
  ])('are none for a paste %s, which pastes its text', (_of, texts) => {
    expect(paste(texts, picture)).toEqual([])
  })

  it.each([
    ['a screenshot', {}],
    ['a picture of a web page in Chrome', { 'text/html': '<img src="https://a.example/x.png">' }],
    [
      'a picture of a web page in Safari',
      { 'text/plain': 'https://a.example/x.png', 'text/uri-list': 'https://a.example/x.png', 'text/html': '<img>' },
    ],
    ['a file of the Finder', { 'text/plain': 'image.png' }],
    ['a file of a Linux desktop', { 'text/plain': '/home/hikari/image.png' }],
  ])('are those of %s', (_of, texts) => {
    expect(paste(texts, picture)).toEqual([picture])
  })

  it('are all copied files if the pasted text consists of their names', () => {
    const other = new File(['y'], '窓.jpg', { type: 'image/jpeg' })
    expect(paste({ 'text/plain': 'image.png\r窓.jpg' }, picture, other)).toEqual([picture, other])
  })
})

it.each([
  [['Files'], 'files'],
  [['text/uri-list', 'text/html', 'Files'], 'files'],
  [['text/uri-list', 'text/plain'], 'link'],
  [['text/x-moz-url', 'text/html'], 'link'],
  [['text/html'], 'link'],
  [['text/plain', 'text/html'], undefined],
])('a drag of %j holds %s (Q438)', (types, kind) => {
  expect(dragKind({ types })).toBe(kind)
})
