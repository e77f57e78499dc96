import type { PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'

/** The state of the player during a video of 24 minutes. */
export const examplePlayer: PlayerView = {
  stage: { is: 'video', playback: 'playing' },
  kind: 'onDemand',
  place: 503,
  span: { start: 0, end: 1452 },
  buffered: 690,
  speed: 1,
  volume: 0.8,
  isMuted: false,
  captions: [{ id: 'ja', label: '日本語', language: 'ja' }],
  captionId: 'ja',
  features: { hasFullScreen: true, hasPictureInPicture: true, hasVolume: true },
  isFullScreen: false,
  isInPicture: false,
  hasShortcuts: true,
  isIdle: false,
}

/** The state of the player during a premiere, without captions. */
export const examplePremierePlayer: PlayerView = {
  ...examplePlayer,
  kind: 'premiere',
  captions: [],
  captionId: undefined,
}

/** The state of the player while several viewers watch a film together, from a start time that they have chosen. */
export const exampleTogetherPlayer: PlayerView = { ...examplePlayer, kind: 'together' }

/** The state of the player during a live stream with a ten-minute rewind buffer. */
export const exampleLivePlayer: PlayerView = {
  ...examplePlayer,
  kind: 'live',
  span: { start: 5_400, end: 6_000 },
  place: 5_994,
  buffered: 6_000,
  delay: 6,
  captions: [],
  captionId: undefined,
}

/** The error message of a video that cannot be played. */
export const playerFailure = {
  title: '動画を再生できませんでした',
  cause: '電波が弱いか、動画の配信が止まっています。',
  remedy: '少し待って、もう一度再生してください。続きから始まります。',
}
