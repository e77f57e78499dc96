/** The value of a control: for a checkbox whether it is checked, otherwise its text; '' when nothing is selected. */
function valueOf(control: Element | RadioNodeList): string | boolean {
  if (!(control instanceof HTMLInputElement)) return (control as HTMLSelectElement | RadioNodeList).value
  if (control.type === 'radio') return control.checked ? control.value : ''
  return control.type === 'checkbox' ? control.checked : control.value
}

/** Reads the values of a form's fields by name; values without a field of that name are taken from `before`. */
export function readFormValues<Values extends object>(form: HTMLFormElement, before: Values): Values {
  const typed = Object.keys(before).flatMap((name) => {
    const control = form.elements.namedItem(name)
    return control ? [[name, valueOf(control)] as const] : []
  })
  return { ...before, ...Object.fromEntries(typed) }
}
