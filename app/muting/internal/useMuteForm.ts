import type { Channel } from '@tsudoi/contracts/channel/channel.endpoints'
import { maxMuteWords } from '@tsudoi/design-system/screens/mute/mute.rules'
import type { MuteChannel, MuteSettings } from '@tsudoi/design-system/screens/mute/mute.types'
import { useMemo, useState } from 'react'
import { channelsQuery } from '../../queries/channel.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { useNow } from '../../time/useNow.ts'
import { muteWords } from './muteEntries.ts'
import { muteStore, useMuteEntries } from './muteStore.ts'

const channelView = ({ ipId, name }: Channel): MuteChannel => ({ id: ipId, name })

/** All channels. A failed load opens no dialog, because the form shows it, and a word needs no channel. */
const silentChannels = { ...channelsQuery, meta: { isSilent: true } }

const fullMessage = `ミュートできるのは${maxMuteWords}件までです。「見たくない言葉」でいらない言葉をはずすと、足せます。`

/**
 * The form for a new word, or for the word with the key `edited`. Saves the word and calls `onSaved`, unless the list
 * is full.
 */
export function useMuteForm(edited: string | undefined, onSaved: (settings: MuteSettings) => void) {
  const entries = useMuteEntries()
  const [message, setMessage] = useState<string>()
  const taken = useMemo(
    () => new Set(muteWords(entries).flatMap(({ key }) => (key === edited ? [] : [key]))),
    [entries, edited],
  )
  const save = (settings: MuteSettings) => {
    if (muteStore.save(settings, edited)) onSaved(settings)
    else setMessage(fullMessage)
  }
  return { taken, now: useNow(), channels: usePagedList(silentChannels, channelView), message, onSave: save }
}
