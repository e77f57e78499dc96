import { afterEach, expect, it, vi } from 'vitest'
import { contrastRatio } from '@tsudoi/design-system/tokens/oklch'
import { platform, type Platform } from '../../platform/platform.ts'
import { pictureColors, truncateToFit, shareOrDownload, wayToSend } from './sharedPicture.ts'

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
])('%s sends pictures in its own way', (_what, canShare, canDownload, way) => {
  withSheet(() => Promise.resolve(), canShare)
  vi.mocked(platform).mockReturnValue({ canDownload } as Platform)
  expect(wayToSend(picture)).toBe(way)
})

it('a browser without any share sheet saves pictures', () => {
  vi.stubGlobal('navigator', {})
  expect(wayToSend(picture)).toBe('save')
})
