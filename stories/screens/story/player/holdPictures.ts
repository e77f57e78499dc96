/**
 * Keeps pictures loading for as long as a test needs, independent of the network. `hold` is a story's `beforeEach`;
 * `arrive` lets all of them load.
 */
export function holdPictures() {
  const held = new Map<HTMLImageElement, string>()
  const images = HTMLImageElement.prototype
  // oxlint-disable-next-line typescript/unbound-method -- called with the element as this
  const { setAttribute } = Element.prototype
  const [src, complete] = [property(images, 'src'), property(images, 'complete')]
  const restore = () => {
    Element.prototype.setAttribute = setAttribute
    Object.defineProperties(images, { src, complete })
  }
  const hold = () => {
    held.clear()
    Element.prototype.setAttribute = function set(this: Element, name: string, value: string) {
      if (this instanceof HTMLImageElement && name === 'src') held.set(this, value)
      else setAttribute.call(this, name, value)
    }
    Object.defineProperties(images, {
      src: {
        ...src,
        set(this: HTMLImageElement, value: string) {
          held.set(this, value)
        },
      },
      // Returns false while the picture's URL is held back, because a picture that is complete and has no size counts
      // as failed.
      complete: {
        ...complete,
        get(this: HTMLImageElement) {
          return !held.has(this) && Boolean(complete.get?.call(this))
        },
      },
    })
    return restore
  }
  const arrive = () => {
    restore()
    for (const [image, address] of held) image.src = address
    held.clear()
  }
  return { hold, arrive }
}

function property(of: object, name: string): PropertyDescriptor {
  const found = Object.getOwnPropertyDescriptor(of, name)
  if (!found) throw new Error(`No ${name}.`)
  return found
}
