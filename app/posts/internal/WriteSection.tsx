import { WriteButton, WriteButtonSkeleton } from '@tsudoi/design-system/screens/post/WriteButton'
import { useLazyModule } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { useIsMember, useSession } from '../../session/sessionStore.ts'
import { useComposerInUrl } from './composerInUrl.ts'
import { hasPostDraft } from './postDraftKeys.ts'
import { lazyWritingParts } from './writing.ts'
import type { WritingTarget, WritingParts } from './writing.types.ts'

/** A module that never loads, for builds of the app without writing. */
const neverLoaded = { module: undefined, load: () => new Promise<WritingParts>(() => undefined) }

/** The lazily loaded parts for writing posts. Undefined until they are `wanted` and loaded. */
export const useLazyWriting = (wanted: boolean, onFailed: () => void): WritingParts | undefined =>
  useLazyModule(lazyWritingParts ?? neverLoaded, { isWanted: wanted && lazyWritingParts !== undefined, onFailed })
    .module

/** Props of `WriteSection`. */
export interface WriteSectionProps {
  target: WritingTarget
  /** Whether the user may write here. Undefined until the page knows it. */
  isOpen: boolean | undefined
}

/**
 * The button and the composer for writing posts. It reserves their space until the page knows whether the user may
 * write, so that the page does not shift under a press.
 */
export function WriteSection({ target, isOpen }: WriteSectionProps) {
  const isMember = useIsMember()
  if (isOpen) return <ComposerOrButton target={target} />
  // Reserves space only for members, because guests may never write posts.
  return isOpen === undefined && isMember && lazyWritingParts ? <WriteButtonSkeleton /> : null
}

/** The write button. It becomes the composer when the user opens it, or arrives through the link of a draft. */
function ComposerOrButton({ target }: Pick<WriteSectionProps, 'target'>) {
  const accountId = useSession((session) => session.accountId)
  const inUrl = useComposerInUrl(target.mode)
  const [isAsked, setAsked] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const isOpen = isAsked || inUrl.isAsked
  const open = () => {
    setAsked(true)
    setAnnouncement('')
  }
  const close = () => {
    setAsked(false)
    setWasOpen(true)
    inUrl.end()
  }
  const module = useLazyWriting(isOpen, close)
  if (!lazyWritingParts) return null
  return (
    <>
      {isOpen && module ? (
        <module.Composer target={target} onClose={close} onSaid={setAnnouncement} />
      ) : (
        // The button takes the focus: the composer, which had it, is unmounted.
        <WriteButton
          mode={target.mode}
          hasDraft={hasPostDraft(accountId, target)}
          isPending={isOpen}
          takesFocus={wasOpen}
          onClick={open}
        />
      )}
      <SendingAnnouncement words={announcement} />
    </>
  )
}

/**
 * Live region that announces the progress of sending. It must be rendered before its text, so that screen readers
 * announce the text.
 */
export const SendingAnnouncement = ({ words }: { words: string }) => <output className="sr-only">{words}</output>
