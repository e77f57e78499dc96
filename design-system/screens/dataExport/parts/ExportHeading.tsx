/** Focuses the element if the focused button has disappeared, but never takes the focus from another element. */
function focusIfLost(element: HTMLElement | null): void {
  const page = element?.ownerDocument
  if (page && (!page.activeElement || page.activeElement === page.body)) element.focus({ preventScroll: true })
}

/**
 * The heading of a phase of the export. With `takesFocus` it takes the focus if the pressed button of the previous
 * phase has disappeared.
 */
export function ExportHeading({ takesFocus = true, children }: { takesFocus?: boolean | undefined; children: string }) {
  return (
    <h2 ref={takesFocus ? focusIfLost : undefined} tabIndex={-1} className="heading text-20">
      {children}
    </h2>
  )
}
