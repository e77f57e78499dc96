import type { CollectedPhoto } from './collection.types.ts'

export interface ChannelPhotos {
  channel: CollectedPhoto['channel']
  photos: CollectedPhoto[]
}

/** Photos by channel; channels and photos keep the order in which they came. */
export function byChannel(photos: readonly CollectedPhoto[]): ChannelPhotos[] {
  const groups = new Map<string, ChannelPhotos>()
  for (const photo of photos) {
    const group = groups.get(photo.channel.id) ?? { channel: photo.channel, photos: [] }
    group.photos.push(photo)
    groups.set(photo.channel.id, group)
  }
  return [...groups.values()]
}
