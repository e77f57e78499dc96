import { channelView } from '../mappers/channel.mappers.ts'
import { channelsQuery } from './channel.queries.ts'
import { usePagedList } from './usePagedList.ts'

/** All channels, as screens list them. */
export const useChannels = () => usePagedList(channelsQuery, channelView)
