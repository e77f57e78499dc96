import { memo, useDeferredValue, type CSSProperties, type ReactNode } from 'react'
import { classes } from '../../components/classes.ts'

interface Item {
  id: string
}

export interface LongListProps<T extends Item> {
  items: readonly T[]
  className?: string | undefined
  /** Class names of each row. */
  row: string
  /** The estimated row height as `[--row:…]`: reserves space for rows not laid out yet. */
  rowHeight: string
  /** Renders a row. Pass a stable function: a new one re-renders all rows. */
  children: (item: T, at: number) => ReactNode
}

/** The number of rows laid out within one frame while the user scrolls. */
const groupSize = 2
/**
 * The number of rows that the browser skips as one group. It checks every group in each frame, so fewer groups take
 * less time.
 */
const sectionSize = 20

/**
 * A list whose rows all remain in the DOM, for the keyboard and the browser's search. Groups of rows far from the
 * viewport are neither laid out nor painted (content-visibility).
 */
export function LongList<T extends Item>({ items, className, row, rowHeight, children }: LongListProps<T>) {
  // Renders appended rows in slices, so that the user can scroll meanwhile.
  const rendered = useDeferredValue(items)
  // The list uses roles instead of `ul` and `li`, because groups are not allowed between those elements.
  // oxlint-disable jsx-a11y/prefer-tag-over-role
  return (
    <div role="list" className={classes(rowHeight, className)}>
      {splitIntoGroups(rendered, sectionSize).map(({ group, from }) => (
        <Section key={from} items={group} from={from} row={row}>
          {children}
        </Section>
      ))}
    </div>
  )
}

interface SectionProps<T extends Item> extends Pick<LongListProps<T>, 'row' | 'children'> {
  items: readonly T[]
  /** The index of the group's first item in the list. */
  from: number
}

function Rows<T extends Item>({ items, from, row, children }: SectionProps<T>) {
  return (
    <Group count={items.length} from={from}>
      {splitIntoGroups(items, groupSize).map(({ group, from: start }) => (
        <Group key={start} count={group.length} from={from + start}>
          {group.map((item, at) => (
            <div key={item.id} role="listitem" className={row}>
              {children(item, from + start + at)}
            </div>
          ))}
        </Group>
      ))}
    </Group>
  )
}

/** A section of the list, memoised, so that a page appended after a thousand rows renders only its own rows. */
const Section = memo(
  Rows,
  (before, now) =>
    before.children === now.children &&
    before.row === now.row &&
    before.items.length === now.items.length &&
    before.items.every((item, at) => item === now.items[at]),
) as typeof Rows

function splitIntoGroups<T>(items: readonly T[], size: number) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => ({
    group: items.slice(at * size, (at + 1) * size),
    from: at * size,
  }))
}

const farAway = '[contain-intrinsic-size:auto_calc(var(--rows)*var(--row))] [content-visibility:auto]'

/**
 * A group of rows that the browser skips together while they are far from the viewport. The first rows of the list are
 * never skipped.
 */
function Group({ count, from, children }: { count: number; from: number; children: ReactNode }) {
  return (
    <div className={classes(from > 0 && farAway)} style={{ '--rows': count } as CSSProperties}>
      {children}
    </div>
  )
}
