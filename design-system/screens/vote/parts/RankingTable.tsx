import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { memo } from 'react'
import { AppLink } from '../../../components/AppLink.tsx'
import { Artwork } from '../../../components/Artwork.tsx'
import { classes } from '../../../components/classes.ts'
import { Figure } from '../../../components/Figure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { useReorderAnimation } from '../../../components/useReorderAnimation.ts'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import { votesText } from '../vote.rules.ts'
import type { RankingRow } from '../vote.types.ts'
import { VotePenlights } from './VotePenlights.tsx'

export interface RankingTableProps {
  rows: readonly RankingRow[]
  /** The name and time of the ranking, for screen readers. */
  caption: string
  /** Returns the URL to vote for a row's target. */
  hrefOf?: ((id: string) => string) | undefined
}

/**
 * The index of the first row that the browser may skip: from there on, rows outside the viewport are neither laid out
 * nor painted, and reserve the height of a short row. Figures may exceed their column and are never clipped.
 */
const firstFarRow = 10
const farAway =
  '[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] [overflow-clip-margin:4rem] desk:[contain-intrinsic-size:auto_8rem]'

const nameLook = 'flex flex-wrap items-start gap-x-3 gap-y-2 py-4 pr-2 desk:gap-x-6 desk:pr-6'

const rowFields = ['id', 'name', 'image', 'rank', 'votes', 'isTied', 'change', 'uncounted'] as const

/** The number of penlights in the row of the first rank. */
const maxSticks = 20

/**
 * The number of penlights of a row: its votes in proportion to those of the first rank, at least one if it has any
 * votes.
 */
const sticksOf = ({ votes }: RankingRow, first: number) =>
  votes === 0 ? 0 : Math.max(1, Math.round((votes / Math.max(1, first)) * maxSticks))

/**
 * The ranking as a table in the style of a printed programme: rank, name with its votes as penlights, number of
 * votes. An update changes neither the scroll position nor the focus. Large text moves below the picture, to leave
 * space for the votes.
 */
export function RankingTable({ rows, caption, hrefOf }: RankingTableProps) {
  const body = useReorderAnimation<HTMLTableSectionElement>(rows.map(({ id }) => id))
  const first = Math.max(...rows.map(({ votes }) => votes), 0)
  return (
    <table className="w-full table-fixed border-collapse text-left [overflow-anchor:none]">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-[min(3.5rem,17.5vw)] desk:w-[min(8rem,12.5vw)]" />
        <col />
        <col className="w-[min(6rem,30vw)] desk:w-[min(12rem,24vw)]" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">順位</th>
          <th scope="col">名前</th>
          <th scope="col">票数</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, at) => (
          <Row key={row.id} row={row} isFar={at >= firstFarRow} sticks={sticksOf(row, first)} href={hrefOf?.(row.id)} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  row: RankingRow
  isFar: boolean
  sticks: number
  href?: string | undefined
}

/** Whether two rows are equal. The mapper creates new row objects on each response, so rows are compared by value. */
const saysTheSame = (one: RowProps, other: RowProps) =>
  one.isFar === other.isFar &&
  one.sticks === other.sticks &&
  one.href === other.href &&
  rowFields.every((field) => one.row[field] === other.row[field])

/** A row of the ranking, memoised: an update renders only the rows that changed. */
const Row = memo(function Row({ row, isFar, sticks, href }: RowProps) {
  return (
    <tr className="border-b border-hair bg-paper align-top">
      <td className="py-4 pr-2">
        <div className={isFar ? farAway : undefined}>
          <Rank row={row} />
        </div>
      </td>
      {/* The name is inside a component, which the lint rule does not see. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <th scope="row" className="min-w-0 font-normal">
        <span className={classes(nameLook, isFar && farAway)}>
          <span className="w-13 shrink-0 desk:w-[min(8rem,12.5vw)]">
            <Artwork src={row.image} alt="" ratio={row.rank === 1 ? '3:4' : '1:1'} id={row.id} />
          </span>
          <span className="min-w-14 flex-1">
            <Name row={row} href={href} />
            <VotePenlights lit={sticks} maxSticks={maxSticks} className="mt-2 w-full desk:mt-4 desk:h-9" />
          </span>
        </span>
      </th>
      <td className="py-4 text-right">
        <div className={isFar ? farAway : undefined}>
          <Votes row={row} />
        </div>
      </td>
    </tr>
  )
}, saysTheSame)

function Name({ row: { name, rank }, href }: { row: RankingRow; href?: string | undefined }) {
  const size = rank === 1 ? 'text-20 desk:text-32' : 'text-16 desk:text-20'
  const look = `heading line-clamp-3 ${size}`
  if (!href) return <span className={look}>{name}</span>
  // The name is cut after three lines, which would also cut the larger touch target. So the target is an element around
  // the name.
  return (
    <AppLink href={href} className="tappable block underline-offset-4 hover:underline">
      <span className={look}>{name}</span>
    </AppLink>
  )
}

function Votes({ row: { rank, votes, uncounted } }: { row: RankingRow }) {
  return (
    <>
      <Figure
        value={groupedDigits(votes)}
        unit="票"
        size={24}
        deskSize={rank === 1 ? 48 : 32}
        room="30vw"
        label={votesText(votes)}
        className="justify-end"
      />
      {uncounted ? (
        <p className="mt-1 text-12 text-quiet tabular-nums">
          ほかに
          <br className="desk:hidden" />
          あなたの{votesText(uncounted)}
        </p>
      ) : null}
    </>
  )
}

function Rank({ row: { rank, isTied, change } }: { row: RankingRow }) {
  const label = `${isTied ? '同率' : ''}${groupedDigits(rank)}位`
  return (
    <>
      <Figure
        value={groupedDigits(rank)}
        unit="位"
        size={rank < 10 ? 40 : 24}
        deskSize={rank === 1 ? 96 : rank < 10 ? 48 : 32}
        label={label}
      />
      <span className="mt-2 flex flex-wrap items-center gap-x-2 text-12 font-bold">
        {isTied && <span aria-hidden="true">同率</span>}
        {change !== undefined && <Change places={change} />}
      </span>
    </>
  )
}

function Change({ places }: { places: number }) {
  if (places === 0)
    return (
      <span className="text-quiet">
        <Minus aria-hidden="true" className="size-4" />
        <span className="sr-only">前回と同じ順位</span>
      </span>
    )
  const [Icon, way] = places > 0 ? [ArrowUp, '上'] : [ArrowDown, '下']
  const count = groupedDigits(Math.abs(places))
  return (
    <span className="inline-flex items-center whitespace-nowrap tabular-nums">
      <Icon aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{`前回から${count}つ${way}`}</span>
    </span>
  )
}

/** The skeleton of ranking rows. */
export function RankingSkeleton({ rows = 3 }: { rows?: number | undefined }) {
  return (
    <RowsSkeleton rows={rows} row="flex items-start gap-4 border-b border-hair py-4">
      <Skeleton shape="figure" className="h-10 w-8" />
      <Skeleton shape="block" className="aspect-1/1 w-12 shrink-0 desk:w-24" />
      <div className="grid flex-1 gap-3">
        <Skeleton shape="line" className="h-5 w-3/5" />
        <Skeleton shape="line" className="w-2/5" />
      </div>
      <Skeleton shape="figure" className="h-6 w-16" />
    </RowsSkeleton>
  )
}
