import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { OfflineNote } from '../../components/OfflineNote.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Paged } from '../../paged.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PresentRow } from './parts/PresentRow.tsx'
import { PresentsSkeleton } from './parts/PresentsSkeleton.tsx'
import { PresentTabs } from './parts/PresentTabs.tsx'
import { ReceiveAllOutcome } from './parts/ReceiveAllOutcome.tsx'
import type { Present, ReceiveOutcome, ReceiveAllState } from './present.types.ts'

export interface PresentListScreenProps {
  presents: Paged<Present>
  now: string
  order: 'latest' | 'oldest'
  /** The outcome of pressing a present's button, by the id of the present. */
  receipts: Readonly<Record<string, ReceiveOutcome | undefined>>
  all: ReceiveAllState
  onReceive: (id: string) => void
  onReceiveAll: () => void
  hrefs: { box: string; history: string; otherOrder: string; collection: string }
}

/** The presents waiting in the member's box, with buttons to receive one or all (W154). */
export function PresentListScreen(props: PresentListScreenProps) {
  const { presents, all, hrefs } = props
  return (
    <div className="pb-24">
      <PageHead title="プレゼント" lead="お祝いやお礼の品が、ここに届きます。" />
      <div className="page mt-6">
        <PresentTabs current="box" hrefs={hrefs} />
        <div className="mt-6 grid gap-6">
          {all.state === 'done' && <ReceiveAllOutcome result={all} hrefs={hrefs} />}
          <div>
            <PagedList
              paged={presents}
              label="プレゼントを読みこみ中"
              skeleton={<PresentsSkeleton />}
              empty={
                <EmptyState
                  className="pt-4"
                  title="受け取りを待つプレゼントはありません"
                  description="届くと、ここに並びます。受け取ったものは履歴に残っています。"
                  action={{ label: '受け取りの履歴を見る', href: hrefs.history }}
                />
              }
            >
              {(list) => <Box {...props} list={list} />}
            </PagedList>
          </div>
        </div>
      </div>
    </div>
  )
}

function Box(props: PresentListScreenProps & { list: Present[] }) {
  const { list, presents, now, order, receipts, all, onReceive, onReceiveAll, hrefs } = props
  const { more = 'none' } = presents
  const waiting = list.filter(({ id }) => receipts[id] !== 'received' && receipts[id] !== 'gone')
  return (
    <div>
      <OfflineNote outcome="受け取れます" className="mb-3" />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-hair pb-5">
        <Button
          onClick={onReceiveAll}
          disabled={waiting.length === 0 && more === 'none'}
          isPending={all.state === 'receiving'}
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
