import { textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

/** Provider states of the area `channel`. */
export const channelStates = {
  'a channel': {
    title: 'チャンネルがある',
    description: 'A published channel without programme, members or gacha. Only other states add followers.',
    params: { ipId, detail },
    returns: [],
    screens: ['/channel/:id', '/channel', '/signup/follow'],
  },
  'a channel whose publication has ended': {
    title: '公開の終わったチャンネル',
    description: 'A channel whose publication period is over (UnavailableIpPublicationPeriod).',
    params: { ipId },
    returns: [],
    screens: ['/channel/:id'],
  },
  'a channel that closes meanwhile': {
    title: '公開が今おわったチャンネル',
    needs: ['a channel'],
    description:
      'The publication of the channel ends now (UnavailableIpPublicationPeriod). Its content and what members did there stay as they are. The channel exists already.',
    params: { ipId },
    returns: [],
    screens: ['/channel/:id'],
  },
  'no channels': {
    title: 'チャンネルがひとつもない',
    description: 'No channel is published. Before `a channel`: no other channel is published.',
    params: {},
    returns: [],
    screens: ['/channel', '/signup/follow'],
    hasTeardown: true,
  },
  'a channel with a programme': {
    title: '今日の番組があるチャンネル',
    description: 'A published channel that has something on its programme of today, and, in `full`, members.',
    params: { ipId, programmeId: textParam('programme-hoshiyomi-1', 'Id of the entry'), detail },
    returns: [],
    screens: ['/channel/:id', '/home'],
  },
  'a followed channel': {
    title: 'フォロー中のチャンネル',
    needs: ['a channel'],
    description: 'The account follows the channel since 2026-01-01T00:00:00Z and the given hours; both exist already.',
    params: { accountId, ipId, hours: integerParam(0, 'Hours after 2026-01-01T00:00:00Z') },
    returns: [],
    screens: ['/channel/:id', '/profile/follow'],
  },
} as const satisfies Readonly<Record<string, State>>
