import { expect, it } from 'vitest'
import { renderHook } from '@testing-library/react'
import { tokenCookies } from '../session/cookies.ts'
import { storeGuestNames } from './storeGuestNames.ts'
import { useReaderNames } from './readerNames.ts'
import { resetSessionData } from '../session/resetSessionData.ts'
import { testToken } from '../testing/testToken.ts'

const names = { lastName: '星野', firstName: 'ひかり' }
const namesFor = (ipId: string) => renderHook(() => useReaderNames(ipId)).result.current

it('the names that a guest enters for a channel’s stories are stored on the device until the session ends (S149, Q81)', () => {
  expect(namesFor('ip-1')).toBeUndefined()
  storeGuestNames('ip-1', names)
  expect(namesFor('ip-1')).toEqual(names)
  expect(namesFor('ip-2')).toBeUndefined()
  expect(JSON.parse(localStorage.getItem('tsudoi.story-names') ?? '')).toEqual({ 'ip-1': names })
  resetSessionData()
  expect(namesFor('ip-1')).toBeUndefined()
  expect(localStorage.getItem('tsudoi.story-names')).toBeNull()
})

it('the names that a guest enters for stories are not stored once another tab has logged in a member, even before its message arrives (Q360)', () => {
  tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({}) })
  storeGuestNames('ip-1', names)
  expect(localStorage.getItem('tsudoi.story-names')).toBeNull()
  tokenCookies.clear()
})
