import { describe, expect, it } from 'vitest'
import { newPinProblem, pinFieldsOf, pinFormFields, pinOf } from './pin.rules.ts'

describe('a new PIN', () => {
  it.each(['1234', '12345678', '０４２６', ' 0000 '])('can be 4 to 8 digits, also of full width: %s', (typed) => {
    expect(newPinProblem(typed)).toBeUndefined()
    expect(pinOf(typed)).toMatch(/^\d{4,8}$/)
  })

  it.each(['', '123', '123456789', '12a4', '12-34', '１２３', '一二三四'])('cannot be anything else: %j', (typed) => {
    expect(newPinProblem(typed)).toBe('4〜8桁の数字で入力してください。')
  })

  it('is typed twice, where width does not count', () => {
    const { again } = pinFormFields('set')
    expect(again.problem?.('４８２６', { present: '', pin: '4826', again: '４８２６' })).toBeUndefined()
    expect(again.problem?.('4827', { present: '', pin: '4826', again: '4827' })).toContain('同じ番号')
  })

  it('is asked for only in the forms that set one, and the present PIN in all others', () => {
    expect(pinFieldsOf).toEqual({
      set: ['pin', 'again'],
      change: ['present', 'pin', 'again'],
      remove: ['present'],
      unblock: ['present'],
    })
    expect(pinFormFields('remove').pin.problem).toBeUndefined()
    expect(pinFormFields('set').present.problem).toBeUndefined()
    expect(pinFormFields('remove').present.problem?.('', { present: '', pin: '', again: '' })).toContain('入力')
  })
})
