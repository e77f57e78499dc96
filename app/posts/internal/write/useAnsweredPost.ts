import { useMuting } from '../../../muting/muting.ts'
import { muteCoverOf } from '../muteCoverOf.ts'
import { useOpenedSpoilers } from '../openedSpoilers.ts'
import { keyOfPost } from '../post.mappers.ts'
import type { WritingTarget } from '../writing.types.ts'

const hiddenText = '（ネタバレを隠した投稿）'

/**
 * The author and the text of the post that the user answers. Undefined where nothing is answered, and while the post is
 * covered by muted words; without the text while the author's cover is closed.
 */
export function useAnsweredPost({ mode, on }: WritingTarget): { nickName: string; text: string } | undefined {
  const muting = useMuting()
  const opened = useOpenedSpoilers((state) => state.opened)
  if (mode === 'post' || mode === 'edit' || !muting) return undefined
  if (muteCoverOf(on, { isOwn: false }, muting)) return undefined
  const isCovered = on.spoiler !== undefined && !opened.has(keyOfPost(on))
  return { nickName: on.author.nickName, text: isCovered ? hiddenText : on.text }
}
