import { channelNameOf } from '../../text/nameOr.ts'
import { createSearchIndex } from '../../text/searchIndex.ts'
import { searchWords } from '../../text/searchText.ts'
import type { LaterFilter, LaterItem, LaterKind } from './later.types.ts'

/** The name of each kind, in the order of the filter. */
export const laterKindText: Readonly<Record<LaterKind, string>> = {
  post: '投稿',
  video: '動画',
  event: 'イベント',
  story: 'ストーリー',
}

/** The kinds, in the order of the filter. */
export const laterKinds = Object.keys(laterKindText) as LaterKind[]

/** The filter that shows the whole list. */
export const emptyLaterFilter: LaterFilter = { words: '' }

/** The name of an item's channel; undefined for an item without a channel or with an unknown name. */
export const laterChannelName = ({ channel }: LaterItem): string | undefined =>
  channel?.name ? channelNameOf(channel.name) : undefined

const index = createSearchIndex<LaterItem>((item) => [
  item.title,
  laterChannelName(item) ?? '',
  laterKindText[item.kind],
])

/** The items that match the search and the filters, in the given order. */
export function filteredLater(items: readonly LaterItem[], { words, kind, channel }: LaterFilter): LaterItem[] {
  const wanted = searchWords(words)
  return items.filter(
    (item) =>
      (kind === undefined || item.kind === kind) &&
      (channel === undefined || item.channel?.id === channel) &&
      index.has(item, wanted),
  )
}

/** A value of a filter, and how many items it shows. */
export interface LaterChoice {
  value: string
  label: string
  count: number
}

const countBy = (values: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * The values of both filters. The count of a value is the number of items shown when it is selected and the rest of the
 * filter is unchanged. The selected value is always included, even if no item has it.
 */
export function laterChoices(items: readonly LaterItem[], filter: LaterFilter) {
  const byKind = countBy(filteredLater(items, { ...filter, kind: undefined }).map(({ kind }) => kind))
  const inChannels = filteredLater(items, { ...filter, channel: undefined })
  const byChannel = countBy(inChannels.flatMap(({ channel }) => channel?.id ?? []))
  const names = new Map(items.flatMap((item) => (item.channel ? [[item.channel.id, laterChannelName(item)]] : [])))
  const isOffered = (count: number, isSelected: boolean) => count > 0 || isSelected
  const kinds = laterKinds.flatMap((value): LaterChoice[] => {
    const count = byKind.get(value) ?? 0
    return isOffered(count, value === filter.kind) ? [{ value, label: laterKindText[value], count }] : []
  })
  const ids = [...new Set([...names.keys(), ...(filter.channel === undefined ? [] : [filter.channel])])]
  const channels = ids.flatMap((value): LaterChoice[] => {
    const count = byChannel.get(value) ?? 0
    const label = names.get(value) ?? '名前のわからないチャンネル'
    return isOffered(count, value === filter.channel) ? [{ value, label, count }] : []
  })
  return { kinds, channels: channels.toSorted((one, other) => one.label.localeCompare(other.label, 'ja')) }
}
