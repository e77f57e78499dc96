/** The video player: plays one video with recovery, captions, and the position at which it was left (Q398). */

/** The player and its props. */
export { Player } from './internal/Player.tsx'
export type { PlayedVideo, VideoPlayerProps } from './internal/player.types.ts'

/** Where a video is played from: the query of a signed source, and the check of an address from a server. */
export type { PlayerSource } from './internal/engine.types.ts'
export { videoSourceQuery } from './internal/player.queries.ts'
export { mediaAddress, UnplayableAddress } from './internal/player.mappers.ts'

/** The position at which each video was left, on this device and synchronised between devices. */
export { syncedVideoPositions, videoPositions } from './internal/videoPositions.ts'

/** The engines that can play a source, for the player's test page (e2e/player). */
export { enginesFor } from './internal/videoAttachment.ts'
