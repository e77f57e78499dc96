/** The fields of a form that have an error, in the order of the form, for its ErrorSummary. */
export function summaryOf<Name extends string>(
  errors: Partial<Record<Name, unknown>>,
  fields: readonly { fieldId: string; name: Name; label: string }[],
): { fieldId: string; label: string }[] {
  return fields.filter(({ name }) => errors[name]).map(({ fieldId, label }) => ({ fieldId, label }))
}
