import { useState } from 'react'
import { graphemes } from '../text/graphemes.ts'
import { hasVisibleCharacter } from '../text/hasVisibleCharacter.ts'
import { loadFailureProps } from './loadFailureProps.ts'

export interface AvatarProps {
  name: string
  image?: string | undefined
  /**
   * Whether the account is official, which means that it speaks for a channel or for the operator: its picture is then
   * square, with the channel's coloured strip (obi) at the left edge. A person's picture is round.
   */
  isOfficial?: boolean | undefined
  /** Edge length in px at normal text size. Default 48. */
  size?: 32 | 40 | 48 | 64 | 96 | undefined
  /** Edge length in px from 1024 px viewport width up. Default: `size`. */
  deskSize?: 176 | undefined
  /** Alternative text, only where the name is not shown beside the avatar. Default: decorative. */
  alt?: string | undefined
  className?: string | undefined
}

const SIZE = {
  32: 'size-8 text-14',
  40: 'size-10 text-16',
  48: 'size-12 text-20',
  64: 'size-16 text-24',
  96: 'size-24 text-32',
}

/**
 * The picture of a person or an official account. Without an image it shows the first visible letter of the name on the
 * channel's light colour.
 */
export function Avatar({
  name,
  image,
  isOfficial = false,
  size = 48,
  deskSize,
  alt = '',
  className = '',
}: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const shape = isOfficial ? '' : 'rounded-full'
  const shown = image && image !== broken
  // A letter may be taller than its line, so the box clips it. An image never exceeds its box: clipping it too costs
  // paint time.
  const clip = shown ? '' : 'overflow-hidden'
  return (
    <span
      className={`inline-flex shrink-0 items-center justify-center bg-light font-bold text-ink ${clip} ${shape} ${SIZE[size]} ${deskSize ? 'desk:size-44 desk:text-44' : ''} ${className}`}
      role={!shown && alt ? 'img' : undefined}
      aria-label={!shown && alt ? alt : undefined}
    >
      {isOfficial && <span aria-hidden="true" className="obi w-[18%]" />}
      {shown ? (
        <img
          src={image}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={`h-full min-w-0 flex-1 object-cover ${shape}`}
          {...loadFailureProps(() => setBroken(image))}
        />
      ) : (
        <span aria-hidden="true" className="flex-1 text-center">
          {graphemes(name).find(hasVisibleCharacter) ?? '集'}
        </span>
      )}
    </span>
  )
}
