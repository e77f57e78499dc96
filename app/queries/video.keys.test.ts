import { expect, it } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { resetSessionData } from '../session/resetSessionData.ts'
import { specialKeys, videoKeys } from './video.keys.ts'

it('the app removes cached videos and special pages when a session ends (S127)', () => {
  const known = [videoKeys.one('night', true), videoKeys.list('todai', true), specialKeys.list('todai')]
  for (const key of known) queryClient.setQueryData(key, { item: 'theirs' })
  resetSessionData()
  expect(known.map((key) => queryClient.getQueryData(key))).toEqual([undefined, undefined, undefined])
})
