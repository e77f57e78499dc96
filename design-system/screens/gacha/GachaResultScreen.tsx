import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { FailedState } from '../../components/FailedState.tsx'
import { Light } from '../../components/Light.tsx'
import { ModeArea } from '../../components/ModeArea.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { SkeletonArea } from '../../components/Skeleton.tsx'
import type { DrawOption, DrawProgress, DrawResult, GachaChannel, ResultState } from './gacha.types.ts'
import { setList } from './gacha.rules.ts'
import { ResultSkeleton } from './parts/ResultSkeleton.tsx'
import { ResultFoot } from './parts/ResultFoot.tsx'
import { SetList } from './parts/SetList.tsx'
import { StarCard } from './parts/StarCard.tsx'

export interface GachaResultScreenProps {
  channel: GachaChannel
  gachaName: string
  result: ResultState
  /** The same draw once more; absent when it cannot be drawn any more. */
  again?: DrawOption
  progress: DrawProgress
  onDrawAgain: (option: DrawOption) => void
  hrefs: { gachaTop: string; collection: string }
}

/**
 * What came (W090), with the lights down: readable at once, the rare card first, the coins left at the end. What failed
 * can be tried again here.
 */
export function GachaResultScreen(props: GachaResultScreenProps) {
  const { channel, gachaName, result, hrefs } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <ModeArea mode="stage" className="relative isolate min-h-dvh">
        <Light className="desk:-top-18" />
        <div className="page pt-8 pb-24 desk:pt-10">
          {result.state === 'drawing' && (
            <SkeletonArea label={`${gachaName}を${result.count}回引いています`}>
              <ResultSkeleton gachaName={gachaName} count={result.count} />
            </SkeletonArea>
          )}
          {result.state === 'drawn' && <Drawn {...props} result={result.result} />}
          {result.state === 'failed' && (
            <>
              <h1 className="heading mb-6 text-32">{gachaName}</h1>
              <FailedState failure={result.failure} />
              <ResultFoot {...props} />
            </>
          )}
          {result.state === 'none' && (
            <>
              <h1 className="heading mb-6 text-32">ガチャの結果</h1>
              <EmptyState
                title="表示できる結果がありません"
                description="引いたものは、コレクションに入っています。"
                action={{ label: 'コレクションで見る', href: hrefs.collection }}
              />
              <p className="mt-8">
                <TextLink href={hrefs.gachaTop}>ガチャトップへ</TextLink>
              </p>
            </>
          )}
        </div>
      </ModeArea>
    </ChannelTheme>
  )
}

function Drawn({
  gachaName,
  result,
  again,
  progress,
  onDrawAgain,
  hrefs,
}: Omit<GachaResultScreenProps, 'result'> & { result: DrawResult }) {
  const { star, others } = setList(result.items)
  if (!star) return null
  return (
    <>
      <p className="text-14 text-quiet">
        {gachaName}　{result.items.length}回の結果
      </p>
      <h1 className="heading text-32">{star.name}が、来てくれました</h1>
      <div className="mt-5 grid gap-x-14 gap-y-8 desk:grid-cols-[27rem_minmax(0,1fr)] desk:items-start">
        <StarCard item={star} />
        <SetList items={others} coinsLeft={result.coinsLeft} />
      </div>
      <ResultFoot again={again} progress={progress} onDrawAgain={onDrawAgain} hrefs={hrefs} />
    </>
  )
}
