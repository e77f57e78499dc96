import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import type { ComponentType } from 'react'
import type { Timeline } from './post.keys.ts'

/** What the user writes and where. `on`: the post that is answered, or the own post that is edited. */
export type WritingTarget = Timeline &
  ({ mode: 'post'; on?: undefined } | { mode: 'comment' | 'reply' | 'edit'; on: Post })

/** Props of `Composer`. */
export interface ComposerProps {
  target: WritingTarget
  /** The composer was closed after sending, or with the text stored as a draft. */
  onClose: () => void
  /** Called with a text for screen readers about the progress of sending; empty clears it. */
  onSaid?: ((words: string) => void) | undefined
}

/** The parts for writing posts, loaded only when the user writes. */
export interface WritingParts {
  /** The form: inline on a desktop, in a sheet on a phone. Rendered while the user writes. */
  Composer: ComponentType<ComposerProps>
  /** Removes an own post from every list at once, then deletes it unless the user undoes that. */
  deletePost: (post: Post) => void
}
