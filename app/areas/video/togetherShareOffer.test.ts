import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { videoKeys } from '../../queries/video.keys.ts'
import { isMember } from '../../session/sessionStore.ts'
import { togetherShareOffer } from './togetherShareOffer.ts'

afterEach(() => queryClient.clear())

it.each([
  ['ONDEMAND', { canWatchTogether: true }],
  ['LIVE', undefined],
  ['YOUTUBE', undefined],
])('the share dialog over the page of a video of type %s offers to watch it together: %o (Q534)', (type, offer) => {
  const path = '/channel/todai/movie/%E7%81%AF'
  expect(togetherShareOffer(path)).toBeUndefined()
  queryClient.setQueryData(videoKeys.one('灯', isMember()), { item: { videoId: '灯', type } })
  expect(togetherShareOffer(path)).toEqual(offer)
})
