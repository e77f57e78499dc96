/**
 * The video player. It plays one video, recovers from faults, and shows captions. It also stores the position at which
 * the user left the video (Q398).
 */

/** The player and its props. */
export { Player } from './internal/Player.tsx'
export type { PlayedVideo, VideoPlayerProps } from './internal/player.types.ts'

/** The position of all viewers of a premiere, or of a video watched together, at a time. */
export { premiereStateAt } from './internal/premiere.rules.ts'

/** The source of a video: the query of a signed source, and the check of an address from a server. */
export type { PlayerSource } from './internal/engine.types.ts'
export { videoSourceQuery } from './internal/player.queries.ts'
export { mediaAddress, UnplayableAddress } from './internal/player.mappers.ts'

/** The positions at which the user left each video. They are stored on this device and synchronised between devices. */
export { syncedVideoPositions, videoPositions } from './internal/videoPositions.ts'

/** The engines that can play a source, for the player's test page (e2e/player). */
export { enginesFor } from './internal/videoAttachment.ts'
