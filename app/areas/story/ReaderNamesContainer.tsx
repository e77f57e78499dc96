import type { Loadable } from '@tsudoi/design-system/loadable'
import { ReaderNamesDialog } from '@tsudoi/design-system/screens/story/ReaderNamesDialog'
import type { ReaderNamesValues, StoryChannel, StoryReader } from '@tsudoi/design-system/screens/story/story.types'
import { useState } from 'react'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { storeGuestNames } from '../../reading/storeGuestNames.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { viewerOf } from '../../session/viewerOf.ts'
import { readerNamesDraft } from './readerNamesDraft.ts'
import { readerNamesErrors, registerReaderNamesMutation } from './story.mutations.ts'

interface ReaderNamesHostProps {
  channel: StoryChannel
  reader: Loadable<StoryReader>
  /** Whether the user opened the dialog directly. Otherwise it is a step before an episode opens. */
  isOpenedDirectly: boolean
  onClose: () => void
}

/**
 * The dialog that asks for the reader's names, which appear in the story. A member's names are registered on the server
 * (C108), a guest's are stored on the device.
 */
export function ReaderNamesContainer({ channel, reader, isOpenedDirectly, onClose }: ReaderNamesHostProps) {
  const isMember = useIsMember()
  const { send, isPending, error } = useFormMutation(registerReaderNamesMutation)
  const [typed] = useState(() => readerNamesDraft.read(channel.id))
  const closeIfOpenedDirectly = () => {
    if (isOpenedDirectly) onClose()
  }
  const submit = (names: ReaderNamesValues) => {
    if (!isMember) {
      storeGuestNames(channel.id, names)
      return closeIfOpenedDirectly()
    }
    send(
      { ipId: channel.id, ...names },
      {
        onSuccess: () => {
          readerNamesDraft.clear()
          closeIfOpenedDirectly()
        },
      },
    )
  }
  return (
    <ReaderNamesDialog
      open
      onClose={onClose}
      channelName={channel.name}
      viewer={viewerOf(isMember)}
      reader={reader}
      typed={typed}
      onValuesChange={(names) => readerNamesDraft.store(channel.id, names)}
      follows={isOpenedDirectly ? 'page' : 'reading'}
      isPending={isPending}
      refused={readerNamesErrors.of(error)}
      onSubmit={submit}
    />
  )
}
