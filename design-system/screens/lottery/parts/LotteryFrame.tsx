import type { ReactNode } from 'react'
import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { lazyComponent } from '../../../lazy.tsx'
import type { Loadable } from '../../../loadable.ts'
import { DrawFacts } from '../../parts/DrawFacts.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import type { FoundLottery, LotteryChannel, LotteryHrefs, ShownLottery } from '../lottery.types.ts'
import { LotterySteps } from './LotterySteps.tsx'

/** Hardly anybody comes to a lottery that is not there: what is said then comes when it is needed. */
const NotFoundScreen = lazyComponent(() =>
  import('../../system/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
)

export interface LotteryFrameProps {
  now: string
  channel: LotteryChannel
  of: Loadable<FoundLottery>
  hrefs: Pick<LotteryHrefs, 'top'>
  /** Default: lines of text. */
  skeleton?: ReactNode
  children: (shown: ShownLottery) => ReactNode
}

/** What the three pages of a lottery share: the channel's light, its course, its twelve facts, and its absence. */
export function LotteryFrame({ now, channel, of, hrefs, skeleton = <LinesSkeleton />, children }: LotteryFrameProps) {
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="pb-24">
      <Loaded of={of} bleeds label="抽選を読みこみ中" skeleton={skeleton}>
        {(found) => {
          if (found === 'missing') return <NotFoundScreen topHref={hrefs.top} />
          if (found === 'hidden') return <Hidden channel={channel} top={hrefs.top} />
          return (
            <>
              {children(found)}
              <div className="page">
                <Section title="抽選の流れ">
                  <LotterySteps lottery={found.lottery} result={found.result} now={now} />
                </Section>
                <Section title="この抽選について" lead="申し込む前に、お読みください。">
                  <DrawFacts facts={found.facts} />
                </Section>
              </div>
            </>
          )
        }}
      </Loaded>
    </ChannelTheme>
  )
}

function Hidden({ channel, top }: { channel: LotteryChannel; top: string }) {
  return (
    <>
      <PageHead title="この抽選は、公開されていません" />
      <div className="page mt-10">
        <EmptyState
          title="公開の期間外です"
          description="公開が始まっていないか、終わりました。選んだ賞品は、お渡し済みです。"
          action={channel.id ? { label: 'チャンネルへもどる', href: channel.href } : { label: 'TOPへ', href: top }}
        />
      </div>
    </>
  )
}

function LinesSkeleton() {
  return (
    <div className="page grid gap-4 pt-10 desk:pt-14">
      <Skeleton shape="figure" className="h-10! w-2/3!" />
      <Skeleton shape="line" className="mt-6 h-5! w-full!" />
      <Skeleton shape="line" className="h-5! w-11/12!" />
      <Skeleton shape="line" className="h-5! w-3/4!" />
    </div>
  )
}
