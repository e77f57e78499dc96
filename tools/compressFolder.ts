import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Minimum size in bytes of a file to compress: below it, the headers cost more than compression saves. */
const minBytes = 1_000

/** Writes `.br` and `.gz` files beside every text file of a folder, for a server that sends precompressed files. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => /\.(html|js|css|svg|json)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name)
      const content = await readFile(file)
      if (content.length < minBytes) return
      await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      await writeFile(`${file}.gz`, await gzipAsync(content, { level: 9 }))
    }),
  )
}
