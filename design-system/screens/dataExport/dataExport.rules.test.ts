import { expect, it } from 'vitest'
import { bytesText, genderName, prefectureName, stepText } from './dataExport.rules.ts'

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [999_000, '999 KB'],
  [12_345_678, '12.3 MB'],
  [1_234_000_000, '1.2 GB'],
])('a file size of %i bytes is shown as %s', (bytes, text) => expect(bytesText(bytes)).toBe(text))

it.each([
  [{ id: 'posts', state: 'waiting', count: 0 }, 'これから'],
  [{ id: 'coins', state: 'working', count: 1_200 }, '1,200件'],
  [{ id: 'follows', state: 'working', count: 100, total: 240 }, '100 / 240件'],
  [{ id: 'follows', state: 'done', count: 240, total: 240 }, '240件'],
  [{ id: 'media', state: 'done', count: 3, missing: 2 }, '3件（取りこめないもの2件）'],
  [{ id: 'file', state: 'working', count: 0 }, '書きこんでいます'],
  [{ id: 'file', state: 'done', count: 0 }, '書きこみました'],
] as const)('the progress of the export step %j is shown as %s', (step, text) => expect(stepText(step)).toBe(text))

it('a number that stands for no prefecture or no gender has no name', () => {
  expect([prefectureName(14), prefectureName(48), prefectureName(undefined)]).toEqual([
    '神奈川県',
    undefined,
    undefined,
  ])
  expect([genderName(2), genderName(9), genderName(undefined)]).toEqual(['女性', undefined, undefined])
})
