import { countParts } from '@tsudoi/design-system/text/countText'
import { exampleChannels } from '../../examples/exampleChannels.ts'

/** The six channels as a component takes them; yellow and white are the hard ones. */
export const channels = exampleChannels.map(({ id, name, seed = '', image, heroImage, href, followers = 0 }) => {
  const { figure, unit } = countParts(followers)
  return { id, name, seed, image, heroImage, href, followers: [figure, `${unit}人`] as const }
})

/** A picture that cannot be decoded: shows what stands in, without a request that fails. */
export const brokenImage = 'data:image/png;base64,AAAA'
