import { expect, it } from 'vitest'
import { namesSentence } from './headText.ts'

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
