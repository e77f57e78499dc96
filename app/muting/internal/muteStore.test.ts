import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startMemberSync, syncMemberChanges } from '../../realtime/memberSync.ts'
import type { RealtimeService } from '../../realtime/realtimePort.ts'
import { deleteMemberData } from '../../session/logout.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { deviceStore } from '../../storage/textStore.ts'
import { blockStorage } from '../../testing/blockStorage.ts'
import { muteWords } from './muteEntries.ts'
import { muteStore, useAreMutesStored } from './muteStore.ts'

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

/** Continues as a guest on a new device, with nothing stored. */
function onAnotherDevice(): void {
  resetSessionData()
  resetSession()
  localStorage.clear()
}
const logIn = () => useSession.setState({ accountId })
const mute = (word: string) => muteStore.save({ word, isPart: false, channels: [] })
const words = () => muteWords(muteStore.read()).map(({ word }) => word)

beforeEach(() => {
  vi.unstubAllGlobals()
  documents = new Map()
  onAnotherDevice()
})

describe('the words that a user mutes (Q513)', () => {
  it('reach the member’s other device, and so does a removal (C175, C176)', async () => {
    logIn()
    await startMemberSync(service, accountId)
    mute('ライブ')
    mute('曲目')
    await syncMemberChanges()
    onAnotherDevice()
    logIn()
    await startMemberSync(service, accountId)
    expect(words().toSorted()).toEqual(['ライブ', '曲目'].toSorted())
    muteStore.remove('ライブ')
    await syncMemberChanges()
    onAnotherDevice()
    logIn()
    await startMemberSync(service, accountId)
    expect(words()).toEqual(['曲目'])
  })

  it('are deleted from the device by a log-out', () => {
    logIn()
    mute('ライブ')
    deleteMemberData()
    logIn()
    expect(words()).toEqual([])
  })

  it('are kept in this tab if the browser blocks its storage', () => {
    logIn()
    blockStorage()
    expect(mute('ライブ')).toBe(true)
    expect([words(), renderHook(() => useAreMutesStored()).result.current]).toEqual([['ライブ'], false])
  })

  it('can all be read and removed, but none can be added, if another build has stored 10,000', () => {
    const many = Array.from(
      { length: 10_000 },
      (_, at) => [`言葉${at}`, { value: { word: `言葉${at}` }, at: 1 }] as const,
    )
    logIn()
    deviceStore.setJson(`tsudoi.mutes.${accountId}`, Object.fromEntries(many))
    expect(words()).toHaveLength(10_000)
    expect(mute('もうひとつ')).toBe(false)
    muteStore.remove('言葉7')
    expect(words()).toHaveLength(9_999)
  })
})
