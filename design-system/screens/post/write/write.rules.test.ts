import { describe, expect, it } from 'vitest'
import { altProblem, maxAltLength, maxPostLength, postLength, altToSend, postTextProblem } from './write.rules.ts'
import { textToSend } from '../../../text/userText.ts'

describe('the text of a post', () => {
  it.each([
    ['星'.repeat(500), undefined],
    ['👨‍👩‍👧'.repeat(500), undefined],
    [`  ${'星'.repeat(500)}\n`, undefined],
    ['星'.repeat(501), '本文が1文字多すぎます。500文字までにしてください。'],
    ['👨‍👩‍👧'.repeat(512), '本文が12文字多すぎます。500文字までにしてください。'],
    [`か${'\u0300'.repeat(6_000)}`, '本文が5501文字多すぎます。500文字までにしてください。'],
    ['', '本文が空です。ひとことでも入力してください。'],
    [' \n　', '本文が空です。ひとことでも入力してください。'],
  ])('is counted in graphemes, as the server counts it (S134): case %#', (text, problem) => {
    expect(postTextProblem(text, 0)).toBe(problem)
  })

  it('may be empty if the post has a picture', () => {
    expect(postTextProblem(' ', 1)).toBeUndefined()
    expect(textToSend(' ')).toBe('')
  })

  it('is sent to the server with one kind of line break and without control characters', () => {
    expect(textToSend(' 一\r\n二\r三\u0000\u0007\t四 ')).toBe('一\n二\n三\t四')
    expect(postLength('一\r\n二')).toBe(postLength('一\n二'))
  })
})

describe('the description of a picture', () => {
  it('has one line, and a limit in graphemes (Q213)', () => {
    expect(altToSend(' 窓辺の\n白い花 ')).toBe('窓辺の 白い花')
    expect(altProblem('花'.repeat(maxAltLength))).toBeUndefined()
    expect(altProblem('花'.repeat(maxAltLength + 1))).toBe('説明は200文字までにしてください。')
  })
})

it('the text of a post and the description of a picture have the limits of the specification', () => {
  expect([maxPostLength, maxAltLength]).toEqual([500, 200])
})
