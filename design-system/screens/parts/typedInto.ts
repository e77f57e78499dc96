/** What a control holds: whether a box is checked, otherwise its text. */
const valueOf = (control: Element | RadioNodeList) =>
  control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked
    : (control as HTMLInputElement | RadioNodeList).value

/** What stands in the fields of a form, by their names; what has no field of its own stays as it was. */
export function typedInto<Values extends object>(form: HTMLFormElement, before: Values): Values {
  const typed = Object.keys(before).flatMap((name) => {
    const control = form.elements.namedItem(name)
    return control ? [[name, valueOf(control)] as const] : []
  })
  return { ...before, ...Object.fromEntries(typed) }
}
