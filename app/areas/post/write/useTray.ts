import { useEffect, useEffectEvent, useState } from 'react'
import type { DraftMedia } from '../../../session/postVault.ts'
import { draftFiles } from '../../../session/draftFiles.ts'
import { prepareMedia } from './media/prepareMedia.ts'
import { MediaTray, type TrayMedia } from './mediaTray.ts'
import { sendMedia } from './send.mutations.ts'

const toolsFor = (accountId: string) => ({
  prepare: (file: File) => prepareMedia(file),
  upload: sendMedia,
  keep: (id: string, file: Blob) => draftFiles.keep(accountId, id, file),
  read: (id: string) => draftFiles.read(accountId, id),
  drop: (id: string) => draftFiles.drop(accountId, id),
  show: (file: Blob) => URL.createObjectURL(file),
  hide: (address: string) => URL.revokeObjectURL(address),
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
})

/** Pictures or a video of one draft. `onKept` hears what the draft has to remember. */
export function useTray(accountId: string, kept: readonly DraftMedia[], onKept: (media: DraftMedia[]) => void) {
  const [items, setItems] = useState<readonly TrayMedia[]>([])
  const [tray] = useState(() => new MediaTray(toolsFor(accountId)))
  const hear = useEffectEvent((next: readonly TrayMedia[]) => {
    setItems(next)
    onKept(tray.kept)
  })
  const restore = useEffectEvent(() => tray.restore(kept))
  useEffect(() => {
    const stopListening = tray.listen((next) => hear(next))
    void restore()
    return () => {
      stopListening()
      tray.stop()
    }
  }, [tray])
  return { items, tray }
}
