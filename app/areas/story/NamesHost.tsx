import type { Loadable } from '@tsudoi/design-system/loadable'
import { ReaderNamesDialog } from '@tsudoi/design-system/screens/story/ReaderNamesDialog'
import type { ReaderNamesValues, StoryChannel, StoryReader } from '@tsudoi/design-system/screens/story/story.types'
import { useState } from 'react'
import { useSend } from '../../queries/useSend.ts'
import { storeGuestNames } from '../../reading/storeGuestNames.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { namesDraft } from './namesDraft.ts'
import { readerErrors, registerReaderMutation } from './story.mutations.ts'

interface NamesHostProps {
  channel: StoryChannel
  reader: Loadable<StoryReader>
  /** The user opened the dialog by itself, not on the way to an episode. */
  isAsked: boolean
  onClose: () => void
}

/**
 * Dialog that asks for the reader's names. A member's names are registered on the server (C108), a guest's are stored
 * on the device.
 */
export function NamesHost({ channel, reader, isAsked, onClose }: NamesHostProps) {
  const isMember = useIsMember()
  const { send, submitting, error } = useSend(registerReaderMutation)
  const [typed] = useState(() => namesDraft.read(channel.id))
  const close = () => {
    if (isAsked) onClose()
  }
  const submit = (names: ReaderNamesValues) => {
    if (!isMember) {
      storeGuestNames(channel.id, names)
      return close()
    }
    send(
      { ipId: channel.id, ...names },
      {
        onSuccess: () => {
          namesDraft.clear()
          close()
        },
      },
    )
  }
  return (
    <ReaderNamesDialog
      open
      onClose={onClose}
      channelName={channel.name}
      viewer={isMember ? 'member' : 'guest'}
      reader={reader}
      typed={typed}
      onTyped={(names) => namesDraft.store(channel.id, names)}
      follows={isAsked ? 'page' : 'reading'}
      submitting={submitting}
      refused={readerErrors.of(error)}
      onSubmit={submit}
    />
  )
}
