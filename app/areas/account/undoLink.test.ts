import { beforeEach, expect, it } from 'vitest'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { setTestUrl } from '../../testing/setTestUrl.ts'
import { undoLink } from './undoLink.ts'

const token = '0123456789abcdef'.repeat(4)

beforeEach(() => {
  undoLink.forget()
  delete window.tsudoiReturn
})

it("the token of an undo link moves from the URL to the tab's storage, where it survives a reload and the end of a session (X2, X21)", () => {
  setTestUrl(`http://127.0.0.1/account/undo#${token}`)
  undoLink.take()
  expect(location.href).not.toContain(token)
  expect(undoLink.read()).toBe(token)
  resetSessionData()
  undoLink.take()
  expect(undoLink.read()).toBe(token)
  undoLink.forget()
  expect(undoLink.read()).toBeUndefined()
})

it('the token of an undo link is stored if the script in the page’s head has removed it from the URL', () => {
  setTestUrl('http://127.0.0.1/account/undo')
  window.tsudoiReturn = `#${token}`
  undoLink.take()
  expect(undoLink.read()).toBe(token)
})

it.each(['#shop', '#<b>', `#${token} ${token}`, `?${token}`, '', `#${'a'.repeat(600)}`])(
  'an undo link with the malformed hash “%s” stores no token',
  (text) => {
    setTestUrl('http://127.0.0.1/account/undo')
    window.tsudoiReturn = text
    undoLink.take()
    expect(undoLink.read()).toBeUndefined()
  },
)
