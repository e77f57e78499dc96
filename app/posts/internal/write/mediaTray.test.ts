import { uploadMedia } from '@tsudoi/contracts/post/post.endpoints'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../../api/apiError.ts'
import { loadErrorTexts } from '../../../errors/failure.ts'
import { originalFileId } from '../draftFiles.ts'
import { bareGif, bareJpeg } from '../../../testing/examplePhoto.ts'
import { MediaProblem } from './media/mediaProblem.ts'
import { prepareMedia } from './media/prepareMedia.ts'
import { MediaTray, uploadLifetimeMs, type MediaTrayTools } from './mediaTray.ts'

const hour = 3_600_000
const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' })
const film = (name = 'film.mp4') => new File(['film'], name, { type: 'video/mp4' })

interface Upload {
  share: (share: number) => void
  done: () => void
  fail: (error: unknown) => void
  signal: AbortSignal
}

/** Makes a tray whose uploads the test answers, with the files that it has stored. */
function trayWith(tools: Partial<MediaTrayTools> = {}) {
  const uploads: Upload[] = []
  const disk = new Map<string, Blob>()
  let id = 0
  let time = 0
  const tray = new MediaTray({
    prepare: async (file) => ({
      kind: file.type === 'video/mp4' ? 'video' : 'image',
      file,
      width: 4,
      height: 3,
    }),
    upload: (_file, share, signal) =>
      new Promise((resolve, reject) => {
        const mediaId = `media-${uploads.length + 1}`
        const done = () => resolve({ mediaId, type: 'IMAGE', url: `/media/${mediaId}.jpeg`, width: 4, height: 3 })
        uploads.push({ share, done, fail: reject, signal })
      }),
    keep: async (key, file) => void disk.set(key, file),
    read: async (key) => disk.get(key),
    drop: async (key) => {
      disk.delete(key)
      disk.delete(originalFileId(key))
    },
    show: () => 'blob:preview',
    hide: () => undefined,
    now: () => time,
    newId: () => `file-${(id += 1)}`,
    ...tools,
  })
  const states = () => tray.items.map(({ state }) => state)
  const until = (wanted: string[]) => vi.waitFor(() => expect(states()).toEqual(wanted))
  return { tray, uploads, disk, until, pass: (by: number) => (time += by) }
}

describe('the pictures and videos of a post’s draft', () => {
  it('are up to four pictures or one video, with a message about files beyond that', () => {
    const { tray } = trayWith()
    expect(tray.add([photo('1'), photo('2'), photo('3'), photo('4')])).toBeUndefined()
    expect(tray.add([photo('5')])).toBe('写真は4枚まで、動画は1本だけつけられます。')
    expect(tray.add([film()])).toBeDefined()
    expect(tray.items).toHaveLength(4)
    const other = trayWith().tray
    expect(other.add([film(), film()])).toBeDefined()
    expect(other.add([photo('1')])).toBeDefined()
    expect(other.items).toHaveLength(1)
  })

  it('include no photo that the browser cannot decode, which is rejected with its reason without affecting the others (C092, Q312)', async () => {
    const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: 'image/heic' })
    const cannot = () => Promise.reject(new DOMException('The source image could not be decoded.'))
    const read = async () => ({ blob: new Blob([bareJpeg()], { type: 'image/jpeg' }), width: 4, height: 3 })
    const prepare = (file: File) => prepareMedia(file, file.type === 'image/heic' ? cannot : read)
    const { tray, uploads, disk, until } = trayWith({ prepare })
    tray.add([
      new File([bareJpeg()], '1.jpg', { type: 'image/jpeg' }),
      heic,
      new File([bareGif(3)], '3.gif', { type: 'image/gif' }),
    ])
    tray.describe('file-2', '港の朝')
    await until(['sending', 'refused', 'sending'])
    for (const { done } of uploads) done()
    await until(['ready', 'refused', 'ready'])
    expect(tray.items.map(({ problem, note }) => problem ?? note)).toEqual([
      undefined,
      'この形式の写真は、この端末では読みこめません。JPEGかPNGで保存し直してください。',
      '動く画像は、最初の1コマだけを写真として送ります。',
    ])
    expect([...disk.keys()]).toEqual(['file-1', 'file-3'])
    expect(tray.items[1]).toMatchObject({ name: 'IMG_1.HEIC', alt: '港の朝' })
  })

  it('show the progress of each upload, and a retry resends only the failed ones', async () => {
    const { tray, uploads, until } = trayWith()
    tray.add([photo('1'), photo('2'), photo('3')])
    await until(['sending', 'sending', 'sending'])
    uploads[0]?.share(0.4)
    uploads[1]?.share(1)
    expect(tray.items.map(({ state, share }) => [state, share])).toEqual([
      ['sending', 0.4],
      ['processing', 1],
      ['sending', 0],
    ])
    uploads[0]?.done()
    uploads[1]?.fail(new ApiError({ endpoint: uploadMedia, kind: 'timeout' }))
    uploads[2]?.done()
    await until(['ready', 'failed', 'ready'])
    tray.retry('file-2')
    tray.retry('file-2')
    expect(uploads).toHaveLength(4)
    uploads[3]?.done()
    await until(['ready', 'ready', 'ready'])
    expect(tray.items.map(({ upload }) => upload?.mediaId)).toEqual(['media-1', 'media-4', 'media-3'])
  })

  it('stop uploading when the user cancels, stay in the draft, and can be sent later', async () => {
    const { tray, uploads, disk, until } = trayWith()
    tray.add([photo('1')])
    await until(['sending'])
    tray.cancel('file-1')
    expect(uploads[0]?.signal.aborted).toBe(true)
    uploads[0]?.done()
    await until(['failed'])
    expect([disk.size, tray.kept.length]).toEqual([1, 1])
    tray.retry('file-1')
    uploads[1]?.done()
    await until(['ready'])
  })

  it('keep their order and descriptions', async () => {
    const { tray } = trayWith()
    tray.add([photo('1'), photo('2'), photo('3')])
    tray.describe('file-3', '窓辺の白い花')
    tray.move('file-3', -1)
    tray.move('file-2', 1)
    tray.move('file-1', -1)
    expect(tray.items.map(({ id, alt }) => [id, alt])).toEqual([
      ['file-1', ''],
      ['file-3', '窓辺の白い花'],
      ['file-2', ''],
    ])
  })

  it('are restored from a draft; an upload within its lifetime is used again, and an older file is uploaded again (C092)', async () => {
    const { tray, uploads, until, pass } = trayWith()
    tray.add([photo('1'), photo('2')])
    await until(['sending', 'sending'])
    uploads[0]?.done()
    await until(['ready', 'sending'])
    const { kept } = tray
    tray.stop()
    void tray.restore(kept)
    await until(['ready', 'sending'])
    expect(uploads).toHaveLength(3)
    tray.stop()
    pass(uploadLifetimeMs + hour)
    void tray.restore(kept)
    await vi.waitFor(() => expect(uploads).toHaveLength(5))
  })

  it('are replaced by a message if their file is no longer on the device', async () => {
    const { tray, until } = trayWith({ read: async () => undefined })
    const lost = { id: 'file-1', kind: 'image' as const, name: '1', alt: '', width: 4, height: 3 }
    void tray.restore([lost])
    await until(['refused'])
    expect(tray.items[0]?.problem).toContain('端末に残っていませんでした')
  })

  it('are stored as the chosen files until they are prepared, so closing the composer before that loses no file and sends none', async () => {
    const ready = Promise.withResolvers<void>()
    const clean = new File(['clean'], 'media.jpeg', { type: 'image/jpeg' })
    const prepare = vi.fn<MediaTrayTools['prepare']>(async () => {
      await ready.promise
      return { kind: 'image', file: clean, width: 4, height: 3 }
    })
    const { tray, uploads, disk, until } = trayWith({ prepare })
    tray.add([photo('1')])
    const { kept } = tray
    expect([kept.map(({ name }) => name), [...disk.keys()]]).toEqual([['1'], ['file-1/original']])
    tray.stop()
    ready.resolve()
    await vi.waitFor(() => expect([...disk]).toEqual([['file-1', clean]]))
    expect(uploads).toEqual([])
    // Simulates a page that the system terminated before the prepared file was stored.
    disk.clear()
    disk.set('file-1/original', photo('1'))
    void tray.restore(kept)
    await until(['sending'])
    expect([prepare.mock.calls.length, [...disk]]).toEqual([2, [['file-1', clean]]])
  })

  it('change with the draft when another tab has changed it, and stay as they are when the draft is equal', async () => {
    const { tray, uploads, until } = trayWith()
    tray.add([photo('1')])
    await until(['sending'])
    tray.follow(tray.kept)
    expect([tray.items.length, uploads.length, uploads[0]?.signal.aborted]).toEqual([1, 1, false])
    const upload = { mediaId: 'media-9', url: '/media/9', time: 0 }
    tray.follow([{ id: 'other', kind: 'image', name: '2', alt: '', width: 4, height: 3, upload }])
    await until(['ready'])
    expect(tray.items.map(({ id }) => id)).toEqual(['other'])
  })

  it('stay in the draft while the app reads their files from the device', async () => {
    const { tray } = trayWith()
    const known: number[] = []
    tray.listen(() => known.push(tray.kept.length))
    await tray.restore([{ id: 'gone', kind: 'image', name: '1', alt: '', width: 4, height: 3 }])
    expect(known).toEqual([1, 0])
  })

  const status = (code: number, messageCode?: string) => ({ kind: 'status' as ApiErrorKind, status: code, messageCode })
  const faults = [
    ['no answer in 50 s', { kind: 'timeout' as const }, 'failed'],
    ['no network', { kind: 'network' as const }, 'failed'],
    ['an unreadable answer', { kind: 'unreadable' as const }, 'failed'],
    ['500', status(500, 'Internal'), 'failed'],
    ['502', status(502), 'failed'],
    ['503', status(503), 'failed'],
    ['429', status(429, 'TooManyRequests'), 'failed'],
    ['413', status(413), 'failed'],
    ['InvalidArgument', status(400, 'InvalidArgument'), 'refused'],
    ['OutOfRange', status(400, 'OutOfRange'), 'refused'],
  ] as const

  it('are tested here with 10 faults of an upload', () => {
    expect(faults).toHaveLength(10)
  })

  it.each(faults)(
    'have a message for each fault of an upload, and result after a retry in one upload: %s (E023, C092)',
    async (_what, fault, state) => {
      await loadErrorTexts()
      const { tray, uploads, until } = trayWith()
      tray.add([photo('1')])
      await until(['sending'])
      uploads[0]?.fail(new ApiError({ endpoint: uploadMedia, ...fault }))
      await until([state])
      expect(tray.items[0]?.problem).toMatch(/。$/)
      if (state === 'refused') return
      tray.retry('file-1')
      uploads[1]?.done()
      await until(['ready'])
      // Answers the first upload late. The late answer must change nothing.
      uploads[0]?.done()
      await until(['ready'])
      expect(tray.items.map(({ upload }) => upload?.mediaId)).toEqual(['media-2'])
    },
  )

  it('are rejected with a reason when the browser cannot prepare them, and do not block the others', async () => {
    const prepare = vi.fn<MediaTrayTools['prepare']>().mockRejectedValue(new MediaProblem('cutOff'))
    const { tray, uploads, disk, until } = trayWith({ prepare })
    tray.add([photo('1')])
    await until(['refused'])
    expect(tray.items[0]?.problem).toContain('途中で切れています')
    tray.remove('file-1')
    expect([tray.items, tray.kept, uploads, [...disk]]).toEqual([[], [], [], []])
  })
})
