import { countParts } from '../text/countText.ts'

/**
 * The follower count for the lower part of a channel's obi (vertical title band): ['12.4', '万人']; undefined when the
 * count is unknown (S090).
 */
export function followersObiText(followers: number | undefined): readonly [string, string] | undefined {
  if (followers === undefined) return undefined
  const { figure, unit } = countParts(followers)
  return [figure, `${unit}人`]
}
