import type { QueryKey } from '@tanstack/react-query'
import { emptyProfile } from '@tsudoi/design-system/screens/profile/profile.types'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { accountPostsQuery, postQuery } from '../../posts/posts.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { userQuery } from '../../queries/user.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import { saveProfileMutation } from './account.mutations.ts'

const server = memberHost()

it('after a member has saved the profile, the public page and posts are loaded again when they are shown next', async () => {
  const profile = { accountId: 'acc-hikari', nickName: 'ひかり', uniqueName: 'hikari', birthday: '2004-02-29' }
  server.use(http.post('*/v2/profile', () => HttpResponse.json({ profile })))
  const keys: QueryKey[] = [
    userQuery('acc-hikari').queryKey,
    accountPostsQuery('acc-hikari').queryKey,
    postQuery({ type: 'ip', typeId: 'todai', postId: 'post-1' }).queryKey,
  ]
  for (const queryKey of keys) queryClient.setQueryData(queryKey, {})
  await queryClient.getMutationCache().build(queryClient, saveProfileMutation).execute(emptyProfile)
  expect(keys.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true])
  expect(queryClient.getQueryData(profileQuery.queryKey)).toMatchObject({ profile })
})
