import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftMedia } from '../postDrafts.ts'
import { draftFiles } from '../draftFiles.ts'
import { onTabVisible } from './onTabVisible.ts'
import { prepareMedia } from './media/prepareMedia.ts'
import { MediaTray, type TrayMedia } from './mediaTray.ts'
import { sendMedia } from './send.mutations.ts'
import { randomId } from '../../../randomId.ts'

const toolsFor = (accountId: string) => ({
  prepare: (file: File) => prepareMedia(file),
  upload: sendMedia,
  keep: (id: string, file: Blob) => draftFiles.keep(accountId, id, file),
  read: (id: string) => draftFiles.read(accountId, id),
  drop: (id: string) => draftFiles.drop(accountId, id),
  show: (file: Blob) => URL.createObjectURL(file),
  hide: (address: string) => URL.revokeObjectURL(address),
  now: () => Date.now(),
  newId: randomId,
})

/**
 * The pictures or the video of one draft. `keptNow` returns the files that the draft has now, which another tab may
 * have changed. `onKept` is called when the files to store in the draft change.
 */
export function useMediaTray(
  accountId: string,
  keptNow: () => readonly DraftMedia[],
  onKept: (media: DraftMedia[]) => void,
) {
  const [items, setItems] = useState<readonly TrayMedia[]>([])
  const [tray] = useState(() => new MediaTray(toolsFor(accountId)))
  const last = useRef<string>(undefined)
  const hear = useEffectEvent((next: readonly TrayMedia[]) => {
    setItems(next)
    const now = JSON.stringify(tray.kept)
    // Does nothing if the files to store are the same. Upload progress and restored files do not change the draft.
    if (now === last.current) return
    last.current = now
    onKept(tray.kept)
  })
  const restore = useEffectEvent(() => {
    last.current = JSON.stringify(keptNow())
    void tray.restore(keptNow())
  })
  const follow = useEffectEvent(() => tray.follow(keptNow()))
  useEffect(() => {
    const stopListening = tray.listen((next) => hear(next))
    restore()
    const stopFollowing = onTabVisible(() => follow())
    return () => {
      stopListening()
      stopFollowing()
      tray.stop()
    }
  }, [tray])
  return { items, tray }
}
