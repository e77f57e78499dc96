/**
 * Returns a ref callback that writes the height of its element in px to a custom property of the page while it is
 * mounted, so that CSS can keep other elements clear of it.
 */
export const measureHeight =
  (property: `--${string}`) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined
    const { style } = element.ownerDocument.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }
