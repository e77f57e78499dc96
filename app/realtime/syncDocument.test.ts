import { describe, expect, it } from 'vitest'
import { mergeEntries, type SyncEntries } from './syncEntries.ts'
import { syncDocument } from './syncDocument.ts'

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

function device(entries: SyncEntries = {}) {
  const stored = {
    name: 'places',
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
