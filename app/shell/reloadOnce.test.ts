import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formDrafts } from '../forms/formDrafts.ts'
import { resetSessionData } from '../session/resetSessionData.ts'
import { reloadOnce } from './reloadOnce.ts'

const reload = vi.fn<() => void>()
const answer = vi.fn<() => Promise<Response>>()

/** Simulates browser storage that is switched off: every access throws. */
const switchedOff = new Proxy(
  {},
  {
    get() {
      throw new Error('switched off')
    },
  },
)

beforeEach(() => {
  answer.mockResolvedValue(new Response('<!doctype html>'))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  formDrafts.remove('address')
  sessionStorage.clear()
})

describe('after a deploy, when a file of the old build is missing,', () => {
  it('the page reloads once without a press, and a session that ends does not cause a second reload', async () => {
    await reloadOnce(reload)
    expect(reload).toHaveBeenCalledOnce()
    resetSessionData()
    await reloadOnce(reload)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('the page does not reload while the user’s input is unsaved, or if the user types while the server is being checked', async () => {
    formDrafts.write('address', '{"city":"横浜市"}')
    await reloadOnce(reload)
    formDrafts.remove('address')
    answer.mockImplementation(() => {
      formDrafts.write('address', '{"city":"横浜市"}')
      return Promise.resolve(new Response(''))
    })
    await reloadOnce(reload)
    expect(reload).not.toHaveBeenCalled()
  })

  it('the page does not reload while the server does not answer, but reloads after a later answer', async () => {
    answer.mockRejectedValueOnce(new TypeError('offline'))
    await reloadOnce(reload)
    answer.mockResolvedValueOnce(new Response('', { status: 503 }))
    await reloadOnce(reload)
    expect(reload).not.toHaveBeenCalled()
    await reloadOnce(reload)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('the page does not reload without a press in a browser without storage, because that could cause an endless loop', async () => {
    vi.stubGlobal('sessionStorage', switchedOff)
    await reloadOnce(reload)
    expect(reload).not.toHaveBeenCalled()
  })
})
