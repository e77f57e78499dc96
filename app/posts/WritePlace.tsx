import { WriteButton, WriteButtonSkeleton } from '@tsudoi/design-system/screens/post/WriteButton'
import { useLazyModule } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { useIsMember } from '../session/sessionStore.ts'
import { useComposerInUrl } from './composerInUrl.ts'
import { writing, type Target, type Writing } from './writing.ts'

/** Nothing to fetch where nothing can be written. */
const nothing = { module: undefined, load: () => new Promise<Writing>(() => undefined) }

/** How posts are written, as soon as somebody wants to. */
export const useLazyWriting = (wanted: boolean, onFailed: () => void): Writing | undefined =>
  useLazyModule(writing ?? nothing, { wanted: wanted && writing !== undefined, onFailed }).module

export interface WritePlaceProps {
  target: Target
  /** Whether one may write here; undefined until it is known. */
  isOpen: boolean | undefined
}

/**
 * Where one writes. Its room is there before it is known whether one may: what is pressed meanwhile stays in its place.
 */
export function WritePlace({ target, isOpen }: WritePlaceProps) {
  const isMember = useIsMember()
  if (isOpen) return <OpenPlace target={target} />
  // A guest never may.
  return isOpen === undefined && isMember && writing ? <WriteButtonSkeleton /> : null
}

/** A button, until somebody writes, or comes by a draft's link. */
function OpenPlace({ target }: Pick<WritePlaceProps, 'target'>) {
  const inUrl = useComposerInUrl(target.mode)
  const [isAsked, setAsked] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [said, setSaid] = useState('')
  const isOpen = isAsked || inUrl.isAsked
  const open = () => {
    setAsked(true)
    setSaid('')
  }
  const close = () => {
    setAsked(false)
    setWasOpen(true)
    inUrl.end()
  }
  const module = useLazyWriting(isOpen, close)
  if (!writing) return null
  return (
    <>
      {isOpen && module ? (
        <module.Composer target={target} onClose={close} onSaid={setSaid} />
      ) : (
        // What had the focus has gone with the composer.
        <WriteButton mode={target.mode} pending={isOpen} takesFocus={wasOpen} onClick={open} />
      )}
      <Said words={said} />
    </>
  )
}

/** Tells a screen reader how a sending goes. It is there before its words: what comes with its place is not read. */
export const Said = ({ words }: { words: string }) => <output className="sr-only">{words}</output>
