import { useDeferredValue, type CSSProperties, type ReactNode } from 'react'
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

/** So many rows are laid out within one frame, while somebody scrolls to them. */
const groupSize = 2
/** So many are skipped as one: the browser looks at each group that is not with every frame. */
const sectionSize = 20

const farAway = '[contain-intrinsic-size:auto_calc(var(--rows)*var(--row))] [content-visibility:auto]'

/**
 * A list whose rows all stay in the page, for the keyboard and the browser's search; a group of rows that is far away
 * is neither laid out nor painted.
 */
export function LongList<T>({ items, keyOf, className, row, rowHeight, children }: LongListProps<T>) {
  // A page that comes behind the others renders the list anew: in slices, while somebody scrolls.
  const rendered = useDeferredValue(items)
  // Nothing may stand between `ul` and `li`; between these roles, groups may.
  // oxlint-disable jsx-a11y/prefer-tag-over-role
  return (
    <div role="list" className={classes(rowHeight, className)}>
      <Groups items={rendered} size={sectionSize}>
        {(section, from) => (
          <Groups items={section} from={from} size={groupSize}>
            {(group, start) =>
              group.map((item, at) => (
                <div key={keyOf(item)} role="listitem" className={row}>
                  {children(item, start + at)}
                </div>
              ))
            }
          </Groups>
        )}
      </Groups>
    </div>
  )
}

interface GroupsProps<T> {
  items: readonly T[]
  /** Where the first of them stands in the list. */
  from?: number
  size: number
  children: (group: readonly T[], from: number) => ReactNode
}

/** Each of so many rows, skipped as one while it is far away; the list's first is there at once. */
function Groups<T>({ items, from = 0, size, children }: GroupsProps<T>) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => {
    const group = items.slice(at * size, (at + 1) * size)
    const start = from + at * size
    return (
      <div key={start} className={classes(start > 0 && farAway)} style={{ '--rows': group.length } as CSSProperties}>
        {children(group, start)}
      </div>
    )
  })
}
