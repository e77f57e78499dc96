import { getChannelNologin, listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { countText } from '@tsudoi/design-system/text/countText'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'
import { pageSize } from '../../queries/pageSize.ts'
import type { MakePageHead } from '../pageHead.ts'
import { headChannel } from './headChannel.ts'
import { namesSentence, titleLine } from './headText.ts'
import { pageTitleOf } from './pageTitleOf.ts'
import { breadcrumbList, contentHead } from './contentHead.ts'

/** Head of the list of channels. */
export const channelListHead: MakePageHead = async ({ read }) => {
  const answer = await read(listChannels, {}, { limit: pageSize, offset: 0 })
  const title = pageTitleOf(paths.channels)
  const names = (answer?.list ?? []).map(({ name }) => name)
  return contentHead({
    kind: title,
    name: title,
    path: paths.channels,
    ...(names.length === 0 && { isIndexed: false }),
    sentences: ['集いのチャンネルの一覧', namesSentence(names, answer?.total), '好きなチャンネルをフォローできます'],
  })
}

/**
 * Head of a channel's page, with or without its timeline. Search engines may not list the timeline, because members
 * write it, and no post is quoted (Q417).
 */
export const channelHead: MakePageHead = async ({ params: { id = '' }, search, read }) => {
  const ip = (await read(getChannelNologin, { id }))?.ip
  if (!ip) return undefined
  const { name, color } = headChannel({ ...ip, ipName: ip.name })
  const isTimeline = search.get('tab') === 'posts'
  const path = isTimeline ? paths.channelPosts(id) : paths.channel(id)
  const followers = ip.followerCount === undefined ? undefined : `フォロワー${countText(ip.followerCount)}人`
  const kind = isTimeline ? 'タイムライン' : (ip.category ?? 'チャンネル')
  const head = contentHead({
    kind: titleLine(kind, 'チャンネル'),
    name,
    path,
    type: 'profile',
    ...(isTimeline && { isIndexed: false }),
    sentences: isTimeline
      ? [`${name}のタイムライン`, '公式からのお知らせと、ファンどうしの投稿が集まります', ip.description]
      : [`${ip.category || '集い'}のチャンネル`, ip.schedule, ip.description, followers],
    detail: ip.schedule ?? followers,
    image: ip.heroImage ?? ip.image,
  })
  const way = breadcrumbList([
    ['チャンネル', paths.channels],
    [name, paths.channel(id)],
  ])
  const image = pictureOf(ip.heroImage ?? ip.image)
  const organization = { '@type': 'Organization', name, url: paths.channel(id), image }
  return { ...head, card: { ...head.card, color }, jsonLd: [way, organization] }
}
