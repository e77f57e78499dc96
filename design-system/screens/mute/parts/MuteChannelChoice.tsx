import { useState } from 'react'
import { Checkbox } from '../../../components/Checkbox.tsx'
import { Fieldset } from '../../../components/Fieldset.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Paged } from '../../../paged.ts'
import { channelNameOf } from '../../../text/nameOr.ts'
import { PagedList } from '../../parts/PagedList.tsx'
import { maxMuteChannels } from '../mute.rules.ts'
import type { MuteChannel } from '../mute.types.ts'

export interface MuteChannelChoiceProps {
  channels: Paged<MuteChannel>
  /** The channels chosen at first. They are offered even if the list of channels cannot be loaded. */
  initial: readonly MuteChannel[]
  error: string | undefined
  onValueChange: (chosen: readonly MuteChannel[]) => void
}

/** The choice of the channels in which a word is muted. */
export function MuteChannelChoice({ channels, initial, error, onValueChange }: MuteChannelChoiceProps) {
  const [chosen, setChosen] = useState(initial)
  const toggle = (channel: MuteChannel, isChosen: boolean) => {
    const next = isChosen ? [...chosen, channel] : chosen.filter(({ id }) => id !== channel.id)
    setChosen(next)
    onValueChange(next)
  }
  const row = (channel: MuteChannel) => (
    <li key={channel.id}>
      <Checkbox
        name={`channels-${channel.id}`}
        label={<bdi translate="no">{channel.name ? channelNameOf(channel.name) : '名前のわからないチャンネル'}</bdi>}
        checked={chosen.some(({ id }) => id === channel.id)}
        onChange={({ currentTarget }) => toggle(channel, currentTarget.checked)}
      />
    </li>
  )
  const isInitial = ({ id }: MuteChannel) => initial.some((one) => one.id === id)
  return (
    <Fieldset label="チャンネル" requirement="必須" support={`${maxMuteChannels}つまで。`} error={error}>
      <ul>{initial.map(row)}</ul>
      <PagedList
        paged={channels}
        label="チャンネルを読みこみ中"
        skeleton={<Skeleton shape="block" className="h-22" />}
        empty={<p className="text-quiet">えらべるチャンネルがありません。</p>}
      >
        {(list) => <ul>{list.filter((channel) => !isInitial(channel)).map(row)}</ul>}
      </PagedList>
    </Fieldset>
  )
}
