import { vi } from 'vitest'

/** The files of a site in memory, as far as exports use them: happy-dom has none. A test helper. */
export function createMemoryFiles() {
  const files = new Map<string, { parts: Uint8Array[]; lastModified: number }>()
  let mayWrite = true

  const fileHandle = (name: string) => ({
    kind: 'file',
    name,
    getFile: async () => {
      const { parts = [], lastModified = 0 } = files.get(name) ?? {}
      return new File(parts as Uint8Array<ArrayBuffer>[], name, { lastModified })
    },
    remove: async () => void files.delete(name),
    ...(mayWrite && {
      // A browser replaces the file only when the stream is closed.
      createWritable: async () => {
        const parts: Uint8Array[] = []
        return {
          write: async (part: Uint8Array) => void parts.push(part.slice()),
          close: async () => void files.set(name, { parts, lastModified: Date.now() }),
          abort: async () => void (parts.length = 0),
        }
      },
    }),
  })

  const folder = {
    getFileHandle: async (name: string, _options: object) => {
      if (!files.has(name)) files.set(name, { parts: [], lastModified: Date.now() })
      return fileHandle(name)
    },
    removeEntry: async (name: string) => void files.delete(name),
    async *values() {
      for (const name of files.keys()) yield fileHandle(name)
    },
  }
  return {
    root: {
      getDirectoryHandle: async (_name: string, _options: object) => folder,
      getFileHandle: folder.getFileHandle,
      removeEntry: async () => files.clear(),
    },
    /** Bytes by file name. */
    contents: () =>
      Object.fromEntries([...files].map(([name, { parts }]) => [name, parts.flatMap((part) => [...part])])),
    /** Sets how long ago (ms) a file was written. */
    setAge: (name: string, ms: number) => files.set(name, { parts: [], lastModified: Date.now() - ms }),
    /** Simulates a browser whose files cannot be written. */
    forbidWriting: () => void (mayWrite = false),
  }
}

/** Replaces `navigator.storage`, until `vi.unstubAllGlobals`. */
export const stubStorage = (storage: unknown) =>
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (own, name) => (name === 'storage' ? storage : (Reflect.get(own, name, own) as unknown)),
    }),
  )
