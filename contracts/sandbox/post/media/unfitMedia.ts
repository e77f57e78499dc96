/**
 * The error for a file that has another format, is truncated or animated, or contains something that cannot be removed.
 */
export class UnfitMedia extends Error {
  override name = 'UnfitMedia'
}
