import { queryClient } from '../../../queryClient.ts'
import { itSendsNothingForOtherMember } from '../../../testing/itSendsNothingForOtherMember.ts'
import { writingMutation, type PostInFlight } from './writing.mutations.ts'

const target = { mode: 'post' as const, type: 'ip', typeId: 'ip-1' }
const writing: PostInFlight = {
  accountId: 'acc-hikari',
  target,
  text: '星を見ました。',
  media: [],
  mediaList: [],
  since: 0,
  typedAt: 0,
  localId: 'local',
}

itSendsNothingForOtherMember('a post', () =>
  queryClient.getMutationCache().build(queryClient, writingMutation(target)).execute(writing),
)
