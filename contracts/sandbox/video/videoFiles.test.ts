import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { films } from './films.content.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(async () => sandbox?.close())

const get = (path: string, headers: Record<string, string> = {}) => sandbox.send('app', `/videos/${path}`, { headers })

describe('the seeded films', () => {
  it.each(Object.keys(films))(
    'have a master playlist that names only existing files, which are sent with their content types: %s',
    async (film) => {
      const master = await get(`${film}/master.m3u8`)
      expect(master.headers.get('Content-Type')).toBe('application/vnd.apple.mpegurl')
      const named = [...(await master.text()).matchAll(/^([\w./]+)$|URI="([^"]+)"/gm)].map(
        ([, line, uri]) => line ?? uri,
      )
      expect(named).toHaveLength(4)
      for (const file of named) {
        const url = new URL(file ?? '', `http://x/videos/${film}/`).pathname.replace('/videos/', '')
        const playlist = await (await get(url)).text()
        const media = /^[\w.]+$/m.exec(playlist)?.[0]
        const type = media?.endsWith('.vtt') ? 'text/vtt; charset=utf-8' : 'video/mp4'
        expect((await get(join(url, '..', media ?? ''))).headers.get('Content-Type')).toBe(type)
      }
    },
  )

  it('are served in byte ranges, so that players can seek', async () => {
    const playlist = await (await get('todai/360.m3u8')).text()
    const [, length, offset] = /BYTERANGE:(\d+)@(\d+)/.exec(playlist) ?? []
    const range = `bytes=${offset}-${Number(offset) + Number(length) - 1}`
    const part = await get('todai/360.mp4', { Range: range })
    expect(part.status).toBe(206)
    const bytes = new Uint8Array(await part.arrayBuffer())
    expect(bytes).toHaveLength(Number(length))
    expect(new TextDecoder().decode(bytes.slice(4, 8))).toBe('sidx')
    expect((await get('todai/360.mp4', { Range: 'bytes=99999999-' })).status).toBe(416)
  })

  it('are the only files that the sandbox serves below /videos', async () => {
    const paths = ['../handlers.ts', '%2e%2e/handlers.ts', '..%2fhandlers.ts', 'todai/../../handlers.ts', 'todai', '']
    const answers = await Promise.all(paths.map((path) => get(path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404))
  })

  it('exist for every channel', () => {
    const folders = readdirSync(join(import.meta.dirname, '../public/videos'))
    expect(folders.toSorted()).toEqual([...Object.keys(films), 'sound'].toSorted())
  })
})
