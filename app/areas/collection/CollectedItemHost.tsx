import { CollectedItemDialog } from '@tsudoi/design-system/screens/collection/CollectedItemDialog'
import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { useState } from 'react'
import { shareOrDownload, renderSharePicture } from './sharePicture.ts'

interface ItemHostProps {
  item: CollectedItem
  onClose: () => void
}

/** Dialog with one collected item. If the item is a photo, the user can share it as a picture. */
export function CollectedItemHost({ item, onClose }: ItemHostProps) {
  const [sharing, setSharing] = useState<'pending' | 'failed'>()
  const share = () => {
    setSharing('pending')
    renderSharePicture(item)
      .then((file) => shareOrDownload(file, item.name))
      .then(
        () => setSharing(undefined),
        () => setSharing('failed'),
      )
  }
  return (
    <CollectedItemDialog
      item={item}
      onClose={onClose}
      onShare={item.kinds.includes('photo') ? share : undefined}
      sharing={sharing}
    />
  )
}
