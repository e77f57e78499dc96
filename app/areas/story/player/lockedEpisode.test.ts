import { queryClient } from '../../../queryClient.ts'
import { itSendsNothingForOtherMember } from '../../../testing/itSendsNothingForOtherMember.ts'
import { reportViewMutation } from './player.mutations.ts'
import { storedReadingProgress } from './readingStore.ts'

const episode = { ipId: 'ip-1', storyGroupId: 'group-1', storyEpisodeId: 'episode-1' }

itSendsNothingForOtherMember(
  'the end of an episode',
  () =>
    queryClient.getMutationCache().build(queryClient, reportViewMutation).execute({ accountId: 'acc-hikari', episode }),
  () => storedReadingProgress('acc-hikari', episode.storyEpisodeId),
)
