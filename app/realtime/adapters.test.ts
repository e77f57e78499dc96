import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call } from '../api/call.ts'
import { createEmbeddedRealtime } from './embeddedRealtime.ts'
import { mergeEntries, type SyncEntries } from './syncEntries.ts'
import type { RealtimeService } from './realtimePort.ts'
import { syncDocument } from './syncDocument.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const emulators = vi.hoisted(() => {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: documents } = process.env
  return auth && documents ? { auth, documents } : undefined
})
// Replaces Firebase by in-memory simulations if its emulators are not running.
vi.mock('firebase/app', async (original) => (emulators ? original() : (await fakes()).fakeApp))
vi.mock('firebase/auth', async (original) => (emulators ? original() : (await fakes()).fakeAuth))
vi.mock('firebase/firestore/lite', async (original) => (emulators ? original() : (await fakes()).fakeFirestore))
vi.mock('firebase/remote-config', async (original) => (emulators ? original() : (await fakes()).fakeRemoteConfig))
const fakes = vi.hoisted(() => () => import('./testing/fakeFirebase.ts'))

/**
 * Simulates the app server's calls for documents (contracts/realtime). Each signed-in member has separate documents.
 */
function appHost() {
  const documents = new Map<string, unknown>()
  let signedIn = ''
  const document = (method: string, path: string, value: unknown) => {
    if (!signedIn) throw new Error('PermissionDenied')
    const own = `${signedIn}/${path}`
    if (method === 'GET') return { value: documents.get(own) }
    if (method === 'PUT') documents.set(own, structuredClone(value))
    else documents.delete(own)
    return {}
  }
  return async (
    { method, path }: { method: string; path: string },
    request: Record<string, Record<string, unknown>>,
  ) => {
    const { body = {}, query = {} } = request
    if (path === '/v1/realtime/config') return { textList: [{ name: 'welcome', text: 'ようこそ、集いへ。' }] }
    if (path === '/v1/realtime/document') return document(method, String(body['path'] ?? query['path']), body['value'])
    if (!String(body['token']).startsWith('{')) throw new Error('InvalidArgument')
    signedIn = (JSON.parse(String(body['token'])) as { uid: string }).uid
    return { accountId: signedIn }
  }
}

/** The emulator accepts a custom token without a signature. */
const tokenOf = (uid: string) => JSON.stringify({ uid })
const token = tokenOf('acc-hikari')

const adapters = {
  embedded: () => Promise.resolve(createEmbeddedRealtime()),
  firebase: async () => {
    const { createFirebaseRealtime } = await import('./firebaseRealtime.ts')
    return createFirebaseRealtime({ apiKey: 'demo', projectId: 'demo-tsudoi', appId: 'demo' }, emulators)
  },
} satisfies Record<string, () => Promise<RealtimeService>>

beforeAll(() => void vi.mocked(call).mockImplementation(appHost() as never))

describe.each(Object.entries(adapters))('the realtime service, %s adapter (Q64)', (_name, create) => {
  let service: RealtimeService
  beforeAll(async () => {
    service = await create()
  })
  afterAll(() => service.signOut())

  it('accepts only a custom token for a sign-in (C173)', async () => {
    await expect(service.signIn('somebody else’s')).rejects.toThrow(/InvalidArgument|invalid-custom-token/)
    await service.signIn(token)
  })

  it('stores a document until a call deletes the document (C175–C177)', async () => {
    await service.signIn(token)
    expect(await service.readDocument('rooms/r1')).toBeUndefined()
    const value = { people: ['hikari'] }
    await service.writeDocument('rooms/r1', value)
    value.people.push('sora')
    expect(await service.readDocument('rooms/r1')).toEqual({ people: ['hikari'] })
    await service.writeDocument('rooms/r1', { people: [] })
    expect(await service.readDocument('rooms/r1')).toEqual({ people: [] })
    await service.deleteDocument('rooms/r1')
    await service.deleteDocument('rooms/r1')
    expect(await service.readDocument('rooms/r1')).toBeUndefined()
  })

  it('separates the documents that members have at one path (C175, C176, Q261)', async () => {
    await service.signIn(token)
    await service.writeDocument('settings/seen', { mine: 1 })
    await service.signIn(tokenOf('acc-kaho'))
    expect(await service.readDocument('settings/seen')).toBeUndefined()
    await service.writeDocument('settings/seen', { hers: 2 })
    await service.signIn(token)
    expect(await service.readDocument('settings/seen')).toEqual({ mine: 1 })
  })

  it('transfers changes between two devices, and keeps the later of two changes (C175, C176, Q261)', async () => {
    await service.signIn(tokenOf('acc-sora'))
    const phone = deviceWith({ video: { value: 12, at: 1 }, story: { value: 4, at: 5 } })
    const desk = deviceWith({ video: { value: 90, at: 2 } })
    for (const device of [phone, desk, phone]) await syncDocument(service, device, 'acc-sora')
    const both = { video: { value: 90, at: 2 }, story: { value: 4, at: 5 } }
    expect([phone.kept, desk.kept]).toEqual([both, both])
  })
})

function deviceWith(entries: SyncEntries) {
  const device = {
    name: 'places',
    kept: entries,
    read: () => device.kept,
    take: (_accountId: string, news: SyncEntries) => void (device.kept = mergeEntries(device.kept, news)),
  }
  return device
}

describe('the remote texts of the embedded realtime adapter', () => {
  afterEach(() => void vi.mocked(call).mockImplementation(appHost() as never))

  it('are requested once, and a text with an unknown name is empty', async () => {
    vi.mocked(call).mockClear()
    const service = createEmbeddedRealtime()
    expect([await service.remoteText('welcome'), await service.remoteText('nothing')]).toEqual([
      'ようこそ、集いへ。',
      '',
    ])
    expect(call).toHaveBeenCalledOnce()
  })

  it('are empty while the server is unreachable, and are requested with the next read', async () => {
    const service = createEmbeddedRealtime()
    vi.mocked(call).mockRejectedValueOnce(new Error('offline'))
    expect(await service.remoteText('welcome')).toBe('')
    expect(await service.remoteText('welcome')).toBe('ようこそ、集いへ。')
  })
})
