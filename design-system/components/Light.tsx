import { ChannelTheme } from './ChannelTheme.tsx'

export interface LightProps {
  /**
   * Where the light is used. `page` (default): starts at the top of a page, passes through the header and fades before
   * the bottom. `hero`: behind a hero's text. `picture`: continues the hero's shafts across its picture; `--light-left`
   * and `--light-below` (px) say how much wider and taller the hero is than the picture. `cover`: one shaft per entry
   * of `seeds`, ending on the jacket in the same column below.
   */
  place?: 'page' | 'hero' | 'picture' | 'cover' | undefined
  /** Channel colours of a cover, in the order of the columns. */
  seeds?: string[] | undefined
  className?: string | undefined
}

const PLACE = { page: 'light-page', hero: 'light-hero', picture: 'light-picture', cover: 'light-cover' } as const

/**
 * Decorative light: at most two shafts from one source in the channel's colour, multiplied onto the page in the light
 * theme, glowing in the dark theme. Hidden from screen readers and pointers. The parent must be `relative isolate`.
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

/**
 * The light shafts of a cover, one per column of equal width. Each shaft starts half a column to the right of its
 * jacket and ends on the jacket's full width.
 */
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
