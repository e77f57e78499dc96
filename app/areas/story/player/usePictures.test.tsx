import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePictures } from './usePictures.ts'

let fetched: string[] = []
let fails = (_src: string) => false

class Picture {
  src = ''
  decode() {
    fetched.push(this.src)
    return fails(this.src) ? Promise.reject(new DOMException('', 'EncodingError')) : Promise.resolve()
  }
}

beforeEach(() => {
  fetched = []
  fails = () => false
  vi.stubGlobal('Image', Picture)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** As many scenes as lines, each with a picture of its own. */
const script = (count: number) => ({
  characters: [],
  scenes: Array.from({ length: count }, (_, at) => ({ background: `https://m.example/${at}` })),
  lines: Array.from({ length: count }, (_, at) => ({ scene: at, text: `${at}` })),
})
const weighs = (bytes: number) =>
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ encodedBodySize: bytes } as never])

it('has the pictures ahead decoded in their order, and stops at 3 MB (W094, W095)', async () => {
  weighs(1_000_000)
  const { rerender } = renderHook(({ at }) => usePictures(long, at), { initialProps: { at: 0 } })
  const names = (...lines: number[]) => lines.map((line) => `https://m.example/${line}`)
  await expect.poll(() => fetched).toEqual(names(0, 1, 2))
  rerender({ at: 1 })
  await expect.poll(() => fetched).toEqual(names(0, 1, 2, 3))
})
const long = script(30)

it('goes on to the next one where a picture fails: nobody waits for it (W094, W095)', async () => {
  weighs(10)
  fails = (src) => src.endsWith('/0')
  const short = script(3)
  renderHook(() => usePictures(short, 0))
  await expect.poll(() => fetched).toHaveLength(3)
})
