import { Avatar } from '../../components/Avatar.tsx'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Paged } from '../../paged.ts'
import { FormPage } from '../parts/FormPage.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import type { BlockedFan } from './account.types.ts'
import { isolated } from '../../text/isolated.ts'
import { personName } from '../../text/personName.ts'

export interface BlockListScreenProps {
  /** The blocked fans, the latest block first. */
  fans: Paged<BlockedFan>
  /**
   * Called when the member blocks or unblocks a fan. The caller applies it optimistically and rolls it back when the
   * request fails (S047).
   */
  onBlock: (accountId: string, block: boolean) => void
  accountHref: string
}

/** The fans whom the member has blocked (W061). */
export function BlockListScreen({ fans, onBlock, accountHref }: BlockListScreenProps) {
  return (
    <FormPage
      title="ブロックした人"
      lead={<p>ブロックしているあいだは、おたがいの投稿とプロフィールが表示されません。相手には知らされません。</p>}
    >
      <PagedList
        paged={fans}
        label="ブロックした人を読みこみ中"
        skeleton={<FansSkeleton />}
        empty={
          <EmptyState
            reason="none"
            title="ブロックしている人はいません"
            description="投稿やプロフィールのメニューから、いつでもブロックできます。"
            action={{ label: 'アカウントへもどる', href: accountHref }}
          />
        }
      >
        {(list) => (
          <ul className="border-t border-ink">
            {list.map((fan) => (
              <Row key={fan.accountId} fan={fan} onBlock={(block) => onBlock(fan.accountId, block)} />
            ))}
          </ul>
        )}
      </PagedList>
    </FormPage>
  )
}

function Row({ fan, onBlock }: { fan: BlockedFan; onBlock: (block: boolean) => void }) {
  const { uniqueName, image, isHiddenByBlock } = fan
  const name = personName(fan.nickName)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-hair py-4">
      <Avatar name={name} image={image} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-bold">
          <bdi translate="no">{name}</bdi>
        </p>
        <p translate="no" className="text-14 text-quiet">
          @{uniqueName}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <output className="text-14 text-quiet">{!isHiddenByBlock && '解除しました'}</output>
        <Button
          variant={isHiddenByBlock ? 'outline' : 'quiet'}
          size="small"
          aria-label={
            isHiddenByBlock ? `${isolated(name)}のブロックを解除する` : `${isolated(name)}をもう一度ブロックする`
          }
          onClick={() => onBlock(!isHiddenByBlock)}
        >
          {isHiddenByBlock ? '解除する' : 'もう一度ブロックする'}
        </Button>
      </div>
    </li>
  )
}

function FansSkeleton() {
  return (
    <RowsSkeleton className="border-t border-ink" row="flex items-center gap-4 border-b border-hair py-4">
      <Skeleton shape="circle" className="size-12" />
      <Skeleton shape="line" className="h-6 w-40" />
    </RowsSkeleton>
  )
}
