import { memo, useDeferredValue, type CSSProperties, type ReactNode } from 'react'
import { classes } from '../../components/classes.ts'

interface Item {
  id: string
}

export interface LongListProps<T extends Item> {
  items: readonly T[]
  className?: string
  /** Of each row. */
  row: string
  /** About how high a row is, as `[--row:…]`: holds the room of those that were never laid out. */
  rowHeight: string
  /** The same function for as long as rows look the same: with another one all of them are rendered anew. */
  children: (item: T, at: number) => ReactNode
}

/** So many rows are laid out within one frame, while somebody scrolls to them. */
const groupSize = 2
/** So many are skipped as one: the browser looks at each group that is not with every frame. */
const sectionSize = 20

/**
 * A list whose rows all stay in the page, for the keyboard and the browser's search; a group of rows that is far away
 * is neither laid out nor painted.
 */
export function LongList<T extends Item>({ items, className, row, rowHeight, children }: LongListProps<T>) {
  // What comes behind the others is rendered in slices, while somebody scrolls.
  const rendered = useDeferredValue(items)
  // Nothing may stand between `ul` and `li`; between these roles, groups may.
  // oxlint-disable jsx-a11y/prefer-tag-over-role
  return (
    <div role="list" className={classes(rowHeight, className)}>
      {inGroups(rendered, sectionSize).map(({ group, from }) => (
        <Section key={from} items={group} from={from} row={row}>
          {children}
        </Section>
      ))}
    </div>
  )
}

interface SectionProps<T extends Item> extends Pick<LongListProps<T>, 'row' | 'children'> {
  items: readonly T[]
  /** Where the first of them stands in the list. */
  from: number
}

function Rows<T extends Item>({ items, from, row, children }: SectionProps<T>) {
  return (
    <Group count={items.length} from={from}>
      {inGroups(items, groupSize).map(({ group, from: start }) => (
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

/** A page that comes behind a thousand rows renders its own alone. */
const Section = memo(
  Rows,
  (before, now) =>
    before.children === now.children &&
    before.row === now.row &&
    before.items.length === now.items.length &&
    before.items.every((item, at) => item === now.items[at]),
) as typeof Rows

function inGroups<T>(items: readonly T[], size: number) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => ({
    group: items.slice(at * size, (at + 1) * size),
    from: at * size,
  }))
}

const farAway = '[contain-intrinsic-size:auto_calc(var(--rows)*var(--row))] [content-visibility:auto]'

/** So many rows, skipped as one while they are far away; the list's first are there at once. */
function Group({ count, from, children }: { count: number; from: number; children: ReactNode }) {
  return (
    <div className={classes(from > 0 && farAway)} style={{ '--rows': count } as CSSProperties}>
      {children}
    </div>
  )
}
