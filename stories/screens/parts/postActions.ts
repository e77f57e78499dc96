import type { PostActions } from '@tsudoi/design-system/screens/post/post.types'
import { fn } from 'storybook/test'

/** The actions on posts as spies. */
export const postActions = (): PostActions => ({
  mayAct: true,
  onRequireLogin: fn(),
  onLike: fn(),
  onReport: fn(),
  onBlock: fn(),
  onUnblock: fn(),
  onShare: fn(),
  onEdit: fn(),
  onDelete: fn(),
})
