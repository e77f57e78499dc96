/** Why a picture or a video cannot be sent. */
export type MediaProblemReason =
  /** The file has 0 bytes. */
  | 'empty'
  | 'pictureTooLarge'
  | 'videoTooLarge'
  /** The content is of a kind that a post cannot contain, even if the file's name says otherwise. */
  | 'unknown'
  /** The file is a QuickTime film with codecs that some browsers cannot play. */
  | 'quickTime'
  /** The file is a QuickTime film in HEVC, as an iPhone records it unless its settings say otherwise. */
  | 'hevc'
  /** The content is valid, but this browser cannot decode it. */
  | 'unsupported'
  /** The file is truncated. */
  | 'cutOff'
  /** The file cannot be decoded. */
  | 'broken'
  /** The picture has more pixels than a camera produces. */
  | 'tooManyPixels'

/** Thrown for a file that must not be sent, with the reason. */
export class MediaProblem extends Error {
  override name = 'MediaProblem'
  readonly reason: MediaProblemReason
  constructor(reason: MediaProblemReason) {
    super(`A file cannot be sent: ${reason}`)
    this.reason = reason
  }
}
