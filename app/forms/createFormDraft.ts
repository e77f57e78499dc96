import { formDrafts } from './formDrafts.ts'

/** The unsaved input of one form. How long it lasts: formDrafts.ts. */
export interface FormDraft<Values> {
  read: () => Values | undefined
  /** Stores values of the form. The fields that are not given keep their values. */
  store: (values: Partial<Values>) => void
  clear: () => void
}

type Fields = Readonly<Record<string, unknown>> | undefined

/** Converts a stored value to the shape of `initial`: a field of another type gets its initial value. */
function fitted(value: unknown, initial: unknown): unknown {
  if (typeof initial !== 'object') return typeof value === typeof initial ? value : initial
  return Object.fromEntries(
    Object.entries(initial ?? {}).map(([name, each]) => [name, fitted((value as Fields)?.[name], each)]),
  )
}

/** A text for comparing two drafts. It is equal if the drafts differ only in blanks. */
const withoutBlanks = (values: object) =>
  JSON.stringify(values, (_field, value: unknown) => (typeof value === 'string' ? value.trim() : value))

/**
 * Creates the draft of a form. Fields that a stored draft lacks or has in another type come from `empty`, because
 * another build may have written it. A draft that differs from `empty` only in blanks is not stored. A password is
 * never stored.
 */
export function createFormDraft<Values extends object & { password?: undefined }>(
  name: string,
  empty: Values,
): FormDraft<Values> {
  const read = () => {
    const kept = formDrafts.readJson(name)
    return kept && (fitted(kept, empty) as Values)
  }
  return {
    read,
    store(values) {
      const next = { ...empty, ...read(), ...values }
      if (withoutBlanks(next) === withoutBlanks(empty)) formDrafts.remove(name)
      else formDrafts.write(name, JSON.stringify(next))
    },
    clear: () => formDrafts.remove(name),
  }
}
