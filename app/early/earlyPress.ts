declare global {
  interface Window {
    /** Called when the page, or a part of it, is hydrated: carries out the kept press if its button works now. */
    tsudoiHydrated?: () => void
  }
}

/** Whether React has taken an element over, so that it handles its events. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** A copy of a button without the state that hydration changes. */
function withoutState(button: HTMLElement): Node {
  const copy = button.cloneNode(true) as HTMLElement
  copy.removeAttribute('aria-busy')
  copy.removeAttribute('aria-disabled')
  return copy
}

/** The buttons of the page that look the same as this one. */
function twinsOf(button: HTMLElement): HTMLElement[] {
  const look = withoutState(button)
  return [...document.querySelectorAll<HTMLElement>('#root button')].filter((other) =>
    withoutState(other).isEqualNode(look),
  )
}

/** A press that waits for its button. */
interface Press {
  button: HTMLElement
  /** The number of buttons that looked the same, and which one of them was pressed. */
  twins: number
  index: number
}

/** The button of a press, or the one that has replaced it because the page was rendered again. */
function currentButton({ button, twins, index }: Press): HTMLElement | undefined {
  if (button.isConnected) return button
  const same = twinsOf(button)
  return same.length === twins ? same[index] : undefined
}

/**
 * Keeps the user's last press on a button of a rendered page that is not hydrated yet, or is in a part whose module is
 * still loading: such a button does nothing, and React does not repeat the press. Links work by themselves. A button
 * that costs coins is disabled until hydration, so its presses are not kept.
 */
export function repeatPressAfterHydration(): void {
  let press: Press | undefined
  /** Whether React listens. It then hydrates what is pressed first, if its module has loaded. */
  let isListening = false
  let isRepeating = false

  function drop(): void {
    press?.button.removeAttribute('aria-busy')
    press = undefined
  }

  function keep(button: HTMLElement): void {
    const same = twinsOf(button)
    press = { button, twins: same.length, index: same.indexOf(button) }
    button.setAttribute('aria-busy', 'true')
  }

  function repeat(): void {
    const button = press && currentButton(press)
    press?.button.removeAttribute('aria-busy')
    if (!button) return drop()
    isRepeating = true
    button.click()
    isRepeating = false
    if (isTakenOver(button)) drop()
    else button.setAttribute('aria-busy', 'true')
  }

  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('#root button')
    if (!button || isRepeating || isTakenOver(button)) return
    // React must not see this press: it might carry it out, and then it would be carried out twice.
    event.preventDefault()
    event.stopImmediatePropagation()
    drop()
    if (button.getAttribute('aria-disabled') === 'true') return
    keep(button)
    if (isListening) repeat()
  }
  /** A form that is not hydrated would load its address. */
  const onSubmit = (event: Event) => {
    if (!isTakenOver(event.target as Element)) event.preventDefault()
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  window.tsudoiHydrated = () => {
    isListening = true
    if (press) repeat()
  }
}
