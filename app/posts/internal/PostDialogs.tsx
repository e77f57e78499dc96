import { lazyModule, lazyOnPress, useLazyModule } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { loadMuteContainer } from '../../muting/muting.ts'
import { SendingAnnouncement, useLazyWriting } from './WriteSection.tsx'
import type { usePostActions } from './usePostActions.ts'

const report = lazyModule(() => import('./ReportContainer.tsx'))

const MuteContainer = lazyOnPress(() => loadMuteContainer().then((file) => file.MuteContainer))

const LaterFullContainer = lazyOnPress(() =>
  import('../../later/LaterFullContainer.tsx').then((file) => file.LaterFullContainer),
)

/**
 * The dialogs over a list of posts: reporting a post, editing a post of the user, muting a word, and the full list of
 * kept items.
 */
export function PostDialogs({
  reported,
  endReport,
  edited,
  endEdit,
  muting,
  endMuting,
  isLaterFull,
  endLaterFull,
  laterAnnouncement,
}: Omit<ReturnType<typeof usePostActions>, 'actions'>) {
  const { module } = useLazyModule(report, { isWanted: reported !== undefined, onFailed: endReport })
  const [announcement, setAnnouncement] = useState('')
  const writing = useLazyWriting(edited !== undefined, endEdit)
  return (
    <>
      {module && reported && (
        <module.ReportContainer
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
      {muting && <MuteContainer {...muting} onSaid={setAnnouncement} onClose={endMuting} onFailed={endMuting} />}
      {isLaterFull && <LaterFullContainer onClose={endLaterFull} onFailed={endLaterFull} />}
      <SendingAnnouncement words={announcement} />
      <output className="sr-only">{laterAnnouncement}</output>
    </>
  )
}
