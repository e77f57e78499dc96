import { useQuery } from '@tanstack/react-query'
import { GachaResultScreen } from '@tsudoi/design-system/screens/gacha/GachaResultScreen'
import type { DrawProgress, GachaResultState } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { failureOf } from '../../errors/failure.ts'
import { withPaymentLine } from '../../shell/withPaymentLine.ts'
import { paths } from '../../paths.ts'
import type { PageFile } from '../../pageSpec.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { campaignChannelView } from '../../mappers/channelRef.mappers.ts'
import { Page } from '../../shell/Page.tsx'
import { gachaQuery } from './gacha.queries.ts'
import { drawLogView, drawResultView } from './gacha.mappers.ts'
import { isNewResult, markResultShown, useDrawLog } from './drawLog.ts'
import { useGachaDraw, type DrawResult } from './gachaDraw.ts'
import { useDrawProgress } from './useDrawProgress.ts'
import { useRevealChoice } from './useRevealChoice.ts'

function stateOf(progress: DrawProgress, result: DrawResult | undefined, error: unknown): GachaResultState {
  if (progress.state !== 'idle') return { state: 'drawing', count: progress.count }
  if (error) return { state: 'failed', failure: failureOf(error) }
  return result ? { state: 'drawn', result: drawResultView(result) } : { state: 'none' }
}

const DrawConfirmation = lazyOnPress(() =>
  withPaymentLine(() => import('./DrawConfirmation.tsx')).then((file) => file.DrawConfirmation),
)

/** The gacha of the last draw. Silent: if that gacha has ended, the page just offers no repeat. */
const drawnQuery = (gachaId: string, isMemberNow: boolean) => ({
  ...gachaQuery(gachaId, isMemberNow),
  meta: { isSilent: true },
})

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { ipId = '' } }) => {
  void queryClient.prefetchQuery(channelQuery(ipId, isMember()))
  const { result, failure } = useGachaDraw.getState()
  const last = (result ?? failure)?.draw
  if (last?.ipId === ipId) void queryClient.prefetchQuery(drawnQuery(last.gachaId, isMember()))
}

/**
 * Marks the result on the page as shown, and returns whether it is new. Calls `onRepeated` for a result that was drawn
 * while the page was open.
 */
function useIsFresh(shown: DrawResult | undefined, onRepeated: () => unknown): boolean {
  const [openedWith] = useState(shown?.drawId)
  useEffect(() => {
    if (!shown) return
    markResultShown(shown.drawId)
    if (shown.drawId !== openedWith) onRepeated()
  }, [shown, openedWith, onRepeated])
  return shown !== undefined && isNewResult(shown.drawId)
}

/** Page with the result of the last draw, which is kept over a reload. The member can repeat the draw here (R058). */
export function Component() {
  const { ipId = '' } = useParams()
  const isMemberNow = useIsMember()
  const { result, failure } = useGachaDraw()
  const settled = (result ?? failure)?.draw
  // The last draw with a result or a failure. While a draw is in flight there is neither, and `last` remains the one
  // that is being repeated.
  const [last, setLast] = useState(settled)
  if (settled && settled !== last) setLast(settled)
  const drawn = last?.ipId === ipId ? last : undefined
  const query = drawnQuery(drawn?.gachaId ?? '', isMemberNow)
  const { data, refetch } = useQuery({ ...query, enabled: drawn !== undefined })
  const gacha = data?.gacha
  const channel = useQuery(channelQuery(ipId, isMemberNow)).data?.ip
  const repeatable = gacha?.drawOptionList.find(({ count }) => count === drawn?.count)
  const canRepeat = repeatable && repeatable.count <= (gacha?.remainingDrawCount ?? Infinity)
  const progress = useDrawProgress(drawn?.gachaId ?? '')
  const isFresh = useIsFresh(drawn && progress.state === 'idle' ? result : undefined, refetch)
  const log = useDrawLog(({ draws }) => draws)
  const [isConfirming, setIsConfirming] = useState(false)
  const close = () => setIsConfirming(false)
  return (
    <Page isStage channel={{ id: ipId, seed: channel?.oshiColor }}>
      <GachaResultScreen
        channel={campaignChannelView(ipId, channel)}
        gachaName={gacha?.name ?? 'ガチャ'}
        result={drawn ? stateOf(progress, result, failure?.error) : { state: 'none' }}
        again={
          canRepeat && gacha?.stock === 'IN_STOCK'
            ? { count: repeatable.count, coins: repeatable.consumeCoin }
            : undefined
        }
        progress={progress}
        isFresh={isFresh}
        {...useRevealChoice()}
        log={log
          .filter((each) => each.result.draw.ipId === ipId && each.result.drawId !== result?.drawId)
          .map(drawLogView)}
        onDrawAgain={() => setIsConfirming(true)}
        hrefs={{ gachaTop: paths.gacha(ipId, drawn?.gachaId), collection: paths.collection, presents: paths.presents }}
      />
      {isConfirming && drawn && gacha && repeatable && (
        <DrawConfirmation
          draw={{
            ipId,
            gachaId: drawn.gachaId,
            gachaName: gacha.name,
            count: repeatable.count,
            coins: repeatable.consumeCoin,
            until: normalisedInstant(gacha.publicationEndTime),
          }}
          onDrawn={close}
          onClose={close}
          onFailed={close}
        />
      )}
    </Page>
  )
}
