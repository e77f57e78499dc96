import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MoreButton } from '../parts/MoreButton.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { More } from '../programme.types.ts'
import { PresentRow } from './parts/PresentRow.tsx'
import { PresentsSkeleton } from './parts/PresentsSkeleton.tsx'
import { PresentTabs } from './parts/PresentTabs.tsx'
import { ReceivedAll } from './parts/ReceivedAll.tsx'
import type { Present, Receipt, ReceiveAll } from './present.types.ts'

export interface PresentListScreenProps {
  presents: Loadable<Present[]>
  now: string
  order: 'latest' | 'oldest'
  /** By the id of a present. */
  receipts: Readonly<Record<string, Receipt | undefined>>
  all: ReceiveAll
  onReceive: (id: string) => void
  onReceiveAll: () => void
  more?: More
  onMore?: () => void
  hrefs: { box: string; history: string; otherOrder: string; collection: string }
}

/** プレゼント (W154): what waits in the box, and the ways to take it. */
export function PresentListScreen(props: PresentListScreenProps) {
  const { presents, all, hrefs, more = 'none', onMore } = props
  return (
    <div className="pb-24">
      <PageHead title="プレゼント" lead="お祝いやお礼の品が、ここに届きます。" />
      <div className="page mt-6">
        <PresentTabs current="box" hrefs={hrefs} />
        <div className="mt-6 grid gap-6">
          {all.state === 'done' && <ReceivedAll result={all} hrefs={hrefs} />}
          <Loaded of={presents} label="プレゼントを読みこみ中" skeleton={<PresentsSkeleton />}>
            {(list) => (list.length > 0 ? <Box {...props} list={list} /> : <Empty hrefs={hrefs} />)}
          </Loaded>
        </div>
        <MoreButton more={more} onMore={onMore} />
      </div>
    </div>
  )
}

function Box({
  list,
  now,
  order,
  receipts,
  all,
  onReceive,
  onReceiveAll,
  more = 'none',
  hrefs,
}: PresentListScreenProps & { list: Present[] }) {
  const waiting = list.filter(({ id }) => receipts[id] !== 'received' && receipts[id] !== 'gone')
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-hair pb-5">
        <Button
          onClick={onReceiveAll}
          disabled={waiting.length === 0 && more === 'none'}
          pending={all.state === 'receiving'}
          pendingLabel="受け取っています"
        >
          すべて受け取る
        </Button>
        <TextLink href={hrefs.otherOrder} className="text-14">
          {order === 'latest' ? '古い順にならべる' : '新しい順にならべる'}
        </TextLink>
      </div>
      <ul>
        {list.map((present) => (
          <PresentRow
            key={present.id}
            present={present}
            now={now}
            receipt={receipts[present.id]}
            onReceive={() => onReceive(present.id)}
          />
        ))}
      </ul>
    </div>
  )
}

function Empty({ hrefs }: Pick<PresentListScreenProps, 'hrefs'>) {
  return (
    <div className="pt-4">
      <EmptyState
        title="受け取りを待つプレゼントはありません"
        description="届くと、ここに並びます。受け取ったものは履歴に残っています。"
        action={{ label: '受け取りの履歴を見る', href: hrefs.history }}
      />
    </div>
  )
}
