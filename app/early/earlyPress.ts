declare global {
  interface Window {
    /** Called when the page or a part of it is hydrated. Carries out the saved press if its button works now. */
    tsudoiHydrated?: () => void
  }
}

/** Whether React has hydrated an element, so that React handles the element's events. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** Matches the ids that React's `useId` generates. A browser that renders the page again generates other ids. */
const generatedId = /_r_\w+?_/gi

/**
 * Returns a copy of a button without what may differ when the browser hydrates the page or renders it again: its state,
 * the generated ids in its attributes, and the spaces in its styles.
 */
function lookOf(button: HTMLElement): Node {
  const copy = button.cloneNode(true) as HTMLElement
  copy.removeAttribute('aria-busy')
  copy.removeAttribute('aria-disabled')
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const attribute of element.attributes)
      attribute.value = attribute.name === 'style' ? element.style.cssText : attribute.value.replaceAll(generatedId, '')
  return copy
}

/** The buttons of the page that look the same as this one. */
function twinsOf(button: HTMLElement): HTMLElement[] {
  const look = lookOf(button)
  return [...document.querySelectorAll<HTMLElement>('#root button')].filter((other) => lookOf(other).isEqualNode(look))
}

/** A press on a button that React has not hydrated yet. */
interface Press {
  button: HTMLElement
  /** How many buttons looked like the pressed one, and the position of the pressed one among them. */
  twins: number
  index: number
}

/** The button of a press, or the button that has replaced it because the page was rendered again. */
function currentButton({ button, twins, index }: Press): HTMLElement | undefined {
  if (button.isConnected) return button
  const same = twinsOf(button)
  return same.length === twins ? same[index] : undefined
}

/**
 * Repeats the user's last press on a button that React had not hydrated yet, because the page or the module of its part
 * was still loading. Such a button does nothing, and React does not repeat the press. Links work without React. A
 * button that costs coins is disabled until hydration, so no press on it is saved.
 */
export function repeatPressAfterHydration(): void {
  let press: Press | undefined
  /**
   * Whether React's listeners are attached. React then hydrates a pressed element first, if the element's module has
   * loaded.
   */
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
    // Hides this press from React, which might also carry it out.
    event.preventDefault()
    event.stopImmediatePropagation()
    drop()
    if (button.getAttribute('aria-disabled') === 'true') return
    keep(button)
    if (isListening) repeat()
  }
  /** Prevents a form that is not hydrated from loading its address. */
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
