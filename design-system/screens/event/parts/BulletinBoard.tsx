import { useCallback } from 'react'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import type { Paged } from '../../../paged.ts'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { LongList } from '../../parts/LongList.tsx'
import { PagedList } from '../../parts/PagedList.tsx'
import { boardPhase } from '../event.rules.ts'
import type { BoardEntry, EpisodeDetail } from '../event.types.ts'
import { BoardRow, boardRowClasses, BoardSkeleton } from './BoardRow.tsx'
import { BoardSearch } from './BoardSearch.tsx'

export interface BulletinBoardProps {
  episode: EpisodeDetail
  board: Paged<BoardEntry>
  search: string
  onSearch: (words: string) => void
  now: string
}

/** The bulletin board of a performance: its entries with a search, while it can be read. */
export function BulletinBoard({ episode, board, search, onSearch, now }: BulletinBoardProps) {
  const { board: span } = episode
  const phase = boardPhase(episode, now)
  if (!span) return null
  const period = <span className="tabular-nums">{dateRangeText(span.start, span.end)}</span>
  if (phase !== 'open')
    return (
      <Section title="掲示板" lead={period}>
        <p className="text-reading">
          {phase === 'before'
            ? `掲示板は${dateTimeText(span.start)}に開きます。`
            : '掲示板は終わりました。たくさんの言葉を、ありがとうございました。'}
          {phase === 'before' && <DeviceTime at={span.start} />}
        </p>
      </Section>
    )
  return (
    <Section title="掲示板" lead={period}>
      <BoardSearch search={search} onSearch={onSearch} />
      {/* The live region is rendered before its text, so that screen readers announce the text. */}
      <output className="mt-4 block text-14 font-bold empty:sr-only">
        {search !== '' && board.items.state === 'ready' && (
          <>
            「<bdi translate="no">{search}</bdi>」のある書きこみ {board.total ?? board.items.data.length}件
          </>
        )}
      </output>
      <Entries board={board} search={search} onSearch={onSearch} now={now} />
    </Section>
  )
}

function Entries({ board, search, onSearch, now }: Omit<BulletinBoardProps, 'episode'>) {
  const row = useCallback((entry: BoardEntry) => <BoardRow entry={entry} now={now} />, [now])
  return (
    <div className="mt-2">
      <PagedList
        paged={board}
        label="書きこみを読みこみ中"
        skeleton={<BoardSkeleton />}
        empty={
          search === '' ? (
            <EmptyState
              className="mt-6"
              title="書きこみはまだありません"
              description="公演の前後に、ここへ並びます。"
            />
          ) : (
            <EmptyState
              reason="none"
              className="mt-6"
              title="その言葉のある書きこみはありません"
              action={{ label: 'すべての書きこみを見る', onPress: () => onSearch('') }}
            />
          )
        }
      >
        {(entries) => (
          <LongList items={entries} row={boardRowClasses} rowHeight="[--row:9rem]">
            {row}
          </LongList>
        )}
      </PagedList>
    </div>
  )
}
