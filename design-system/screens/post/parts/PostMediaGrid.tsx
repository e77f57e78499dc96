import { useState } from 'react'
import { Artwork } from '../../../components/Artwork.tsx'
import { PostVideo } from './PostVideo.tsx'
import { lazyOnPress } from '../../../lazy.tsx'
import { mediaName, aspectRatioOf } from '../post.rules.ts'
import type { PostMedia } from '../post.types.ts'
import { isolated } from '../../../text/isolated.ts'

/** The module of the enlarged pictures is loaded when the user first opens one. */
const PictureDialog = lazyOnPress(() => import('./PictureDialog.tsx').then((file) => file.PictureDialog))

/** The classes of a picture among several: two pictures per row; if their number is odd, the last one fills its row. */
const besideOthers = 'aspect-1/1 last:odd:col-span-2 last:odd:aspect-2/1'

/**
 * The pictures and videos of a post, each in a box that reserves its aspect ratio. A press on a picture opens it
 * enlarged. A video plays inline, and loads nothing before it is played.
 */
export function PostMediaGrid({ media }: { media: readonly PostMedia[] }) {
  const [open, setOpen] = useState<number>()
  if (media.length === 0) return null
  const close = () => setOpen(undefined)
  const pictures = media.filter(({ kind }) => kind === 'image')
  const isSingle = media.length === 1
  return (
    <>
      <ul className={`mt-3 grid gap-1 ${isSingle ? '' : 'grid-cols-2'}`}>
        {media.map((one, at) => (
          <li
            key={one.id}
            className={`relative bg-sunk ${isSingle ? 'max-h-[80dvh]' : besideOthers}`}
            style={isSingle ? { aspectRatio: aspectRatioOf(one) } : undefined}
          >
            {one.kind === 'video' ? (
              <PostVideo src={one.src} name={mediaName(media, at)} />
            ) : (
              <button
                type="button"
                aria-label={`${isolated(mediaName(media, at))}を大きく表示`}
                className="absolute inset-0 cursor-zoom-in -outline-offset-4"
                onClick={() => setOpen(pictures.indexOf(one))}
              >
                <Artwork id={one.id} src={one.src} alt="" ratio="fill" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && <PictureDialog pictures={pictures} first={open} onClose={close} onFailed={close} />}
    </>
  )
}
