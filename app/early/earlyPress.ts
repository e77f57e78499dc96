declare global {
  interface Window {
    /** Ends the wait for hydration, and carries out the press that the user has made since. Set for rendered pages. */
    tsudoiHydrated?: () => void
  }
}

/**
 * Remembers the user's last press on a button of a page that is not hydrated yet, and repeats it after hydration:
 * before that, the button does nothing, and React does not repeat the press. Links work by themselves. A button that
 * costs coins is disabled until hydration, so its presses are not repeated.
 */
export function repeatPressAfterHydration(): void {
  let pressed: HTMLElement | undefined
  const mark = (isBusy: boolean) => {
    if (isBusy) pressed?.setAttribute('aria-busy', 'true')
    else pressed?.removeAttribute('aria-busy')
  }
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button')
    if (!button) return
    event.preventDefault()
    mark(false)
    pressed = button.getAttribute('aria-disabled') === 'true' ? undefined : button
    mark(true)
  }
  addEventListener('click', onClick, true)
  window.tsudoiHydrated = () => {
    removeEventListener('click', onClick, true)
    mark(false)
    pressed?.click()
  }
}
