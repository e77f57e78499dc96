/** What a control holds: whether a box is checked, otherwise its text; '' where nothing is chosen. */
function valueOf(control: Element | RadioNodeList): string | boolean {
  if (!(control instanceof HTMLInputElement)) return (control as HTMLSelectElement | RadioNodeList).value
  if (control.type === 'radio') return control.checked ? control.value : ''
  return control.type === 'checkbox' ? control.checked : control.value
}

/** What stands in the fields of a form, by their names; what has no field of its own stays as it was. */
export function typedInto<Values extends object>(form: HTMLFormElement, before: Values): Values {
  const typed = Object.keys(before).flatMap((name) => {
    const control = form.elements.namedItem(name)
    return control ? [[name, valueOf(control)] as const] : []
  })
  return { ...before, ...Object.fromEntries(typed) }
}
