import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { isolated } from '../../../text/isolated.ts'
import { isMuteExpired, muteEndText, muteScopeText } from '../mute.rules.ts'
import type { MuteWord } from '../mute.types.ts'

/** A word in the list. If the user has removed it since the page was opened, its row offers an undo. */
export interface MuteListItem extends MuteWord {
  isRemoved?: boolean | undefined
}

export interface MuteRowProps {
  word: MuteListItem
  now: string
  onEdit: (key: string) => void
  onRemove: (key: string, isRemoved: boolean) => void
}

/** The id of a word in the list, which names its row. */
export const muteTitleId = ({ key }: MuteWord) => `mute-${encodeURIComponent(key.toWellFormed())}`

/** A muted word, until when it is muted, and in which channels. A mute that has ended can be renewed. */
export function MuteRow({ word: item, now, onEdit, onRemove }: MuteRowProps) {
  const { key, word, isPart, isRemoved = false } = item
  const isExpired = isMuteExpired(item, now)
  const spoken = isolated(word)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3">
          <bdi
            id={muteTitleId(item)}
            translate="no"
            className={`line-clamp-3 font-bold wrap-anywhere ${isExpired || isRemoved ? 'text-quiet' : ''}`}
          >
            {word}
          </bdi>
          {isExpired && !isRemoved && <Badge kind="期限切れ" />}
        </p>
        <p className="text-14 wrap-anywhere text-quiet">
          {muteEndText(item)}・{isPart ? '長い言葉の一部でも' : 'その言葉だけ'}・<bdi>{muteScopeText(item)}</bdi>
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        <output className="text-14 text-quiet">{isRemoved && 'はずしました'}</output>
        {!isRemoved && (
          <Button
            variant="quiet"
            size="small"
            aria-label={isExpired ? `${spoken}の期限を更新する` : `${spoken}を編集する`}
            onClick={() => onEdit(key)}
          >
            {isExpired ? '更新する' : '編集する'}
          </Button>
        )}
        <Button
          variant={isRemoved ? 'outline' : 'quiet'}
          size="small"
          aria-label={isRemoved ? `${spoken}を元にもどす` : `${spoken}をはずす`}
          onClick={() => onRemove(key, !isRemoved)}
        >
          {isRemoved ? '元にもどす' : 'はずす'}
        </Button>
      </div>
    </div>
  )
}
