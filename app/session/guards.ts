import { paths, withCallback } from '../paths.ts'
import { callbackOf, safeCallback } from './callback.ts'

/** `open` anyone · `member` login required (S022) · `entry` log-in and sign-up, not for finished members (S027). */
export type Guard = 'open' | 'member' | 'entry'

export interface Visit {
  guard: Guard
  /** The whole address. */
  address: string
  isMember: boolean
  /** Undefined: not known (the host did not answer); then nobody is held up. */
  hasProfile: boolean | undefined
  /** Pending e-mail or social sign-up (S030). */
  hasPendingSignup: boolean
  /** Pending pin code of a password reset (S031). */
  hasPendingReset: boolean
  callbackOrigins?: readonly string[]
}

/** Where a forced step is; empty while its page does not exist. */
const forced = { signup: { path: paths.signupCreate, page: 'code' }, reset: { path: '/login/reset', page: 'input' } }

function isAt(url: URL, { path, page }: { path: string; page: string }): boolean {
  return url.pathname === path && url.searchParams.get('page') === page
}

/**
 * A stale cookie must not lock a visitor out of the public pages: only log-in and sign-up are forced, sign-up first
 * (Q23).
 */
function forcedStep({ hasPendingSignup, hasPendingReset }: Visit, url: URL): string | undefined {
  const step = hasPendingSignup ? forced.signup : hasPendingReset ? forced.reset : undefined
  return step && !isAt(url, step) ? `${step.path}?page=${step.page}` : undefined
}

/** Where a visit is sent on to, or undefined when it may stay (S022, S026–S028, S030, S031). */
export function redirectOf(visit: Visit): string | undefined {
  const url = new URL(visit.address)
  if (visit.guard === 'open') return undefined
  if (visit.guard === 'member') return visit.isMember ? undefined : withCallback(paths.login, callbackOf(visit.address))
  if (!visit.isMember) return forcedStep(visit, url)
  if (visit.hasProfile === false) return undefined
  return safeCallback(url.searchParams.get('callback'), url.origin, visit.callbackOrigins) ?? paths.home
}

/** Pages on which the unfinished-registration prompt would block its own resume (Q22). */
const withoutResumePrompt = /^\/(profile\/(edit|confirm|finish)|signup(\/.*)?|account\/logout)$/

/** Whether the prompt 登録途中の内容があります may appear at an address (S029): not over a notice that its hash opens. */
export const mayAskToResume = (pathname: string, hash = '') => hash === '' && !withoutResumePrompt.test(pathname)
