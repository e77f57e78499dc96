import { afterEach, expect, it, vi } from 'vitest'
import { contrastRatio } from '@tsudoi/design-system/tokens/oklch'
import { platform, type Platform } from '../../platform/platform.ts'
import { drawSharedPicture, pictureColors, truncateToFit, shareOrDownload, wayToSend } from './sharedPicture.ts'

vi.mock('../../platform/platform.ts', { spy: true })

const upTo = (most: number) => (text: string) => [...new Intl.Segmenter('ja').segment(text)].length <= most
const picture = new File(['x'], 'tsudoi.png', { type: 'image/png' })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.mocked(platform).mockReset()
})

/** Mocks a browser with a share sheet whose `share` resolves or rejects. */
function withSheet(share: () => Promise<void>, canShare = true) {
  const opened = vi.fn<(data: ShareData) => Promise<void>>(share)
  vi.stubGlobal('navigator', { canShare: () => canShare, share: opened })
  return opened
}

it.each([
  ['五人の花道', 5, '五人の花道'],
  ['五人の花道', 4, '五人の…'],
  ['👩‍🎤と旗です', 2, '👩‍🎤…'],
  ['長い', 0, '…'],
])('the text %s is shortened for the shared picture to at most %i letters: %s', (text, most, shown) =>
  expect(truncateToFit(text, upTo(most))).toBe(shown),
)

it.each([
  ['closing it', 'AbortError'],
  ['a second press while it is open', 'InvalidStateError'],
])(
  'sharing an item of the collection opens the share sheet with the picture; %s is no error (W096)',
  async (_what, name) => {
    const opened = withSheet(() => Promise.reject(new DOMException('closed', name)))
    await expect(shareOrDownload(picture, '五人の花道')).resolves.toBeUndefined()
    expect(opened).toHaveBeenCalledWith({ files: [picture], title: '五人の花道' })
  },
)

it('sharing an item of the collection rejects if the browser fails to share the picture (W096)', async () => {
  withSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await expect(shareOrDownload(picture, '五人の花道')).rejects.toThrow('no')
})

it('sharing an item of the collection downloads the picture if the browser cannot share files, and then revokes the object URL (W096)', async () => {
  const opened = withSheet(() => Promise.resolve(), false)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`)
  })
  await shareOrDownload(picture, '五人の花道')
  expect(clicked).toEqual(['tsudoi.png blob:picture'])
  await vi.waitFor(() => expect(revoked).toHaveBeenCalledWith('blob:picture'))
  expect(opened).not.toHaveBeenCalled()
})

it.each(['#ffe45c', '#1464c8', '#000000', '#ffffff', 'red', undefined])(
  'a picture of a channel with the colour %s has readable text on the channel’s colour',
  (seed) => {
    const { ground, text } = pictureColors({ id: 'todai', seed })
    expect(contrastRatio(ground, text)).toBeGreaterThanOrEqual(4.5)
  },
)

it.each([
  ['a browser whose share sheet takes files', true, true, 'share'],
  ['a browser without such a sheet', false, true, 'save'],
  ['a webview whose share sheet takes files', true, false, 'share'],
  ['a webview, which ignores downloads', false, false, 'none'],
])('wayToSend() returns the way in which %s can send pictures', (_what, canShare, canDownload, way) => {
  withSheet(() => Promise.resolve(), canShare)
  vi.mocked(platform).mockReturnValue({ canDownload } as Platform)
  expect(wayToSend(picture)).toBe(way)
})

it('a browser without any share sheet saves pictures', () => {
  vi.stubGlobal('navigator', {})
  expect(wayToSend(picture)).toBe('save')
})

it('a shared picture with figures has at most eight rows of name and value, long ones shortened, and no image (Q525)', async () => {
  const drawn: { text: string; x: number; y: number; align: string }[] = []
  const context = {
    textAlign: 'left',
    fillRect: () => undefined,
    measureText: (text: string) => ({ width: text.length * 40 }),
    fillText(this: { textAlign: string }, text: string, x: number, y: number) {
      drawn.push({ text, x, y, align: this.textAlign })
    },
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])))
  const loaded = vi.spyOn(globalThis, 'Image')
  const figures = Array.from({ length: 9 }, (_, at) => ({ label: `${at}`.repeat(40), value: `${at}本以上` }))
  await drawSharedPicture({ channel: { id: 'todai' }, image: 'photo.webp', title: '題', figures, notes: ['集い'] })
  expect(loaded).not.toHaveBeenCalled()
  const values = drawn.filter(({ align }) => align === 'right')
  expect(values.map(({ text }) => text)).toEqual(figures.slice(0, 8).map(({ value }) => value))
  expect(drawn.filter(({ text }) => text.endsWith('…'))).toHaveLength(8)
  const title = drawn.find(({ text }) => text === '題')
  expect(title?.y).toBeGreaterThan(values.at(-1)?.y ?? Infinity)
  for (const { x, y } of drawn) expect([x >= 56, x <= 1_024, y > 56, y < 1_350]).toEqual([true, true, true, true])
})
