import { untouched } from '@tsudoi/design-system/text/untouched'
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import type { Loadable } from '@tsudoi/design-system/loadable'
import { ChargeQuestion } from '@tsudoi/design-system/screens/story/ChargeQuestion'
import { NotEnoughCoinsDialog } from '@tsudoi/design-system/screens/parts/NotEnoughCoinsDialog'
import { chargeStateOf, episodeName, isStoryOver } from '@tsudoi/design-system/screens/story/story.rules'
import type { Story, StoryChannel, StoryReader } from '@tsudoi/design-system/screens/story/story.types'
import { LoginRequiredDialog } from '@tsudoi/design-system/screens/system/LoginRequiredDialog'
import { TipsDialog } from '@tsudoi/design-system/screens/story/TipsDialog'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasMessageCode } from '../../api/apiError.ts'
import { isSending } from '../../queries/isSending.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { viewerOf } from '../../session/viewerOf.ts'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useIsCurrentUrl } from '../../shell/useIsCurrentUrl.ts'
import { useOpenShop } from '../../shell/useOpenShop.ts'
import { EpisodeConfirmation } from './EpisodeConfirmation.tsx'
import { ReaderNamesContainer } from './ReaderNamesContainer.tsx'
import { playerHref } from './playerHref.ts'
import { openByFreeChargeMutation } from './story.mutations.ts'
import { useCloseStoryDialog } from './useCloseStoryDialog.ts'
import type { useTips } from './useTips.ts'
import { nextStoryDialogStep, type StoryIntent } from './storyIntent.ts'

/** Props of `EpisodeDialogs`. */
export interface EpisodeDialogsProps {
  intent: StoryIntent
  now: string
  channel: StoryChannel
  group: Parameters<typeof playerHref>[0]
  story: Story
  reader: Loadable<StoryReader>
  tips: ReturnType<typeof useTips>
  /** Called if the server refuses to open the episode, with the message that the page shows. */
  onRefused: (sentence: string) => void
}

/** Message if another tab has already used the free charge, which opens one episode per period. */
const chargeUsedText = `チャージはもう使われています。次にチャージで読める時刻を確かめてください。${untouched.coins}`

const namesState = (reader: Loadable<StoryReader>) => {
  if (reader.state === 'loading') return 'unknown'
  return reader.state === 'ready' && reader.data.names ? 'given' : 'missing'
}

/** The dialogs between a press on an episode and the story player, one after the other. */
export function EpisodeDialogs(props: EpisodeDialogsProps) {
  const { intent, now, channel, group, story, reader, tips, onRefused } = props
  const onClose = useCloseStoryDialog()
  const isMember = useIsMember()
  const navigate = useNavigate()
  const isHere = useIsCurrentUrl()
  const openShop = useOpenShop()
  const entryHrefs = useLoginHrefs()
  const balance = useQuery({ ...balanceQuery, enabled: isMember })
  const charging = useMutation(openByFreeChargeMutation)
  // Also if the question was closed and opened again since.
  const isCharging = useIsMutating({ mutationKey: openByFreeChargeMutation.mutationKey }) > 0
  // The dialog that the user has confirmed. It remains open even if coins, charge or badge have changed since.
  const [confirmed, setHeld] = useState<'buy' | 'charge' | 'coins'>()
  const episode = story.episodeList.find(({ id }) => id === intent.episodeId)
  const names = reader.state === 'ready' ? reader.data.names : undefined
  const nextStep = nextStoryDialogStep(intent, {
    viewer: viewerOf(isMember),
    episode,
    isOver: isStoryOver(story, now),
    canCharge: chargeStateOf(story.charge, now) === 'ready',
    coins: balance.data?.total,
    tips: tips.state,
    names: namesState(reader),
  })
  const step = confirmed ?? nextStep

  const read = () => {
    if (episode && names && isHere()) void navigate(playerHref(group, episode.id, names), { replace: true })
  }
  const settle = useEffectEvent(() => (step === 'read' ? read() : onClose()))
  useEffect(() => {
    if (step === 'read' || step === 'none') settle()
  }, [step])

  if (step === 'login') return <LoginRequiredDialog open onClose={onClose} hrefs={entryHrefs} />
  if (step === 'tips') {
    const isOpenedDirectly = intent.by === 'tips'
    return (
      <TipsDialog
        open
        pages={tips.pages}
        wasSeen={isOpenedDirectly}
        onDone={() => {
          tips.done()
          if (isOpenedDirectly) onClose()
        }}
        onClose={onClose}
      />
    )
  }
  if (step === 'names') {
    return (
      <ReaderNamesContainer
        channel={channel}
        reader={reader}
        isOpenedDirectly={intent.by === 'names'}
        onClose={onClose}
      />
    )
  }
  if (!episode) return null
  if (step === 'charge') {
    return (
      <ChargeQuestion
        open
        episode={episode}
        hours={story.charge?.hours ?? 0}
        isPending={isCharging || charging.isSuccess}
        onCancel={onClose}
        onCharge={() => {
          if (isSending(openByFreeChargeMutation.mutationKey)) return
          setHeld('charge')
          charging.mutate(
            { ipId: channel.id, storyGroupId: story.id, storyEpisodeId: episode.id },
            {
              onSuccess: read,
              onError: (error) => {
                onClose()
                if (hasMessageCode(error, 'PermissionDenied')) onRefused(chargeUsedText)
              },
            },
          )
        }}
      />
    )
  }
  if (step === 'coins') {
    return (
      <NotEnoughCoinsDialog
        open
        purpose={`${episodeName(episode)}を購入するには`}
        coins={episode.coins}
        untouched={untouched.coins}
        missing={Math.max(1, episode.coins - (balance.data?.total ?? 0))}
        balance={balance.data}
        cancel="購入せずに閉じる"
        onOpenShop={openShop}
        onCancel={onClose}
      />
    )
  }
  if (step !== 'buy') return null
  return (
    <EpisodeConfirmation
      ipId={channel.id}
      story={story}
      episode={episode}
      onConfirmed={() => setHeld('buy')}
      onBought={read}
      onError={(error) => (hasMessageCode(error, 'NotEnoughCoin') ? setHeld('coins') : onClose())}
      onClose={onClose}
    />
  )
}
