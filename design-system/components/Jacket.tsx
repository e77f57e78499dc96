import { AppLink } from './AppLink.tsx'
import { Artwork } from './Artwork.tsx'
import { ChannelTheme } from './ChannelTheme.tsx'
import { Obi, type ObiProps } from './Obi.tsx'

export interface JacketProps extends Pick<ObiProps, 'title' | 'isName' | 'top' | 'foot' | 'side'> {
  /** Id of the channel, story, gacha or card. Selects the fallback picture, and the colour if there is no `seed`. */
  id: string
  image?: string | undefined
  /** Alternative text of the picture; empty when the title already says it. */
  alt: string
  /** Makes the whole jacket one link. */
  href?: string | undefined
  /** The channel's colour (推し色), `#rrggbb`. */
  seed?: string | undefined
  /** Whether the picture loads eagerly: only for pictures in the first view. */
  isPriority?: boolean | undefined
  /** Aspect ratio of the whole jacket. `fill` takes the height of its parent. Default 2:3. */
  ratio?: '2:3' | '3:4' | '4:3' | 'fill' | undefined
  className?: string | undefined
}

const SHAPE = {
  '2:3': 'aspect-[2/3]',
  '3:4': 'aspect-3/4',
  '4:3': 'aspect-4/3',
  fill: 'h-full',
} as const

/** A channel, story, gacha or rare card shown like a record jacket: a paper strip (obi) beside the picture. */
export function Jacket({
  id,
  title,
  isName,
  top,
  foot,
  side = 'left',
  image,
  alt,
  href,
  seed,
  isPriority,
  ratio = '2:3',
  className = '',
}: JacketProps) {
  const face = (
    <>
      <Obi title={title} isName={isName} top={top} foot={foot} side={side} />
      <div className="relative min-w-0 flex-1 overflow-hidden">
        <Artwork
          src={image}
          alt={alt}
          ratio="fill"
          id={id}
          isPriority={isPriority}
          className="motion-safe:duration-light motion-safe:transition-transform motion-safe:group-hover:scale-[1.03]"
        />
      </div>
    </>
  )
  const frame = `group relative flex w-full focus-visible:z-10 ${SHAPE[ratio]}`
  return (
    <ChannelTheme seed={seed} id={id} className={`@container min-w-0 ${ratio === 'fill' ? 'h-full' : ''} ${className}`}>
      {href ? (
        <AppLink href={href} className={frame}>
          {face}
        </AppLink>
      ) : (
        <div className={frame}>{face}</div>
      )}
    </ChannelTheme>
  )
}
