import type { Failure } from '@tsudoi/design-system/loadable'
import type { PlaybackFault } from './engine.types.ts'

const resumesText = 'もう一度再生すると、続きから始まります。'

/** Messages for faults that all recovery steps (recovery.ts) could not fix: title, cause and remedy. */
const failures: Readonly<Record<PlaybackFault | 'stall', Failure>> = {
  network: {
    title: '動画を読みこめませんでした',
    cause: '電波が弱いか、動画の配信が止まっています。',
    remedy: `接続を確かめて、少し待ってください。${resumesText}`,
  },
  stall: {
    title: '動画が止まってしまいました',
    cause: '通信が遅いか、動画の一部が届いていません。',
    remedy: `接続を確かめてください。${resumesText}`,
  },
  expired: {
    title: '動画のアドレスの期限が切れました',
    cause: '時間がたったか、見られる期間が終わりました。',
    remedy: 'もう一度再生しても見られないときは、ページを開きなおしてください。',
  },
  media: {
    title: '動画を再生できませんでした',
    cause: '動画の一部がこわれているか、この端末では再生できない形式です。',
    remedy: `${resumesText}変わらないときは、ほかのブラウザーをお試しください。`,
  },
  unplayable: {
    title: 'この動画は、この端末では再生できません',
    cause: '動画が届いていないか、このブラウザーが対応していない形式です。',
    remedy: 'ブラウザーを新しくするか、ほかの端末でお試しください。',
  },
}

/** The message for a fault, or for playback that stalls. */
export const playerFailure = (fault: PlaybackFault | 'stall'): Failure => failures[fault]
