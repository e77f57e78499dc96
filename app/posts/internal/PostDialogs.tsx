import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { SendingAnnouncement, useLazyWriting } from './WriteSection.tsx'
import type { usePostActions } from './usePostActions.ts'

const report = lazyModule(() => import('./ReportHost.tsx'))

/** The dialogs over a list of posts: one reports a post, and one edits a post of the user. */
export function PostDialogs({
  reported,
  endReport,
  edited,
  endEdit,
}: Omit<ReturnType<typeof usePostActions>, 'actions'>) {
  const { module } = useLazyModule(report, { wanted: reported !== undefined, onFailed: endReport })
  const [announcement, setAnnouncement] = useState('')
  const writing = useLazyWriting(edited !== undefined, endEdit)
  return (
    <>
      {module && reported && (
        <module.ReportHost
          key={reported.id}
          target={{ targetType: 'POST', targetId: reported.id }}
          nickName={reported.author.nickName}
          open
          onClose={endReport}
        />
      )}
      {writing && edited && (
        <writing.Composer
          key={edited.postId}
          target={{ mode: 'edit', type: edited.type, typeId: edited.typeId, on: edited }}
          onClose={endEdit}
          onSaid={setAnnouncement}
        />
      )}
      <SendingAnnouncement words={announcement} />
    </>
  )
}
