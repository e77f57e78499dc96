import { ChannelTheme } from './ChannelTheme.tsx'

export interface LightProps {
  /**
   * Where it falls. `page` (default): from the top of a page, through the header, gone before the floor. `hero`: on the
   * paper of a hero. `picture`: the same shafts going on across the hero's picture, which says by `--light-left` and
   * `--light-below` (px) how much wider and taller the hero is. `cover`: one shaft for each of `seeds`, landing on the
   * column of its own jacket below.
   */
  place?: 'page' | 'hero' | 'picture' | 'cover'
  /** Channel seed colours of a cover, in the order of the columns. */
  seeds?: string[]
  className?: string
}

const PLACE = { page: 'light-page', hero: 'light-hero', picture: 'light-picture', cover: 'light-cover' } as const

/**
 * The light that falls: at most two shafts from one source in the channel's colour, multiplied onto paper by day, a
 * glow in stage. Decoration only: hidden from readers, never in the way of a pointer. Its parent must be `relative
 * isolate`.
 */
export function Light({ place = 'page', seeds, className = '' }: LightProps) {
  return (
    <div aria-hidden="true" className={`light origin-top motion-safe:animate-fall ${PLACE[place]} ${className}`}>
      {place === 'cover' ? <CoverShafts seeds={seeds ?? []} /> : <Shafts />}
    </div>
  )
}

function Shafts() {
  return (
    <>
      <span className="light-shaft" />
      <span className="light-shaft light-shaft-beside" />
    </>
  )
}

/** Columns of equal width; a shaft starts half a column to the right of its jacket and lands on all of it. */
function CoverShafts({ seeds }: { seeds: string[] }) {
  const column = 100 / seeds.length
  return seeds.map((seed, at) => (
    <ChannelTheme key={`${at}${seed}`} seed={seed} id={seed} className="contents">
      <span className="light-shaft" style={{ clipPath: landing(at * column, column) }} />
    </ChannelTheme>
  ))
}

function landing(left: number, width: number): string {
  const at = (x: number, y: string) => `${x.toFixed(2)}% ${y}`
  return `polygon(${[
    at(left + width * 1.5, '0'),
    at(left + width * 1.75, '0'),
    at(left + width, '100%'),
    at(left, '100%'),
  ].join(', ')})`
}
