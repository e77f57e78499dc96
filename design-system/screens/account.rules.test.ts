import { describe, expect, it } from 'vitest'
import { codeProblem, emailProblem, passwordProblem, requiredTextRule, uniqueNameProblem } from './account.rules.ts'

/** The test names state the form rules that the specification leaves open (S065). */
describe('the rule for a new password', () => {
  it.each(['abcdefgh', 'aaabbbccc', '!"#$%&()', 'a'.repeat(3) + 'b'.repeat(3) + 'cd', 'abc'.repeat(8) + 'd'])(
    'accepts %s, which has 8 to 25 printable characters and no four equal ones in a row (S058, S059)',
    (password) => expect(passwordProblem(password)).toBeUndefined(),
  )
  it('says how many characters are missing when there are fewer than 8 (S058)', () => {
    expect(passwordProblem('abcdef')).toBe('パスワードが6文字です。あと2文字以上加えてください。')
    expect(passwordProblem('abcdefg')).toContain('あと1文字以上')
  })
  it('says how many characters are too many when there are more than 25 (S058)', () => {
    expect(passwordProblem('ab'.repeat(13))).toBe('パスワードが25文字を超えています。あと1文字減らしてください。')
  })
  it('names the character that is repeated four or more times in a row (S059)', () => {
    expect(passwordProblem('abcd1111')).toBe('同じ文字「1」が4回続いています。3回までにしてください。')
    expect(passwordProblem('aaaaabcd')).toContain('「a」が5回')
  })
  it.each(['パスワードです', 'pass word1', 'ｐａｓｓｗｏｒｄ', 'passwörd1'])(
    'rejects %s, which contains characters other than printable ASCII (Q60)',
    (password) => expect(passwordProblem(password)).toContain('使えない文字'),
  )
  it('asks the user to type a password when the field is empty', () => {
    expect(passwordProblem('')).toBe('パスワードを入力してください。')
  })
})

describe('the rule for a user ID', () => {
  it.each(['koharu', 'K0HA', 'a'.repeat(20), 'ｋｏｈａｒｕ'])(
    'accepts %s, which has letters and digits only, 4 to 20 of them (S060, Q60)',
    (name) => expect(uniqueNameProblem(name)).toBeUndefined(),
  )
  it.each(['こはる', 'ko_haru', 'ko haru', 'ko-haru', 'kö12'])(
    'rejects %s, which contains characters other than half-width letters and digits (S060)',
    (name) => expect(uniqueNameProblem(name)).toContain('半角の英字と数字だけ'),
  )
  it('says how many characters are too few or too many (Q60)', () => {
    expect(uniqueNameProblem('abc')).toContain('あと1文字以上加えて')
    expect(uniqueNameProblem('a'.repeat(22))).toContain('あと2文字減らして')
  })
})

describe('the rule for an e-mail address', () => {
  it.each([
    'koharu@example.jp',
    ' koharu@example.co.jp ',
    'ｋｏｈａｒｕ＠ｅｘａｍｐｌｅ．ｊｐ',
    'a+b@x.io',
    'ko haru＠ example。jp',
  ])('accepts %s', (email) => expect(emailProblem(email)).toBeUndefined())
  it.each(['koharu', 'koharu@', '@example.jp', 'koharu@example', 'a@b@c.jp', 'a@b..jp', ''])(
    'rejects "%s" with a message about what to do',
    (email) => expect(emailProblem(email)).toMatch(/。/),
  )
})

describe('the rule for the code that the server mails', () => {
  it.each(['482107', '４８２１０７', '482 107'])(
    'accepts %s, which has six digits, half-width or full-width (Q60)',
    (code) => expect(codeProblem(code)).toBeUndefined(),
  )
  it('says how many digits are missing', () => {
    expect(codeProblem('4821')).toBe('認証コードが4桁です。あと2桁入力してください。')
    expect(codeProblem('')).toBe('認証コードを入力してください。')
    for (const typed of ['48.2107', '-482107', '482107個', '4e82107', '①82107'])
      expect(codeProblem(typed)).toBe('認証コードは、6桁の数字だけを入力してください。')
    expect(codeProblem('4821078')).toContain('6桁です')
  })
})

describe('the rule for a required text', () => {
  const nickName = requiredTextRule('ニックネーム', 20)
  it('counts graphemes, so that the emoji of a family is one character (S134)', () => {
    expect(nickName('👨‍👩‍👧'.repeat(20))).toBeUndefined()
    expect(nickName('👨‍👩‍👧'.repeat(21))).toBe('ニックネームが20文字を超えています。あと1文字減らしてください。')
  })
  it('rejects a text of blanks only', () => {
    expect(nickName('　 ')).toBe('ニックネームを入力してください。')
  })
})
