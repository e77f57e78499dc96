import type { CSSProperties } from 'react'
import { obiColumns, obiLayout, twoDigitNumberPattern } from './obiLayout.ts'

export interface ObiProps {
  /** One short word above the title: kind, episode, rarity. */
  top?: string | undefined
  /** The vertical title. More than ten characters are set in two columns; any length fits. */
  title: string
  /** Whether the title is a channel's or a person's name, which translators of browsers must not change. */
  isName?: boolean | undefined
  /** A short note below the title, at most two lines: ['12.4', '万人']. */
  foot?: readonly [string, string?] | undefined
  /**
   * Position relative to the picture in a row: left for channels and stories, right for gacha. Screen readers read the
   * strip first in either case.
   */
  side?: 'left' | 'right' | undefined
  /**
   * The width of the strip: `medium` is 40–56 px, as on a jacket; `large` is 84 px or 136 px, as on a hero. Default:
   * `medium`.
   */
  size?: 'medium' | 'large' | undefined
  as?: 'h1' | 'h2' | 'p' | undefined
  className?: string | undefined
}

const combined: CSSProperties = { textCombineUpright: 'all' }

/** Renders a vertical text with its numbers of two digits upright: 第47夜. */
const upright = (text: string) =>
  text.split(twoDigitNumberPattern).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} style={combined}>
        {part}
      </span>
    ) : (
      part
    ),
  )

const SIZE = { medium: 'obi-jacket', large: 'obi-hero' } as const

/**
 * Obi (帯): a vertical paper strip with a title, like the one around a Japanese CD or book. It is as tall as its parent,
 * keeps the colours of the light theme in the dark theme too, and sets its title as large as fits.
 */
export function Obi({
  top,
  title,
  isName,
  foot,
  side = 'left',
  size = 'medium',
  as: Title = 'p',
  className = '',
}: ObiProps) {
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
        <Title className="obi-title vertical-title" translate={isName ? 'no' : undefined}>
          {upright(second ? `${first} ` : first)}
          {second && <br />}
          {second && upright(second)}
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
