import { describe, expect, it } from 'vitest'
import { prefectureOptions } from '../prefectures.ts'
import { birthdayIso, birthdayProblem, nickNameProblem, typedBirthday } from './profile.rules.ts'

const now = '2026-01-31T10:00:00Z'
const on = (year: string, month: string, day: string) => birthdayProblem({ year, month, day }, now)

describe('the rule for a birthday', () => {
  it.each([
    ['2004', '2', '29'],
    ['1999', '12', '31'],
    ['2026', '1', '31'],
    ['2004', '02', '09'],
  ])('accepts the real day %s-%s-%s', (year, month, day) => expect(on(year, month, day)).toBeUndefined())

  it('rejects a day that does not exist, and marks the fields for month and day', () => {
    expect(on('2004', '2', '30')).toEqual({
      text: '2月30日は存在しません。日を入力しなおしてください。',
      wrong: ['month', 'day'],
    })
    expect(on('2023', '2', '29')?.text).toContain('2月29日は存在しません')
    expect(on('2004', '4', '0')?.text).toContain('4月0日は存在しません')
    expect(on('2004', '13', '1')).toEqual({
      text: '13月は存在しません。1から12までで入力してください。',
      wrong: ['month'],
    })
  })
  it.each([
    ['2004', '1.5', '3', ['month'], '月'],
    ['2004', '2', '-3', ['day'], '日'],
    ['2004', '2', '1e1', ['day'], '日'],
    ['２００４年生', '②', '3', ['year', 'month'], '年と月'],
    ['2004', '0x2', '3', ['month'], '月'],
  ])('rejects %s-%s-%s, and marks the field that is not a number (Q431)', (year, month, day, wrong, names) => {
    expect(on(year, month, day)).toEqual({ text: `生年月日の${names}は、数字だけで入力してください。`, wrong })
  })

  it.each(['02004', '20041', '204'])('rejects the year %s', (year) => {
    expect(on(year, '2', '3')).toEqual({ text: '年を西暦4桁で入力してください。例：2004', wrong: ['year'] })
  })

  it('rejects a day in the future, by the time in Japan', () => {
    expect(on('2026', '2', '1')?.text).toContain('未来')
    expect(birthdayProblem({ year: '2026', month: '2', day: '1' }, '2026-01-31T15:00:00Z')).toBeUndefined()
  })
  it('asks only for those parts of the date that are missing', () => {
    expect(on('', '', '')?.text).toBe('生年月日を入力してください。')
    expect(on('2004', '', '3')).toEqual({ text: '生年月日の月を入力してください。', wrong: ['month'] })
    expect(on('04', '2', '3')).toEqual({ text: '年を西暦4桁で入力してください。例：2004', wrong: ['year'] })
  })
})

describe('the birthday that the API sends and receives', () => {
  it('is converted to an ISO date and back (S061)', () => {
    expect(birthdayIso({ year: '2004', month: '2', day: '9' })).toBe('2004-02-09')
    expect(birthdayIso({ year: '2004', month: '002', day: '009' })).toBe('2004-02-09')
    expect(typedBirthday('2004-02-09')).toEqual({ year: '2004', month: '2', day: '9' })
  })
  it('is empty in the form when the server’s value is unreadable', () => {
    expect(typedBirthday(undefined)).toEqual({ year: '', month: '', day: '' })
    expect(typedBirthday('not a day')).toEqual({ year: '', month: '', day: '' })
  })
})

it('a nickname may have 20 characters, and 21 characters are rejected', () => {
  expect(nickNameProblem('こ'.repeat(20))).toBeUndefined()
  expect(nickNameProblem('こはる＠深夜便は毎週かならず起きている会員')).toBe(
    'ニックネームが20文字を超えています。あと1文字減らしてください。',
  )
})

it('the options for a prefecture are the 47 prefectures in JIS order (Q52)', () => {
  expect(prefectureOptions).toHaveLength(47)
  expect(prefectureOptions[0]).toEqual({ value: '1', label: '北海道' })
  expect(prefectureOptions[13]).toEqual({ value: '14', label: '神奈川県' })
  expect(prefectureOptions[46]).toEqual({ value: '47', label: '沖縄県' })
})
