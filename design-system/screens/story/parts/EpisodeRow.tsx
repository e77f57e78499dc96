import { Artwork } from '../../../components/Artwork.tsx'
import { Button } from '../../../components/Button.tsx'
import { CoinButton } from '../../../components/CoinButton.tsx'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { assetKindText, assetText, isCoinAsset } from '../../asset.types.ts'
import { episodeAccessOf, episodeAccessText, chargeStateOf, episodeName, isEpisodeStarted } from '../story.rules.ts'
import type { StoryCharge, StoryEpisode } from '../story.types.ts'

export interface EpisodeRowProps {
  episode: StoryEpisode
  /** The episode's number: 12 for 第十二話. */
  number: string
  now: string
  charge: StoryCharge | undefined
  /** Whether the sale of the story has ended. */
  isOver: boolean
  onBuy: (episode: StoryEpisode) => void
  onCharge: (episode: StoryEpisode) => void
}

/** A row of the table of contents: the number, the title, and the options to open the episode side by side. */
export function EpisodeRow(props: EpisodeRowProps) {
  const { episode, number, ...ways } = props
  const { id, title, label, summary, image } = episode
  return (
    <li className="grid grid-cols-[minmax(3rem,auto)_minmax(0,1fr)] gap-x-4 border-b border-hair py-6 @min-[50rem]:grid-cols-[6.5rem_minmax(0,11rem)_minmax(12rem,1fr)_minmax(0,19rem)] @min-[50rem]:gap-x-7">
      <div className="pt-1">
        <Figure value={number} size={48} deskSize={96} label={label ? undefined : `${number}話め`} />
      </div>
      <div className="hidden @min-[50rem]:block">
        <Artwork src={image} alt="" ratio="16:9" id={id} />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-quiet">
          {label}
          <ReadState episode={episode} />
        </p>
        <h3 className="heading mt-0.5 text-20">{title}</h3>
        {summary && <p className="mt-1.5 line-clamp-4">{summary}</p>}
        <Reward episode={episode} />
      </div>
      <div className="col-start-2 mt-4 min-w-0 @min-[50rem]:col-start-4 @min-[50rem]:mt-0">
        <AccessOptions {...ways} episode={episode} />
      </div>
    </li>
  )
}

/** Whether the episode is read, or where the reader stopped; renders nothing for a guest. */
function ReadState({ episode }: { episode: StoryEpisode }) {
  const { place, isRead } = episode
  if (place && isEpisodeStarted(episode)) {
    return (
      <span className="font-bold text-ink tabular-nums">
        読みかけ {place.line}/{place.of}
      </span>
    )
  }
  if (!isRead) return null
  return (
    <span className="inline-flex items-center gap-1 font-bold text-ink">
      <Penlight className="translate-y-[0.06em]" />
      読了
    </span>
  )
}

/** The reward for the first reading. */
function Reward({ episode: { reward } }: { episode: StoryEpisode }) {
  if (!reward) return null
  return (
    <p className="mt-2 text-14">
      <span className="text-quiet">はじめて読むと　</span>
      <span className="font-bold">
        {isCoinAsset(reward) ? assetKindText[reward.kind] : `${assetKindText[reward.kind]}「`}
        {assetText(reward)}
        {isCoinAsset(reward) ? '' : '」'}
      </span>
    </p>
  )
}

type WaysProps = Omit<EpisodeRowProps, 'number'>

/**
 * The access to the episode: free, bought or unlocked by the charge (the free unlock); otherwise its price and the
 * charge side by side.
 */
function AccessOptions({ episode, now, charge, isOver, onBuy, onCharge }: WaysProps) {
  const access = episodeAccessOf(episode)
  if (access !== 'locked') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 @min-[50rem]:justify-end">
        <span className="min-w-0 text-12 font-bold">{episodeAccessText[access]}</span>
        <Button variant="outline" size="small" href={episode.href}>
          <span>
            <span className="sr-only">
              {episodeName(episode)}
              {isEpisodeStarted(episode) ? 'の' : 'を'}
            </span>
            {isEpisodeStarted(episode) ? '続きを読む' : '読む'}
          </span>
        </Button>
      </div>
    )
  }
  if (isOver) return <p className="text-14 text-quiet @min-[50rem]:text-right">公開が終わり、いまは開けません。</p>
  const free = chargeStateOf(charge, now)
  return (
    <div className="grid gap-3">
      <CoinButton label="購入して読む" coins={episode.coins} variant="outline" onClick={() => onBuy(episode)} />
      {free === 'ready' && (
        <Button variant="outline" isFullWidth onClick={() => onCharge(episode)}>
          チャージで読む（0コイン）
        </Button>
      )}
      {typeof free === 'object' && (
        <p className="text-14 tabular-nums">
          次にチャージで読める時刻
          <br />
          <span className="font-bold">{dateTimeText(free.next)}</span>
          <span className="text-quiet">（あと{remainingText(free.next, now).text.replace('残り', '')}）</span>
          <DeviceTime at={free.next} />
        </p>
      )}
    </div>
  )
}
