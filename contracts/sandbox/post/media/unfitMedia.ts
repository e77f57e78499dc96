/** A file is not of its format, cut off, animated, or carries something that cannot be taken out. */
export class UnfitMedia extends Error {
  override name = 'UnfitMedia'
}
