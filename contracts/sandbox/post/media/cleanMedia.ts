/** A file that is what it says, without metadata. */
export interface CleanMedia {
  /** In pixels, as it is shown. */
  width: number
  height: number
  content: Uint8Array<ArrayBuffer>
}
