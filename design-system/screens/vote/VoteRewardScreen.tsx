import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateRangeText } from '../../text/dateRangeText.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { Actions } from '../parts/Actions.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RewardRows, RewardRowsSkeleton } from './parts/RewardRows.tsx'
import { VoteFrame } from './parts/VoteFrame.tsx'
import { pointsText, votingState } from './vote.rules.ts'
import type {
  AmountRewards,
  Found,
  ParticipateRewards,
  Receiving,
  ShownVote,
  VoteChannel,
  VoteHrefs,
} from './vote.types.ts'

export interface VoteRewardScreenProps {
  /** ISO 8601, by the host's clock. */
  now: string
  channel: VoteChannel
  vote: Loadable<Found<ShownVote>>
  /** Undefined for guests: nobody's rewards. */
  byAmount?: Loadable<AmountRewards>
  participate?: Loadable<ParticipateRewards>
  receiving: Receiving
  onReceive: (id: string) => void
  hrefs: VoteHrefs
}

/** Rewards of a ranking campaign (W108, R076): by points voted, handed over by themselves; for taking part, by hand. */
export function VoteRewardScreen(props: VoteRewardScreenProps) {
  const { now, channel, vote, byAmount, participate, receiving, onReceive, hrefs } = props
  return (
    <VoteFrame channel={channel} of={vote} hrefs={hrefs}>
      {({ campaign }) => (
        <>
          <PageHead title="投票の特典" lead={campaign.name} />
          <div className="page">
            {participate && <Participate of={participate} now={now} receiving={receiving} onReceive={onReceive} />}
            {byAmount && <ByAmount of={byAmount} isOver={votingState(campaign, now) === 'over'} />}
            {!byAmount && (
              <EmptyState
                className="mt-10"
                title="ログインすると、特典が見られます"
                description="投票したポイントに応じて届く特典と、参加した方が受け取れる特典があります。"
                action={{ label: 'ログインする', href: hrefs.login }}
              />
            )}
            <Actions className="mt-10 border-t border-ink pt-8">
              <TextLink href={hrefs.campaign}>投票のページへもどる</TextLink>
              {byAmount && <TextLink href={hrefs.collection}>コレクションを見る</TextLink>}
              {byAmount && <TextLink href={hrefs.presents}>プレゼントボックスを見る</TextLink>}
            </Actions>
          </div>
        </>
      )}
    </VoteFrame>
  )
}

function ByAmount({ of, isOver }: { of: Loadable<AmountRewards>; isOver: boolean }) {
  return (
    <Section title="ポイントに応じた特典" lead="届いた時点で、お渡し済みです。">
      <Loaded of={of} label="特典を読みこみ中" skeleton={<RewardRowsSkeleton />}>
        {({ voted, rewards }) => (
          <RewardRows
            rewards={rewards}
            missingText={({ required }) => (isOver ? '届きませんでした' : `あと${pointsText(required - voted)}`)}
          />
        )}
      </Loaded>
    </Section>
  )
}

interface ParticipateProps extends Pick<VoteRewardScreenProps, 'now' | 'receiving' | 'onReceive'> {
  of: Loadable<ParticipateRewards>
}

const at = (iso: string) => Date.parse(iso)

/** Why rewards for taking part cannot be received at this moment (E064). The host decides. */
function closedText({ receivable }: ParticipateRewards, now: string): string | undefined {
  if (!receivable) return undefined
  if (at(now) < at(receivable.start)) return `受け取りは、${dateTimeText(receivable.start)}からです。`
  return at(now) < at(receivable.end) ? undefined : '受け取り期間は終わりました。'
}

function Participate({ of, now, receiving, onReceive }: ParticipateProps) {
  return (
    <Section title="参加特典" lead="受け取るボタンで、お渡しします。">
      <Loaded of={of} label="特典を読みこみ中" skeleton={<RewardRowsSkeleton />}>
        {(shown) => {
          const { voted, description, start, end, receivable, rewards } = shown
          const closed = closedText(shown, now)
          return (
            <>
              <div className="mb-6 grid max-w-180 gap-1 text-reading">
                {description && <p className="whitespace-pre-line">{description}</p>}
                {(start ?? end) && <p className="text-14 tabular-nums">対象の投票　{dateRangeText(start, end)}</p>}
                {receivable && (
                  <p className="text-14 tabular-nums">
                    受け取り期間　{dateRangeText(receivable.start, receivable.end)}
                  </p>
                )}
                {closed && <p className="font-bold">{closed}</p>}
              </div>
              <RewardRows
                rewards={rewards}
                missingText={({ required }) => `あと${pointsText(required - voted)}`}
                receiving={receiving}
                onReceive={closed ? undefined : onReceive}
              />
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}
