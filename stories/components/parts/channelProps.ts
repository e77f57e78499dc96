import { countParts } from '@tsudoi/design-system/text/countText'
import { exampleChannels } from '../../examples/exampleChannels.ts'

/** The six example channels as props; yellow and white are the difficult colours. */
export const channelProps = exampleChannels.map(({ id, name, seed = '', image, heroImage, href, followers = 0 }) => {
  const { figure, unit } = countParts(followers)
  return { id, name, seed, image, heroImage, href, followers: [figure, `${unit}人`] as const }
})

/** An image that cannot be decoded: shows the fallback without a failing request. */
export const brokenImage = 'data:image/png;base64,AAAA'
