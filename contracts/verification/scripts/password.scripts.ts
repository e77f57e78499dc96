import { prepareSignup, resetPassword, savePassword, signinEmail, undoLoginChanges } from '../../auth/auth.endpoints.ts'
import type { MessageCode } from '../../errors.ts'
import { expectRefusal } from './expectRefusal.ts'
import type { Script, ScriptContext } from './script.ts'

/** A call that takes a new password. */
interface PasswordCall {
  name: string
  /** What the script proves about its passwords. */
  proves: readonly string[]
  /** Sets the states up; resolves with the address of the account and a function that sends the password. */
  arrange: (stage: ScriptContext) => Promise<{ email: string; send: (password: string) => Promise<unknown> }>
  /** Whether the account exists afterwards, so that the password can log in. */
  logsIn: boolean
}

const passwordCalls: readonly PasswordCall[] = [
  {
    name: 'auth.prepareSignup',
    proves: ['S058', 'S059', 'C001'],
    logsIn: false,
    async arrange({ given, as }) {
      const { email } = await given('an address without an account')
      const { accessToken } = await given('a guest')
      return { email, send: (password) => as(accessToken)(prepareSignup, { body: { email, password } }) }
    },
  },
  {
    name: 'auth.resetPassword',
    proves: ['S058', 'S059', 'C009'],
    logsIn: true,
    async arrange({ given, as }) {
      const { email } = await given('another member')
      const waiting = await given('a password reset that waits for its code', { email, isProven: true })
      const { accessToken, code } = waiting
      return { email, send: (password) => as(accessToken)(resetPassword, { body: { email, password, code } }) }
    },
  },
  {
    name: 'auth.savePassword',
    proves: ['S058', 'S059', 'C012'],
    logsIn: true,
    async arrange({ given, as }) {
      const { email, accessToken } = await given('a member')
      await given('a change of the log-in that waits for its code', { change: 'PASSWORD', isProven: true })
      return { email, send: (password) => as(accessToken)(savePassword, { body: { password } }) }
    },
  },
  {
    name: 'auth.undoLoginChanges',
    proves: ['X21'],
    logsIn: true,
    async arrange({ given, as }) {
      await given('another member')
      const { oldEmail, token } = await given('a link that undoes a change of the log-in')
      const { accessToken } = await given('a guest')
      const send = (password: string) => as(accessToken)(undoLoginChanges, { body: { token, password } })
      return { email: oldEmail, send }
    },
  },
]

/** 25 different characters, of which shorter passwords are the first ones. */
const characters = 'Aa1!Bb2#Cc3$Dd4%Ee5&Ff6*G'
const ofLength = (length: number) => `${characters}z`.slice(0, length)

/** The passwords that a host must refuse, by what is wrong, with the codes for it. */
const refused: readonly (readonly [password: string, ...codes: MessageCode[]])[] = [
  [ofLength(7), 'InvalidPasswordLength'],
  [ofLength(26), 'InvalidPasswordLength'],
  ['Aa1!zzzz', 'InvalidPasswordConsecutive'],
]

const outOfForm = ['InvalidPasswordFormat', 'InvalidPasswordLength'] as const
/** Passwords of characters that are not printable ASCII, or that only some countings give 8 characters (Q60). */
const refusedCharacters: readonly string[] = [
  // 4 emoji: 8 code units
  '😀😃😄😁',
  // 8 emoji: 8 characters, 16 code units
  '😀😃😄😁😆😅😂🤣',
  // 7 letters and an emoji: 8 characters, 9 code units
  'Tsudoi2😀',
  // one family: 11 code units
  '👨‍👩‍👧‍👦',
  'Ｔｓｕｄｏｉ２６',
  'ほしよみのひみつ',
  'Tsudoi 2026',
  ' Tsudoi-2026',
  'Tsudoi-2026 ',
  'Tsudoi　2026',
  'Tsudoi-2026\n',
  'Tsudoi-2026\u200B',
  'é'.repeat(4) + '12345',
]

const boundaries = ({ name, proves, arrange }: PasswordCall): Script => ({
  host: 'user',
  name: `${name} takes passwords of 8 to 25 characters without four alike in a row`,
  proves,
  async play(stage) {
    for (const [password, ...codes] of refused) {
      const { send } = await arrange(stage)
      await expectRefusal(`the password ${password}`, send(password), ...codes)
    }
    for (const password of [ofLength(8), ofLength(25), 'Aa1!zzz2']) {
      const { send } = await arrange(stage)
      await send(password)
    }
  },
})

const format = ({ name, arrange }: PasswordCall): Script => ({
  host: 'user',
  name: `${name} refuses passwords with other characters than printable ASCII`,
  proves: ['Q60'],
  async play(stage) {
    for (const password of refusedCharacters) {
      const { send } = await arrange(stage)
      await expectRefusal(`the password ${JSON.stringify(password)}`, send(password), ...outOfForm)
    }
  },
})

const keptWhole = ({ name, proves, arrange }: PasswordCall): Script => ({
  host: 'user',
  name: `the whole password of ${name} logs in, and nothing shorter or in other case`,
  proves,
  async play(stage) {
    const { email, send } = await arrange(stage)
    const password = ofLength(25)
    await send(password)
    const { accessToken } = await stage.given('a guest')
    const login = (secret: string) => stage.as(accessToken)(signinEmail, { body: { email, password: secret } })
    for (const other of [password.slice(0, -1), password.slice(0, 8), password.toLowerCase()])
      await expectRefusal(`logging in by ${other}`, login(other), 'InvalidEmailOrPassword')
    await login(password)
  },
})

/** Scripts about the form of passwords, for every call that takes a new one. */
export const passwordScripts: readonly Script[] = [
  ...passwordCalls.map(boundaries),
  ...passwordCalls.map(format),
  ...passwordCalls.filter(({ logsIn }) => logsIn).map(keptWhole),
]
