import { useState, type ReactNode } from 'react'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { focusOnMount } from '../../focusOnMount.ts'
import type { Post, PostActions } from '../post.types.ts'

export interface SpoilerContentProps {
  post: Post
  onOpen: PostActions['onOpenSpoiler']
  /** The text, the files and the preview of the post. */
  children: ReactNode
}

/**
 * The content of a post, or the cover that its author has put over it. Covered content is not rendered at all. Opened
 * content takes the focus, and says that it was covered.
 */
export function SpoilerContent({ post, onOpen, children }: SpoilerContentProps) {
  const [wasPressed, setPressed] = useState(false)
  const { spoiler } = post
  if (!spoiler) return children
  const open = () => {
    setPressed(true)
    onOpen?.(post)
  }
  if (spoiler.isOpen)
    return (
      <div ref={wasPressed ? focusOnMount : undefined} tabIndex={-1} className="mt-1">
        <SpoilerHead label={spoiler.label} />
        {children}
      </div>
    )
  return (
    <div className="mt-2 border border-hair bg-sunk px-4 py-3">
      <SpoilerHead label={spoiler.label} />
      <p className="mt-1 text-14 text-quiet">投稿した人が、本文と写真を隠しています。</p>
      {onOpen && (
        <Button variant="outline" size="small" aria-label="ネタバレを表示する" className="mt-3" onClick={open}>
          表示する
        </Button>
      )}
    </div>
  )
}

const SpoilerHead = ({ label }: { label: string | undefined }) => (
  <p className="flex flex-wrap items-center gap-x-2 text-14">
    <Badge kind="ネタバレ" />
    {label && (
      <span dir="auto" className="min-w-0 font-bold wrap-anywhere">
        {label}
      </span>
    )}
  </p>
)
