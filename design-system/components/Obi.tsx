import type { CSSProperties } from 'react'
import { obiColumns, obiLayout } from './obiLayout.ts'

export interface ObiProps {
  /** One short word at the head: kind, episode, rarity. */
  top?: string
  /** The vertical title. More than ten characters are set in two columns; any length fits the strip. */
  title: string
  /** One fact in at most two short lines: ['12.4', '万人']. */
  foot?: readonly [string, string?]
  /**
   * Side of the picture, in a row that holds both: left for channels and stories, right for gacha. It is read first.
   */
  side?: 'left' | 'right'
  /** `jacket` 40–56 wide, `hero` 84 / 136 wide. Default jacket. */
  size?: 'jacket' | 'hero'
  as?: 'h1' | 'h2' | 'p'
  className?: string
}

const SIZE = { jacket: 'obi-jacket', hero: 'obi-hero' } as const

/**
 * 帯: the paper strip of a Japanese CD. It takes the full height of its parent, holds the day's paper and light in both
 * modes (it never inverts), and sets its title as large as the strip allows.
 */
export function Obi({ top, title, foot, side = 'left', size = 'jacket', as: Title = 'p', className = '' }: ObiProps) {
  const layout = obiLayout(title)
  const [first, second] = obiColumns(title)
  const measures = { '--obi-size': layout.size, '--obi-rows': layout.rows, '--obi-columns': layout.columns }
  return (
    <div
      className={`obi ${SIZE[size]} ${side === 'right' ? 'order-last' : ''} ${className}`}
      style={measures as CSSProperties}
    >
      {top && <p className="obi-fact">{top}</p>}
      <div className="obi-room">
        <Title className="obi-title vertical-title">
          {second ? `${first} ` : first}
          {second && <br />}
          {second}
        </Title>
      </div>
      {foot && (
        <p className="obi-fact">
          {foot[0]}
          {foot[1] && <br />}
          {foot[1]}
        </p>
      )}
    </div>
  )
}
