import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import type { ComponentType } from 'react'
import type { Timeline } from './post.keys.ts'

/** What the user writes, and where. `on` is the post that the user answers, or the user's own post to edit. */
export type WritingTarget = Timeline &
  ({ mode: 'post'; on?: undefined } | { mode: 'comment' | 'reply' | 'edit'; on: Post })

/** Props of `Composer`. */
export interface ComposerProps {
  target: WritingTarget
  /** Called after the composer was closed: the post is sent, or its text is stored as a draft. */
  onClose: () => void
  /** Called with a text for screen readers about the progress of sending. An empty text clears the announcement. */
  onSaid?: ((words: string) => void) | undefined
}

/** The parts for writing posts, loaded only when the user writes. */
export interface WritingParts {
  /** The form for writing: inline on a desktop, in a sheet on a phone. Rendered while the user writes. */
  Composer: ComponentType<ComposerProps>
  /** Removes a post of the user from every list at once, and deletes it on the server unless the user undoes that. */
  deletePost: (post: Post) => void
}
