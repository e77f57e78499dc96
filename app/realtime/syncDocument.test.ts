import { describe, expect, it } from 'vitest'
import { mergeEntries, type SyncEntries } from './syncEntries.ts'
import { syncDocument, type SyncedData } from './syncDocument.ts'

type Document = Readonly<Record<string, unknown>>

/** Simulates the server's documents of one member. */
function host() {
  const documents = new Map<string, Document>()
  return {
    documents,
    readDocument: async (path: string) => documents.get(path),
    writeDocument: async (path: string, value: Document) => void documents.set(path, structuredClone(value)),
  }
}

function device(entries: SyncEntries = {}, several?: SyncedData['several']) {
  const stored = {
    name: 'places',
    several,
    entries,
    read: () => stored.entries,
    take: (_accountId: string, news: SyncEntries) => void (stored.entries = mergeEntries(stored.entries, news)),
  }
  return stored
}

const accountId = 'acc-hikari'

describe('the synchronization of a document between devices (C175, C176, Q261)', () => {
  it('transfers the later one of two entries to the other device', async () => {
    const [phone, desk] = [
      device({ a: { value: 1, at: 10 } }),
      device({ a: { value: 2, at: 20 }, b: { value: 3, at: 5 } }),
    ]
    const service = host()
    await syncDocument(service, phone, accountId)
    await syncDocument(service, desk, accountId)
    await syncDocument(service, phone, accountId)
    expect(phone.entries).toEqual({ a: { value: 2, at: 20 }, b: { value: 3, at: 5 } })
    expect(desk.entries).toEqual(phone.entries)
  })

  it('loses no entry when another device writes at the same moment', async () => {
    const service = host()
    const [phone, desk] = [device({ a: { value: 1, at: 1 } }), device({ b: { value: 2, at: 2 } })]
    await Promise.all([syncDocument(service, phone, accountId), syncDocument(service, desk, accountId)])
    expect(service.documents.get('settings/places')).toEqual({
      entries: { a: { value: 1, at: 1 }, b: { value: 2, at: 2 } },
    })
  })

  it('writes the document only if there are changes', async () => {
    const service = host()
    await syncDocument(service, device({ a: { value: 1, at: 1 } }), accountId)
    const written = service.documents.get('settings/places')
    await syncDocument(service, device(), accountId)
    expect(service.documents.get('settings/places')).toBe(written)
  })
})

describe('data that fills several documents (C175, C176, Q490)', () => {
  const several = { maxDocuments: 5, withoutOldRemovals: (entries: SyncEntries) => entries }
  const many = (count: number, from = 0): SyncEntries =>
    Object.fromEntries(
      Array.from(
        { length: count },
        (_, at) => [`key-${from + at}`, { value: '星'.repeat(80), at: from + at }] as const,
      ),
    )

  it('reaches another device whole, in documents of 8 KiB', async () => {
    const service = host()
    const [phone, desk] = [device(many(100), several), device({}, several)]
    await syncDocument(service, phone, accountId)
    await syncDocument(service, desk, accountId)
    expect(desk.entries).toEqual(phone.entries)
    expect(service.documents.size).toBeGreaterThan(1)
    expect([...service.documents.keys()].slice(0, 2)).toEqual(['settings/places', 'settings/places-2'])
    for (const document of service.documents.values()) {
      expect(new TextEncoder().encode(JSON.stringify(document)).length).toBeLessThanOrEqual(8 * 1024)
    }
  })

  it('needs one document while it is small, and reads one more to see that there are no others', async () => {
    const service = host()
    const read: string[] = []
    const readDocument = async (path: string) => (read.push(path), service.readDocument(path))
    await syncDocument({ ...service, readDocument }, device(many(3), several), accountId)
    expect([...service.documents.keys()]).toEqual(['settings/places'])
    read.length = 0
    await syncDocument({ ...service, readDocument }, device(many(3), several), accountId)
    expect(read).toEqual(['settings/places', 'settings/places-2'])
  })

  it('rewrites only the document of the changed entry', async () => {
    const service = host()
    const phone = device(many(100), several)
    await syncDocument(service, phone, accountId)
    const before = new Map(service.documents)
    phone.entries = { ...phone.entries, 'key-99': { value: null, at: 500 } }
    await syncDocument(service, phone, accountId)
    const changed = [...service.documents].filter(([path, value]) => before.get(path) !== value)
    expect(changed).toHaveLength(1)
    expect(changed[0]?.[1]['entries']).toMatchObject({ 'key-99': { value: null, at: 500 } })
  })

  it('loses no entry when two devices fill the documents at the same time', async () => {
    const service = host()
    const [phone, desk] = [device(many(60), several), device(many(60, 60), several)]
    await Promise.all([syncDocument(service, phone, accountId), syncDocument(service, desk, accountId)])
    await syncDocument(service, phone, accountId)
    expect(Object.keys(phone.entries)).toHaveLength(120)
  })

  it('is not deleted on the device if the documents have no room for it', async () => {
    const service = host()
    const phone = device(many(400), several)
    await syncDocument(service, phone, accountId)
    expect(service.documents.size).toBe(5)
    expect(Object.keys(phone.entries)).toHaveLength(400)
    const desk = device({}, several)
    await syncDocument(service, desk, accountId)
    expect(desk.entries['key-399']).toBeDefined()
    expect(Object.keys(desk.entries).length).toBeLessThan(400)
  })
})
