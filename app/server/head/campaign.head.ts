import { listCampaigns } from '@tsudoi/contracts/campaign/campaign.endpoints'
import { paths } from '../../paths.ts'
import { pageSize } from '../../queries/pageSize.ts'
import type { MakePageHead, HeadRequest } from '../pageHead.ts'
import { readChannel } from './headChannel.ts'
import { namesSentence } from './headText.ts'
import { pageTitleOf } from './pageTitleOf.ts'
import { contentHead, type ContentHeadInput } from './contentHead.ts'

const isPast = (search: URLSearchParams) => search.get('list') === 'past'

/**
 * The sentences that describe a list of campaigns; the first one begins with `whose`. Also whether search engines may
 * list the page, which they may not if the list is empty.
 */
async function listSentences(
  { read, search }: HeadRequest,
  whose: string,
  ipId?: string,
): Promise<Pick<ContentHeadInput, 'sentences' | 'isIndexed'>> {
  const phase = isPast(search) ? 'PAST' : 'CURRENT'
  const answer = await read(listCampaigns, {}, { phase, ipId, limit: pageSize, offset: 0 })
  const list = answer?.list ?? []
  const names = list.map(({ name }) => name)
  const sentences = [
    `${whose}${isPast(search) ? 'これまでの' : '開催中の'}キャンペーンの一覧`,
    namesSentence(names, answer?.total),
    '投票、抽選、受注販売、ライブトークなど',
  ]
  return { sentences, ...(list.length === 0 && { isIndexed: false }) }
}

/** Head of the list of all campaigns: the current ones, or with `?list=past` the past ones. */
export const campaignListHead: MakePageHead = async (request) => {
  const title = pageTitleOf('/campaign')
  const path = paths.campaigns(isPast(request.search) ? 'past' : 'current')
  return contentHead({ kind: title, name: title, path, ...(await listSentences(request, '')) })
}

/** Head of the list of a channel's campaigns. */
export const channelCampaignsHead: MakePageHead = async (request) => {
  const { id = '' } = request.params
  const channel = await readChannel(request.read, id)
  if (!channel) return undefined
  return contentHead({
    kind: 'キャンペーン',
    name: channel.name,
    title: (name) => `${name}のキャンペーン`,
    path: paths.channelCampaigns(id, isPast(request.search) ? 'past' : 'current'),
    ...(await listSentences(request, `${channel.name}の`, id)),
    channel,
  })
}
