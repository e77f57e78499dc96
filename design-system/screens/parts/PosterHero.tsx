import type { ReactNode } from 'react'
import { Artwork } from '../../components/Artwork.tsx'
import { Light } from '../../components/Light.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { heroEdgeClass } from './heroEdgeClass.ts'

type PosterSize = 'tall' | 'low'

export interface PosterHeroProps {
  /** The minimum height on a desktop. `tall`: 680 px, for a channel. `low`: 600 px, for content of a channel. */
  size: PosterSize
  picture: { src: string | undefined; id: string }
  /** An `Obi` (vertical title band) of size `hero`. */
  obi: ReactNode
  /** The largest figure: beside the obi (vertical title band) on a phone, above the text on a desktop. */
  figure: ReactNode
  /** The text and the actions of the hero. */
  children: ReactNode
}

const sizes = {
  tall: {
    frame: 'desk:min-h-170',
    picture: 'h-108 desk:h-160',
    strip: 'h-120',
    light: '[--light-below:16rem]',
    info: 'desk:pr-5',
  },
  low: {
    frame: 'desk:min-h-150',
    picture: 'h-90 desk:h-140',
    strip: 'h-102',
    light: '[--light-below:12rem]',
    info: 'desk:pr-7',
  },
} as const satisfies Record<PosterSize, object>

const frame =
  `${heroEdgeClass} relative isolate grid grid-cols-[84px_minmax(0,1fr)] gap-x-5 px-4 pb-6 ` +
  'desk:grid-cols-[calc(25rem+var(--hero-edge))_8.5rem_minmax(0,1fr)] desk:gap-x-0 desk:px-0 desk:pb-0'
const picture =
  'relative col-span-2 col-start-1 row-start-1 -mx-4 overflow-hidden desk:col-span-1 desk:col-start-3 desk:mx-0'
const strip = 'relative col-start-1 row-start-1 -mb-12 desk:col-start-2 desk:mb-0 desk:h-full'
/** The width of the figure beside the obi (vertical title band), at any text size. */
export const figureRoomBesideObi = '100vw - 144px'

const figureOnPhone = 'col-start-2 row-start-2 flex min-h-16 items-end pt-6 desk:hidden'
const info =
  'col-span-2 row-start-3 pt-5 desk:col-span-1 desk:col-start-1 desk:row-start-1 desk:self-end desk:pt-0 desk:pl-[var(--hero-edge)]'

/**
 * The hero of a page with a picture. Phone: the picture, with the obi (vertical title band) at its left hanging 48 px
 * below it. Desktop: text, obi, picture up to the viewport's edge.
 */
export function PosterHero({ size, picture: { src, id }, obi, figure, children }: PosterHeroProps) {
  const own = sizes[size]
  return (
    <div className="hero @container">
      <div className={`${frame} ${own.frame}`}>
        <Light place="hero" />
        <div className={`${picture} ${own.picture}`}>
          <Artwork src={src} alt="" ratio="fill" id={id} isPriority />
          <Light
            place="picture"
            className={`${own.light} desk:[--light-below:2.5rem] desk:[--light-left:calc(33.5rem+var(--hero-edge))]`}
          />
        </div>
        <div className={`${strip} ${own.strip}`}>{obi}</div>
        <div className={figureOnPhone}>{figure}</div>
        <div className={`${info} ${own.info}`}>
          <div className="mb-8 max-desk:hidden">{figure}</div>
          {children}
        </div>
      </div>
    </div>
  )
}

/** The skeleton of a hero with a picture. */
export function PosterHeroSkeleton({ size }: Pick<PosterHeroProps, 'size'>) {
  const own = sizes[size]
  return (
    <div className="hero @container">
      <div className={`${frame} ${own.frame}`}>
        <div className={`${picture} ${own.picture}`}>
          <Skeleton shape="block" className="aspect-auto h-full" />
        </div>
        <div className={`${strip} ${own.strip}`}>
          <Skeleton shape="block" className="aspect-auto h-full border border-hair" />
        </div>
        <div className={figureOnPhone}>
          <Skeleton shape="figure" className="h-14 w-36" />
        </div>
        <div className={`${info} ${own.info}`}>
          <Skeleton shape="figure" className="mb-8 h-28 w-64 max-desk:hidden" />
          <Skeleton shape="line" />
          <Skeleton shape="line" className="mt-3 w-2/3" />
          <Skeleton shape="line" className="mt-5 h-13" />
        </div>
      </div>
    </div>
  )
}
