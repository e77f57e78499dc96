import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePreloadPictures } from './usePreloadPictures.ts'

let fetched: string[] = []
let fails = (_src: string) => false
let size = { naturalWidth: 0, naturalHeight: 0 }

/** Mocks the browser's Image, whose `src` is always a full URL. */
class Picture {
  naturalWidth = 0
  naturalHeight = 0
  #src = ''
  get src() {
    return this.#src
  }
  set src(written: string) {
    this.#src = new URL(written, 'https://m.example').href
  }
  decode() {
    Object.assign(this, size)
    fetched.push(this.src)
    return fails(this.src) ? Promise.reject(new DOMException('', 'EncodingError')) : Promise.resolve()
  }
}

beforeEach(() => {
  fetched = []
  fails = () => false
  size = { naturalWidth: 0, naturalHeight: 0 }
  vi.stubGlobal('Image', Picture)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A script with one scene per line, each with its own picture. */
const script = (count: number, from = 'https://m.example') => ({
  characters: [],
  scenes: Array.from({ length: count }, (_, at) => ({ background: `${from}/${at}` })),
  lines: Array.from({ length: count }, (_, at) => ({ scene: at, text: `${at}` })),
})
const mockPictureBytes = (bytes: number) =>
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ encodedBodySize: bytes } as never])

it('the story player decodes the next pictures in their order, and stops at 3 MB (W094, W095)', async () => {
  mockPictureBytes(1_000_000)
  const { rerender } = renderHook(({ at }) => usePreloadPictures(long, at), { initialProps: { at: 0 } })
  const names = (...lines: number[]) => lines.map((line) => `https://m.example/${line}`)
  await expect.poll(() => fetched).toEqual(names(0, 1, 2))
  rerender({ at: 1 })
  await expect.poll(() => fetched).toEqual(names(0, 1, 2, 3))
})
const long = script(30)

it('the story player goes on with the next picture to preload if a picture fails to load (W094, W095)', async () => {
  mockPictureBytes(10)
  fails = (src) => src.endsWith('/0')
  const short = script(3)
  renderHook(() => usePreloadPictures(short, 0))
  await expect.poll(() => fetched).toHaveLength(3)
})

it('the story player measures a picture of the app’s own server by its full URL, and stops at 3 MB (W094, W095)', async () => {
  const named = vi.spyOn(performance, 'getEntriesByName')
  named.mockImplementation((name) => (name.startsWith('https:') ? [{ encodedBodySize: 2_000_000 } as never] : []))
  const ours = script(9, '/textures')
  renderHook(() => usePreloadPictures(ours, 0))
  await expect.poll(() => named.mock.calls.length).toBe(2)
  expect(fetched).toEqual(['https://m.example/textures/0', 'https://m.example/textures/1'])
})

it('the story player estimates a picture’s size by pixels if the browser does not report bytes (W094, W095)', async () => {
  const named = mockPictureBytes(0)
  size = { naturalWidth: 3_000, naturalHeight: 4_000 }
  const large = script(9)
  renderHook(() => usePreloadPictures(large, 0))
  await expect.poll(() => named.mock.calls.length).toBe(2)
  expect(fetched).toHaveLength(2)
})
