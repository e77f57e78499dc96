import { describe, expect, it } from 'vitest'
import { userTexts as cases } from '../../testing/userTexts.ts'
import { searchWordsOf, foldForSearch } from './foldForSearch.ts'

const finds = (typed: string, text: string) => searchWordsOf(typed).every((word) => foldForSearch(text).includes(word))

describe('a search of the sandbox', () => {
  it.each(cases.searched)('with %j finds the text %j (Q498)', (typed = '', text = '') => {
    expect(finds(typed, text)).toBe(true)
  })

  it.each(cases.unsearched)('with %j does not find the text %j (Q498)', (typed = '', text = '') => {
    expect(finds(typed, text)).toBe(false)
  })

  it.each(['', ' 　\n', '・「」', '\u200B'])('has no words if the user typed %j', (typed) => {
    expect(searchWordsOf(typed)).toEqual([])
  })
})
