import { endpoint } from '@tsudoi/contracts/endpoint'
import { nothing } from '@tsudoi/contracts/schema'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../api/apiError.ts'
import { applyConsequence } from './applyConsequence.ts'
import type { ConsequenceActions } from './consequenceActions.ts'
import { clearErrors, dequeueError, useErrorQueue } from './errorQueue.ts'
import { loadErrorTexts } from './failure.ts'
import { raise } from './raise.ts'
import { SessionEnded } from '../session/sessionEnded.ts'
import { setOffline } from '../connection/connection.ts'
import { provideNavigate } from '../router/appNavigate.ts'
import { formDrafts } from '../forms/formDrafts.ts'
import { isMember, useSession } from '../session/sessionStore.ts'
import { tokenCookies } from '../session/cookies.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'

const loud = endpoint({
  host: 'app',
  method: 'GET',
  path: '/x',
  auth: 'anyone',
  response: nothing,
  source: 'ours',
  summary: '',
})
const silent = { ...loud, silent: true }
const failed = (messageCode?: string, status = 400, from = loud) =>
  new ApiError({ endpoint: from, kind: 'status', status, messageCode })
const without = (kind: ApiErrorKind) => new ApiError({ endpoint: loud, kind })

const ports = vi.hoisted(() => ({
  logoutTo: vi.fn<ConsequenceActions['logoutTo']>(),
  back: vi.fn<() => void>(),
  reload: vi.fn<() => void>(),
  loadMaintenance: vi.fn<() => void>(),
  goTo: vi.fn<ConsequenceActions['goTo']>(),
}))
vi.mock('./consequenceActions.ts', () => ({ consequenceActions: () => ports }))
const titles = () => useErrorQueue.getState().messages.map(({ title }) => title)
/** Closes the open dialog as its button does. */
function close() {
  const [open] = useErrorQueue.getState().messages
  dequeueError()
  if (open) applyConsequence(open)
}

beforeAll(loadErrorTexts)
beforeEach(() => {
  clearErrors()
  vi.clearAllMocks()
  provideNavigate(vi.fn<() => void>())
})

describe('raise(), which shows an error to the user', () => {
  it('says that a reload keeps the form input only if the browser has stored that input (Q357, Q361)', () => {
    const missing = () => {
      clearErrors()
      raise(new TypeError('Failed to fetch dynamically imported module: /assets/send-1.js'))
      return useErrorQueue.getState().messages[0]?.remedy
    }
    const kept = '入力した内容は、読みこみ直しても残ります。'
    expect(missing()).not.toContain('残り')
    formDrafts.write('address', '{"city":"横浜市"}')
    expect(missing()).toContain(kept)
    formDrafts.remove('address')
    vi.stubGlobal('sessionStorage', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    formDrafts.write('address', '{"city":"横浜市"}')
    expect(missing()).not.toContain('残り')
    formDrafts.remove('address')
  })

  it('shows one dialog at a time, and shows each of several errors once', () => {
    raise(failed('InvalidArgument'))
    raise(failed('InvalidCode'))
    raise(failed('InvalidArgument'))
    raise(without('timeout'))
    raise(without('timeout'))
    expect(titles()).toEqual(['入力値が不正です。', '認証コードが違います', '通信タイムアウト'])
    close()
    expect(titles()[0]).toBe('認証コードが違います')
    raise(failed('InvalidArgument'))
    expect(titles().at(-1)).toBe('入力値が不正です。')
  })

  it.each([
    ['timeout', '通信タイムアウト'],
    ['unreadable', '原因不明のエラー'],
    ['network', '通信できませんでした'],
  ] as const)('shows for a failure of the kind %s the title %s (E001, E002)', (kind, title) => {
    raise(without(kind))
    expect(titles()).toEqual([title])
  })

  it('shows a button to reload when a file of the app could not be loaded', () => {
    raise(new TypeError('Failed to fetch dynamically imported module: /assets/send-1.js'))
    expect(titles()).toEqual(['画面の一部を読みこめませんでした'])
    expect(ports.reload).not.toHaveBeenCalled()
    close()
    expect(ports.reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['SomethingNew', 418],
    ['toString', 599],
    [undefined, 500],
    [undefined, 502],
    [undefined, 451],
  ])('shows the generic dialog for the unknown code %s with the status %i (E020)', (code, status) => {
    raise(failed(code, status))
    expect(titles()).toEqual(['うまくいきませんでした'])
  })

  it('opens no dialog for a silent call (S079, E070)', () => {
    raise(failed('Internal', 500, silent))
    raise(failed('GachaUnavailable', 400, silent))
    raise(failed('FailedPrecondition', 412, silent))
    expect(titles()).toEqual([])
  })

  it('opens a dialog for a 404 without a code if no page shows the 404 in place (E019)', () => {
    raise(failed(undefined, 404), { showsMissing: true })
    expect(titles()).toEqual(['お探しのものが見つかりません'])
  })

  it('ends the session or shows a maintenance also after a silent call (Q37)', () => {
    raise(failed('UnderMaintenance', 503, silent))
    expect(ports.loadMaintenance).toHaveBeenCalledOnce()
    raise(failed('SuspendAccount', 403, silent))
    expect(titles()).toEqual(['このアカウントは利用停止中です'])
    close()
    expect(ports.logoutTo).toHaveBeenCalledExactlyOnceWith('login')
  })

  it('logs out without waiting for a press after a 401 or after a 403 without a code, and explains why in a dialog (E017, E018)', () => {
    raise(failed('Unauthenticated', 401))
    raise(failed(undefined, 403))
    expect(ports.logoutTo).toHaveBeenCalledTimes(2)
    expect(titles()).toEqual(['ログインし直してください', 'ログインし直してください'])
    close()
    expect(ports.logoutTo).toHaveBeenCalledTimes(2)
  })

  it('prefers a known message code over the HTTP status (Q36, X18)', () => {
    raise(failed('PermissionDenied', 403))
    raise(failed('NotFound', 404))
    expect(ports.logoutTo).not.toHaveBeenCalled()
    expect(titles()).toEqual(['この操作はできません', 'お探しのものが見つかりません'])
  })

  it('leaves a 404 without a code and the notice codes to the caller (E004–E006, E019)', () => {
    raise(failed(undefined, 404))
    for (const code of ['AcquireTimeExpired', 'AlreadyAcquired', 'NoAssetToAcquire']) raise(failed(code))
    raise(failed('InvalidCode'), { handles: ['InvalidCode'] })
    expect(titles()).toEqual([])
  })

  it.each([
    ['UnavailableIpPublicationPeriod', 'back'],
    ['UnavailableVideoPublicationPeriod', 'back'],
    ['DiscardedEmail', 'back'],
  ] as const)(
    'shows the dialog of the code %s, and runs the action %s when the user closes it (E014–E016)',
    (code, port) => {
      raise(failed(code))
      expect(ports[port]).not.toHaveBeenCalled()
      close()
      expect(ports[port]).toHaveBeenCalledOnce()
    },
  )

  it('shows a button back to the gacha top after the free period has ended (E010)', () => {
    history.replaceState(null, '', '/channel/milky/gacha/result')
    raise(failed('FailedPrecondition'))
    expect(ports.goTo).not.toHaveBeenCalled()
    close()
    expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/channel/milky/gacha')
    history.replaceState(null, '', '/channel/milky')
    raise(failed('FailedPrecondition'))
    close()
    expect(ports.goTo).toHaveBeenCalledOnce()
  })

  it.each([
    ['TimeExpiredPasswordReset', 'top'],
    ['NotExistsPassword', 'login-by-mail'],
  ] as const)('logs out after the code %s, and navigates to the page %s (E008, E013)', (code, destination) => {
    raise(failed(code))
    close()
    expect(ports.logoutTo).toHaveBeenCalledExactlyOnceWith(destination)
  })

  it('opens no dialog for calls that were cancelled, or not sent for a guest (S062)', () => {
    for (const kind of ['unsent', 'cancelled', 'sessionEnded'] as const) raise(without(kind))
    raise(new SessionEnded())
    raise(without('guest'))
    expect(titles()).toEqual([])
  })

  it('opens no dialog for failed reads while the offline line is visible, but opens one for a failed press', () => {
    setOffline(true)
    raise(without('network'))
    raise(without('timeout'))
    expect(titles()).toEqual([])
    raise(without('network'), { showsMissing: true })
    expect(titles()).toEqual(['通信できませんでした'])
    setOffline(false)
  })

  it.each([403, 412])(
    'does not log the member out when only a proof of identity is missing, even with the status %i (X18, X21)',
    (status) => {
      raise(failed('ReauthenticationRequired', status))
      expect(titles()).toEqual(['本人確認が必要です'])
      close()
      expect(ports.logoutTo).not.toHaveBeenCalled()
    },
  )

  it('ends an expired session without a dialog on the page that undoes a change of the login (X21)', () => {
    setTestUrl('http://127.0.0.1/account/undo')
    useSession.setState({ accountId: 'acc-hikari' })
    raise(failed('Unauthenticated', 401))
    expect(isMember()).toBe(false)
    tokenCookies.store({ accessToken: testToken({}), refreshToken: testToken({}) })
    raise(failed('Unauthenticated', 401))
    expect(tokenCookies.has()).toBe(true)
    tokenCookies.clear()
    expect(ports.logoutTo).not.toHaveBeenCalled()
    expect(titles()).toEqual([])
    setTestUrl('http://127.0.0.1/account')
    raise(failed('Unauthenticated', 401))
    expect(ports.logoutTo).toHaveBeenLastCalledWith('login-again')
  })
})
