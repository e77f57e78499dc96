import { countParts } from '../text/countText.ts'

/** The foot of a channel's obi: ['12.4', '万人'] (S090); nothing where the number is unknown. */
export function followersFoot(followers: number | undefined): readonly [string, string] | undefined {
  if (followers === undefined) return undefined
  const { figure, unit } = countParts(followers)
  return [figure, `${unit}人`]
}
