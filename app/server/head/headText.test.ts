import { expect, it } from 'vitest'
import { namesSentence, singlePlainLine } from './headText.ts'

const names = ['灯台', '夜行列車', '紙の舟', '月', '星']

it.each([
  ['the number of all, if it is known', names, 12, '灯台、夜行列車、紙の舟、月など12件'],
  ['the number of names, if these are all', names, undefined, '灯台、夜行列車、紙の舟、月など5件'],
  ['no number, if it is unknown how many more there are', names, 'unknown', '灯台、夜行列車、紙の舟、月など'],
  ['no number, if all are named', ['灯台'], undefined, '灯台'],
  ['nothing for an empty list', [], 'unknown', undefined],
] as const)('the names in the description of a list have %s', (_what, list, total, sentence) =>
  expect(namesSentence(list, total)).toBe(sentence),
)

it.each([
  ['the flag of a region, with its tags', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F} 公演'],
  ['a joined emoji', '👩‍🎤のうた'],
])('a line of plain text keeps %s', (_what, text) => expect(singlePlainLine(text)).toBe(text))

it.each([
  ['tags outside a flag, which hide text', 'あ\u{E0061}\u{E0062}\u{E007F}い', 'あい'],
  ['tags without their end', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}公演', '\u{1F3F4}公演'],
  ['direction controls', '\u202Eあべこべ', 'あべこべ'],
])('a line of plain text contains no %s', (_what, text, line) => expect(singlePlainLine(text)).toBe(line))
