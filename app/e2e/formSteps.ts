import type { Page } from '@playwright/test'
import { expect, readMailedCode, newFan, type Fan } from './journey.ts'

/** The person who fills in the forms, with the code that was mailed last. */
export interface FormUser {
  fan: Fan
  /** A second e-mail address of the same person. */
  other: string
  lastCode: string
}

/** A person who fills in forms; by default a new fan. */
export const newFormUser = (fan = newFan()): FormUser => ({ fan, other: newFan().email, lastCode: '' })

/** One form that a test fills in and sends, with the fields and the call that belong to it. */
export interface FormStep {
  name: string
  /** The typed values by the field's selector. Full-width letters and extra spaces must be accepted as well. */
  typed: (page: Page, user: FormUser) => Record<string, string> | Promise<Record<string, string>>
  /** A password: the only value that a reload clears, and the form says so. */
  secret?: { field: string; value: (user: FormUser) => string }
  /** Inputs other than text fields, and how to assert that their values were kept. */
  chosen?: { choose: (page: Page) => Promise<void>; expectKept: (page: Page) => Promise<void> }
  /** The button that leads from the fields to a separate confirmation page, and a text that is shown there. */
  confirm?: { button: string; seen: string }
  /** The button that sends the form. */
  button: string
  /** The button that opens a question before the form is sent, and the question's title. `button` then confirms it. */
  question?: { button: string; title: string }
  call: string
  /** The method of the call. Default: POST. */
  method?: 'PATCH'
  /** Set if the call is silent: it opens no dialog, and a failure is shown above the form (A§7). */
  isSilent?: true
  /**
   * Whether a 401 refreshes the session and repeats the call. False where the call begins a session, because the
   * refresh would create another guest.
   */
  isRenewed: boolean
  /** How the test recognises a successful send: by the heading, the address or a text of the next page. */
  done: string | RegExp | { at: RegExp } | { seen: RegExp }
}

/** Requests a new code for an address. Mails are limited to five in ten minutes, so each code must be used. */
async function codeFor(page: Page, who: FormUser, email: string): Promise<string> {
  who.lastCode = await readMailedCode(page, email, who.lastCode)
  return who.lastCode
}

const wide = (text: string) => text.replace(/[!-}]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))
const fanPassword = ({ fan }: FormUser) => fan.password
const newPassword = () => 'Penlight-16'

/** The form of the log-in by e-mail. */
export const logInStep: FormStep = {
  name: 'log-in (R002)',
  typed: (_page, { fan }) => ({ '#login-email': `　${wide(fan.email)}　` }),
  secret: { field: '#login-password', value: fanPassword },
  button: 'ログインする',
  call: '/v1/auth/signin/email',
  isRenewed: false,
  done: { at: /\/home$/ },
}

/** The forms that reset a forgotten password, in their order. */
export const resetSteps: FormStep[] = [
  {
    name: 'reset: address (R003)',
    typed: (_page, { fan }) => ({ '#reset-email': wide(fan.email) }),
    button: '認証コードを送る',
    call: '/v1/auth/reset/password/prepare',
    isRenewed: true,
    done: '届いたコードを、入力してください',
  },
  {
    name: 'reset: code',
    typed: async (page, who) => ({ '#reset-code': await codeFor(page, who, who.fan.email) }),
    button: 'コードを確かめる',
    call: '/v1/auth/reset/password/code',
    isRenewed: false,
    done: '新しいパスワードを、決めてください',
  },
  {
    name: 'reset: password',
    typed: () => ({}),
    secret: { field: '#reset-password', value: newPassword },
    button: 'このパスワードに変更する',
    call: '/v1/auth/reset/password',
    isRenewed: false,
    done: '新しいパスワードに、変わりました',
  },
]

/** The form of the profile. */
export const profileStep: FormStep = {
  name: 'profile (R011, R012)',
  typed: (_page, { fan }) => ({
    '#profile-nick': fan.nickName,
    '#profile-unique': wide(fan.uniqueName),
    '#profile-last': '早瀬',
    '#profile-first': '小春',
    'input[name=birthday-year]': '2004',
    'input[name=birthday-month]': '2',
    'input[name=birthday-day]': '29',
    'select[name=prefecture]': '14',
  }),
  chosen: {
    choose: (page) => page.getByLabel('女性').check(),
    expectKept: (page) => expect(page.getByLabel('女性')).toBeChecked(),
  },
  confirm: { button: '入力内容を確認する', seen: '2004年2月29日' },
  button: 'この内容で登録する',
  call: '/v2/profile',
  isRenewed: true,
  done: /^ようこそ/,
}

/** The forms of a sign-up by e-mail, in their order. */
export const signUpSteps: FormStep[] = [
  {
    name: 'sign-up: address and password (R007)',
    typed: (_page, { fan }) => ({ '#signup-email': wide(fan.email).replace('．', '。') }),
    secret: { field: '#signup-password', value: fanPassword },
    button: '認証コードを送る',
    call: '/v1/auth/signup/prepare',
    isRenewed: false,
    done: '届いたコードを、入力してください',
  },
  {
    name: 'sign-up: code',
    typed: async (page, who) => ({ '#signup-code': await codeFor(page, who, who.fan.email) }),
    button: '登録して次へ進む',
    call: '/v1/auth/signup/email',
    isSilent: true,
    isRenewed: false,
    done: 'あなたのことを、教えてください',
  },
  profileStep,
]

/** The form of the postal address. */
export const addressStep: FormStep = {
  name: 'address (R068, R069)',
  typed: () => ({
    '#address-last': '早瀬',
    '#address-first': '小春',
    '#address-last-kana': 'ﾊﾔｾ',
    '#address-first-kana': 'こはる',
    '#address-postal': '231-0023',
    '#address-prefecture': '14',
    '#address-city': '横浜市中区',
    '#address-street': '山下町１－２',
    '#address-phone': '０４５ー１２３ー４５６７',
  }),
  confirm: { button: '入力内容を確認する', seen: 'ハヤセ コハル' },
  button: 'このお届け先を保存する',
  call: '/v2/privacy/address',
  isRenewed: true,
  done: 'お届け先を保存しました',
}

/** The forms that change the e-mail address, in their order. */
export const emailSteps: FormStep[] = [
  {
    name: 'another address (R017)',
    typed: (_page, { other }) => ({ '#account-email': `　${wide(other)}　` }),
    button: '認証コードを送る',
    call: '/v1/auth/save/email/prepare',
    isRenewed: true,
    done: '届いたコードを、入力してください',
  },
  {
    name: 'another address: code',
    typed: async (page, who) => ({ '#email-code': await codeFor(page, who, who.other) }),
    button: 'このアドレスに変更する',
    call: '/v1/auth/save/email',
    isRenewed: true,
    done: 'メールアドレスが、変わりました',
  },
]

/** The forms that change the password, in their order. */
export const passwordSteps: FormStep[] = [
  {
    name: 'another password: code asked for (R018)',
    typed: () => ({}),
    button: '認証コードを送る',
    call: '/v1/auth/save/password/prepare',
    isRenewed: true,
    done: '届いたコードを、入力してください',
  },
  {
    name: 'another password: code',
    typed: async (page, who) => ({ '#password-code': await codeFor(page, who, who.fan.email) }),
    button: 'コードを確かめる',
    call: '/v1/auth/save/password/code',
    isRenewed: true,
    done: '新しいパスワードを、決めてください',
  },
  {
    name: 'another password: password',
    typed: () => ({}),
    secret: { field: '#new-password', value: newPassword },
    button: 'このパスワードに変更する',
    call: '/v1/auth/save/password',
    isRenewed: true,
    done: '新しいパスワードに、変わりました',
  },
]

/** The form that deletes the account. */
export const leaveStep: FormStep = {
  name: 'leaving (R026)',
  typed: () => ({}),
  chosen: {
    choose: (page) => page.getByRole('checkbox').check(),
    expectKept: (page) => expect(page.getByRole('checkbox', { includeHidden: true })).toBeChecked(),
  },
  question: { button: '退会の手続きへ進む', title: 'ほんとうに退会しますか' },
  button: '退会する',
  call: '/v2/account/discard',
  isRenewed: true,
  done: { at: /\/top$/ },
}

/** The form of serial codes. */
export const serialStep: FormStep = {
  name: 'serial codes (Q32)',
  typed: () => ({ '#codes': 'ｌｅｍｏｎ－ｎａｔｓｕー０６２１' }),
  button: 'もらえるものを確かめる',
  call: '/v1/serialcode/entry',
  isRenewed: true,
  done: { seen: /件を登録できます/ },
}

/** The form with the topics for a live talk, whose id is part of the call's path. */
export const talkInfoStep = (livetalkId: string): FormStep => ({
  name: 'what to talk about (W118, Q274)',
  typed: () => ({ '#callName': 'こはる', '#topic': 'はじめて見つけた星座の話\nそれから、港の話' }),
  button: 'この内容で伝える',
  call: `/v2/livetalk/livetalk/${livetalkId}/talk_info`,
  method: 'PATCH',
  isRenewed: true,
  done: { seen: /伝わりました。/ },
})
