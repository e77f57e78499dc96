import { describe, expect, it } from 'vitest'
import { merged, type Entries } from './entries.ts'
import { syncDocument } from './syncDocument.ts'

type Document = Readonly<Record<string, unknown>>

/** One member's documents, as a host keeps them. */
function host() {
  const documents = new Map<string, Document>()
  return {
    documents,
    readDocument: async (path: string) => documents.get(path),
    writeDocument: async (path: string, value: Document) => void documents.set(path, structuredClone(value)),
  }
}

function device(entries: Entries = {}) {
  const kept = {
    name: 'places',
    entries,
    read: () => kept.entries,
    take: (_accountId: string, news: Entries) => void (kept.entries = merged(kept.entries, news)),
  }
  return kept
}

const who = 'acc-hikari'

describe('what follows a member to another device (C175, C176, Q261)', () => {
  it('comes there as it was left, the later of two', async () => {
    const [phone, desk] = [
      device({ a: { value: 1, at: 10 } }),
      device({ a: { value: 2, at: 20 }, b: { value: 3, at: 5 } }),
    ]
    const service = host()
    await syncDocument(service, phone, who)
    await syncDocument(service, desk, who)
    await syncDocument(service, phone, who)
    expect(phone.entries).toEqual({ a: { value: 2, at: 20 }, b: { value: 3, at: 5 } })
    expect(desk.entries).toEqual(phone.entries)
  })

  it('is not lost where another device writes at the same moment', async () => {
    const service = host()
    const [phone, desk] = [device({ a: { value: 1, at: 1 } }), device({ b: { value: 2, at: 2 } })]
    await Promise.all([syncDocument(service, phone, who), syncDocument(service, desk, who)])
    expect(service.documents.get('settings/places')).toEqual({
      entries: { a: { value: 1, at: 1 }, b: { value: 2, at: 2 } },
    })
  })

  it('is written only where there is news', async () => {
    const service = host()
    await syncDocument(service, device({ a: { value: 1, at: 1 } }), who)
    const written = service.documents.get('settings/places')
    await syncDocument(service, device(), who)
    expect(service.documents.get('settings/places')).toBe(written)
  })
})
