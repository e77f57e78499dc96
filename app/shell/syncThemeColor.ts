/** The frame of the current page, whose attributes carry the channel's colours and the mode. */
const currentFrame = () => document.getElementById('main')?.parentElement ?? undefined

/** The channel's colour as the frame shows it now, in light or dark mode. Undefined for a page without a channel. */
const colorOf = (frame: HTMLElement | undefined) =>
  frame?.hasAttribute('data-channel') ? getComputedStyle(frame).getPropertyValue('--solid').trim() : undefined

/** Sets the colour of the browser's window; without one, the window has its own colour. */
function setThemeColor(color: string | undefined): void {
  const [tag = document.createElement('meta'), ...others] = document.querySelectorAll('meta[name=theme-color]')
  for (const other of others) other.remove()
  if (!color) return tag.remove()
  tag.setAttribute('name', 'theme-color')
  tag.setAttribute('content', color)
  tag.removeAttribute('media')
  document.head.append(tag)
}

/**
 * Gives the browser's window the colour of the page's channel, from now on: when another page opens, when the channel's
 * colour arrives, and when the device changes between light and dark (Q475). It reads the frame instead of the page's
 * data, so that no page loads code for it. Until this is called, the window has the colour that the server has written.
 *
 * @returns A function that ends this.
 */
export function syncThemeColor(): () => void {
  const root = document.getElementById('root')
  if (!root) return () => {}
  let frame: HTMLElement | undefined
  const update = () => setThemeColor(colorOf(frame))
  const attributes = new MutationObserver(update)
  const follow = () => {
    if (frame === currentFrame()) return
    frame = currentFrame()
    attributes.disconnect()
    if (frame) attributes.observe(frame, { attributeFilter: ['data-channel', 'data-mode', 'style'] })
    update()
  }
  // The frame is a child of the root. A session's end mounts another one.
  const mounts = new MutationObserver(follow)
  mounts.observe(root, { childList: true })
  const mode = matchMedia('(prefers-color-scheme: dark)')
  mode.addEventListener('change', update)
  follow()
  return () => {
    attributes.disconnect()
    mounts.disconnect()
    mode.removeEventListener('change', update)
  }
}
