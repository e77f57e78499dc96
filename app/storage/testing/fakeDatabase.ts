type Handler = (() => void) | null

/**
 * Simulates the part of IndexedDB that the files of drafts need, for environments without it. Its data survive the
 * unmounting of components.
 */
export class FakeDatabases {
  private readonly databases = new Map<string, Map<string, unknown>>()

  private openings = 0

  /** Closes all connections, as a browser does with a page in the background. */
  readonly close = () => void (this.openings += 1)

  readonly deleteDatabase = (name: string) => void this.databases.delete(name)

  readonly open = (name: string) => {
    const request = { result: this.databaseOf(name), onsuccess: null as Handler, onupgradeneeded: null as Handler }
    queueMicrotask(() => {
      if (!this.databases.has(name)) request.onupgradeneeded?.()
      request.onsuccess?.()
    })
    return request
  }

  private databaseOf(name: string) {
    const files = () => {
      const known = this.databases.get(name) ?? new Map<string, unknown>()
      this.databases.set(name, known)
      return known
    }
    const opening = this.openings
    return {
      createObjectStore: files,
      close: () => undefined,
      transaction: () => {
        if (opening < this.openings) throw new DOMException('The connection is closed.', 'InvalidStateError')
        const transaction = { oncomplete: null as Handler, objectStore: () => store }
        const done = (result: unknown) => {
          queueMicrotask(() => transaction.oncomplete?.())
          return { result }
        }
        const store = {
          put: (file: unknown, id: string) => done(files().set(id, file)),
          get: (id: string) => done(files().get(id)),
          delete: (id: string) => done(files().delete(id)),
        }
        return transaction
      },
    }
  }
}
