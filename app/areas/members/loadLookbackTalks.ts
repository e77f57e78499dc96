import { listCampaigns } from '@tsudoi/contracts/campaign/campaign.endpoints'
import { listMemberGroupLivetalks } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { isNotFound } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { largestPageSize as limit, loadAllPages } from '../../queries/loadAllPages.ts'
import { serverIso } from '../../time/clock.ts'
import { talkEntries } from './lookback.mappers.ts'
import type { LookbackData, LookbackEntries } from './lookback.types.ts'

/** Maximum number of live talk groups whose slots of the member are requested: those that ended last. */
const maxTalkGroups = 30

/** The id of a group of live talks, and until when its slots could be reserved. */
interface TalkGroup {
  id: string
  endTime: string
}

/** Loads the groups of live talks of a phase. `isComplete` is false if there are more groups. */
async function talkGroupsIn(phase: 'CURRENT' | 'PAST', signal: AbortSignal) {
  let count = 0
  const { items, isComplete } = await loadAllPages(async (offset: number = 0) => {
    const { list, total } = await call(listCampaigns, { query: { phase, limit, offset } }, { signal })
    const groups = list
      .filter(({ kind }) => kind === 'LIVE_TALK_GROUP')
      .map(({ campaignId, endTime }): TalkGroup => ({ id: campaignId, endTime: normalisedInstant(endTime) }))
    count += groups.length
    const loaded = offset + list.length
    // Past groups are sorted by their end, so later pages contain only older groups.
    const isEnough = phase === 'PAST' && count > maxTalkGroups
    return { items: groups, next: loaded < total && list.length > 0 && !isEnough ? loaded : undefined }
  })
  return { groups: items, isComplete }
}

const slotsIn = (id: string, signal: AbortSignal) =>
  call(listMemberGroupLivetalks, { params: { id } }, { signal }).then(talkEntries, (error: unknown) => {
    if (isNotFound(error)) return []
    throw error
  })

async function loadFromGroups(signal: AbortSignal): Promise<LookbackEntries> {
  const [current, past] = await Promise.all([talkGroupsIn('CURRENT', signal), talkGroupsIn('PAST', signal)])
  const groups = [...new Map([...current.groups, ...past.groups].map((group) => [group.id, group])).values()]
  const latestFirst = groups.toSorted((a, b) => (a.endTime < b.endTime ? 1 : -1))
  const asked = latestFirst.slice(0, maxTalkGroups)
  const isComplete = current.isComplete && past.isComplete && asked.length === latestFirst.length
  return {
    entries: (await Promise.all(asked.map(({ id }) => slotsIn(id, signal)))).flat(),
    // Reservations for the groups that were left out ended before this time.
    since: isComplete ? undefined : ((latestFirst[maxTalkGroups] ?? asked.at(-1))?.endTime ?? serverIso()),
  }
}

/**
 * Loads the member's past talks. No call lists them, so this requests the member's slots in the published groups of
 * live talks. Resolves with `absent` if the host has no list of campaigns, a call that the specification does not have
 * (Q524).
 */
export async function loadLookbackTalks(signal: AbortSignal): Promise<LookbackData> {
  try {
    return await loadFromGroups(signal)
  } catch (error) {
    if (isNotFound(error)) return 'absent'
    throw error
  }
}
