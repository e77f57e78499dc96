import { Figure } from '../../components/Figure.tsx'
import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import { remainingText } from '../../text/remainingText.ts'
import { assetText } from '../asset.types.ts'
import { BulletList } from '../parts/BulletList.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PosterHeroSkeleton } from '../parts/PosterHero.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Crowd } from './parts/Crowd.tsx'
import { Points } from './parts/Points.tsx'
import { VoteFrame } from './parts/VoteFrame.tsx'
import { TimeLeft, VoteHero } from './parts/VoteHero.tsx'
import type { VoteSheetProps } from './parts/VoteSheet.tsx'
import { VoteWay } from './parts/VoteWay.tsx'
import { pointsText, reachedPercent, votingState } from './vote.rules.ts'
import type { CoopVote, Found, VoteChannel, VoteReward } from './vote.types.ts'

const VoteSheet = lazyComponent<VoteSheetProps>(() => import('./parts/VoteSheet.tsx').then((file) => file.VoteSheet))

export interface CoopHrefs {
  campaign: string
  reward: string
  collection: string
  presents: string
  login: string
  top: string
}

export interface CoopVoteScreenProps {
  /** ISO 8601, by the host's clock. */
  now: string
  channel: VoteChannel
  vote: Loadable<Found<CoopVote>>
  rewards: Loadable<VoteReward[]>
  onVote: () => void
  /** The vote that is being made. */
  sheet?: Omit<VoteSheetProps, 'points' | 'until' | 'isClosed' | 'hrefs'>
  hrefs: CoopHrefs
}

/** A coop vote (W109, R077): one goal, a hall of penlights that fills, the own part, and the steps on the way. */
export function CoopVoteScreen({ now, channel, vote, rewards, onVote, sheet, hrefs }: CoopVoteScreenProps) {
  return (
    <VoteFrame channel={channel} of={vote} hrefs={hrefs} skeleton={<PosterHeroSkeleton size="low" />}>
      {(shown) => {
        const { campaign, points } = shown
        const state = votingState(campaign, now)
        const left = remainingText(campaign.end, now)
        return (
          <>
            <VoteHero
              campaign={campaign}
              now={now}
              kind="みんなの投票"
              figure={state === 'open' ? undefined : <TimeLeft campaign={campaign} now={now} />}
            >
              <VoteWay
                state={state}
                campaign={campaign}
                isGuest={!points}
                vote={{ onClick: onVote }}
                login={hrefs.login}
              />
            </VoteHero>
            <div className="page">
              <Goal shown={shown} left={state === 'open' ? left.text : undefined} />
              <Section title="使えるポイント">
                <Points points={points} campaign={campaign} state={state} />
              </Section>
              <Section title="届くお礼" action={{ label: 'お礼をすべて見る', href: hrefs.reward }}>
                <Loaded of={rewards} label="お礼を読みこみ中" skeleton={<StepsSkeleton />}>
                  {(list) => <Steps rewards={list} goal={shown.goal} achieved={shown.achieved} />}
                </Loaded>
              </Section>
              {campaign.cautions.length > 0 && (
                <Section title="ご注意">
                  <BulletList items={campaign.cautions} className="grid max-w-180 gap-1" />
                </Section>
              )}
              <p className="mt-8 desk:pl-66">
                <TextLink href={channel.href}>チャンネルへもどる</TextLink>
              </p>
            </div>
            {sheet && points && (
              <VoteSheet
                {...sheet}
                onFailed={sheet.onClose}
                points={points}
                until={campaign.end}
                isClosed={state !== 'open'}
                hrefs={{ reward: hrefs.reward, collection: hrefs.collection }}
              />
            )}
          </>
        )
      }}
    </VoteFrame>
  )
}

function Goal({ shown: { goal, achieved, points }, left }: { shown: CoopVote; left?: string | undefined }) {
  const percent = reachedPercent(achieved, goal)
  return (
    <Section title="みんなの票" lead={left && `締め切りまで${left}`}>
      <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] desk:items-end desk:gap-x-12">
        <div>
          <Figure
            value={groupedDigits(achieved)}
            unit={['票', `目標${groupedDigits(goal)}票`]}
            size={72}
            deskSize={120}
            label={`目標${groupedDigits(goal)}票のうち、${groupedDigits(achieved)}票`}
          />
          <p className="mt-5 text-20 font-bold tabular-nums">
            {percent >= 100 ? '目標に届きました' : `目標まで、あと${groupedDigits(goal - achieved)}票`}
            <span className="ml-3 text-14 font-normal text-quiet">{groupedDigits(percent)}%</span>
          </p>
          {points && points.voted > 0 && (
            <p className="mt-1 text-reading">そのうち、あなたの{pointsText(points.voted)}です。</p>
          )}
        </div>
        <Crowd percent={percent} className="mt-6 max-w-150 desk:mt-0" />
      </div>
    </Section>
  )
}

interface StepsProps {
  rewards: readonly VoteReward[]
  goal: number
  achieved: number
}

/** The steps on the way, as far as they are reached. */
function Steps({ rewards, goal, achieved }: StepsProps) {
  if (rewards.length === 0) return <p className="text-reading">お礼はまだ発表されていません。</p>
  return (
    <ol className="-mt-3">
      {rewards.map(({ id, required, asset }) => {
        const isReached = achieved >= required
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-hair py-3">
            <span className="w-32 font-bold tabular-nums">{groupedDigits(required)}票</span>
            <span className={`min-w-40 flex-1 ${isReached ? 'font-bold' : ''}`}>{assetText(asset)}</span>
            <span className="text-14 text-quiet tabular-nums">
              {isReached ? '届きました' : `あと${groupedDigits(required - achieved)}票`}
              {required === goal && '（目標）'}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function StepsSkeleton() {
  return (
    <RowsSkeleton rows={3} row="flex gap-6 border-b border-hair py-3">
      <Skeleton shape="line" className="w-24!" />
      <Skeleton shape="line" className="flex-1" />
    </RowsSkeleton>
  )
}
