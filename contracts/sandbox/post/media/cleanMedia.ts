/** A media file whose format was verified and whose metadata was removed. */
export interface CleanMedia {
  /** The width in pixels at which the picture is displayed. */
  width: number
  height: number
  content: Uint8Array<ArrayBuffer>
}
