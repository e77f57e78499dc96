import type { ReactNode } from 'react'

export interface SkeletonProps {
  /** The shape of the content that is loading. `block` and `jacket` fill the available width. */
  shape: 'line' | 'block' | 'jacket' | 'figure' | 'row' | 'circle'
  /** Overrides width, height or aspect ratio of the shape. */
  className?: string | undefined
}

/** A placeholder in the shape of loading content, with a moving shimmer. Hidden from screen readers. */
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

/** Number of loading areas inside each `<main>`. */
const areas = new WeakMap<Element, number>()

/**
 * A ref callback: marks the enclosing `<main>` with `data-holds-foot`, so that the page frame keeps the footer below
 * the viewport. A `:has()` selector would also work, but in a page with a thousand rows the browser then re-checks all
 * of them whenever an element is added or removed.
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
  /** Text for screen readers. Default 読みこみ中. */
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * Wraps skeletons and tells screen readers once that something is loading. Until it unmounts, the footer stays below
 * the viewport (`PageFrame`).
 */
export function SkeletonArea({ label = '読みこみ中', className = '', children }: SkeletonAreaProps) {
  return (
    <div ref={holdFoot} data-loading="" className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
