/** As a `ref`: what has just appeared takes the focus, once. Give a heading `tabIndex={-1}` with it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
