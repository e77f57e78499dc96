import { figureMost } from './figureMost.ts'

/** Sizes that a figure can be set in, in px; each has a class of its own in the stylesheet. */
export type FigureSize = 24 | 32 | 40 | 48 | 72 | 96 | 120 | 144 | 172 | 240 | 320

export interface FigureProps {
  /** The figure, already formatted: '12.4', '3,280', '19:00'. */
  value: string
  /** Stands on the figure's baseline; two parts are set in two lines (['万人が', 'フォロー中']). */
  unit?: string | readonly [string, string]
  /** px. */
  size: FigureSize
  /** px from 1024 px of width up. */
  deskSize?: FigureSize
  tone?: 'ink' | 'danger'
  /** A CSS length that it never grows beyond, however large the reader's text is. Default: nearly the page's width. */
  room?: string
  /** The whole in words, read instead of figure and unit: 終了まで残り3日. */
  label?: string
  className?: string
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
 * A figure set like a headline, with its unit on the baseline: the date, days left, followers, coins, odds. However
 * large the reader's text is, it never grows wider than the page.
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
        style={figureMost(value, room)}
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
