import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../components/classes.ts'

export interface LongListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  className?: string
  /** Of each row. */
  row: string
  /** About how high a row is, as `[--row:…]`: holds the room of those that were never laid out. */
  rowHeight: string
  children: (item: T, at: number) => ReactNode
}

/** The browser looks at each group with every frame, and lays one out within one: neither many nor high ones. */
const groupSize = 10

const farAway = '[contain-intrinsic-size:auto_calc(var(--rows)*var(--row))] [content-visibility:auto]'

/**
 * A list whose rows all stay in the page, for the keyboard and the browser's search; a group of rows that is far away
 * is neither laid out nor painted.
 */
export function LongList<T>({ items, keyOf, className, row, rowHeight, children }: LongListProps<T>) {
  const starts = Array.from({ length: Math.ceil(items.length / groupSize) }, (_, group) => group * groupSize)
  // Nothing may stand between `ul` and `li`; between these roles, groups may.
  // oxlint-disable jsx-a11y/prefer-tag-over-role
  return (
    <div role="list" className={className}>
      {starts.map((start) => {
        const group = items.slice(start, start + groupSize)
        const style = { '--rows': group.length } as CSSProperties
        return (
          <div key={start} className={classes(start > 0 && farAway, rowHeight)} style={style}>
            {group.map((item, at) => (
              <div key={keyOf(item)} role="listitem" className={row}>
                {children(item, start + at)}
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}
