import { prepareSignup, resetPassword, savePassword, signinEmail, undoLoginChanges } from '../../auth/auth.endpoints.ts'
import type { MessageCode } from '../../errors.ts'
import { expectRefusal } from './expectRefusal.ts'
import type { Script, ScriptContext } from './script.ts'

/** A call that receives a new password. */
interface PasswordCall {
  name: string
  /** Ids of the rules that the script proves with its passwords. */
  proves: readonly string[]
  /** Sets up the states. Resolves with the account's address and a function that sends a password. */
  arrange: (stage: ScriptContext) => Promise<{ email: string; send: (password: string) => Promise<unknown> }>
  /** Whether the account exists after the call, so that the password can log in. */
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

/** 25 different characters. A shorter password consists of the first ones. */
const characters = 'Aa1!Bb2#Cc3$Dd4%Ee5&Ff6*G'
const ofLength = (length: number) => `${characters}z`.slice(0, length)

/** Passwords that a host must refuse, with the message codes for the reason. */
const refused: readonly (readonly [password: string, ...codes: MessageCode[]])[] = [
  [ofLength(7), 'InvalidPasswordLength'],
  [ofLength(26), 'InvalidPasswordLength'],
  ['Aa1!zzzz', 'InvalidPasswordConsecutive'],
]

const outOfForm = ['InvalidPasswordFormat', 'InvalidPasswordLength'] as const
/**
 * Passwords with characters that are not printable ASCII, or that have 8 characters only in some ways of counting
 * (Q60).
 */
const refusedCharacters: readonly string[] = [
  // 4 emoji: 8 code units
  '😀😃😄😁',
  // 8 emoji: 8 characters, 16 code units
  '😀😃😄😁😆😅😂🤣',
  // 7 letters and an emoji: 8 characters, 9 code units
  'Tsudoi2😀',
  // one emoji of a family: 11 code units
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

/** Scripts about the format of passwords, for every call that receives a new one. */
export const passwordScripts: readonly Script[] = [
  ...passwordCalls.map(boundaries),
  ...passwordCalls.map(format),
  ...passwordCalls.filter(({ logsIn }) => logsIn).map(keptWhole),
]
