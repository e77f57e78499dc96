import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { labelToSend } from '@tsudoi/design-system/screens/post/write/write.rules'
import type { SpoilerSetting } from '@tsudoi/design-system/screens/post/write/write.types'
import type { WritingTarget } from '../writing.types.ts'

/** The cover with which a composer begins: that of the edited post, otherwise none. */
export const initialSpoiler = ({ mode, on }: WritingTarget): SpoilerSetting =>
  mode === 'edit' && on.spoiler ? { isOn: true, label: on.spoiler.label ?? '' } : { isOn: false, label: '' }

/** The cover of a post with this setting, as hosts answer it. */
export const spoilerOf = ({ isOn, label }: SpoilerSetting): Post['spoiler'] =>
  isOn ? { label: labelToSend(label) || undefined } : undefined

/**
 * Whether a post is covered as wanted, with any label, because a host may store another spelling of the label. Both are
 * right if the user has set nothing.
 */
export const isCoveredAs = ({ spoiler }: Post, wanted: SpoilerSetting | undefined): boolean =>
  !wanted || (spoiler !== undefined) === wanted.isOn

/** Whether a post has the wanted cover. Any cover is right if the user has set none. */
export const hasSpoiler = ({ spoiler }: Post, wanted: SpoilerSetting | undefined): boolean => {
  if (!wanted) return true
  const cover = spoilerOf(wanted)
  return cover ? spoiler !== undefined && (spoiler.label ?? '') === (cover.label ?? '') : spoiler === undefined
}

/** The fields of a request that set the cover; none if the user has set nothing. */
export const spoilerFields = (setting: SpoilerSetting | undefined) =>
  setting ? { isSpoiler: setting.isOn, spoilerLabel: setting.isOn ? labelToSend(setting.label) : '' } : {}
