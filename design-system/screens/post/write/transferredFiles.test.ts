import { describe, expect, it } from 'vitest'
import { dragKind, pastedFiles } from './transferredFiles.ts'

const picture = new File(['x'], 'image.png', { type: 'image/png' })
const paste = (texts: Readonly<Record<string, string>>, ...files: File[]) =>
  pastedFiles({ files: files as unknown as FileList, getData: (type: string) => texts[type] ?? '' })

describe('the files that the composer takes from a paste (Q438)', () => {
  it.each([
    ['of cells of a spreadsheet', { 'text/plain': '席\t列\r\nA\t1', 'text/html': '<table>' }],
    ['of one cell', { 'text/plain': '灯台', 'text/html': '<b>灯台</b>' }],
    ['of cells of Excel, with RTF', { 'text/plain': '1\t2', 'text/html': '<table>', 'text/rtf': '{\\rtf1}' }],
    ['of cells of Numbers, with a PDF', { 'text/plain': '1\t2', 'application/pdf': '%PDF' }],
    ['of cells of Google Sheets', { 'text/plain': '1\n2', 'text/html': '<google-sheets-html-origin><table>' }],
    ['of empty cells', { 'text/plain': '\t\t\n\t' }],
    ['of text from a document, with a picture', { 'text/plain': '夜の海\n\n波の音', 'text/html': '<img>' }],
    ['of a text in which a file’s name is one line', { 'text/plain': 'image.png\nを見て' }],
  ])('are none when the user pastes the content %s, so that the browser pastes the text', (_of, texts) => {
    expect(paste(texts, picture)).toEqual([])
  })

  it.each([
    ['a screenshot', {}],
    ['a picture of a web page in Chrome', { 'text/html': '<img src="https://a.example/x.png">' }],
    [
      'a picture of a web page in Safari',
      { 'text/plain': 'https://a.example/x.png', 'text/uri-list': 'https://a.example/x.png', 'text/html': '<img>' },
    ],
    ['a picture with a space', { 'text/plain': ' ' }],
    ['a picture of a chat, with its placeholder', { 'text/plain': '\uFFFC\n', 'text/html': '<img>' }],
    ['a picture of a document, with invisible characters', { 'text/plain': '\u00A0\u200B' }],
    ['a file of the Finder', { 'text/plain': 'image.png' }],
    ['a file of a Linux desktop', { 'text/plain': '/home/hikari/image.png' }],
  ])('are the pasted files when the user pastes %s', (_of, texts) => {
    expect(paste(texts, picture)).toEqual([picture])
  })

  it.each([
    ['窓 1.jpg', 'file:///home/hikari/%E7%AA%93%201.jpg'],
    ['ガラス.jpg', 'カ\u3099ラス.jpg'],
    ['ガラス.jpg'.normalize('NFD'), 'ガラス.jpg'],
    ['100%.png', 'file:///home/hikari/100%.png'],
    ['image.png', 'image.png '],
  ])('include the file %j when the pasted text contains its name as %j', (name, text) => {
    const file = new File(['x'], name, { type: 'image/png' })
    expect(paste({ 'text/plain': text }, file)).toEqual([file])
  })

  it('are all pasted files if the pasted text consists of the files’ addresses, and none if a line of the text is not an address', () => {
    const list = 'file:///a/1.png\r\nfile:///a/2.png'
    const files = ['1.png', '2.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
    expect(paste({ 'text/plain': list, 'text/uri-list': list }, ...files)).toEqual(files)
    expect(paste({ 'text/plain': `${list}\n3行目`, 'text/uri-list': list }, ...files)).toEqual([])
  })

  it('are all copied files if the pasted text consists of the files’ names', () => {
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
])('a drag of %j into the composer counts as %s (Q438)', (types, kind) => {
  expect(dragKind({ types })).toBe(kind)
})
