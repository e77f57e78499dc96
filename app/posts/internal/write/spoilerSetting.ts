import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { labelToSend } from '@tsudoi/design-system/screens/post/write/write.rules'
import type { SpoilerSetting } from '@tsudoi/design-system/screens/post/write/write.types'
import type { WritingTarget } from '../writing.types.ts'

/** The cover with which a composer begins: that of the edited post, otherwise none. */
export const initialSpoiler = ({ mode, on }: WritingTarget): SpoilerSetting =>
  mode === 'edit' && on.spoiler ? { isOn: true, label: on.spoiler.label ?? '' } : { isOn: false, label: '' }

/** The cover of a post with this setting, in the form of the server's answers. */
export const spoilerOf = ({ isOn, label }: SpoilerSetting): Post['spoiler'] =>
  isOn ? { label: labelToSend(label) || undefined } : undefined

/**
 * Whether a post is covered or uncovered as the user wants. The label is not compared, because a server may store
 * another spelling of it. True if the user has set nothing.
 */
export const isCoveredAsWanted = ({ spoiler }: Post, wanted: SpoilerSetting | undefined): boolean =>
  !wanted || (spoiler !== undefined) === wanted.isOn

/** Whether a post has the wanted cover with its label. True if the user has set nothing. */
export const hasWantedSpoiler = ({ spoiler }: Post, wanted: SpoilerSetting | undefined): boolean => {
  if (!wanted) return true
  const cover = spoilerOf(wanted)
  return cover ? spoiler !== undefined && (spoiler.label ?? '') === (cover.label ?? '') : spoiler === undefined
}

/** The fields of a request that set the cover; none if the user has set nothing. */
export const spoilerFields = (setting: SpoilerSetting | undefined) =>
  setting ? { isSpoiler: setting.isOn, spoilerLabel: setting.isOn ? labelToSend(setting.label) : '' } : {}
