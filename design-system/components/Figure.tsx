import { figureMaxWidth } from './figureMaxWidth.ts'

/** Font sizes of a figure in px; each has its own class in the stylesheet. */
export type FigureSize = 24 | 32 | 40 | 48 | 72 | 96 | 120 | 144 | 172 | 240 | 320

export interface FigureProps {
  /** The formatted number: '12.4', '3,280', '19:00'. */
  value: string
  /** Unit on the figure's baseline. Two parts are shown on two lines (['万人が', 'フォロー中']). */
  unit?: string | readonly [string, string] | undefined
  /** Font size in px. */
  size: FigureSize
  /** Font size in px from 1024 px viewport width up. */
  deskSize?: FigureSize | undefined
  tone?: 'ink' | 'danger' | undefined
  /** CSS length: the maximum width, however large the user's text size is. Default: almost the page's width. */
  room?: string | undefined
  /** Full text for screen readers, instead of figure and unit: 終了まで残り3日. */
  label?: string | undefined
  className?: string | undefined
}

const PHONE: Record<FigureSize, string> = {
  24: 'figure-24',
  32: 'figure-32',
  40: 'figure-40',
  48: 'figure-48',
  72: 'figure-72',
  96: 'figure-96',
  120: 'figure-120',
  144: 'figure-144',
  172: 'figure-172',
  240: 'figure-240',
  320: 'figure-320',
}
const DESK: Record<FigureSize, string> = {
  24: 'desk:figure-24',
  32: 'desk:figure-32',
  40: 'desk:figure-40',
  48: 'desk:figure-48',
  72: 'desk:figure-72',
  96: 'desk:figure-96',
  120: 'desk:figure-120',
  144: 'desk:figure-144',
  172: 'desk:figure-172',
  240: 'desk:figure-240',
  320: 'desk:figure-320',
}

/**
 * A large number with its unit on the baseline: dates, days left, followers, coins, odds. It never grows wider than the
 * page, however large the user's text size is.
 */
export function Figure({ value, unit, size, deskSize, tone = 'ink', room, label, className = '' }: FigureProps) {
  const lines = typeof unit === 'string' ? [unit] : unit
  return (
    <span
      className={`inline-flex max-w-full flex-wrap items-baseline-last gap-x-1.5 gap-y-2 font-bold ${tone === 'danger' ? 'text-danger' : 'text-ink'} ${className}`}
    >
      {label && <span className="sr-only">{label}</span>}
      <span
        aria-hidden={label ? true : undefined}
        translate={/\d/.test(value) ? 'no' : undefined}
        style={figureMaxWidth(value, room)}
        className={`-ml-[0.04em] whitespace-nowrap ${PHONE[size]} ${deskSize ? DESK[deskSize] : ''}`}
      >
        {value}
      </span>
      {lines && (
        <span aria-hidden={label ? true : undefined} className={size < 72 ? 'text-14' : 'text-14 desk:text-16'}>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
