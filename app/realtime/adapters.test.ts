import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call } from '../api/call.ts'
import { createEmbeddedRealtime } from './embeddedRealtime.ts'
import type { Realtime } from './ports.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

/**
 * What the app host keeps for one member, by the paths of its calls (contracts/realtime): documents are for who has
 * signed in.
 */
function appHost() {
  const documents = new Map<string, unknown>()
  let isSignedIn = false
  const document = (method: string, path: string, value: unknown) => {
    if (!isSignedIn) throw new Error('PermissionDenied')
    if (method === 'GET') return { value: documents.get(path) }
    if (method === 'PUT') documents.set(path, structuredClone(value))
    else documents.delete(path)
    return {}
  }
  return async (
    { method, path }: { method: string; path: string },
    request: Record<string, Record<string, unknown>>,
  ) => {
    const { body = {}, query = {} } = request
    if (path === '/v1/realtime/config') return { textList: [{ name: 'welcome', text: 'ようこそ、集いへ。' }] }
    if (path === '/v1/realtime/document') return document(method, String(body['path'] ?? query['path']), body['value'])
    if (body['token'] !== token) throw new Error('InvalidArgument')
    isSignedIn = true
    return { accountId: 'acc-hikari' }
  }
}

const { FIREBASE_AUTH_EMULATOR_HOST: authHost, FIRESTORE_EMULATOR_HOST: documentsHost } = process.env
/** The emulator takes a custom token without a signature. */
const token = JSON.stringify({ uid: 'acc-hikari' })

const adapters = {
  embedded: {
    signsIn: true,
    keepsDocuments: true,
    missing: '',
    create: () => Promise.resolve(createEmbeddedRealtime()),
  },
  firebase: {
    signsIn: Boolean(authHost),
    keepsDocuments: Boolean(authHost && documentsHost),
    missing: ': skipped without FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST',
    create: async () => {
      const { createFirebaseRealtime } = await import('./firebaseRealtime.ts')
      const options = { apiKey: 'demo', projectId: 'demo-tsudoi', appId: 'demo' }
      return createFirebaseRealtime(options, { auth: authHost, documents: documentsHost })
    },
  },
} satisfies Record<string, object>

beforeAll(() => void vi.mocked(call).mockImplementation(appHost() as never))

describe.each(Object.entries(adapters))('the realtime service, %s adapter (Q64)', (_name, adapter) => {
  let service: Realtime
  beforeAll(async () => {
    if (adapter.signsIn) service = await adapter.create()
  })
  afterAll(() => service?.signOut())

  it.skipIf(!adapter.signsIn)(`signs in with a custom token, and with no other${adapter.missing}`, async () => {
    await expect(service.signIn('somebody else’s')).rejects.toThrow(/InvalidArgument|invalid-custom-token/)
    await service.signIn(token)
  })

  it.skipIf(!adapter.keepsDocuments)(
    `keeps a document as it was written, until it is deleted${adapter.missing}`,
    async () => {
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
    },
  )
})

describe('remote texts of the embedded adapter', () => {
  afterEach(() => void vi.mocked(call).mockImplementation(appHost() as never))

  it('are asked for once, and empty where there is none', async () => {
    vi.mocked(call).mockClear()
    const service = createEmbeddedRealtime()
    expect([await service.remoteText('welcome'), await service.remoteText('nothing')]).toEqual([
      'ようこそ、集いへ。',
      '',
    ])
    expect(call).toHaveBeenCalledOnce()
  })

  it('are empty while the host cannot be reached, and asked for again', async () => {
    const service = createEmbeddedRealtime()
    vi.mocked(call).mockRejectedValueOnce(new Error('offline'))
    expect(await service.remoteText('welcome')).toBe('')
    expect(await service.remoteText('welcome')).toBe('ようこそ、集いへ。')
  })
})
