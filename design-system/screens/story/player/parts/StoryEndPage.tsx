import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { FailedState } from '../../../../components/FailedState.tsx'
import { Light } from '../../../../components/Light.tsx'
import { Obi } from '../../../../components/Obi.tsx'
import { PendingSticks } from '../../../../components/PendingSticks.tsx'
import { textLinkClasses, TextLink } from '../../../../components/TextLink.tsx'
import { TitleText } from '../../../../components/TitleText.tsx'
import { assetText } from '../../../asset.types.ts'
import { AssetPicture } from '../../../parts/AssetPicture.tsx'
import { coinText } from '../../../../text/coinText.ts'
import type { NextEpisode, PlayedEpisode, StoryPlayerScreenProps, StoryReward } from '../player.types.ts'
import { isolated } from '../../../../text/isolated.ts'

export type StoryEndPageProps = Pick<StoryPlayerScreenProps, 'end' | 'hrefs' | 'actions'> & {
  episode: PlayedEpisode
}

/** The page after the last line: the reward, the next episode, and the link back. */
export function StoryEndPage({ episode, end, hrefs, actions }: StoryEndPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="story-end" className="story-page story-end">
      <Light />
      <div className="story-end-strip">
        <Obi size="large" top={episode.label} title={episode.title} foot={['おわり']} />
      </div>
      <div className="story-end-words">
        <div className="story-end-head">
          <p className="text-14 text-quiet">{episode.groupName}</p>
          <h2 id="story-end" ref={heading} tabIndex={-1} className="heading text-24">
            <TitleText>{`${isolated(episode.label ?? episode.title)}、おわり`}</TitleText>
          </h2>
        </div>
        <Reward reward={end.reward} onRetry={() => heading.current?.focus()} />
        {end.next ? (
          <Next next={end.next} />
        ) : (
          <p className="mt-6 border-t border-ink pt-4">つぎの話は、まだありません。</p>
        )}
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-5">
          <TextLink href={hrefs.story}>話の一覧へもどる</TextLink>
          <button type="button" className={`${textLinkClasses} tappable`} onClick={() => actions.onJump(0)}>
            はじめから読む
          </button>
          <button type="button" className={`${textLinkClasses} tappable`} onClick={() => actions.onCommand('log')}>
            読み返す
          </button>
        </p>
      </div>
    </section>
  )
}

function Next({ next }: { next: NextEpisode }) {
  const isOpen = next.access === 'open'
  return (
    <div className="mt-6 grid gap-4 border-t border-ink pt-4 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center">
      <p className="min-w-0">
        <span className="block text-14 text-quiet">つぎの話{next.label && `　${next.label}`}</span>
        <span className="heading block text-20">{next.title}</span>
        {!isOpen && (
          <span className="mt-1 block text-14 font-bold tabular-nums">
            {next.coins ? `${coinText(next.coins)}で読めます` : 'まだ開いていません'}
          </span>
        )}
      </p>
      <Button variant={isOpen ? 'solid' : 'outline'} href={next.href} className="w-full desk:w-auto">
        {isOpen ? 'つぎの話を読む' : '読みかたをえらぶ'}
      </Button>
    </div>
  )
}

interface RewardProps {
  reward: StoryReward
  /** Called when the button to load the reward again is pressed. The button then disappears. */
  onRetry: () => void
}

/** The text about the reward. Screen readers announce it once the reward is granted, not while it is pending. */
function Reward({ reward, onRetry }: RewardProps) {
  switch (reward.state) {
    case 'none':
      return null
    case 'given':
      return (
        <output className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
          <AssetPicture asset={reward.asset} size="small" className="w-16" />
          <span>
            <span className="block text-14 text-quiet">はじめて読んだお礼</span>
            <span className="block text-16 font-bold">
              {assetText(reward.asset)}
              {reward.presentsHref === undefined && 'を受けとりました'}
            </span>
            {reward.presentsHref !== undefined && (
              <span className="block">
                持てる数の上限を超えるため、<TextLink href={reward.presentsHref}>プレゼント</TextLink>に届いています。
              </span>
            )}
          </span>
        </output>
      )
    case 'failed': {
      const again = () => {
        onRetry()
        reward.onRetry()
      }
      return (
        <div className="mt-4">
          <FailedState failure={reward.failure} onRetry={again} retryLabel="もう一度受けとる" />
        </div>
      )
    }
    case 'guest':
      return (
        <p className="mt-4">
          <TextLink href={reward.href}>ログイン</TextLink>すると、読んだお礼を受けとれます。
        </p>
      )
    case 'offline':
      return <output className="mt-4 block">いまはオフラインです。読んだお礼は、つながりしだい届きます。</output>
    case 'sending':
      return (
        <output className="mt-4 flex items-center gap-3">
          <PendingSticks />
          読んだお礼を確かめています
        </output>
      )
  }
}
