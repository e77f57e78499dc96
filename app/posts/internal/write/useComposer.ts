import { useIsMutating, useQuery } from '@tanstack/react-query'
import {
  altProblem,
  altToSend,
  postTextProblem,
  spoilerLabelProblem,
} from '@tsudoi/design-system/screens/post/write/write.rules'
import { textToSend } from '@tsudoi/design-system/text/userText'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SpoilerSetting } from '@tsudoi/design-system/screens/post/write/write.types'
import { isSpoilerSupported } from '../spoilerSupport.ts'
import type { ComposerProps, WritingTarget } from '../writing.types.ts'
import { doubleTapMs } from '../../../queries/isSending.ts'
import { profileQuery } from '../../../queries/member.queries.ts'
import { queryClient } from '../../../queryClient.ts'
import { useFormMutation } from '../../../queries/useFormMutation.ts'
import { serverNow, serverTimeOf } from '../../../time/clock.ts'
import { useSession } from '../../../session/sessionStore.ts'
import type { TrayMedia } from './mediaTray.ts'
import { sendFailureMessagesOf, type SendFailureMessages } from './sendFailureMessages.ts'
import {
  composerNameOf,
  openComposerNames,
  sendMutationKey,
  writingMutation,
  type PostInFlight,
} from './writing.mutations.ts'
import { initialSpoiler } from './spoilerSetting.ts'
import { usePostDraft } from './usePostDraft.ts'
import { useMediaTray } from './useMediaTray.ts'
import { randomId } from '../../../randomId.ts'

/** Texts that screen readers announce. Each is one text, because its parts would be read separately. */
const sendingWords = '送信しています'
const sentWords: Readonly<Record<WritingTarget['mode'], string>> = {
  post: '投稿しました',
  comment: 'コメントしました',
  reply: '返信しました',
  edit: '保存しました',
}

interface ComposerMessages extends SendFailureMessages {
  tray?: string | undefined
  /** What is wrong with the label of the cover against spoilers. */
  spoiler?: string | undefined
}

const mediaNotSent = '送れていない写真や動画があります。もう一度送るか、外してください。'

function trayProblem(items: readonly TrayMedia[]): string | undefined {
  if (items.some(({ state }) => state === 'failed' || state === 'refused')) return mediaNotSent
  return items.map(({ alt }) => altProblem(alt)).find(Boolean)
}

const hasPendingMedia = (items: readonly TrayMedia[]) =>
  items.some(({ state }) => state === 'preparing' || state === 'sending' || state === 'processing')

const mediaOf = (items: readonly TrayMedia[]) =>
  items.flatMap(({ upload, kind, alt, width, height }) =>
    upload
      ? [
          {
            mediaId: upload.mediaId,
            url: upload.url,
            type: kind === 'video' ? ('VIDEO' as const) : ('IMAGE' as const),
            width: width || 1,
            height: height || 1,
            alt: altToSend(alt),
          },
        ]
      : [],
  )

/**
 * Whether a composer that was opened earlier for the same target is still sending. Calls `onEnd` when that ends, with
 * the error or null.
 */
function useEarlierSend(target: WritingTarget, isOwn: boolean, onEnd: (error: Error | null) => void): boolean {
  const filters = { mutationKey: sendMutationKey(target), exact: true }
  const isUnderWay = useIsMutating(filters) > 0 && !isOwn
  const wasUnderWay = useRef(false)
  const end = useEffectEvent(() => onEnd(queryClient.getMutationCache().findAll(filters).at(-1)?.state.error ?? null))
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) end()
    wasUnderWay.current = isUnderWay
  }, [isUnderWay])
  return isUnderWay
}

/**
 * State and actions of a composer: writing, storing the draft, sending it once, and restoring the text if sending
 * fails.
 */
export function useComposer({ target, onClose, onSaid = () => undefined }: ComposerProps) {
  const accountId = useSession((session) => session.accountId)
  const { draft, found, change, latest, isKept } = usePostDraft(accountId, target)
  const { items, tray } = useMediaTray(
    accountId,
    () => latest().media,
    (media) => change({ media }),
  )
  const { data } = useQuery({ ...profileQuery, enabled: accountId !== '', meta: { isSilent: true } })
  const [messages, setMessages] = useState<ComposerMessages>({})
  // Read once: the list of posts has been loaded before the composer opens.
  const [takesSpoilers] = useState(isSpoilerSupported)
  const setting = draft.spoiler ?? initialSpoiler(target)
  const { send, isPending } = useFormMutation(writingMutation(target))
  const name = composerNameOf(accountId, target)
  useEffect(() => {
    openComposerNames.add(name)
    return () => void openComposerNames.delete(name)
  }, [name])

  const restoreAfterFailure = (error: Error) => {
    const outcome = sendFailureMessagesOf(error, items.length > 0)
    if (outcome.renews) tray.renew()
    setMessages(outcome)
    onSaid('')
  }
  const close = () => {
    onSaid(sentWords[target.mode])
    onClose()
  }
  const isSentBefore = useEarlierSend(target, isPending, (error) => (error ? restoreAfterFailure(error) : close()))
  const sendNow = (overwrites = false) => {
    const { text, base, unsure, time, spoiler } = latest()
    if (isPending || isSentBefore || hasPendingMedia(tray.items)) return
    const problems = {
      error: postTextProblem(text, tray.items.length),
      tray: trayProblem(tray.items),
      spoiler: takesSpoilers && spoiler?.isOn ? spoilerLabelProblem(spoiler.label) : undefined,
    }
    setMessages(problems)
    if (problems.error ?? problems.tray ?? problems.spoiler) return
    const mediaList = mediaOf(tray.items)
    const writing: PostInFlight = {
      accountId,
      target,
      text: textToSend(text),
      media: mediaList.map(({ mediaId, alt }) => ({ mediaId, alt })),
      mediaList,
      spoiler: takesSpoilers ? spoiler : undefined,
      since: serverNow(),
      typedAt: serverTimeOf(time),
      earlier: unsure,
      base: overwrites ? undefined : base,
      localId: `sending-${randomId()}`,
      author: data?.profile,
    }
    // When the double-tap guard uncovers the page. The composer closes after it.
    const guardEndsAt = Date.now() + doubleTapMs
    const closeLater = () => void setTimeout(close, Math.max(0, guardEndsAt - Date.now()))
    onSaid(sendingWords)
    send(writing, { onSuccess: closeLater, onError: restoreAfterFailure })
  }
  const onText = (text: string) => {
    change({ text })
    setMessages(({ message }) => ({ message }))
  }
  const onSpoiler = (spoiler: SpoilerSetting) => {
    change({ spoiler })
    setMessages((others) => ({ ...others, spoiler: undefined }))
  }
  const onFiles = (files: File[]) => setMessages({ tray: tray.add(files) })
  return {
    author: data?.profile,
    draft,
    found,
    isKept,
    items,
    tray,
    messages,
    isSending: isPending || isSentBefore,
    onText,
    onFiles,
    spoiler:
      takesSpoilers || setting.isOn ? { ...setting, error: messages.spoiler, onValueChange: onSpoiler } : undefined,
    onSend: () => sendNow(),
    onOverwrite: () => sendNow(true),
    onGoOn: () => setMessages({}),
  }
}
