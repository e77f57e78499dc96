import type { ReactNode } from 'react'
import { Artwork } from '../../../components/Artwork.tsx'
import { classes } from '../../../components/classes.ts'
import type { HomeBackground, WallSlot } from '../home.types.ts'

export interface PhotoWallProps {
  background?: HomeBackground | undefined
  /** Whether all positions form one row even on a phone, as in the editor. Default: three columns on a phone. */
  isRow?: boolean | undefined
  /** List items, one for each position. */
  children: ReactNode
}

/** The photo wall of the home page: its positions on the chosen background. */
export function PhotoWall({ background, isRow = false, children }: PhotoWallProps) {
  const columns = isRow ? 'grid-cols-5 gap-2' : 'grid-cols-3 gap-3 desk:grid-cols-5'
  return (
    <div className={classes('relative isolate', background && (isRow ? 'p-3 desk:p-6' : 'p-4 desk:p-8'))}>
      {background && (
        <Artwork
          id={background.id}
          src={background.image}
          seed={background.seed}
          alt=""
          ratio="fill"
          className="-z-10"
        />
      )}
      <ol className={`grid desk:gap-4 ${columns}`}>{children}</ol>
    </div>
  )
}

/** A position with its photo, or an empty one with an invitation. */
export function WallPositionContent({ position, photo, invitation }: WallSlot & { invitation?: string | undefined }) {
  if (photo) return <Artwork src={photo.image} alt={`${position}番めに飾っている写真`} ratio="3:4" id={photo.id} />
  return (
    <span className="flex aspect-3/4 flex-col items-center justify-center gap-1 border border-dashed border-edge bg-paper text-center text-ink">
      <span aria-hidden="true" className="text-20 leading-none">
        ＋
      </span>
      <span className={invitation ? 'text-12 font-bold' : 'sr-only'}>
        {invitation ?? `${position}番めは空いています`}
      </span>
    </span>
  )
}
