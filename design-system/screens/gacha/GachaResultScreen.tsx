import { useId, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { FailedState } from '../../components/FailedState.tsx'
import { lazyComponent, lazyOnPress } from '../../lazy.tsx'
import { Light } from '../../components/Light.tsx'
import { ModeArea } from '../../components/ModeArea.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { SkeletonArea } from '../../components/Skeleton.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import { useFocusOnMount } from '../../components/useFocusOnMount.ts'
import type {
  DrawLogEntry,
  DrawnItem,
  DrawOption,
  DrawProgress,
  DrawResult,
  GachaChannel,
  GachaResultState,
} from './gacha.types.ts'
import { drawnItemText, newItemsText, splitRarestItem, rarityCountText } from './result.rules.ts'
import { ShareLink } from '../parts/ShareLink.tsx'
import { ResultSkeleton } from './parts/ResultSkeleton.tsx'
import { ResultFooter } from './parts/ResultFooter.tsx'
import { OtherDrawnCards } from './parts/OtherDrawnCards.tsx'
import { RarestCard } from './parts/RarestCard.tsx'
import { isolated } from '../../text/isolated.ts'

/** If the module with the card-by-card reveal cannot be loaded, all cards are shown at once. */
const OneByOneReveal = lazyOnPress(() => import('./parts/OneByOneReveal.tsx').then((file) => file.OneByOneReveal))
/** The list of earlier draws is at the end of the page and often empty, so its module loads on demand. */
const DrawLog = lazyComponent(() => import('./parts/DrawLog.tsx').then((file) => file.DrawLog))

export interface GachaResultScreenProps {
  channel: GachaChannel
  gachaName: string
  result: GachaResultState
  /** The option to repeat the same draw; absent when it is no longer available. */
  again?: DrawOption | undefined
  progress: DrawProgress
  /** Whether the result was drawn just now, so it may be revealed card by card. Default: no. */
  isFresh?: boolean | undefined
  /** Whether new results are revealed card by card. Default: all at once, as always under reduced motion. */
  isOneByOne?: boolean | undefined
  /** Called when the member switches between all cards at once and card by card. */
  onOneByOne: (isOneByOne: boolean) => void
  /** Earlier draws, sorted by the latest first. */
  log: DrawLogEntry[]
  onDrawAgain: (option: DrawOption) => void
  hrefs: { gachaTop: string; collection: string; presents: string }
}

/**
 * The result of a gacha draw, in the dark theme: a text summary, the rarest card, the other cards, the remaining coins.
 * The member can also reveal the cards one by one, in draw order. A failed draw can be retried here (W090).
 */
export function GachaResultScreen(props: GachaResultScreenProps) {
  const { channel, gachaName, result, log, hrefs } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <ModeArea mode="stage" className="relative isolate min-h-dvh">
        <Light className="desk:-top-18" />
        <div className="page pt-8 pb-24 desk:pt-10">
          {result.state === 'drawing' && (
            <SkeletonArea label={`${isolated(gachaName)}を${result.count}回引いています`}>
              <ResultSkeleton gachaName={gachaName} count={result.count} />
            </SkeletonArea>
          )}
          {result.state === 'drawn' && <Drawn {...props} key={result.result.id} result={result.result} />}
          {result.state === 'failed' && (
            <>
              <h1 className="heading mb-6 text-32">
                <TitleText>{gachaName}</TitleText>
              </h1>
              <FailedState failure={result.failure} />
              <ResultFooter {...props} />
            </>
          )}
          {result.state === 'none' && (
            <>
              <h1 className="heading mb-6 text-32">ガチャの結果</h1>
              <EmptyState
                reason="none"
                title="表示できる結果がありません"
                description="引いたものは、コレクションに入っています。"
                action={{ label: 'コレクションで見る', href: hrefs.collection }}
              />
              <p className="mt-8">
                <TextLink href={hrefs.gachaTop}>ガチャトップへ</TextLink>
              </p>
            </>
          )}
          {result.state !== 'drawing' && log.length > 0 && <DrawLog entries={log} />}
        </div>
      </ModeArea>
    </ChannelTheme>
  )
}

type DrawnProps = Omit<GachaResultScreenProps, 'result'> & { result: DrawResult }

function Drawn(props: DrawnProps) {
  const { gachaName, result, isFresh = false, isOneByOne = false, onOneByOne } = props
  const { items } = result
  const [at, setAt] = useState(isFresh && isOneByOne && items.length > 1 ? 0 : items.length)
  // After a draw or a reveal started by the user, the heading takes the focus, so that a screen reader announces it
  // once.
  const [takesFocus, setTakesFocus] = useState(isFresh)
  const goTo = (next: number) => {
    setTakesFocus(true)
    setAt(next)
  }
  if (at < items.length) {
    return (
      <OneByOneReveal
        gachaName={gachaName}
        items={items}
        at={at}
        takesFocus={takesFocus}
        revealsByDefault={isOneByOne}
        onRevealsByDefault={onOneByOne}
        onNext={() => goTo(at + 1)}
        onSkip={() => goTo(items.length)}
        onFailed={() => goTo(items.length)}
      />
    )
  }
  return <AllAtOnce {...props} takesFocus={takesFocus} onOneByOneNow={() => goTo(0)} />
}

interface AllAtOnceProps extends DrawnProps {
  takesFocus: boolean
  onOneByOneNow: () => void
}

function AllAtOnce({ gachaName, result, takesFocus, onOneByOneNow, ...foot }: AllAtOnceProps) {
  const { items, sentToPresents = 0 } = result
  const { star, others } = splitRarestItem(items)
  const words = useId()
  const heading = useFocusOnMount(takesFocus)
  if (!star) return null
  return (
    <>
      <p className="text-14 text-quiet">
        {isolated(gachaName)}　{items.length}回の結果
      </p>
      <h1 ref={heading} tabIndex={-1} aria-describedby={words} className="heading text-32">
        <TitleText>{`${isolated(star.name)}が、来てくれました`}</TitleText>
      </h1>
      <p id={words} className="mt-2 flex flex-wrap gap-x-6 text-16 font-bold tabular-nums">
        <span>{rarityCountText(items)}</span> <span>{newItemsText(items)}</span>
      </p>
      {sentToPresents > 0 && (
        <p className="mt-2">
          持てる数の上限を超えた{sentToPresents}枚は、<TextLink href={foot.hrefs.presents}>プレゼント</TextLink>
          に届いています。
        </p>
      )}
      {others.length > 0 && <ResultText items={[star, ...others]} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-6">
        {items.length > 1 && (
          <Button variant="outline" size="small" onClick={onOneByOneNow}>
            1枚ずつ見る
          </Button>
        )}
        <ShareLink>結果をシェアする</ShareLink>
      </div>
      <div className="mt-5 grid gap-x-14 gap-y-8 desk:grid-cols-[27rem_minmax(0,1fr)] desk:items-start">
        <RarestCard item={star} />
        <OtherDrawnCards items={others} coinsLeft={result.coinsLeft} />
      </div>
      <ResultFooter {...foot} />
    </>
  )
}

/**
 * The whole result as a list of text above the pictures, shown if the user prefers reduced motion. The list is not read
 * by screen readers, because they read the same text at the pictures.
 */
function ResultText({ items }: { items: readonly DrawnItem[] }) {
  return (
    <ol aria-hidden="true" className="mt-4 max-w-180 border-t border-hair text-14 motion-safe:hidden">
      {items.map((item, at) => (
        <li key={at} className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-hair py-1.5 tabular-nums">
          <span>{at + 1}</span>
          <span>{drawnItemText(item)}</span>
        </li>
      ))}
    </ol>
  )
}
