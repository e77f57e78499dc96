import {
  CollectedItemDialog,
  type CollectedItemDialogProps,
} from '@tsudoi/design-system/screens/collection/CollectedItemDialog'
import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { useState } from 'react'
import { loadSharedPicture, type SharedPicture } from '../../sharing/sharing.ts'

interface ItemHostProps {
  item: CollectedItem
  onClose: () => void
}

/** The picture of an item: its name, its rarity and its channel. */
function pictureOfItem({ image, name, rarity, channel }: CollectedItem): SharedPicture {
  const rarityText = rarity === undefined || rarity === 'UNKNOWN' ? '' : `${rarity}　`
  return { image, channel, title: name, notes: [`${rarityText}${isolated(channel.name)}　集い`] }
}

/** Dialog with one collected item. If the item is a photo, the user can share it as a picture. */
export function CollectedItemContainer({ item, onClose }: ItemHostProps) {
  const [sharing, setSharing] = useState<CollectedItemDialogProps['sharing']>()
  const share = async () => {
    setSharing('pending')
    try {
      const { drawSharedPicture, shareOrDownload, wayToSend } = await loadSharedPicture()
      const file = await drawSharedPicture(pictureOfItem(item))
      if (wayToSend(file) === 'none') return setSharing('unavailable')
      await shareOrDownload(file, item.name)
      setSharing(undefined)
    } catch {
      setSharing('failed')
    }
  }
  return (
    <CollectedItemDialog
      item={item}
      onClose={onClose}
      onShare={item.kinds.includes('photo') ? () => void share() : undefined}
      sharing={sharing}
    />
  )
}
