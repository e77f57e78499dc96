import { untouched } from '@tsudoi/design-system/text/untouched'
import { useQuery } from '@tanstack/react-query'
import { NotEnoughCoinsDialog } from '@tsudoi/design-system/screens/parts/NotEnoughCoinsDialog'
import { LoginRequiredDialog } from '@tsudoi/design-system/screens/system/LoginRequiredDialog'
import type { Video } from '@tsudoi/design-system/screens/video/video.types'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasMessageCode } from '../../api/apiError.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useOpenShop } from '../../shell/useOpenShop.ts'
import { nextBuyingStep } from './nextBuyingStep.ts'
import { VideoConfirmation } from './VideoConfirmation.tsx'

/** Props of `VideoBuyingDialogs`. */
export interface VideoBuyingDialogsProps {
  ipId: string
  video: Video
  now: string
  onBought: () => void
  onClose: () => void
}

/** The dialogs between a press on a price and the player: login, missing coins, confirmation. */
export function VideoBuyingDialogs({ ipId, video, now, onBought, onClose }: VideoBuyingDialogsProps) {
  const isMember = useIsMember()
  const openShop = useOpenShop()
  const entryHrefs = useLoginHrefs()
  const balance = useQuery({ ...balanceQuery, enabled: isMember })
  // The dialog that the user has confirmed. It remains open even if coins or access have changed since.
  const [held, setHeld] = useState<'buy' | 'coins'>()
  const step = held ?? nextBuyingStep(video, { isMember, coins: balance.data?.total, now })
  const settle = useEffectEvent(onClose)
  useEffect(() => {
    if (step === 'none') settle()
  }, [step])

  if (step === 'login') return <LoginRequiredDialog open onClose={onClose} hrefs={entryHrefs} />
  const coins = video.coins ?? 0
  if (step === 'coins') {
    return (
      <NotEnoughCoinsDialog
        open
        purpose={video.access === 'RENTAL' ? 'この動画をレンタルするには' : 'この動画を購入するには'}
        coins={coins}
        untouched={untouched.coins}
        missing={Math.max(1, coins - (balance.data?.total ?? 0))}
        balance={balance.data}
        cancel={video.access === 'RENTAL' ? 'レンタルせずに閉じる' : '購入せずに閉じる'}
        onOpenShop={openShop}
        onCancel={onClose}
      />
    )
  }
  if (step !== 'buy') return null
  return (
    <VideoConfirmation
      ipId={ipId}
      video={video}
      onConfirmed={() => setHeld('buy')}
      onBought={onBought}
      onError={(error) => (hasMessageCode(error, 'NotEnoughCoin') ? setHeld('coins') : onClose())}
      onClose={onClose}
    />
  )
}
