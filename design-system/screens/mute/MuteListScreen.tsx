import { useCallback } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Feed } from '../../components/Feed.tsx'
import { groupedDigits } from '../../text/groupedDigits.ts'
import { isMuteExpired } from './mute.rules.ts'
import { MuteListFrame } from './MuteListFrame.tsx'
import { MuteRow, muteTitleId, type MuteListItem, type MuteRowProps } from './parts/MuteRow.tsx'

export interface MuteListScreenProps extends Omit<MuteRowProps, 'word'> {
  /** The words in the order of the list, including those that the user has removed since the page was opened. */
  words: readonly MuteListItem[]
  /** Called to add a word. */
  onAdd: () => void
  /** The maximum number of muted words. */
  limit: number
  /** Whether the words are lost when this tab is closed, because the browser does not store them. */
  isTemporary?: boolean | undefined
}

/** 見たくない言葉: the words and names that the user has muted. Works without a network. */
export function MuteListScreen(props: MuteListScreenProps) {
  const { words, now, onAdd, limit } = props
  const kept = words.filter(({ isRemoved }) => !isRemoved)
  const expired = kept.filter((word) => isMuteExpired(word, now)).length
  const isFull = kept.length >= limit
  return (
    <MuteListFrame>
      <div className="page">
        <Notes {...props} />
        {isFull && (
          <p className="mt-4 max-w-180 text-14 font-bold">
            {kept.length > limit
              ? `ミュートできるのは${limit}件までです。こえた分は、ほかの端末では隠れないことがあります。はずすと、新しく足せます。`
              : `ミュートできる${limit}件に達しました。はずすと、新しく足せます。`}
          </p>
        )}
        {words.length > 0 ? (
          <>
            {!isFull && (
              <Button className="mt-6" onClick={onAdd}>
                言葉を足す
              </Button>
            )}
            <output className="mt-6 block border-t border-ink pt-5 text-14 text-quiet tabular-nums">
              {groupedDigits(kept.length)}件{expired > 0 && `（うち期限切れ${groupedDigits(expired)}件）`}
            </output>
            <Rows {...props} />
          </>
        ) : (
          <EmptyState
            className="mt-10"
            title="見たくない言葉はまだありません"
            description="ライブのネタバレや、苦手な言葉を入れておけます。投稿のメニューの「言葉をミュート」からも足せます。"
            action={{ label: '言葉を足す', onPress: onAdd }}
          />
        )}
      </div>
    </MuteListFrame>
  )
}

const keyOf = ({ key }: MuteListItem) => key

function Rows({ words, now, onEdit, onRemove }: MuteListScreenProps) {
  const row = useCallback(
    (word: MuteListItem) => <MuteRow word={word} now={now} onEdit={onEdit} onRemove={onRemove} />,
    [now, onEdit, onRemove],
  )
  return (
    <div className="mt-2 border-t border-hair">
      <Feed items={words} keyOf={keyOf} label="見たくない言葉" labelledBy={muteTitleId}>
        {row}
      </Feed>
    </div>
  )
}

const Notes = ({ isTemporary }: MuteListScreenProps) => (
  <div className="mt-4 grid max-w-180 gap-2 text-14">
    <p className="text-quiet">
      ログインしている端末で、同じ言葉を隠します。ログアウトすると、この端末からは消え、隠さなくなります。
    </p>
    {isTemporary && (
      <p className="font-bold">
        共用の端末か、ブラウザーの設定や空き容量のため、この端末には残せません。このタブをとじると、この端末からは消えます。
      </p>
    )}
  </div>
)
