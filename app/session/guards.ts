import { paths, withCallback } from '../paths.ts'
import { callbackOf, safeCallback } from './callback.ts'

/**
 * Who may open a page. `open`: everyone. `member`: only members (S022). `entry`: for login and sign-up, everyone except
 * members with a profile (S027).
 */
export type PageGuard = 'open' | 'member' | 'entry'

/** What a guard needs to know to decide whether the user may open a page. */
export interface GuardConditions {
  guard: PageGuard
  /** The full URL of the page. */
  address: string
  isMember: boolean
  /** Undefined if the server did not answer, so that this is unknown. The user is then not redirected. */
  hasProfile: boolean | undefined
  /** Whether a sign-up by e-mail or a login provider waits for its code (S030). */
  hasPendingSignup: boolean
  /** Whether a password reset waits for its code (S031). */
  hasPendingReset: boolean
  callbackOrigins: readonly string[]
}

/** The page of each pending step, to which a guest is redirected. */
const forced = { signup: { path: paths.signupCreate, page: 'code' }, reset: { path: '/login/reset', page: 'input' } }

function isAt(url: URL, { path, page }: { path: string; page: string }): boolean {
  return url.pathname === path && url.searchParams.get('page') === page
}

/**
 * The URL of the pending step to which a guest is redirected. Only login and sign-up redirect, so that an old cookie
 * does not lock a guest out of public pages. A sign-up takes precedence over a reset (Q23).
 */
function forcedStep({ hasPendingSignup, hasPendingReset }: GuardConditions, url: URL): string | undefined {
  const step = hasPendingSignup ? forced.signup : hasPendingReset ? forced.reset : undefined
  return step && !isAt(url, step) ? `${step.path}?page=${step.page}` : undefined
}

/** The URL to which the user is redirected; undefined if the page may open (S022, S026–S028, S030, S031). */
export function guardRedirectOf(conditions: GuardConditions): string | undefined {
  const url = new URL(conditions.address)
  if (conditions.guard === 'open') return undefined
  if (conditions.guard === 'member')
    return conditions.isMember ? undefined : withCallback(paths.login, callbackOf(conditions.address))
  if (!conditions.isMember) return forcedStep(conditions, url)
  if (conditions.hasProfile === false) return undefined
  return safeCallback(url.searchParams.get('callback'), url.origin, conditions.callbackOrigins) ?? paths.home
}

/**
 * Matches the pages that complete the registration. The prompt for an unfinished registration would be in the way there
 * (Q22).
 */
const withoutResumePrompt = /^\/(profile\/(edit|confirm|finish)|signup(\/.*)?|account\/logout)$/

/** Whether the prompt 登録途中の内容があります may appear at a URL. It does not cover a notice that the hash opens (S029). */
export const mayPromptToFinishRegistration = (pathname: string, hash: string) =>
  hash === '' && !withoutResumePrompt.test(pathname)
