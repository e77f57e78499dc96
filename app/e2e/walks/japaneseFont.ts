import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'

const home = resolve('node_modules/@fontsource-variable/noto-sans-jp')

/** A running font server (`startFontServer`). */
export interface FontServer {
  address: string
  close: () => void
}

/** Serves the stories' font in addition to the product, whose own pages load no font. */
export async function startFontServer(): Promise<FontServer> {
  const server = createServer((request, response) => {
    const name = /^\/([\w-]+\.woff2)$/.exec(request.url ?? '')?.[1]
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=31536000, immutable' }
    readFile(join(home, 'files', name ?? '')).then(
      (bytes) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/**
 * Gives pages a Japanese font, because the machine may have none. Without one every sentence is half as wide, so it
 * fits more easily than for a user. The page needs `bypassCSP`.
 */
export async function useJapaneseFont(page: Page, { address }: FontServer): Promise<void> {
  const ranges = JSON.parse(await readFile(join(home, 'unicode.json'), 'utf8')) as Record<string, string>
  const faces = Object.entries(ranges).map(([name, unicodeRange]) => ({
    file: `${address}/noto-sans-jp-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    unicodeRange,
  }))
  await page.addInitScript((all) => {
    for (const { file, unicodeRange } of all)
      document.fonts.add(new FontFace('Noto Sans JP', `url(${file})`, { unicodeRange, weight: '100 900' }))
  }, faces)
}
