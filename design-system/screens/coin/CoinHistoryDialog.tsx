import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import type { Paged } from '../../paged.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PurchaseLimits, type PurchaseLimitsOfAges } from '../parts/PurchaseLimits.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import type { Viewer } from '../programme.types.ts'
import type { CoinMovement, MonthPurchase } from './coin.types.ts'
import { CoinSumsPanel } from './parts/CoinSumsPanel.tsx'
import { MonthlyLimitUsage } from './parts/MonthlyLimitUsage.tsx'
import { MovementRows } from './parts/MovementRows.tsx'

export interface CoinHistoryDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Who views the dialog. A guest sees links to log in, and no request for member data is sent (Q17). */
  viewer: Viewer
  /** The member's purchases this month and the monthly limit of their age (S112, S141). */
  month: Loadable<MonthPurchase>
  /** The monthly limits of all ages (Q85). */
  limits: Loadable<PurchaseLimitsOfAges>
  /** The coin movements, the latest first (S145). */
  movements: Paged<CoinMovement>
  hrefs: { login: string; signUp: string; shop: string; profile: string }
}

/**
 * The dialog 購入履歴: this month's purchases against the member's limit, and every coin movement. Pages about money have
 * no decorative light (W157, S111–S113).
 */
export function CoinHistoryDialog(props: CoinHistoryDialogProps) {
  const { open, onOpenChange, viewer } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="購入履歴">
      {viewer === 'guest' ? <Entry hrefs={props.hrefs} /> : <History {...props} />}
    </Dialog>
  )
}

function Entry({ hrefs }: Pick<CoinHistoryDialogProps, 'hrefs'>) {
  return (
    <>
      <EmptyState
        reason="members"
        title="ログインすると、購入履歴が見られます"
        description="コインの購入と、受け取りと、使い道の記録です。"
        action={{ label: 'ログインする', href: hrefs.login }}
      />
      <p className="mt-8">
        はじめての方は、<TextLink href={hrefs.signUp}>無料で会員登録</TextLink>
      </p>
    </>
  )
}

function History({ month, limits, movements, hrefs }: CoinHistoryDialogProps) {
  const [shown, setShown] = useState('rows')
  return (
    <div className="grid gap-x-8 gap-y-8 desk:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid content-start gap-7 desk:sticky desk:top-0 desk:self-start">
        <Loaded value={month} label="今月の購入を読みこみ中" skeleton={<MonthSkeleton />}>
          {(data) => <MonthlyLimitUsage month={data} />}
        </Loaded>
        <Loaded value={limits} label="登録年齢を読みこみ中" skeleton={<Skeleton shape="line" className="w-32" />}>
          {({ age }) => <Age age={age} profileHref={hrefs.profile} />}
        </Loaded>
      </div>
      <div className="min-w-0">
        <Tabs
          label="見かた"
          value={shown}
          onValueChange={setShown}
          items={[
            { value: 'rows', label: '履歴', panel: <Movements movements={movements} shopHref={hrefs.shop} /> },
            { value: 'sums', label: '内訳', panel: <CoinSumsPanel movements={movements} /> },
            { value: 'limits', label: '購入上限', panel: <Limits limits={limits} /> },
          ]}
        />
      </div>
    </div>
  )
}

function Age({ age, profileHref }: { age: number | undefined; profileHref: string }) {
  return (
    <div className="border-t border-hair pt-4 text-14">
      <p>
        登録年齢
        <span className="ml-3 text-20 font-bold tabular-nums">{age === undefined ? '未登録' : `${age}歳`}</span>
      </p>
      {age === undefined && (
        <p className="mt-2">
          生年月日の登録がないため、いちばん低い上限です。
          <TextLink href={profileHref}>プロフィールを編集する</TextLink>
        </p>
      )}
    </div>
  )
}

function Limits({ limits }: Pick<CoinHistoryDialogProps, 'limits'>) {
  return (
    <Loaded value={limits} label="購入上限を読みこみ中" skeleton={<Skeleton shape="block" className="h-40" />}>
      {(data) => (
        <>
          <PurchaseLimits limits={data} />
          <p className="mt-4 text-14 text-quiet">
            上限は、登録した生年月日に応じてアカウントごとに決まります。毎月1日に、新しく数えはじめます。
          </p>
        </>
      )}
    </Loaded>
  )
}

function Movements({ movements, shopHref }: { movements: Paged<CoinMovement>; shopHref: string }) {
  const isMore = (movements.more ?? 'none') !== 'none'
  return (
    <PagedList
      paged={movements}
      label="コインの履歴を読みこみ中"
      skeleton={<MovementsSkeleton />}
      isEndless
      empty={
        <EmptyState
          title="コインの記録はまだありません"
          description="受け取ったコインと、使ったコインが、ここに残ります。"
          action={{ label: 'コインショップを開く', href: shopHref }}
        />
      }
    >
      {(list) => <MovementRows movements={list} isMore={isMore} />}
    </PagedList>
  )
}

const MonthSkeleton = () => (
  <div>
    <Skeleton shape="line" className="w-24" />
    <Skeleton shape="figure" className="mt-4 h-12 w-40" />
    <Skeleton shape="line" className="mt-4" />
  </div>
)

const MovementsSkeleton = () => (
  <RowsSkeleton rows={6} row="flex items-center justify-between gap-6 border-b border-hair py-4">
    <div className="grid flex-1 gap-2">
      <Skeleton shape="line" className="w-3/5" />
      <Skeleton shape="line" className="h-3 w-2/5" />
    </div>
    <Skeleton shape="line" className="w-14" />
  </RowsSkeleton>
)
