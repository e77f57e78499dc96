import { paths } from '../../paths.ts'
import type { PostAddress, Timeline } from './post.keys.ts'

/** The path of a post's page inside the host app (R048). */
export const embeddedPostHref = ({ type, typeId, postId }: PostAddress) => `/unity${paths.post(type, typeId, postId)}`

/** The path of a timeline's page inside the host app (R047). */
export const embeddedTimelineHref = ({ type, typeId }: Timeline) =>
  embeddedPostHref({ type, typeId, postId: '' }).replace(/\/[^/]*$/, '')
