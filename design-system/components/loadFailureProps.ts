/**
 * Props of an `<img>` that call `onFailure` if it cannot be loaded. An image in prerendered HTML can fail before React
 * attaches `onError`; decoding it again reports that failure.
 */
export const loadFailureProps = (onFailure: () => void) => ({
  onError: onFailure,
  ref: (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0) img.decode().catch(onFailure)
  },
})
