import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { lazyModule, type LazyModule } from '@tsudoi/design-system/lazy'
import type { ComponentType } from 'react'
import type { Timeline } from '../queries/post.keys.ts'

/** What is written, and where: `on` is what a comment or a reply answers to, or one's own post that is changed. */
export type Target = Timeline & ({ mode: 'post'; on?: undefined } | { mode: 'comment' | 'reply' | 'edit'; on: Post })

export interface ComposerProps {
  target: Target
  /** It was sent, or put away: what was typed is in the drafts. */
  onClose: () => void
  /** Hears what a screen reader is told of the sending, each time as one text; empty for nothing. */
  onSaid?: (words: string) => void
}

/** How posts are written: nobody who only reads fetches it. */
export interface Writing {
  /** Stands in its place on a desk, in a sheet on a phone. Rendered as long as somebody writes. */
  Composer: ComponentType<ComposerProps>
  /** Takes one's own post off every list at once and deletes it unless that is undone. */
  deletePost: (post: Post) => void
}

/** Missing where nothing can be written. */
export const writing: LazyModule<Writing> | undefined = lazyModule(() =>
  import('../areas/post/write/writingParts.ts').then((file) => file.writingParts),
)
