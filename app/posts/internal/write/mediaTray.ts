import { mostMedia } from '@tsudoi/contracts/post/post.endpoints'
import type { PostMedia } from '@tsudoi/contracts/post/media'
import type { MediaTrayItem } from '@tsudoi/design-system/screens/post/write/write.types'
import type { DraftMedia } from '../postDrafts.ts'
import { originalFileId } from '../draftFiles.ts'
import { canBeSentAgain, firstFrameNote, mediaProblemText } from './media/mediaMessages.ts'
import { maxPictureBytes, type PreparedMedia } from './media/prepareMedia.ts'

/**
 * Lifetime of an upload in ms. An older file is sent again, because the server deletes unused uploads after a day
 * (C092).
 */
export const uploadLifetimeMs = 20 * 3_600_000

/** One file of the draft: how the screen shows it, and its data. */
export interface TrayMedia extends MediaTrayItem {
  file?: Blob
  width: number
  height: number
  upload?: DraftMedia['upload']
}

/** What a media tray uses of its environment. Tests replace it. */
export interface MediaTrayTools {
  prepare: (file: File) => Promise<PreparedMedia>
  upload: (file: File, onShare: (share: number) => void, signal: AbortSignal) => Promise<PostMedia>
  keep: (id: string, file: Blob) => Promise<void>
  read: (id: string) => Promise<Blob | undefined>
  drop: (id: string) => Promise<void>
  /** Creates and revokes the URLs of previews. */
  show: (file: Blob) => string
  hide: (address: string) => void
  now: () => number
  newId: () => string
}

const lost = 'この写真は、端末に残っていませんでした。もう一度選んでください。'
const tooMany = '写真は4枚まで、動画は1本だけつけられます。'

/**
 * The pictures and videos of one draft. Each is prepared, stored on the device and uploaded separately. An upload that
 * succeeded is not repeated.
 */
export class MediaTray {
  items: readonly TrayMedia[] = []
  private readonly sends = new Map<string, AbortController>()
  private readonly tools: MediaTrayTools
  private isStopped = false
  private onChange: (items: readonly TrayMedia[]) => void = () => undefined

  constructor(tools: MediaTrayTools) {
    this.tools = tools
  }

  /** Calls `onChange` with the items on each change. Returns a function that stops this. */
  listen(onChange: (items: readonly TrayMedia[]) => void): () => void {
    this.onChange = onChange
    return () => {
      this.onChange = () => undefined
    }
  }

  private set(items: readonly TrayMedia[]): void {
    this.items = items
    this.onChange(items)
  }

  private change(id: string, change: Partial<TrayMedia>): void {
    this.set(this.items.map((item) => (item.id === id ? { ...item, ...change } : item)))
  }

  /** Adds up to four pictures or one video. Returns a message if there were more. */
  add(files: readonly File[]): string | undefined {
    const isVideo = (kind: string) => kind === 'video'
    const fits = (file: File) => {
      if (this.items.some(({ kind }) => isVideo(kind))) return false
      const comesAsVideo = file.type.startsWith('video/')
      return comesAsVideo ? this.items.length === 0 : this.items.length < mostMedia
    }
    let rest = 0
    for (const file of files) {
      if (fits(file)) this.addFile(file)
      else rest += 1
    }
    return rest > 0 ? tooMany : undefined
  }

  private addFile(file: File): void {
    const id = this.tools.newId()
    const kind = file.type.startsWith('video/') ? 'video' : 'image'
    const item: TrayMedia = { id, kind, name: file.name, alt: '', state: 'preparing', width: 0, height: 0 }
    this.set([...this.items, item])
    void this.prepare(id, file)
  }

  /**
   * Prepares a file for sending. Until that is done, the chosen file is stored on the device under a separate name, and
   * nothing is sent from there.
   */
  private async prepare(id: string, file: File): Promise<void> {
    const original = file.size <= maxPictureBytes ? this.tools.keep(originalFileId(id), file) : undefined
    try {
      const { file: clean, kind, width, height, isFirstFrame } = await this.tools.prepare(file)
      await original
      if (!this.has(id)) return void this.tools.drop(id)
      // Refuses a video beside other files. Whether a file is a video depends on its content, not on its declared type.
      if (kind === 'video' && this.items.length > 1) return this.change(id, { state: 'refused', problem: tooMany })
      const preview = kind === 'image' && !this.isStopped ? this.tools.show(clean) : undefined
      this.change(id, { kind, width, height, file: clean, preview, note: isFirstFrame ? firstFrameNote : undefined })
      await this.tools.keep(id, clean)
      await this.tools.drop(originalFileId(id))
      await this.send(id)
    } catch (error) {
      await original
      void this.tools.drop(id)
      this.change(id, { state: 'refused', problem: mediaProblemText(error) })
    }
  }

  private has = (id: string) => this.items.some((item) => item.id === id)

  private async send(id: string): Promise<void> {
    const item = this.items.find((each) => each.id === id)
    if (!item?.file || this.isStopped || this.sends.has(id)) return
    const abort = new AbortController()
    this.sends.set(id, abort)
    this.change(id, { state: 'sending', share: 0, problem: undefined })
    const onShare = (share: number) =>
      this.sends.get(id) === abort && this.change(id, share < 1 ? { share } : { share, state: 'processing' })
    try {
      const file = new File([item.file], `media.${item.file.type.split('/')[1]}`, { type: item.file.type })
      const { mediaId, url, width, height } = await this.tools.upload(file, onShare, abort.signal)
      const upload = { mediaId, url, time: this.tools.now() }
      if (this.sends.get(id) === abort) this.change(id, { state: 'ready', upload, width, height })
    } catch (error) {
      if (this.sends.get(id) === abort) this.fail(id, error)
    } finally {
      if (this.sends.get(id) === abort) this.sends.delete(id)
    }
  }

  private fail(id: string, error: unknown): void {
    this.change(id, { state: canBeSentAgain(error) ? 'failed' : 'refused', problem: mediaProblemText(error) })
  }

  /** Sends this file again. */
  retry(id: string): void {
    void this.send(id)
  }

  /** Stops an upload. The file stays in the draft and can be sent again. */
  cancel(id: string): void {
    this.sends.get(id)?.abort()
    this.sends.delete(id)
    this.change(id, { state: 'failed', problem: '送信を止めました。' })
  }

  remove(id: string): void {
    this.sends.get(id)?.abort()
    this.sends.delete(id)
    const preview = this.items.find((item) => item.id === id)?.preview
    if (preview) this.tools.hide(preview)
    this.set(this.items.filter((item) => item.id !== id))
    void this.tools.drop(id)
  }

  /** Moves a file one position towards the start or the end. */
  move(id: string, by: -1 | 1): void {
    const at = this.items.findIndex((item) => item.id === id)
    const [one, other] = [this.items[at], this.items[at + by]]
    if (!one || !other) return
    this.set(this.items.map((item, index) => (index === at ? other : index === at + by ? one : item)))
  }

  describe(id: string, alt: string): void {
    this.change(id, { alt })
  }

  /** Sends the uploads again that the server has deleted or does not know. */
  renew(): void {
    for (const { id, upload } of this.items) {
      if (!upload) continue
      this.change(id, { upload: undefined })
      void this.send(id)
    }
  }

  /** Loads the files that the draft contains. */
  async restore(media: readonly DraftMedia[]): Promise<void> {
    this.isStopped = false
    const isFresh = (upload: DraftMedia['upload']) => upload && this.tools.now() - upload.time < uploadLifetimeMs
    this.set(
      media.map((each) => ({
        ...each,
        upload: isFresh(each.upload) ? each.upload : undefined,
        state: isFresh(each.upload) ? 'ready' : 'preparing',
      })),
    )
    await Promise.all(media.map(({ id }) => this.restoreOne(id)))
  }

  private async restoreOne(id: string): Promise<void> {
    const original = await this.tools.read(originalFileId(id))
    const file = original ?? (await this.tools.read(id))
    const item = this.items.find((each) => each.id === id)
    if (!item) return
    if (original) return this.prepare(id, new File([original], item.name, { type: original.type }))
    if (file) this.change(id, { file, preview: item.kind === 'image' ? this.tools.show(file) : undefined })
    if (item.upload) return
    if (file) await this.send(id)
    else this.change(id, { state: 'refused', problem: lost })
  }

  /** Stops all uploads when the composer closes. The draft contains all files. */
  stop(): void {
    this.isStopped = true
    for (const abort of this.sends.values()) abort.abort()
    this.sends.clear()
    for (const { preview } of this.items) if (preview) this.tools.hide(preview)
  }

  /** Changes the files to those of a draft that another tab has changed. */
  follow(media: readonly DraftMedia[]): void {
    const idsOf = (of: readonly DraftMedia[]) => of.map(({ id }) => id).join()
    if (idsOf(media) !== idsOf(this.kept)) void this.restore(media)
  }

  /** The files to store in the draft: those that are on the device or uploaded, and those that are still being read. */
  get kept(): DraftMedia[] {
    return this.items
      .filter(({ file, upload, state }) => file ?? upload ?? state === 'preparing')
      .map(({ id, kind, name, alt, width, height, upload }) => ({ id, kind, name, alt, width, height, upload }))
  }
}
