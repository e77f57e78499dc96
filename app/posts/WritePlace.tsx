import { WriteButton } from '@tsudoi/design-system/screens/post/WriteButton'
import { useLazyModule } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { writing, type Target, type Writing } from './writing.ts'

/** Nothing to fetch where nothing can be written. */
const nothing = { module: undefined, load: () => new Promise<Writing>(() => undefined) }

/** How posts are written, as soon as somebody wants to. */
export const useLazyWriting = (wanted: boolean, onFailed: () => void): Writing | undefined =>
  useLazyModule(writing ?? nothing, { wanted: wanted && writing !== undefined, onFailed }).module

/** Where one writes: a button, until somebody does. */
export function WritePlace({ target }: { target: Target }) {
  const [isOpen, setOpen] = useState(false)
  const module = useLazyWriting(isOpen, () => setOpen(false))
  if (!writing) return null
  if (isOpen && module) return <module.Composer target={target} onClose={() => setOpen(false)} />
  return <WriteButton mode={target.mode} pending={isOpen} onClick={() => setOpen(true)} />
}
