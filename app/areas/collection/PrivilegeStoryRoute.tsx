import { useQuery } from '@tanstack/react-query'
import { PrivilegeStoryScreen } from '@tsudoi/design-system/screens/collection/PrivilegeStoryScreen'
import { useParams } from 'react-router-dom'
import { isNotFound } from '../../api/apiError.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { privilegeStoryQuery } from '../../collection/collection.queries.ts'
import { privilegeStoryView } from './privilegeStory.mappers.ts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { storyPrivilegeGroupId = '' } }) => {
  void queryClient.prefetchQuery(privilegeStoryQuery(storyPrivilegeGroupId))
}

/** Page of a story that the member received as a privilege, with its episodes (R066). */
export function Component() {
  const { ipId = '', storyPrivilegeGroupId = '' } = useParams()
  const story = useQuery(privilegeStoryQuery(storyPrivilegeGroupId))
  const group = story.data?.storyPrivilegeGroup
  return (
    <Page
      title={group?.name}
      channel={{ id: ipId, seed: group?.oshiColor }}
      back={{ label: 'コレクション', href: paths.collection }}
    >
      <PrivilegeStoryScreen
        story={loadableOf(story, privilegeStoryView)}
        isMissing={isNotFound(story.error)}
        hrefs={{ collection: paths.collection }}
      />
    </Page>
  )
}
