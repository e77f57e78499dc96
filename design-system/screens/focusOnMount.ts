/** A ref callback: focuses the element once, when it mounts. A heading also needs `tabIndex={-1}`. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
