import { describe, expect, it } from 'vitest'
import { newPinProblem, pinFieldsOf, pinFormFields, pinOf } from './pin.rules.ts'

describe('a new PIN', () => {
  it.each(['1234', '12345678', '０４２６', ' 0000 '])(
    'is accepted if it has 4 to 8 digits, half-width or full-width: %s',
    (typed) => {
      expect(newPinProblem(typed)).toBeUndefined()
      expect(pinOf(typed)).toMatch(/^\d{4,8}$/)
    },
  )

  it.each(['', '123', '123456789', '12a4', '12-34', '１２３', '一二三四'])(
    'is rejected if it is not 4 to 8 digits: %j',
    (typed) => {
      expect(newPinProblem(typed)).toBe('4〜8桁の数字で入力してください。')
    },
  )

  it('must be typed twice with the same digits, in any character width', () => {
    const { again } = pinFormFields('set')
    expect(again.problem?.('４８２６', { present: '', pin: '4826', again: '４８２６' })).toBeUndefined()
    expect(again.problem?.('4827', { present: '', pin: '4826', again: '4827' })).toContain('同じ番号')
  })

  it('is a field only of the forms that set or change the PIN; every form except the one that sets a PIN asks for the present PIN', () => {
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
