/** A media file whose format was verified and whose metadata was removed. */
export interface CleanMedia {
  /** Displayed width in pixels. */
  width: number
  height: number
  content: Uint8Array<ArrayBuffer>
}
