import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drafts } from '../session/drafts.ts'
import { runReset } from '../session/runReset.ts'
import { reloadOnce } from './reloadOnce.ts'

const reload = vi.fn<() => void>()
const answer = vi.fn<() => Promise<Response>>()

/** As a browser gives it that keeps nothing: whatever is asked of it throws. */
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
  drafts.remove('address')
  sessionStorage.clear()
})

describe('after a deploy', () => {
  it('the page is loaded anew by itself once, and no session that ends begins that again', async () => {
    await reloadOnce(reload)
    expect(reload).toHaveBeenCalledOnce()
    runReset()
    await reloadOnce(reload)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('never while something typed waits, or began to while the server was asked', async () => {
    drafts.write('address', '{"city":"横浜市"}')
    await reloadOnce(reload)
    drafts.remove('address')
    answer.mockImplementation(() => {
      drafts.write('address', '{"city":"横浜市"}')
      return Promise.resolve(new Response(''))
    })
    await reloadOnce(reload)
    expect(reload).not.toHaveBeenCalled()
  })

  it('not where the server does not answer, and later all the same', async () => {
    answer.mockRejectedValueOnce(new TypeError('offline'))
    await reloadOnce(reload)
    answer.mockResolvedValueOnce(new Response('', { status: 503 }))
    await reloadOnce(reload)
    expect(reload).not.toHaveBeenCalled()
    await reloadOnce(reload)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('not without storage, where it could go round and round', async () => {
    vi.stubGlobal('sessionStorage', switchedOff)
    await reloadOnce(reload)
    expect(reload).not.toHaveBeenCalled()
  })
})
