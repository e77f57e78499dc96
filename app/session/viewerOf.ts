import type { Viewer } from '@tsudoi/design-system/screens/programme.types'

/** Returns the `viewer` that screens take: `member` while a member is logged in, otherwise `guest`. */
export const viewerOf = (isMember: boolean): Viewer => (isMember ? 'member' : 'guest')
