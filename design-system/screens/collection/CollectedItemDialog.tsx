import { Artwork } from '../../components/Artwork.tsx'
import { Button } from '../../components/Button.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { countText } from '../../text/countText.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { Facts } from '../parts/Facts.tsx'
import { rarityText } from '../../text/rarityText.ts'
import { collectedKindText } from './collection.rules.ts'
import type { CollectedItem, CollectedKind } from './collection.types.ts'

export interface CollectedItemDialogProps {
  item: CollectedItem
  onClose: () => void
  /**
   * Called when the share button is pressed: the caller renders the item to an image and shares it. Absent for items
   * without an image.
   */
  onShare?: (() => void) | undefined
  /** The state of the image for sharing: being rendered, failed, or not possible in the host app's webview. */
  sharing?: 'pending' | 'failed' | 'unavailable' | undefined
}

/** The label of the item's time. */
const timeText: Readonly<Record<CollectedKind, string>> = {
  photo: '手に入れた日',
  movie: '受け取った日',
  watched: '最後に見た日',
  unlocked: '開いた日',
  privilegeStory: '受け取った日',
  read: '最後に読んだ日',
  special: '公開',
  ticket: '受け取った日',
  lottery: '最後の応募',
  preorder: '最後の予約',
}

/** A collected item, enlarged: what it is, its source and time, and its actions (W096). */
export function CollectedItemDialog({ item, onClose, onShare, sharing }: CollectedItemDialogProps) {
  const { key, name, image, rarity, owned = 1, kinds, channel, time, description, facts = [], actions } = item
  const kind = kinds[0] ?? 'photo'
  const about = [
    { term: '種類', words: kinds.map((each) => collectedKindText[each]).join('、') },
    {
      term: 'チャンネル',
      words: (
        <TextLink href={channel.href} translate="no">
          {channel.name}
        </TextLink>
      ),
    },
    ...(rarity ? [{ term: 'レア度', words: rarityText(rarity) }] : []),
    ...(owned > 1 ? [{ term: '枚数', words: `${countText(owned)}枚` }] : []),
    ...(time ? [{ term: timeText[kind], words: dateTimeText(time) }] : []),
    ...facts,
  ]
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name} width={960}>
      <ChannelTheme id={channel.id} seed={channel.seed} className="grid gap-6 desk:grid-cols-[20rem_minmax(0,1fr)]">
        <Artwork src={image} alt="" ratio="3:4" id={key} isPriority className="mx-auto w-full max-w-80" />
        <div className="min-w-0">
          {description && <p className="mb-5 text-reading">{description}</p>}
          <Facts facts={about} />
          <div className="mt-6 flex flex-wrap gap-3">
            {actions.map(({ label, href }, at) => (
              <Button key={href} variant={at === 0 ? 'solid' : 'outline'} href={href}>
                {label}
              </Button>
            ))}
            {onShare && (
              <Button
                variant="outline"
                onClick={onShare}
                isPending={sharing === 'pending'}
                pendingLabel="画像をつくっています"
              >
                画像にして送る
              </Button>
            )}
          </div>
          {(sharing === 'failed' || sharing === 'unavailable') && (
            <p role="alert" className="mt-3 text-14 font-bold text-danger">
              {sharing === 'failed'
                ? '画像をつくれませんでした。もう一度お試しください。'
                : 'このアプリの中では、画像を保存できません。ブラウザーでお試しください。'}
            </p>
          )}
        </div>
      </ChannelTheme>
    </Dialog>
  )
}
