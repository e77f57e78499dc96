import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../../session/sessionStore.ts'
import { FakeDatabases } from '../../storage/testing/fakeDatabase.ts'
import { draftFiles } from './draftFiles.ts'

const accountId = 'acc-hikari'
const photo = new Blob(['photo'])
let databases: FakeDatabases

beforeEach(() => {
  databases = new FakeDatabases()
  vi.stubGlobal('indexedDB', databases)
  useSession.setState({ accountId })
})
afterEach(() => {
  databases.close()
  vi.unstubAllGlobals()
})

describe('the files of a draft, after the browser has closed the database connection of a background page,', () => {
  it('are read through a new connection', async () => {
    await draftFiles.keep(accountId, 'window', photo)
    databases.close()
    expect(await draftFiles.read(accountId, 'window')).toBe(photo)
  })

  it('are stored and deleted through a new connection', async () => {
    await draftFiles.keep(accountId, 'window', photo)
    databases.close()
    await draftFiles.keep(accountId, 'lamp', photo)
    vi.resetModules()
    const { draftFiles: afterReload } = await import('./draftFiles.ts')
    expect(await afterReload.read(accountId, 'lamp')).toBe(photo)
    databases.close()
    await draftFiles.drop(accountId, 'window')
    expect(await draftFiles.read(accountId, 'window')).toBeUndefined()
  })
})
