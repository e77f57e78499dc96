/** Why a picture or a video cannot be sent. */
export type MediaReason =
  /** 0 bytes. */
  | 'empty'
  | 'pictureTooLarge'
  | 'videoTooLarge'
  /** By its content it is nothing that a post can have, whatever its name says. */
  | 'unknown'
  /** A QuickTime film, as an iPhone takes it: it has to be saved as an MP4 first. */
  | 'quickTime'
  /** It is what it says, and this browser cannot read it. */
  | 'unsupported'
  /** It ends before its end. */
  | 'cutOff'
  /** It cannot be decoded. */
  | 'broken'
  /** More pixels than anybody's camera has. */
  | 'tooManyPixels'
  /** It could not be made sure that nothing of its origin goes along. */
  | 'unclean'

/** A file that stays here, with the reason. */
export class MediaProblem extends Error {
  override name = 'MediaProblem'
  readonly reason: MediaReason
  constructor(reason: MediaReason) {
    super(`A file cannot be sent: ${reason}`)
    this.reason = reason
  }
}
