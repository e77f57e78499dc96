import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface TicketProps {
  /** The content of the half that the holder keeps (本券), with its own padding. */
  children: ReactNode
  /** The content of the half that the staff tears off at the entrance (半券), with its own padding. */
  stub: ReactNode
  /**
   * Whether the ticket is used or expired: its stub then shows a hole, and its colour is removed. The text must say so
   * too.
   */
  isPunched?: boolean | undefined
  /**
   * From which container width the two halves are side by side. `medium` (default), for a row: from 40rem. `large`, for
   * a page: from 60rem, with a wide stub.
   */
  size?: 'medium' | 'large' | undefined
  className?: string | undefined
}

/** Position of the perforation: horizontal in a narrow container, vertical from the width of the ticket's size up. */
const tears = {
  medium: {
    halves: '@min-[40rem]:flex-row',
    stub: '@min-[40rem]:w-48',
    line: '@min-[40rem]:inset-x-auto @min-[40rem]:inset-y-2.5 @min-[40rem]:left-0 @min-[40rem]:border-t-0 @min-[40rem]:border-l-2',
    notch: '@min-[40rem]:left-0 @min-[40rem]:-translate-x-1/2 @min-[40rem]:translate-y-0',
    first: '@min-[40rem]:-top-2.75 @min-[40rem]:[clip-path:inset(50%_0_0_0)]',
    second:
      '@min-[40rem]:top-auto @min-[40rem]:right-auto @min-[40rem]:-bottom-2.75 @min-[40rem]:[clip-path:inset(0_0_50%_0)]',
  },
  large: {
    halves: '@min-[60rem]:flex-row',
    stub: '@min-[60rem]:w-84',
    line: '@min-[60rem]:inset-x-auto @min-[60rem]:inset-y-2.5 @min-[60rem]:left-0 @min-[60rem]:border-t-0 @min-[60rem]:border-l-2',
    notch: '@min-[60rem]:left-0 @min-[60rem]:-translate-x-1/2 @min-[60rem]:translate-y-0',
    first: '@min-[60rem]:-top-2.75 @min-[60rem]:[clip-path:inset(50%_0_0_0)]',
    second:
      '@min-[60rem]:top-auto @min-[60rem]:right-auto @min-[60rem]:-bottom-2.75 @min-[60rem]:[clip-path:inset(0_0_50%_0)]',
  },
} as const

const notch = 'absolute top-0 z-10 size-5 -translate-y-1/2 rounded-full border border-obi-ink bg-paper'

/**
 * A printed ticket with a perforation between its two halves (本券 ┊ 半券). Like the obi (vertical title band) it keeps the
 * colours of the light theme in the dark theme too. Only tickets use this appearance. Its notches need 10 px of room on
 * both sides.
 */
export function Ticket({ children, stub, isPunched = false, size = 'medium', className }: TicketProps) {
  const tear = tears[size]
  return (
    <div className={classes('@container', className)}>
      <div
        className={classes('relative flex flex-col border border-obi-ink bg-obi-paper text-obi-ink', tear.halves)}
        data-punched={isPunched || undefined}
      >
        <div data-mode="day" className="min-w-0 flex-1">
          {children}
        </div>
        <div className={classes('relative shrink-0', tear.stub, isPunched ? 'bg-obi-paper' : 'ticket-light')}>
          <span
            aria-hidden="true"
            className={classes('absolute inset-x-2.5 top-0 border-t-2 border-dotted border-obi-ink', tear.line)}
          />
          <span
            aria-hidden="true"
            className={classes(notch, '-left-2.75 [clip-path:inset(0_0_0_50%)]', tear.notch, tear.first)}
          />
          <span
            aria-hidden="true"
            className={classes(notch, '-right-2.75 [clip-path:inset(0_50%_0_0)]', tear.notch, tear.second)}
          />
          {isPunched && <PunchHole />}
          <div data-mode="day" className="relative h-full">
            {stub}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The hole that the staff's scissors leave in a used ticket. */
function PunchHole() {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className="absolute top-4 right-4 size-14 fill-paper stroke-obi-ink"
      strokeWidth="1"
      strokeLinejoin="round"
    >
      <path d="M8 4h24v13.5l-5-4.2-7 7.2-7-7.2-5 4.2z" transform="rotate(-15 20 20) translate(0 8)" />
    </svg>
  )
}
