import type { ReactNode } from 'react'

export interface SkeletonProps {
  /** The shape of what comes. `block` and `jacket` fill the width they are given. */
  shape: 'line' | 'block' | 'jacket' | 'figure' | 'row' | 'circle'
  /** Width, height or ratio where the shape's own does not do. */
  className?: string
}

/** Something that is on its way, in its own shape on sunk paper, crossed by unlit light. Hidden from readers. */
export function Skeleton({ shape, className = '' }: SkeletonProps) {
  if (shape === 'row') return <SkeletonRow className={className} />
  return <span aria-hidden="true" data-skeleton={shape} className={`skeleton ${className}`} />
}

function SkeletonRow({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`flex items-center gap-6 border-b border-hair py-4 ${className}`}>
      <span className="skeleton h-7 w-16 shrink-0 desk:h-10 desk:w-24" />
      <span className="skeleton hidden h-18 w-32 shrink-0 desk:block" />
      <span className="flex flex-1 flex-col gap-2">
        <span className="skeleton h-3.5 w-2/5" />
        <span className="skeleton h-5 w-4/5" />
      </span>
    </span>
  )
}

/** How many areas each main has. */
const areas = new WeakMap<Element, number>()

/**
 * Marks the main around it, so that the frame keeps the foot out of sight. `:has` would do so as well: in a page with a
 * thousand rows, the browser then looks through all of them with each element that comes or goes.
 */
function holdFoot(area: HTMLElement | null) {
  const main = area?.closest('main')
  if (!main) return undefined
  const count = (by: 1 | -1) => {
    const now = (areas.get(main) ?? 0) + by
    areas.set(main, now)
    main.toggleAttribute('data-holds-foot', now > 0)
  }
  count(1)
  return () => count(-1)
}

export interface SkeletonAreaProps {
  /** What a reader hears. Default 読みこみ中. */
  label?: string
  className?: string
  children: ReactNode
}

/**
 * Holds skeletons and says once, in words, that something is loading. Until it has come the frame keeps the foot of the
 * page out of sight (`PageFrame`).
 */
export function SkeletonArea({ label = '読みこみ中', className = '', children }: SkeletonAreaProps) {
  return (
    <div ref={holdFoot} data-loading="" className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
