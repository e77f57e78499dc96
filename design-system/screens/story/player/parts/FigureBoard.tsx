import { useState } from 'react'
import { Artwork } from '../../../../components/Artwork.tsx'
import { classes } from '../../../../components/classes.ts'
import { loadFailureProps } from '../../../../components/loadFailureProps.ts'
import type { FigureBox } from '../effects.ts'
import type { StageFigure } from '../stage.types.ts'

export interface FigureBoardProps {
  figure: StageFigure
  box: FigureBox
  /** Whether another character is speaking, so that this one is darkened. */
  isInShade: boolean
}

/** A character on the stage: a picture on a board. A picture with transparency shows the background behind it. */
export function FigureBoard({ figure: { id, image, place, isLeaving }, box, isInShade }: FigureBoardProps) {
  const [shownImage, setHere] = useState<string>()
  const [broken, setBroken] = useState<string>()
  const failure = loadFailureProps(() => setBroken(image))
  const hasPicture = image !== undefined && image !== broken
  return (
    <div
      data-figure={id}
      className={classes('story-board', place === 'CENTER' && 'z-1', isLeaving && 'opacity-0')}
      style={{ left: `${box.left}%`, width: `${box.width}%` }}
    >
      {hasPicture ? (
        <img
          key={image}
          src={image}
          alt=""
          draggable={false}
          className={classes(
            'absolute inset-0 size-full object-contain object-bottom',
            shownImage !== image && 'bg-light',
          )}
          // A prefetched picture is complete before the first paint, so no placeholder is needed.
          ref={(img) => {
            if (img?.complete && img.naturalWidth > 0) setHere(image)
            else failure.ref(img)
          }}
          onLoad={() => setHere(image)}
          onError={failure.onError}
        />
      ) : (
        <Artwork alt="" ratio="fill" id={id} />
      )}
      <span
        className={classes(
          'story-shade absolute inset-0 bg-sunk',
          isInShade && hasPicture && shownImage === image ? 'opacity-40' : 'opacity-0',
        )}
      />
    </div>
  )
}
