import type { CallName } from '../cases.ts'
import { Failure } from '../sandbox/runtime/failure.ts'
import type { HandlerMistake, SubtleMutation } from './subtleMutations.ts'

/** Mistake: the handler applies `change` to the new password before it uses it. `change` can also throw a refusal. */
const withPassword =
  (change: (password: string) => string): HandlerMistake =>
  (right) =>
  async (ctx) => {
    const { password, ...body } = ctx.body as { password: string }
    return right({ ...ctx, body: { ...body, password: change(password) } })
  }

const refusing = (isRefused: (password: string) => boolean) =>
  withPassword((password) => {
    if (isRefused(password)) throw new Failure('InvalidPasswordLength')
    return password
  })

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text)

/** Mistakes that a host can make when it receives a new password. */
const mistakes: Readonly<Record<string, HandlerMistake>> = {
  'takes a password of 7 characters': withPassword((password) => (password.length === 7 ? `${password}x` : password)),
  'takes a password of 26 characters': withPassword((password) => password.slice(0, 25)),
  'refuses a password of 8 characters': refusing((password) => password.length <= 8),
  'refuses a password of 25 characters': refusing((password) => password.length >= 25),
  'takes four characters alike': withPassword((password) => password.replace(/(.)\1{3}/, '$1$1$1x')),
  'takes emoji': withPassword((password) => (/\p{Emoji_Presentation}/u.test(password) ? 'Tsudoi-2026' : password)),
  'takes full-width letters': withPassword((password) => password.normalize('NFKC').replace(' ', '　')),
  'cuts spaces off': withPassword((password) => password.trim()),
  'counts bytes': withPassword((password) =>
    !isAscii(password) && Buffer.byteLength(password) <= 25 ? 'Tsudoi-2026' : password,
  ),
}

/** Mistakes with a stored password, which only a later log-in reveals. */
const storedMistakes: Readonly<Record<string, HandlerMistake>> = {
  'stores 8 characters of a password': withPassword((password) => password.slice(0, 8)),
  'stores a password in lower case': withPassword((password) => password.toLowerCase()),
}

const mutationsOf = (call: CallName, kinds: typeof mistakes): SubtleMutation[] =>
  Object.entries(kinds).map(([what, mistake]) => ({ call, what, mistake, noticedBy: `^user: .*${call} ` }))

/** Mutations (simulated mistakes of a host) about the format of new passwords, for each call that accepts one. */
export const passwordMutations: readonly SubtleMutation[] = [
  ...mutationsOf('auth.prepareSignup', mistakes),
  ...(['auth.resetPassword', 'auth.savePassword', 'auth.undoLoginChanges'] as const).flatMap((call) =>
    mutationsOf(call, { ...mistakes, ...storedMistakes }),
  ),
]
