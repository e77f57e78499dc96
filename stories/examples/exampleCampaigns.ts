import type { CampaignKind, CampaignSummary } from '../../design-system/screens/campaign.types.ts'
import { benio, lemonade, shinyou, setsugen, todai, velvet } from './exampleChannels.ts'
import { exampleNow } from './exampleNow.ts'

const channelOf = ({ id, name, seed, href }: typeof todai) => ({ id, name, seed, href })
const hoursFromNow = (hours: number) => new Date(Date.parse(exampleNow) + hours * 3_600_000).toISOString()

const vote: CampaignSummary = {
  id: 'VOTE_RANKING-todai-last-song',
  kind: 'VOTE_RANKING',
  name: '公開収録、最後の一曲',
  image: '/textures/todai/studio.svg',
  channel: channelOf(todai),
  href: '/vote/ranking/todai-last-song',
  start: hoursFromNow(-120),
  end: hoursFromNow(5),
  state: 'OPEN',
}

const draw: CampaignSummary = {
  id: 'DRAW-todai-dial',
  kind: 'DRAW',
  name: '今夜のダイヤル合わせ',
  image: '/textures/todai/night.svg',
  channel: channelOf(todai),
  href: '/channel/todai/draw/todai-dial',
  start: hoursFromNow(-300),
  end: hoursFromNow(340),
  state: 'ENTERED',
}

const livetalk: CampaignSummary = {
  id: 'LIVE_TALK_GROUP-todai-pier',
  kind: 'LIVE_TALK_GROUP',
  name: '桟橋の一分',
  image: '/textures/todai/harbour.svg',
  channel: channelOf(todai),
  href: '/livetalk/group/todai-pier',
  start: hoursFromNow(-24),
  end: hoursFromNow(200),
  state: 'RESERVED',
}

const event: CampaignSummary = {
  id: 'EVENT-todai-harbour',
  kind: 'EVENT',
  name: '港の公開収録 第五十夜',
  image: '/textures/todai/harbour.svg',
  channel: channelOf(todai),
  href: '/event/todai-harbour',
  start: hoursFromNow(50),
  end: hoursFromNow(53),
  state: 'COMING',
}

const lottery: CampaignSummary = {
  id: 'LOTTERY-lemonade-flag',
  kind: 'LOTTERY',
  name: 'パレードの旗、さしあげます',
  image: '/textures/lemonade/parade-flag.svg',
  channel: channelOf(lemonade),
  href: '/lottery/lemonade-flag',
  start: hoursFromNow(-50),
  end: hoursFromNow(30),
  result: hoursFromNow(78),
  state: 'OPEN',
}

const preorder: CampaignSummary = {
  id: 'PREORDER-velvet-press',
  kind: 'PREORDER',
  name: '真夜中の刷り場 受注会',
  image: '/textures/velvet/warm.svg',
  channel: channelOf(velvet),
  href: '/preorder/velvet-press',
  start: hoursFromNow(-90),
  end: hoursFromNow(260),
  state: 'OPEN',
}

const coop: CampaignSummary = {
  id: 'VOTE_COOP-shinyou-firewood',
  kind: 'VOTE_COOP',
  name: '冬じたく 薪一万本',
  image: '/textures/shinyou/cabin.svg',
  channel: channelOf(shinyou),
  href: '/vote/coop/shinyou-firewood',
  start: hoursFromNow(-190),
  end: hoursFromNow(120),
  state: 'ENTERED',
}

/**
 * Campaigns of the example channel 灯台放送局 (`todai` in the code): open, used today, reserved, upcoming.
 */
export const campaignsOfTodai: CampaignSummary[] = [vote, draw, livetalk, event]

/** Campaigns of all channels, ordered by their end. */
export const exampleCampaigns: CampaignSummary[] = [vote, lottery, event, coop, livetalk, preorder, draw]

/** Twelve campaigns, one of them waiting for its result. */
export const manyCampaigns: CampaignSummary[] = [
  ...exampleCampaigns,
  {
    ...lottery,
    id: 'waiting',
    name: '結果を待つ抽選',
    end: hoursFromNow(-2),
    result: hoursFromNow(20),
    state: 'CLOSED',
  },
  ...(['VOTE_RANKING', 'LOTTERY', 'PREORDER', 'DRAW'] as const).map((kind: CampaignKind, index) => ({
    ...preorder,
    id: `more-${kind}`,
    kind,
    name: `これから始まるもの その${index + 1}`,
    channel: channelOf(benio),
    start: hoursFromNow(20 + index),
    end: hoursFromNow(400 + index),
    state: 'COMING' as const,
  })),
]

/** Ended campaigns: won, lost, with and without a result. */
export const pastCampaigns: CampaignSummary[] = (
  [
    ['WON', 'LOTTERY', '初雪の日の一枚'],
    ['LOST', 'LOTTERY', '流星群の夜の抽選会'],
    ['RESULT', 'VOTE_RANKING', '窓辺に置く一冊'],
    ['CLOSED', 'EVENT', '消灯 前回公演の全曲上映'],
  ] as const
).map(([state, kind, name], index) => ({
  ...vote,
  id: `past-${index}`,
  kind,
  name,
  image: '/textures/setsugen/window.svg',
  channel: channelOf(setsugen),
  start: hoursFromNow(-400),
  end: hoursFromNow(-30 * (index + 1)),
  state,
}))

/** A campaign with names longer than any line, without a picture. */
export const longCampaign: CampaignSummary = {
  ...lottery,
  id: 'long',
  name: 'とても長い名前の抽選、'.repeat(8),
  image: undefined,
  channel: { ...channelOf(velvet), name: 'ながい名前のチャンネル'.repeat(6) },
}
