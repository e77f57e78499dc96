import { useCallback, useMemo } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Feed } from '../../components/Feed.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { groupedDigits } from '../../text/groupedDigits.ts'
import type { Viewer } from '../programme.types.ts'
import { filteredLater, emptyLaterFilter } from './later.rules.ts'
import type { LaterFilter, LaterItem } from './later.types.ts'
import { LaterFrame } from './LaterFrame.tsx'
import { LaterRow, laterTitleId } from './parts/LaterRow.tsx'
import { LaterSearch } from './parts/LaterSearch.tsx'

export interface LaterListScreenProps {
  /** The kept items, the latest first, including those that the user has removed since the page was opened. */
  items: readonly LaterItem[]
  now: string
  filter: LaterFilter
  onFilter: (filter: LaterFilter) => void
  /** Called to remove an item, or to undo its removal. Applied at once. */
  onRemove: (key: string, isRemoved: boolean) => void
  /** The maximum number of kept items. */
  limit: number
  /** Whether the items are lost when this tab is closed, because the browser does not store them. */
  isTemporary?: boolean | undefined
  /** The current user. The items of a guest are stored on this device only, so the screen offers the log-in. */
  viewer: Viewer
  hrefs: { channels: string; login: string }
}

/** あとで見る: the posts, videos, events and stories that the user has kept. Works without a network. */
export function LaterListScreen(props: LaterListScreenProps) {
  const { items } = props
  return (
    <LaterFrame>
      <div className="page">
        <Notes {...props} />
        {items.length > 0 ? (
          <SearchAndItems {...props} />
        ) : (
          <EmptyState
            className="mt-10"
            title="保存したものはまだありません"
            description="投稿のメニューや、動画、イベント、ストーリーのページで「あとで見る」を選ぶと、ここに並びます。"
            action={{ label: 'チャンネルをさがす', href: props.hrefs.channels }}
          />
        )}
      </div>
    </LaterFrame>
  )
}

function Notes({ items, limit, isTemporary, viewer, hrefs }: LaterListScreenProps) {
  const count = items.filter(({ isRemoved }) => !isRemoved).length
  return (
    <div className="mt-4 grid max-w-180 gap-2 text-14">
      {viewer === 'member' ? (
        <p className="text-quiet">
          ほかの人には見えません。ログインしている端末で、同じ一覧が見られます。ログアウトすると、この端末からは消えます。
        </p>
      ) : (
        <p>
          いまは、この端末にだけ保存しています。<TextLink href={hrefs.login}>ログインする</TextLink>
          と、ほかの端末でも見られます。
        </p>
      )}
      {isTemporary && (
        <p className="font-bold">
          共用の端末か、ブラウザーの設定や空き容量のため、この端末には残せません。このタブをとじると、この端末からは消えます。
        </p>
      )}
      {count >= limit && (
        <p className="font-bold">
          {count > limit
            ? `保存できるのは${limit}件までです。こえた分は、ほかの端末には表示されないことがあります。はずすと、新しく保存できます。`
            : `保存できる${limit}件に達しました。はずすと、新しく保存できます。`}
        </p>
      )}
    </div>
  )
}

const keyOf = ({ key }: LaterItem) => key

function SearchAndItems({ items, now, filter, onFilter, onRemove }: LaterListScreenProps) {
  const shown = useMemo(() => filteredLater(items, filter), [items, filter])
  const row = useCallback((item: LaterItem) => <LaterRow item={item} now={now} onRemove={onRemove} />, [now, onRemove])
  return (
    <div className="mt-6 border-t border-ink pt-5">
      <LaterSearch items={items} filter={filter} onFilter={onFilter} />
      <output className="mt-5 block text-14 text-quiet tabular-nums">{groupedDigits(shown.length)}件</output>
      {shown.length > 0 ? (
        <div className="mt-2 border-t border-hair">
          <Feed items={shown} keyOf={keyOf} label="あとで見る" labelledBy={laterTitleId}>
            {row}
          </Feed>
        </div>
      ) : (
        <EmptyState
          className="mt-6"
          reason="none"
          title="あてはまるものはありません"
          action={{ label: 'すべて見る', onPress: () => onFilter(emptyLaterFilter) }}
        />
      )}
    </div>
  )
}
