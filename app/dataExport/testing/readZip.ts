import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, type FileEntry } from '@zip.js/zip.js'

/** The files of a ZIP, read and verified (sizes, checksums) by another library than the one that wrote it. */
export async function readZip(zip: Blob) {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(await zip.arrayBuffer())), { checkSignature: true })
  const entries = new Map((await reader.getEntries()).map((entry) => [entry.filename, entry as FileEntry]))
  const bytes = (name: string): Promise<Uint8Array> => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`The ZIP has no file ${name}: ${[...entries.keys()].join(', ')}`)
    return entry.getData(new Uint8ArrayWriter())
  }
  const text = async (name: string) => new TextDecoder('utf8', { fatal: true }).decode(await bytes(name))
  return {
    names: [...entries.keys()],
    bytes,
    text,
    json: async (name: string): Promise<unknown> => JSON.parse(await text(name)),
  }
}
