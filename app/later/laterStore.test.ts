import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startMemberSync, syncMemberChanges, syncMemberDocument } from '../realtime/memberSync.ts'
import type { RealtimeService } from '../realtime/realtimePort.ts'
import { expireSession } from '../session/endSession.ts'
import { deleteMemberData } from '../session/logout.ts'
import { resetSessionData } from '../session/resetSessionData.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { deviceStore } from '../storage/textStore.ts'
import { blockStorage } from '../testing/blockStorage.ts'
import { isKeptForLater, laterItems, maxLaterItems } from './laterEntries.ts'
import { laterStore, useIsLaterStored } from './laterStore.ts'

const accountId = 'acc-hikari'
let documents = new Map<string, Readonly<Record<string, unknown>>>()
const service: RealtimeService = {
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  remoteText: () => Promise.resolve(''),
  readDocument: async (path) => documents.get(path),
  writeDocument: async (path, value) => void documents.set(path, structuredClone(value)),
  deleteDocument: async (path) => void documents.delete(path),
}
const details = { title: '星をよぶ声' }

/** Continues as a guest on a new device, with nothing stored. */
function onAnotherDevice(): void {
  resetSessionData()
  resetSession()
  localStorage.clear()
}
const logIn = () => useSession.setState({ accountId })
const keys = () => laterItems(laterStore.read()).map(({ key }) => key)

beforeEach(() => {
  documents = new Map()
  onAnotherDevice()
})

describe('the items that a user keeps for later (Q489, Q490)', () => {
  it('reach the member’s other device, and so does a removal (C175, C176)', async () => {
    logIn()
    await startMemberSync(service, accountId)
    laterStore.keep('event/5', details)
    laterStore.keep('video/1/2', details)
    await syncMemberChanges()
    onAnotherDevice()
    logIn()
    await startMemberSync(service, accountId)
    expect(keys().toSorted()).toEqual(['event/5', 'video/1/2'])
    laterStore.remove('event/5')
    await syncMemberChanges()
    onAnotherDevice()
    logIn()
    await startMemberSync(service, accountId)
    expect(keys()).toEqual(['video/1/2'])
  })

  it('show the changes of another device on this page when they are read again on request (C175)', async () => {
    logIn()
    await startMemberSync(service, accountId)
    documents.set('settings/later', { entries: { 'event/7': { value: { title: 'x', since: 1 }, at: 1 } } })
    await syncMemberDocument('later')
    expect(keys()).toEqual(['event/7'])
  })

  it('stay on the device without a network, and are sent later', async () => {
    logIn()
    const offline = { ...service, readDocument: () => Promise.reject(new Error('offline')) }
    await startMemberSync(offline, accountId)
    laterStore.keep('event/5', details)
    await syncMemberChanges()
    expect(keys()).toEqual(['event/5'])
    await startMemberSync(service, accountId)
    expect(documents.get('settings/later')?.['entries']).toMatchObject({ 'event/5': {} })
  })

  it('of a guest belong to the member who logs in on the device, and no longer to the guest', () => {
    laterStore.keep('event/5', details)
    expect(keys()).toEqual(['event/5'])
    logIn()
    laterStore.keep('event/6', details)
    expect(keys().toSorted()).toEqual(['event/5', 'event/6'])
    resetSession()
    expect(keys()).toEqual([])
  })

  it('of a guest are not dropped if the member’s list is full', () => {
    laterStore.keep('event/guest', details)
    const full = Array.from({ length: maxLaterItems }, (_, id) => [`event/${id}`, { value: details, at: 1 }] as const)
    deviceStore.setJson(`tsudoi.later.${accountId}`, Object.fromEntries(full))
    logIn()
    laterStore.adoptGuestItems()
    expect(keys()).toHaveLength(maxLaterItems + 1)
    expect(laterStore.keep('event/other', details)).toBe(false)
    expect(isKeptForLater(laterStore.read(), 'event/other')).toBe(false)
  })

  it('remain on the device when the session expires, and are deleted by a log-out', () => {
    logIn()
    laterStore.keep('event/5', details)
    expireSession()
    expect(keys()).toEqual([])
    logIn()
    expect(keys()).toEqual(['event/5'])
    deleteMemberData()
    logIn()
    expect(keys()).toEqual([])
  })

  it('of another member are not shown', () => {
    logIn()
    laterStore.keep('event/5', details)
    useSession.setState({ accountId: 'acc-mio' })
    expect(keys()).toEqual([])
  })

  it('are kept in this tab if the browser blocks its storage', () => {
    blockStorage()
    expect(laterStore.keep('event/5', details)).toBe(true)
    expect([keys(), renderHook(() => useIsLaterStored()).result.current]).toEqual([['event/5'], false])
    vi.unstubAllGlobals()
    laterStore.keep('event/6', details)
    expect([keys().toSorted(), renderHook(() => useIsLaterStored()).result.current]).toEqual([
      ['event/5', 'event/6'],
      true,
    ])
  })
})
