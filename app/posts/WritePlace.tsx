import { WriteButton } from '@tsudoi/design-system/screens/post/WriteButton'
import { useLazyModule } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { useWriteWish } from './writeWish.ts'
import { writing, type Target, type Writing } from './writing.ts'

/** Nothing to fetch where nothing can be written. */
const nothing = { module: undefined, load: () => new Promise<Writing>(() => undefined) }

/** How posts are written, as soon as somebody wants to. */
export const useLazyWriting = (wanted: boolean, onFailed: () => void): Writing | undefined =>
  useLazyModule(writing ?? nothing, { wanted: wanted && writing !== undefined, onFailed }).module

/** Where one writes: a button, until somebody does, or comes by a draft's link. */
export function WritePlace({ target }: { target: Target }) {
  const wish = useWriteWish(target.mode)
  const [isAsked, setAsked] = useState(false)
  const isOpen = isAsked || wish.isWished
  const close = () => {
    setAsked(false)
    wish.end()
  }
  const module = useLazyWriting(isOpen, close)
  if (!writing) return null
  if (isOpen && module) return <module.Composer target={target} onClose={close} />
  return <WriteButton mode={target.mode} pending={isOpen} onClick={() => setAsked(true)} />
}
