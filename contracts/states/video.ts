import { videoAccessTypes } from '../video/videoKinds.ts'
import { choiceParam, textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const videoId = textParam('video-hoshiyomi-1', 'Id of the video')
const screens = ['/channel/:id/movie/:videoId', '/channel/:id/movie'] as const

/** Provider states of the area `video`. */
export const videoStates = {
  'a video': {
    title: '公開中の動画',
    needs: ['a channel'],
    description:
      'The only video of the channel, published now, with an HLS stream and without viewers. RENTAL is 100 coins for 48 hours, PURCHASE 300 coins, WEB_PAYMENT 1,200 yen. In `full` it is a premiere that has begun, has a trailer and subtitles, and both a price in coins and one in yen; in `minimal` it is on demand. The channel exists already.',
    params: {
      ipId,
      videoId,
      accessType: choiceParam(['FREE', ...videoAccessTypes], 'How one may watch it'),
      detail,
    },
    returns: [],
    screens,
  },
  'a video whose publication has ended': {
    title: '公開の終わった動画',
    needs: ['a channel'],
    description:
      'A free video whose publication period is over (UnavailableVideoPublicationPeriod). The channel exists already.',
    params: { ipId, videoId },
    returns: [],
    screens,
  },
  'a premiere that has not begun': {
    title: '開演前のプレミア公開',
    needs: ['a channel'],
    description: 'A free premiere, published, that begins in an hour (OutOfTerm). The channel exists already.',
    params: { ipId, videoId },
    returns: [],
    screens,
  },
  'access to a video': {
    title: '視聴できる動画',
    needs: ['a channel', 'a video'],
    description: 'The account may watch the video beyond what is free: bought or unlocked for ever, or rented.',
    params: { accountId, ipId, videoId, hours: integerParam(48, 'For how many hours from now; 0: for ever') },
    returns: [],
    screens,
  },
  'a viewed video': {
    title: '視聴済みの動画',
    needs: ['a channel', 'a video'],
    description: 'The account has viewed the video; both exist already.',
    params: { accountId, ipId, videoId },
    returns: [],
    screens,
  },
  'a playlist': {
    title: '再生リストに入っている動画',
    needs: ['a channel', 'a video'],
    description: 'A playlist of the channel with only this video; both exist already.',
    params: { ipId, videoId, playlistId: textParam('playlist-hoshiyomi-1', 'Id of the playlist') },
    returns: [],
    screens,
  },
  'penlights of viewers': {
    title: '一緒に見る人のペンライト',
    needs: ['a channel', 'a video'],
    description:
      'Viewers who watch the video together from a start have waved three PINK penlights and no others, and none of them is connected now. The video exists already.',
    params: { videoId, startAt: textParam('2026-01-31T12:00:00Z', 'When they began to watch, a whole minute') },
    returns: [],
    screens: ['/channel/:id/movie/:videoId'],
  },
  'exactly so many videos': {
    title: '決まった数の動画',
    needs: ['a channel'],
    description:
      'The channel has these videos and no other ones: `video-1` published 2026-01-01T09:00:00Z, `video-2` a day later, and so on; in `minimal` free and on demand, in `full` as `a video` for RENTAL. The channel exists already.',
    params: { ipId, count: integerParam(5, 'How many; 0 for an empty list'), detail },
    returns: [],
    screens: ['/channel/:id/movie'],
  },
} as const satisfies Readonly<Record<string, State>>
